import { definePlugin, type LayoutProps } from 'sanity';
import { createGlobalStyle } from 'styled-components';

/**
 * Hides what is of no use to an editor: the menu of a single workspace, the Studio's help about registering and updating
 * itself, and links to its maker's pages, which an offline machine cannot open. The Guide is the help here. The Studio
 * has no option for these; `couplings.test.ts` lists the ids and addresses.
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

/** Hides the menus that only developers of the Studio have a use for. */
export const hiddenMenus = definePlugin({
  name: 'hidden-menus',
  studio: { components: { layout: LayoutWithoutMenus } },
});
