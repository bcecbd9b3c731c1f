import type { AvatarAssets } from '../avatar.ts';
import type { AvatarAssetService } from '../avatar-asset-service.ts';
import type { GenerationStatus } from '../status.ts';
import { getStatus } from '../status.ts';

/** An asset service whose generations are ended by the test. */
export function createFakeService() {
  const entries = new Map<string, GenerationStatus>();
  const assets = new Map<string, AvatarAssets>();
  const generations: { avatarId: string; succeed: () => void; fail: (reason: unknown) => void }[] = [];
  const service: AvatarAssetService = {
    async checkAssets(avatarId) {
      const found = assets.get(avatarId) ?? {};
      return { assets: found, status: getStatus(found) };
    },
    generateAssets: (avatarId, signal) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        generations.push({
          avatarId,
          succeed: () => {
            assets.set(avatarId, completeAssets);
            resolve(completeAssets);
          },
          fail: reject,
        });
      }),
    getAssetUrls: async () => ({ image: undefined, audio: undefined, video: undefined }),
    generationStatus: (avatarId) => entries.get(avatarId),
  };
  return { service, entries, assets, generations };
}

const asset = { publicId: 'a', url: '/a', secureUrl: '/a', resourceType: 'video', version: '1' } as const;

export const completeAssets: AvatarAssets = { image: asset, audio: asset, video: asset };
