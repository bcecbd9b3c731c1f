import { vi } from 'vitest';
import type { AgentAvatar } from '../agent-avatar.ts';
import type { AvatarTools } from '../avatar-tools.ts';
import type { AvatarAssets } from '../pipeline/avatar.ts';
import { createGenerator } from '../pipeline/generator.ts';
import { computeVideoId, planGeneration } from '../pipeline/plan.ts';
import { createStatusStore } from '../pipeline/status-store.ts';
import { createFakeService } from '../pipeline/testing/fake-service.ts';
import { emptyRecord, tara } from '../pipeline/testing/records.ts';

/** An agent without a video. */
export const agent: AgentAvatar = {
  documentId: 'agent-tara',
  draftRevision: undefined,
  avatar: { ...tara, voice: { introText: 'I keep the books.' } },
  record: emptyRecord,
  title: 'Tax',
  introText: 'I keep the books.',
  captionsUrl: undefined,
  hasUploadedVideo: false,
  hasVoiceCaptions: true,
};
export const settings = { defaultVoiceId: 'v1', model: undefined, cloudName: 'beacon' };
const plan = planGeneration(agent.avatar, settings);
const asset = (publicId: string) =>
  ({ publicId, url: '', secureUrl: `/${publicId}.mp4`, resourceType: 'video', version: '1' }) as const;
/** The files of its video. */
export const made: Required<AvatarAssets> = {
  image: asset(plan.image.publicId),
  audio: asset(plan.speech.publicId),
  video: asset(computeVideoId(agent.avatar, plan)),
};

/** Avatar tools with a fake speech client and a fake generation service. */
export function setUpTools(changes: Partial<AvatarTools['access']> = {}) {
  const fake = createFakeService();
  const log = vi.fn();
  const store = createStatusStore({ reader: fake.service, log });
  // The tests set the progress themselves.
  const clock = { now: () => 0, sleep: () => new Promise<void>(() => {}) };
  const generator = createGenerator({ service: fake.service, store, clock, log });
  const access = {
    settings,
    ownOrigin: 'http://localhost:3000',
    server: 'http://localhost:3000',
    isOffline: { speech: false, video: false },
    problem: undefined,
    ...changes,
  };
  const speech = {
    listVoices: async () => [
      { id: 'v1', name: 'Rachel', description: 'calm', previewUrl: 'https://a/v1.mp3' },
      { id: 'v2', name: 'Adam', description: 'deep', previewUrl: undefined },
    ],
  };
  const records = { activateRun: vi.fn(async () => {}), setVoice: vi.fn(async () => {}) };
  // The components under test use only these parts of the tools.
  const tools = { access, speech, records, store, generator } as unknown as AvatarTools;
  return { ...fake, tools, records, store };
}
