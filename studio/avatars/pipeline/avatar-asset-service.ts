import { getDeliveryUrl } from '../../../content/delivery-url.ts';
import type { Avatar, AvatarAssets } from './avatar.ts';
import type { Clock } from './clock.ts';
import { generateAvatar } from './generation.ts';
import type { GenerationPorts } from './generation-run.ts';
import { getMessage, messages } from './messages.ts';
import { findProblem, listExistingAssets, type PipelineSettings, planGeneration } from './plan.ts';
import type { AvatarRecord, AvatarRecords } from './records.ts';
import { type AssetStatus, type GenerationStatus, getStatus, makeErrorStatus, steps } from './status.ts';

/** How long a status entry is kept after a generation has ended, in milliseconds. */
const cleanupDelay = { complete: 2000, error: 5000 } as const;

/** URLs at which an avatar's files can be displayed and played. */
interface AssetUrls {
  image: string | undefined;
  audio: string | undefined;
  video: string | undefined;
}

/** The read-only part of the service. */
export interface AvatarAssetReader {
  /**
   * Finds out which files exist.
   *
   * @throws Error with the reason's message, or with 'Failed to check assets' when it has none
   */
  checkAssets(avatarId: string): Promise<{ status: AssetStatus; assets: AvatarAssets }>;
}

/** The avatar asset service: checks and generates files and returns their URLs, by avatar id. */
export interface AvatarAssetService extends AvatarAssetReader {
  /**
   * Generates the missing files. Only one generation per avatar may run: a second call rejects.
   *
   * @throws Error with a message of the catalogue; the signal's reason once it is aborted
   */
  generateAssets(avatarId: string, signal?: AbortSignal): Promise<AvatarAssets>;
  getAssetUrls(avatarId: string): Promise<AssetUrls>;
  /** Progress of a generation; undefined when none is running and the entry of the last one was removed. */
  generationStatus(avatarId: string): GenerationStatus | undefined;
}

interface AvatarAssetServiceOptions extends Omit<GenerationPorts, 'records'> {
  records: AvatarRecords;
  clock: Clock;
}

export function createAvatarAssetService(options: AvatarAssetServiceOptions): AvatarAssetService {
  const { records, clock } = options;
  const entries = new Map<string, GenerationStatus>();
  const running = new Set<string>();

  const readAvatar = async (avatarId: string) => {
    const found = await records.read(avatarId);
    if (!found) throw new Error(`There is no avatar called '${avatarId}'.`);
    return found;
  };
  /** Removes the entry after a delay, unless another generation has replaced it. */
  const removeLater = (avatarId: string, entry: GenerationStatus, delay: number) => {
    void clock.sleep(delay).then(() => {
      if (entries.get(avatarId) === entry) entries.delete(avatarId);
    });
  };
  const end = (avatarId: string, entry: GenerationStatus, delay: number) => {
    entries.set(avatarId, entry);
    running.delete(avatarId);
    removeLater(avatarId, entry, delay);
  };
  const checkAssets: AvatarAssetService['checkAssets'] = async (avatarId) => {
    try {
      const { avatar, record } = await readAvatar(avatarId);
      const assets = findMatchingAssets(avatar, record, options.settings);
      return { assets, status: { ...getStatus(assets), isGenerating: running.has(avatarId) } };
    } catch (error) {
      throw new Error(getMessage(error, messages.checkFailed), { cause: error });
    }
  };

  return {
    checkAssets,
    async generateAssets(avatarId, signal) {
      if (running.has(avatarId)) throw new Error(messages.inProgress);
      running.add(avatarId);
      entries.set(avatarId, { ...steps.starting });
      try {
        const report = (step: GenerationStatus) => entries.set(avatarId, step);
        const assets = await generateAvatar(await readAvatar(avatarId), options, { signal, report });
        end(avatarId, { ...steps.complete }, cleanupDelay.complete);
        return assets;
      } catch (error) {
        // A cancelled generation needs no error status.
        if (signal?.aborted) {
          running.delete(avatarId);
          entries.delete(avatarId);
        } else {
          end(avatarId, makeErrorStatus(getMessage(error, messages.generationFailed)), cleanupDelay.error);
        }
        throw error;
      }
    },
    async getAssetUrls(avatarId) {
      const { assets } = await checkAssets(avatarId);
      return {
        image: assets.image && getDeliveryUrl(assets.image.secureUrl, 'profile'),
        audio: assets.audio?.secureUrl,
        video: assets.video?.secureUrl,
      };
    },
    generationStatus: (avatarId) => entries.get(avatarId),
  };
}

/** The files that exist and are up to date; all files in use when no generation can be planned. */
function findMatchingAssets(avatar: Avatar, record: AvatarRecord, settings: PipelineSettings): AvatarAssets {
  if (findProblem(avatar, settings) !== undefined) return record.inUse;
  return listExistingAssets(avatar, planGeneration(avatar, settings), record);
}
