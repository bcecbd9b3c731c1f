import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { NavigationItem } from '../content/site-settings-query.ts';
import { theme } from '../theme/theme.ts';

interface FooterProps {
  productName: string;
  links: NavigationItem[];
}

/** The links that close every page (spec section 2). */
export function Footer({ productName, links }: FooterProps) {
  return (
    <Band>
      <Name>{productName}</Name>
      <nav aria-label="Footer">
        <Links>
          {links.map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </Links>
      </nav>
    </Band>
  );
}

const Band = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[6]} ${theme.space[12]};
  padding: ${theme.space[12]} ${theme.space.gutter};
  color: ${theme.color.onBandSoft};
  background: ${theme.color.band};
`;

const Name = styled.p`
  color: ${theme.color.onBand};
  font-family: ${theme.font.display};
  font-size: ${theme.text.title};
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[6]};
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    color: ${theme.color.onBandSoft};
    font-size: ${theme.text.small};
  }
  a:hover {
    color: ${theme.color.onBand};
  }
`;
