import type { Environment } from '../process/environment.ts';
import { escapeScript } from '../site/html.ts';

/** The settings of the Studio from the environment, which its page contains. */
export type StudioSettings = Pick<Environment, 'projectId' | 'dataset' | 'siteUrl'>;

/** Adds the settings to the page of the built Studio as a data block, which `studio/shared/studio-settings.ts` reads. */
export function withStudioSettings(page: string, { projectId, dataset, siteUrl }: StudioSettings): string {
  const json = JSON.stringify({ projectId, dataset, previewOrigin: siteUrl });
  const block = `<script type="application/json" id="studio-settings">${escapeScript(json)}</script>`;
  // A replacer function, since a replacement string would interpret `$`.
  return page.replace('<head>', () => `<head>${block}`);
}
