/** Settings of the Studio from the environment. A server writes them into the HTML: `server/studio/studio-settings.ts`. */
interface StudioSettings {
  projectId: string;
  dataset: string;
  /** Origin of the site in the preview; undefined when it is that of the Studio. */
  previewOrigin?: string | undefined;
}

const settings = readPageSettings() ?? readVariableSettings();

export const { projectId, dataset } = settings;

/** Origin of the site in the preview. */
export function getPreviewOrigin(): string {
  return settings.previewOrigin ?? location.origin;
}

function readPageSettings(): StudioSettings | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById('studio-settings')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/**
 * Settings from build-time variables, where no server of ours writes the HTML: the command line, `sanity dev`,
 * and a Studio hosted by Sanity.
 */
function readVariableSettings(): StudioSettings {
  return {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'local',
    dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
    previewOrigin: process.env.SANITY_STUDIO_PREVIEW_ORIGIN,
  };
}
