import { type OfflineTools, ToolsMissingError } from '../../../../server/providers/offline/offline-tools.ts';

/** The development dependencies that the tools need. */
const PACKAGES = ['@echogarden/espeak-ng-emscripten', '@ffmpeg-installer/ffmpeg', '@dicebear/core'];

let loading: Promise<OfflineTools> | undefined;

/**
 * Loads the offline speech and drawing tools, on first use.
 *
 * @throws ToolsMissingError when the development dependencies are not installed
 */
export function loadOfflineTools(): Promise<OfflineTools> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<OfflineTools> {
  const missing = PACKAGES.find((name) => !isInstalled(name));
  if (missing) throw new ToolsMissingError(`${missing} is missing`);
  return (await import('./offline-tools.ts')).offlineTools;
}

function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}
