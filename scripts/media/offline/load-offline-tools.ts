import { type OfflineTools, ToolsMissingError } from '../../../server/providers/offline/offline-tools.ts';

/** The development dependencies that the tools are made of. */
const PACKAGES = ['@echogarden/espeak-ng-emscripten', '@ffmpeg-installer/ffmpeg', '@dicebear/core'];

let loading: Promise<OfflineTools> | undefined;

/**
 * Loads what speaks and draws offline, when it is first needed.
 *
 * @throws ToolsMissingError where the development dependencies are not installed
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
