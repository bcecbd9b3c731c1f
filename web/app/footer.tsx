import { styled } from 'styled-components';
import type { NavigationItem } from '../data/site-settings-query.ts';
import { groundDeclarations, theme } from '../theme/theme.ts';
import { SiteLink } from '../ui/controls/site-link.tsx';
import { withTooltip } from '../ui/controls/tooltip-attribute.ts';

interface FooterProps {
  productName: string;
  text: string | undefined;
  menu: NavigationItem[];
  links: NavigationItem[];
}

/** The footer of every page: the product's name, an editable line of text, the menu again, and the links. */
export function Footer({ productName, text, menu, links }: FooterProps) {
  return (
    <Band>
      <Words>
        <Name>{productName}</Name>
        {text && <p>{text}</p>}
      </Words>
      {(menu.length > 0 || links.length > 0) && (
        <Lists as="nav" aria-label="Footer">
          <LinkList items={menu} isMenu />
          <LinkList items={links} />
        </Lists>
      )}
    </Band>
  );
}

function LinkList({ items, isMenu = false }: { items: NavigationItem[]; isMenu?: boolean }) {
  if (items.length === 0) return null;
  return (
    <Links $isMenu={isMenu}>
      {items.map(({ label, path, hint }) => (
        <li key={`${path} ${label}`}>
          <SiteLink to={path} {...withTooltip(hint)}>
            {label}
          </SiteLink>
        </li>
      ))}
    </Links>
  );
}

const Band = styled.footer`
  ${groundDeclarations}
  display: grid;
  gap: ${theme.space[8]} ${theme.space[12]};
  padding: ${theme.space[16]} ${theme.space.page};

  @media (width >= ${theme.width.wide}) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
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

const Lists = styled.div`
  display: grid;
  gap: ${theme.space[8]} ${theme.space[12]};

  @media (width >= ${theme.width.medium}) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
  }
`;

const Links = styled.ul<{ $isMenu: boolean }>`
  /* The long entries of the menu need a line of a phone for themselves. */
  columns: ${({ $isMenu }) => ($isMenu ? '12rem' : '9rem')} 2;
  column-gap: ${theme.space[6]};
  list-style: none;

  li {
    display: flex;
    break-inside: avoid;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    color: ${theme.color.inkSoft};
    font-size: ${({ $isMenu }) => theme.text[$isMenu ? 'caption' : 'small']};
    letter-spacing: ${({ $isMenu }) => ($isMenu ? theme.tracking.menu : 'normal')};
    line-height: ${theme.leading.snug};
  }
  a:hover {
    color: ${theme.color.ink};
  }
`;
