import type { Avatar } from '../avatar.ts';
import { createAvatarAssetService } from '../avatar-asset-service.ts';
import { generateAvatar } from '../generation.ts';
import type { GenerationPorts } from '../generation-run.ts';
import type { Credentials } from '../providers/connection.ts';
import type { GenerationStatus } from '../status.ts';
import { createTestClients } from './providers.ts';
import { createMemoryRecords, tara } from './records.ts';

/** A pipeline with in-memory records and mocked providers, accessed through the proxy by default. */
export function createTestPipeline(
  avatar: Avatar = tara,
  changes: Partial<GenerationPorts> = {},
  credentials: Credentials = { kind: 'proxy', token: () => 'editor' },
) {
  const memory = createMemoryRecords(avatar);
  const { clock, ...clients } = createTestClients(undefined, credentials);
  const ports: GenerationPorts & { records: typeof memory.records } = {
    ...clients,
    download: async () => new Blob(['face'], { type: 'image/jpeg' }),
    ownOrigin: 'http://localhost:3000',
    settings: { defaultVoiceId: undefined, model: undefined, cloudName: 'beacon' },
    ...changes,
    records: memory.records,
  };
  const service = createAvatarAssetService({ ...ports, clock });

  return {
    clock,
    ports,
    service,
    record: memory.current,
    discard: memory.discard,
    /** Runs a generation; calls `report` with each step and returns all steps. */
    async generate(report: (step: GenerationStatus) => void = () => {}, signal?: AbortSignal) {
      const steps: GenerationStatus[] = [];
      const found = await ports.records.read(avatar.id);
      if (!found) throw new Error('The test has no avatar');
      const assets = await generateAvatar(found, ports, {
        signal,
        report: (step) => {
          steps.push(step);
          report(step);
        },
      });
      return { assets, steps: steps.map(({ stage, progress }) => [stage, progress] as const) };
    },
  };
}
