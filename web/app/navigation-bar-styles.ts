import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const { wide, short } = theme.window;

/** Below this width (a phone with large text) name and button do not fit side by side. */
const tight = '15rem';

/**
 * On a wide screen the bar shows the name above a row of items across the full width. The name scrolls out of view and returns
 * when it is focused; the row of items is sticky. In a low window the whole bar scrolls out of view.
 */
export const Bar = styled.header`
  position: sticky;
  z-index: 2;
  top: 0;
  background: ${theme.color.paper};
  border-bottom: ${theme.border.hair} solid ${theme.color.rule};

  @media (width >= ${wide}) {
    top: calc(-1 * ${theme.size.masthead});
    /* Delayed, so that an item does not move away from the pointer when a click on it takes the focus from the name. */
    transition: top 0s ${theme.duration.patient};

    &:has(> nav > a:focus-visible) {
      top: 0;
      transition-delay: 0s;
    }
  }
  @media (width < ${tight}) {
    position: relative;
  }
  @media screen and (width < ${wide}) and (height < ${short}) {
    position: relative;
  }
  @media screen and (scripting: none) and (width < ${wide}) {
    position: static;
  }
`;

export const Inner = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.size.navigation};
  padding-inline: ${theme.space.page};

  @media (width >= ${wide}) {
    flex-wrap: wrap;
  }
  @media (width < ${tight}) {
    flex-wrap: wrap;
    padding-block: ${theme.space[3]};
  }
  /* Without JavaScript the menu is part of the page, above its content. */
  @media screen and (scripting: none) and (width < ${wide}) {
    display: block;
    padding-block: ${theme.space[2]};
  }
`;

export const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.target};
  color: ${theme.color.ink};
  font: ${theme.weight.regular} ${theme.text.title} / ${theme.leading.snug} ${theme.font.display};
  letter-spacing: ${theme.tracking.tight};
  text-decoration: none;

  @media (width >= ${wide}) {
    min-height: ${theme.size.masthead};
  }
`;

/** A phone has no room for it between the name and the menu button, and has it in the menu. */
export const ContactLink = styled.a`
  display: none;
  align-items: center;
  min-height: ${theme.size.target};
  margin-inline: auto ${theme.space[6]};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.medium};

  @media (width >= ${theme.width.compact}) {
    display: inline-flex;
  }
  @media (width >= ${wide}) {
    margin-inline-end: 0;
  }
`;

export const Toggle = styled.button`
  min-width: 5.5rem;
  min-height: ${theme.size.target};
  background: none;
  border: ${theme.border.hair} solid ${theme.color.ruleStrong};
  border-radius: ${theme.radius.round};
  font-size: ${theme.text.small};
  cursor: pointer;

  @media (width >= ${wide}) {
    display: none;
  }
  /* Without JavaScript the button would do nothing. */
  @media (scripting: none) {
    display: none;
  }
`;

/** The menu drops down over the page, in as many columns as fit; without JavaScript it is part of the page. */
const behindTheButton = css<{ $isOpen: boolean }>`
  position: absolute;
  inset: 100% 0 auto;
  display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${theme.size.cardSmall}), 1fr));
  column-gap: ${theme.space[8]};
  max-height: calc(100dvh - ${theme.size.navigation});
  padding: ${theme.space[2]} ${theme.space.page} ${theme.space[6]};
  overflow-y: auto;
  background: ${theme.color.paper};
  border-bottom: ${theme.border.hair} solid ${theme.color.rule};
  box-shadow: ${theme.shadow.raised};

  li {
    border-bottom: ${theme.border.hair} solid ${theme.color.rule};
  }
  a {
    font-size: ${theme.text.small};
  }
  a[aria-current='page'] {
    font-weight: ${theme.weight.bold};
  }
  @media (scripting: none) {
    position: static;
    display: grid;
    max-height: none;
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;

const sideBySide = css`
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${theme.space[4]};
`;

export const List = styled.ul<{ $isOpen: boolean }>`
  list-style: none;

  a {
    display: flex;
    align-items: center;
    min-height: ${theme.size.menuItem};
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.caption};
    line-height: ${theme.leading.snug};
    letter-spacing: ${theme.tracking.menu};
    text-decoration: none;
  }
  a:hover {
    color: ${theme.color.accent};
  }
  a[aria-current='page'] {
    color: ${theme.color.ink};
    box-shadow: inset 0 -${theme.border.rule} ${theme.color.accent};
  }

  @media (width < ${wide}) {
    ${behindTheButton}
  }
  @media (width >= ${wide}) {
    ${sideBySide}
  }
`;

/** The last entry of a phone's menu, apart from the pages. */
export const ContactEntry = styled.li`
  && {
    grid-column: 1 / -1;
    margin-top: ${theme.space[4]};
    border: 0;
  }
  && a {
    color: ${theme.color.accent};
    font-weight: ${theme.weight.medium};
    text-decoration: underline;
  }
  @media (width >= ${theme.width.compact}) {
    display: none;
  }
`;
