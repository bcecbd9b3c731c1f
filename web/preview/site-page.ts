import type { ContentReader } from '../content/published-reader.ts';

/**
 * What the preview may do to the page that it is part of. The page hands it over, and nothing of the site is imported
 * here: a part that both hold would be cut out of what every visitor loads.
 */
export interface SitePage {
  projectId: string;
  dataset: string;
  /** The origin of a Studio that is not served with the site; '' when there is none. */
  studioOrigin: string;
  /** Has every later query answered by this reader. */
  readContentFrom: (reader: ContentReader) => void;
  /** Has what is shown read anew; resolves when it was. */
  readAgain: () => Promise<void>;
  /** Opens the gate for this page, and keeps nothing of it. */
  unlock: () => void;
}
