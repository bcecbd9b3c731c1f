import type { Environment } from './environment.ts';
import { escapeScript } from './site/html.ts';

/** The settings of the Studio from the environment, which are written into its page. */
export type StudioSettings = Pick<Environment, 'projectId' | 'dataset' | 'siteUrl'>;

/** The page of the built Studio with its settings as a block of data, which `studio/studio-settings.ts` reads. */
export function withStudioSettings(page: string, { projectId, dataset, siteUrl }: StudioSettings): string {
  const json = JSON.stringify({ projectId, dataset, previewOrigin: siteUrl });
  const block = `<script type="application/json" id="studio-settings">${escapeScript(json)}</script>`;
  // Replacing by function: a replacing string would give `$` a meaning.
  return page.replace('<head>', () => `<head>${block}`);
}
