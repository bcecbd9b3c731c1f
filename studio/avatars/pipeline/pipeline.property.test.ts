// @vitest-environment node
import fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { isFullScope } from '../../../tests/setup/test-scope.ts';
import type { AvatarAsset } from './avatar.ts';
import { type AvatarAction, avatarsReducer, getAvatarState, noAvatars } from './reducer.ts';
import { type GenerationStatus, getStatus } from './status.ts';
import { createTestPipeline } from './testing/pipeline.ts';
import { addresses, type ProviderLog, setUpProviders, workingProviders } from './testing/providers.ts';

/** All pairs of stage and progress, with 0 for 'Starting generation...'. */
const table = [
  'checking 0',
  'checking 5',
  'generating_voice 15',
  'uploading_audio 30',
  'getting_image 45',
  'creating_video 60',
  'creating_video 75',
  'uploading_video 90',
  'complete 100',
  'error 0',
];

const asset: AvatarAsset = { publicId: 'a', url: '', secureUrl: '', resourceType: 'image', version: '1' };
const avatarId = fc.constantFrom('tara', 'neo', '__proto__');
const someAssets = fc.record(
  { image: fc.constant(asset), audio: fc.constant(asset), video: fc.constant(asset) },
  { requiredKeys: [] },
);
const stage = fc.constantFrom(
  'checking',
  'generating_voice',
  'uploading_audio',
  'getting_image',
  'creating_video',
  'uploading_video',
  'complete',
  'error',
);
const progress: fc.Arbitrary<GenerationStatus | undefined> = fc.option(
  fc.record({
    stage,
    message: fc.string(),
    progress: fc.constantFrom(-1, 0, 5, 15, 30, 45, 60, 75, 90, 100, Number.NaN),
  }),
  { nil: undefined },
);
const status = fc.record({
  hasImage: fc.boolean(),
  hasAudio: fc.boolean(),
  hasVideo: fc.boolean(),
  isComplete: fc.boolean(),
  isGenerating: fc.boolean(),
  error: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
});
const action: fc.Arbitrary<AvatarAction> = fc.oneof(
  fc.record({ type: fc.constant('SET_STATUS' as const), avatarId, status }),
  fc.record({ type: fc.constant('SET_PROGRESS' as const), avatarId, progress }),
  fc.record({ type: fc.constant('SET_ASSETS' as const), avatarId, assets: someAssets }),
  fc.record({ type: fc.constant('START_GENERATION' as const), avatarId }),
  fc.record({ type: fc.constant('GENERATION_ERROR' as const), avatarId, error: fc.string({ minLength: 1 }) }),
);

describe('any sequence of actions', () => {
  it('leaves every avatar in a valid state', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        let state = noAvatars;
        for (const next of actions) {
          state = avatarsReducer(state, next);
          for (const id of ['tara', 'neo', '__proto__']) {
            const { status, progress } = getAvatarState(state, id);
            expect(status.isComplete).toBe(status.hasImage && status.hasAudio && status.hasVideo);
            if (status.isGenerating) expect(status.error).toBeUndefined();
            if (!progress) continue;
            expect(table).toContain(`${progress.stage} ${progress.progress}`);
            if (status.isGenerating) continue;
            expect(progress.stage).toBe(status.error === undefined ? 'complete' : 'error');
          }
        }
      }),
    );
  });
});

const network = setUpProviders();

const faults: Record<string, () => Response> = {
  refused: () => HttpResponse.json({ error: { message: 'No' } }, { status: 400 }),
  broke: () =>
    HttpResponse.json({ kind: 'CreditsError', description: 'not enough credits' }, { status: 402 }),
  busy: () => new HttpResponse(null, { status: 429, headers: { 'retry-after': '3600' } }),
  down: () => HttpResponse.html('<h1>502</h1>', { status: 502 }),
  offline: () => HttpResponse.error(),
  garbled: () => HttpResponse.text('{"id":'),
  empty: () => HttpResponse.json({}),
  failed: () => HttpResponse.json({ status: 'error', error: null }),
  vague: () => HttpResponse.json({ status: 'done' }),
};
const fault = fc.option(fc.constantFrom(...Object.keys(faults)), { nil: undefined, freq: 2 });

/** Providers whose requests may each fail in one way; undefined means success. */
function troubledProviders(
  log: ProviderLog,
  plan: Record<'voice' | 'upload' | 'order' | 'look', string | undefined>,
) {
  const trouble = (name: string | undefined) => () => (name ? faults[name]?.() : undefined);
  return [
    http.post(`${addresses.speech}/text-to-speech/:voiceId/with-timestamps`, trouble(plan.voice)),
    http.post(`${addresses.media}/:cloud/:type/upload`, trouble(plan.upload)),
    http.post(`${addresses.video}/talks`, trouble(plan.order)),
    http.get(`${addresses.video}/talks/:id`, trouble(plan.look)),
    ...workingProviders(log),
  ];
}

describe('any responses of the providers', () => {
  it('keep the order of stages, end in success or error, and never repeat a paid request', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ voice: fault, upload: fault, order: fault, look: fault }),
        async (plan) => {
          const log: ProviderLog = { paid: [], uploads: [] };
          network.answer(...troubledProviders(log, plan));
          const { service, record } = createTestPipeline();
          const seen: string[] = [];
          const watch = () => {
            const entry = service.generationStatus('tara');
            const line = entry && `${entry.stage} ${entry.progress}`;
            if (line && line !== seen.at(-1)) seen.push(line);
          };
          network.answer(http.all('*', watch));
          const outcome = service.generateAssets('tara').then(
            () => 'complete',
            () => 'error',
          );
          const end = await outcome;
          watch();

          const places = seen.map((line) => table.indexOf(line));
          expect(places).not.toContain(-1);
          expect(places).toEqual([...places].sort((a, b) => a - b));
          expect(seen.at(-1)?.split(' ')[0]).toBe(end);
          const { status } = await service.checkAssets('tara');
          expect(status.isComplete).toBe(end === 'complete');
          expect(status.isGenerating).toBe(false);
          expect(end).toBe(Object.values(plan).some(Boolean) ? 'error' : 'complete');

          network.answer(...workingProviders(log));
          await service.generateAssets('tara');
          const hasFailedTalk =
            plan.look !== undefined && log.paid.filter((call) => call === 'talk').length > 1;
          expect(log.paid.filter((call) => call === 'voice')).toHaveLength(1);
          if (hasFailedTalk) expect(['failed', 'vague']).toContain(plan.look);
          expect(getStatus(record().run.assets).isComplete).toBe(true);
        },
      ),
      { numRuns: isFullScope ? 60 : 15 },
    );
  });
});
