import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** From here on all items of the menu stand side by side. */
const wide = '75rem';

export const Bar = styled.header`
  position: sticky;
  z-index: 2;
  top: 0;
  background: ${theme.color.paper};
  border-bottom: ${theme.border.hair} solid ${theme.color.rule};
`;

export const Inner = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${theme.space[6]};
  min-height: ${theme.size.navigation};
  padding-inline: ${theme.space.gutter};
`;

export const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.navigation};
  color: ${theme.color.ink};
  font: ${theme.weight.regular} ${theme.text.title} / ${theme.leading.snug} ${theme.font.display};
  letter-spacing: ${theme.tracking.tight};
  text-decoration: none;
`;

export const Toggle = styled.button`
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  padding-inline: ${theme.space[4]};
  background: none;
  border: ${theme.border.hair} solid ${theme.color.ruleStrong};
  border-radius: ${theme.radius.round};
  font-size: ${theme.text.small};
  cursor: pointer;

  @media (min-width: ${wide}) {
    display: none;
  }
`;

const sideBySide = css`
  display: flex;
  flex: 1;
  align-items: stretch;
  justify-content: flex-end;
  gap: ${theme.space[4]};
  max-height: none;
  padding: 0;

  a {
    justify-content: center;
    max-width: 10.5rem;
    min-height: ${theme.size.navigation};
    padding: 0;
    text-align: center;
    border-block: ${theme.border.rule} solid transparent;
  }
  a[aria-current='page'] {
    border-left: 0;
    border-bottom-color: ${theme.color.accent};
  }
`;

export const List = styled.ul<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
  flex-basis: 100%;
  max-height: calc(100dvh - ${theme.size.navigation});
  padding-bottom: ${theme.space[4]};
  overflow-y: auto;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    min-height: ${theme.size.target};
    padding-inline: ${theme.space[3]};
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.caption};
    line-height: ${theme.leading.snug};
    letter-spacing: ${theme.tracking.wide};
    text-decoration: none;
    border-left: ${theme.border.rule} solid transparent;
  }
  a:hover {
    color: ${theme.color.accent};
  }
  a[aria-current='page'] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.bold};
    border-left-color: ${theme.color.accent};
  }

  @media (min-width: ${wide}) {
    ${sideBySide}
  }
`;
