import type { ContentReader } from '../data/content-source.ts';

/**
 * The parts of the page that the preview needs. The page passes them in, and the preview imports no module of the site: a module
 * that both import would become a separate chunk, which every visitor would load.
 */
export interface SitePage {
  projectId: string;
  dataset: string;
  /** The origin of a Studio on another host; '' if there is none. */
  studioOrigin: string;
  /** Replaces the source of every later query. */
  readContentFrom: (reader: ContentReader) => void;
  /** Refetches the queries on the page; resolves when they are done. */
  readAgain: () => Promise<void>;
  /** Opens the gate for this page without storing anything. */
  unlock: () => void;
}
