import { definePlugin, type LayoutProps } from 'sanity';
import { createGlobalStyle } from 'styled-components';

/**
 * What leads an editor nowhere: the menu of a single workspace, the Studio's own help about registering and updating
 * itself, and links to its maker's pages, which an offline machine cannot open. The Guide is the help here. The Studio
 * has no option for these; ids and addresses are those of version 6.9, and the journeys notice when they change.
 */
const WithoutDeadEnds = createGlobalStyle`
  #workspace-menu,
  [data-ui='MenuButton']#menu-button-resources,
  a[href^='https://www.sanity.io/manage'],
  a[href^='https://www.sanity.io/docs/studio/scheduled-drafts'] {
    display: none;
  }
`;

function PlainLayout(props: LayoutProps) {
  return (
    <>
      <WithoutDeadEnds />
      {props.renderDefault(props)}
    </>
  );
}

/** The Studio without what only its makers and developers have a use for. */
export const plainStudio = definePlugin({
  name: 'plain-studio',
  studio: { components: { layout: PlainLayout } },
});
