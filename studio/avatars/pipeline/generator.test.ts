import { describe, expect, it, vi } from 'vitest';
import type { Clock } from './clock.ts';
import { createGenerator } from './generator.ts';
import { getAvatarState } from './reducer.ts';
import { makeErrorStatus, steps } from './status.ts';
import { createStatusStore } from './status-store.ts';
import { completeAssets, createFakeService } from './testing/fake-service.ts';

/** A generator whose timer fires when the test says so. */
function setUp() {
  const fake = createFakeService();
  const log = vi.fn();
  const sleeps: { milliseconds: number; end: () => void }[] = [];
  const clock: Clock = {
    now: () => 0,
    sleep: (milliseconds) => new Promise((end) => sleeps.push({ milliseconds, end })),
  };
  const store = createStatusStore({ reader: fake.service, log });
  const generator = createGenerator({ service: fake.service, store, clock, log });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    ...fake,
    log,
    store,
    generator,
    sleeps,
    settle,
    tick: async () => {
      for (const { end } of sleeps.splice(0)) end();
      await settle();
    },
    state: (id = 'tara') => getAvatarState(store.getState(), id),
  };
}

describe('a generation', () => {
  it('starts, polls its progress every half second, and ends with a check', async () => {
    const { generator, generations, entries, settle, sleeps, state, tick } = setUp();
    const done = generator.generate('tara');
    await settle();
    expect(state()).toMatchObject({ status: { isGenerating: true }, progress: steps.starting });
    expect(sleeps.map(({ milliseconds }) => milliseconds)).toEqual([500]);
    entries.set('tara', steps.gettingImage);
    await tick();
    expect(state().progress).toEqual(steps.gettingImage);

    entries.set('tara', steps.complete);
    generations[0]?.succeed();
    await done;
    expect(state()).toMatchObject({
      status: { isComplete: true, isGenerating: false },
      assets: completeAssets,
    });
    await tick();
    expect(state().progress).toEqual(steps.complete);
    entries.delete('tara');
    await tick();
    expect(state().progress).toBeUndefined();
    expect(sleeps).toEqual([]);
  });

  it.each([
    ['the error’s own message', new Error('No credits'), 'No credits'],
    ["'Asset generation failed'", 'no reason', 'Asset generation failed'],
  ])('that fails records %s for that avatar, and logs it', async (_what, reason, message) => {
    const { generator, generations, entries, log, settle, state, tick } = setUp();
    const done = generator.generate('tara');
    await settle();
    entries.set('tara', makeErrorStatus(message));
    generations[0]?.fail(reason);
    await done;
    expect(state()).toMatchObject({ status: { isGenerating: false, error: message }, progress: undefined });
    expect(generator.failure('tara')).toBe(reason);
    expect(log).toHaveBeenCalledWith('The avatar tara could not be generated:', reason);
    await tick();
    expect(state().progress).toEqual({ stage: 'error', message, progress: 0 });
    entries.delete('tara');
    await tick();
    expect(state()).toMatchObject({ status: { error: message }, progress: undefined });
  });

  it('continues when a check of its avatar fails, and ends when it is done', async () => {
    const { service, generator, generations, entries, settle, state, store, tick } = setUp();
    const done = generator.generate('tara');
    await settle();
    service.checkAssets = () => Promise.reject(new Error('The lake does not answer'));
    await store.check('tara');
    expect(state()).toMatchObject({ status: { isGenerating: true, error: undefined } });
    entries.set('tara', steps.waitingForVideo);
    await tick();
    expect(state().progress).toEqual(steps.waitingForVideo);
    generations[0]?.succeed();
    await done;
    expect(state().status).toMatchObject({ isGenerating: false, error: 'The lake does not answer' });
  });

  it('clears the failure when it is started again', async () => {
    const { generator, generations, settle, state } = setUp();
    const first = generator.generate('tara');
    await settle();
    generations[0]?.fail(new Error('No credits'));
    await first;
    void generator.generate('tara');
    await settle();
    expect(state().status).toMatchObject({ isGenerating: true, error: undefined });
    expect(generator.failure('tara')).toBeUndefined();
  });

  it('is not a failure when it is cancelled', async () => {
    const { generator, log, settle, state } = setUp();
    const done = generator.generate('tara');
    await settle();
    generator.cancel('tara');
    await done;
    expect(state()).toMatchObject({ status: { isGenerating: false, error: undefined }, progress: undefined });
    expect(log).not.toHaveBeenCalled();
  });
});

describe('several avatars', () => {
  it('are queued, and each is generated once', async () => {
    const { generator, generations, settle } = setUp();
    const changes = vi.fn();
    generator.subscribe(changes);
    const all = [generator.generate('tara'), generator.generate('neo'), generator.generate('tara')];
    expect(all[2]).toBe(all[0]);
    await settle();
    expect(generations.map(({ avatarId }) => avatarId)).toEqual(['tara']);
    expect(generator.waiting()).toEqual(['neo']);
    expect(changes).toHaveBeenCalled();
    generations[0]?.succeed();
    await settle();
    expect(generations.map(({ avatarId }) => avatarId)).toEqual(['tara', 'neo']);
    expect(generator.waiting()).toEqual([]);
  });

  it('continue after one has failed', async () => {
    const { generator, generations, settle } = setUp();
    void generator.generate('tara');
    void generator.generate('neo');
    await settle();
    generations[0]?.fail(new Error('No'));
    await settle();
    expect(generations).toHaveLength(2);
  });

  it('leave the queue when they are cancelled', async () => {
    const { generator, generations, settle } = setUp();
    void generator.generate('tara');
    const neo = generator.generate('neo');
    generator.cancel('neo');
    expect(generator.waiting()).toEqual(['tara']);
    await settle();
    generations[0]?.succeed();
    await neo;
    expect(generations).toHaveLength(1);
  });

  it('can be queued again after they were cancelled', async () => {
    const { generator, generations, settle } = setUp();
    void generator.generate('tara');
    void generator.generate('neo');
    await settle();
    generator.cancel('neo');
    void generator.generate('neo');
    expect(generator.waiting()).toEqual(['neo']);
    generations[0]?.succeed();
    await settle();
    expect(generations.map(({ avatarId }) => avatarId)).toEqual(['tara', 'neo']);
    expect(generator.waiting()).toEqual([]);
  });
});
