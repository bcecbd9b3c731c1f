/** What the environment says of the Studio. A server writes it into the page: `server/studio-settings.ts`. */
interface StudioSettings {
  projectId: string;
  dataset: string;
  /** The origin of the site that the preview shows; undefined where the Studio shares it. */
  previewOrigin?: string | undefined;
}

const settings = settingsOfPage() ?? settingsOfVariables();

export const { projectId, dataset } = settings;

/** The origin of the site that the preview shows. */
export function previewOrigin(): string {
  return settings.previewOrigin ?? location.origin;
}

function settingsOfPage(): StudioSettings | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById('studio-settings')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Without a page of our servers: Sanity's command line, `sanity dev`, and a Studio that Sanity hosts, where they are built in. */
function settingsOfVariables(): StudioSettings {
  return {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'local',
    dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
    previewOrigin: process.env.SANITY_STUDIO_PREVIEW_ORIGIN,
  };
}
