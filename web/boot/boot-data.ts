/** What the document tells its first script, as data attributes. All are addresses. */
export interface BootData {
  /** The application's script. */
  app?: string | undefined;
  /**
   * Every script that this page needs, separated by spaces, so that they come together. With the gate off the first is
   * `entry-start.ts`. With the gate on the next two say what is needed besides.
   */
  scripts?: string | undefined;
  /** The page's own scripts, for an unlocked browser. */
  unlocked?: string | undefined;
  /** Those of the gate's dialog, for a locked one. */
  locked?: string | undefined;
  /** The page's fragment, with the gate on. */
  fragment?: string | undefined;
  /** With the gate off: the fragment too, of which only the data is not in the document. */
  data?: string | undefined;
}
