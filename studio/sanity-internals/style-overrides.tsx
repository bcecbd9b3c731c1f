import { definePlugin, type LayoutProps } from 'sanity';
import { createGlobalStyle, styled } from 'styled-components';

/**
 * Hides the workspace menu, the Studio's help menu about registering and updating it, and links to sanity.io,
 * which do not work offline. The guide replaces the help menu. The Studio has no options for these;
 * `couplings.test.ts` lists the selectors.
 */
const HiddenMenus = createGlobalStyle`
  #workspace-menu,
  [data-ui='MenuButton']#menu-button-resources,
  a[href^='https://www.sanity.io/manage'],
  a[href^='https://www.sanity.io/docs/studio/scheduled-drafts'] {
    display: none;
  }
`;

function LayoutWithoutMenus(props: LayoutProps) {
  return (
    <>
      <HiddenMenus />
      {props.renderDefault(props)}
    </>
  );
}

/** Hides menus that are of no use to editors. */
export const hiddenMenus = definePlugin({
  name: 'hidden-menus',
  studio: { components: { layout: LayoutWithoutMenus } },
});

/** Makes the portable text editor about twenty lines high; the Studio's default is five. */
export const TallEditor = styled.div`
  & [data-testid='pt-editor'][data-fullscreen='false'] {
    height: min(60vh, 36rem);
  }
`;
