// @vitest-environment node
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Stage } from './status.ts';
import { createTestPipeline } from './testing/pipeline.ts';
import { addresses, setUpProviders, uploadAnswer } from './testing/providers.ts';
import { tara } from './testing/records.ts';

const network = setUpProviders();

describe('an interrupted generation continues and pays for nothing twice', () => {
  const stages: [Stage, number][] = [
    ['checking', 5],
    ['generating_voice', 15],
    ['uploading_audio', 30],
    ['getting_image', 45],
    ['creating_video', 60],
    ['creating_video', 75],
    ['uploading_video', 90],
  ];

  it.each(stages)('killed at %s, %i %%', async (stage, progress) => {
    const log = network.work();
    const pipeline = createTestPipeline();
    // Simulates a closed page: the next step never continues.
    const killed = pipeline.generate((step) => {
      if (step.stage === stage && step.progress === progress) throw new Error('The page was closed');
    });
    await expect(killed).rejects.toThrow('The page was closed');

    const { assets, steps } = await pipeline.generate();
    expect(log.paid).toEqual(['voice', 'talk']);
    expect(Object.keys(assets)).toEqual(['image', 'audio', 'video']);
    expect(steps.at(-1)).toEqual(['complete', 100]);
    expect(new Set(log.uploads).size).toBe(3);
  });

  it.each(stages)('cancelled at %s, %i %%', async (stage, progress) => {
    const log = network.work();
    const pipeline = createTestPipeline();
    const controller = new AbortController();
    const cancelled = pipeline.generate((step) => {
      if (step.stage === stage && step.progress === progress) controller.abort(new Error('Cancelled'));
    }, controller.signal);
    await expect(cancelled).rejects.toThrow('Cancelled');

    await pipeline.generate();
    expect(log.paid).toEqual(['voice', 'talk']);
  });

  it('with keys in the browser: stores the voice that was being recorded when it was cancelled', async () => {
    const log = network.work();
    const pipeline = createTestPipeline(tara, {}, { kind: 'key', key: 'secret' });
    const controller = new AbortController();
    network.answer(
      http.post(`${addresses.speech}/text-to-speech/:voiceId/with-timestamps`, () => {
        controller.abort(new Error('Cancelled'));
        return undefined;
      }),
    );
    await expect(pipeline.generate(() => {}, controller.signal)).rejects.toThrow('Cancelled');
    await pipeline.generate();
    expect(log.paid).toEqual(['voice', 'talk']);
  });

  it('keeps the voice when the media host renames files, and requests no video before that is fixed', async () => {
    const log = network.work();
    let isRenaming = true;
    network.answer(
      http.post(`${addresses.media}/:cloud/:type/upload`, () =>
        isRenaming ? HttpResponse.json(uploadAnswer('x7k2q', 'video')) : undefined,
      ),
    );
    const pipeline = createTestPipeline();
    await expect(pipeline.generate()).rejects.toThrow('the upload preset changes names');
    await expect(pipeline.generate()).rejects.toThrow('the upload preset changes names');
    expect(log.paid).toEqual(['voice']);
    isRenaming = false;
    await pipeline.generate();
    expect(log.paid).toEqual(['voice', 'talk']);
  });

  it('continues waiting for a talk that took too long', async () => {
    const log = network.work();
    let isSlow = true;
    network.answer(
      http.get(`${addresses.video}/talks/:id`, () =>
        isSlow ? HttpResponse.json({ status: 'started' }) : undefined,
      ),
    );
    const pipeline = createTestPipeline();
    await expect(pipeline.generate()).rejects.toThrow('Talk generation timed out');
    isSlow = false;
    await pipeline.generate();
    expect(log.paid).toEqual(['voice', 'talk']);
  });

  it.each([
    ['failed', () => HttpResponse.json({ status: 'error', error: { description: 'no face' } })],
    ['is not known any more', () => new HttpResponse(null, { status: 404 })],
  ])('orders another talk when the last one %s, as work of its own', async (_what, answer) => {
    const log = network.work();
    const workIds: unknown[] = [];
    let isBroken = true;
    network.answer(http.get(`${addresses.video}/talks/:id`, () => (isBroken ? answer() : undefined)));
    const pipeline = createTestPipeline();
    const createTalk = pipeline.ports.video.createTalk;
    pipeline.ports.video.createTalk = (request) => {
      workIds.push(request.workId);
      return createTalk(request);
    };
    await expect(pipeline.generate()).rejects.toThrow(/no face|404/);
    expect(pipeline.record().run.talk).toMatchObject({ id: 'tlk_2', hasFailed: true });
    isBroken = false;
    await pipeline.generate();
    expect(log.paid).toEqual(['voice', 'talk', 'talk']);
    expect(workIds).toEqual([
      expect.stringMatching(/talking_video-[0-9a-f]{16}$/),
      expect.stringMatching(/talking_video-[0-9a-f]{16}-after-tlk_2$/),
    ]);
  });
});
