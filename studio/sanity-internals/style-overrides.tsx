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

/**
 * Shortens the Studio's line of when a document was edited, which otherwise runs under the Publish button in narrow panes.
 * In low windows, as at 400 % zoom, it makes room for the form: status and Publish share a row.
 */
const RoomInFooter = createGlobalStyle`
  [data-testid='pane-footer'] div:has([data-testid='pane-footer-document-status']),
  [data-testid='pane-footer-document-status'],
  [data-testid='pane-footer-document-status'] * {
    min-width: 0;
  }
  [data-testid='pane-footer-document-status'] [data-ui='Avatar'] {
    flex: none;
  }
  [data-testid='pane-footer-document-status'] [data-ui='Text'] > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media (max-height: 24rem) {
    [data-testid='pane-footer'] {
      display: flex;
      align-items: center;
    }
    [data-testid='pane-footer'] > :first-child:not(:only-child) {
      flex: 1;
      min-width: 0;
    }
    [data-testid='pane-footer'] > :not(:first-child) {
      flex: none;
    }
    [data-testid='pane-footer'] > :not(:first-child) div:has(> [data-testid='pane-footer-document-status']) {
      display: none;
    }
  }
`;

/** Makes the last cell of a row of the Scheduled tool as wide as its heading; the Studio's cuts the button in it off. */
const WholeScheduledRows = createGlobalStyle`
  td:has(> * > [data-testid='scheduled-draft-menu-button']) {
    width: 50px !important;
  }
`;

/** Shows the names in the path above an entry's dialog as they were written; the Studio's begins each word with a capital. */
const WrittenNames = createGlobalStyle`
  [data-testid^='breadcrumb-item-'] [data-ui='Text'] {
    text-transform: none !important;
  }
`;

function LayoutWithStyles(props: LayoutProps) {
  return (
    <>
      <HiddenMenus />
      <RoomInFooter />
      <WholeScheduledRows />
      <WrittenNames />
      {props.renderDefault(props)}
    </>
  );
}

/** Hides menus that are of no use to editors, and mends what runs out of its place. */
export const styleOverrides = definePlugin({
  name: 'style-overrides',
  studio: { components: { layout: LayoutWithStyles } },
});

/** Makes the portable text editor about twenty lines high; the Studio's default is five. */
export const TallEditor = styled.div`
  & [data-testid='pt-editor'][data-fullscreen='false'] {
    height: min(60vh, 36rem);
  }
`;
