import { styled } from 'styled-components';
import type { NavigationItem } from '../data/site-settings-query.ts';
import { groundDeclarations, theme } from '../theme/theme.ts';
import { SiteLink } from '../ui/site-link.tsx';
import { withTooltip } from '../ui/tooltip-attribute.ts';

interface FooterProps {
  productName: string;
  text: string | undefined;
  links: NavigationItem[];
}

/** The footer of every page: the product's name, an editable line of text, and the links. */
export function Footer({ productName, text, links }: FooterProps) {
  return (
    <Band>
      <Words>
        <Name>{productName}</Name>
        {text && <p>{text}</p>}
      </Words>
      {links.length > 0 && (
        <nav aria-label="Footer">
          <Links $rows={Math.ceil(links.length / 2)}>
            {links.map(({ label, path, hint }) => (
              <li key={`${path} ${label}`}>
                <SiteLink to={path} {...withTooltip(hint)}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </Links>
        </nav>
      )}
    </Band>
  );
}

const Band = styled.footer`
  ${groundDeclarations}
  display: grid;
  gap: ${theme.space[8]} ${theme.space[12]};
  padding: ${theme.space[16]} ${theme.space.page};

  @media (width >= ${theme.width.wide}) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  max-width: ${theme.size.cardLarge};
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};
`;

const Name = styled.p`
  color: ${theme.color.ink};
  font-family: ${theme.font.display};
  font-size: ${theme.text.title};
`;

const Links = styled.ul<{ $rows: number }>`
  display: grid;
  grid: repeat(${({ $rows }) => $rows}, auto) / auto-flow;
  column-gap: ${theme.space[6]};
  max-width: ${theme.size.cardLarge};
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.small};
  }
  a:hover {
    color: ${theme.color.ink};
  }
`;
