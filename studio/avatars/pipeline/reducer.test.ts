import { describe, expect, it } from 'vitest';
import type { AvatarAsset } from './avatar.ts';
import { type AvatarAction, type AvatarState, avatarsReducer, getAvatarState, noAvatars } from './reducer.ts';
import { getStatus, makeErrorStatus, steps } from './status.ts';

type Action = AvatarAction extends infer One
  ? One extends AvatarAction
    ? Omit<One, 'avatarId'>
    : never
  : never;

const asset: AvatarAsset = { publicId: 'a', url: '', secureUrl: '', resourceType: 'image', version: '1' };
const assets = { image: asset, audio: asset, video: asset };
const nothing = getStatus({});

/** The state of an avatar after these actions. */
function taraAfter(...actions: Action[]): AvatarState {
  const state = actions.reduce(
    // The type above is the action without its id, which is added here.
    (before, action) => avatarsReducer(before, { ...action, avatarId: 'tara' } as AvatarAction),
    noAvatars,
  );
  return getAvatarState(state, 'tara');
}

describe('the state of an avatar', () => {
  it('is empty before its first check', () => {
    expect(getAvatarState(noAvatars, 'tara')).toEqual({ status: nothing, progress: undefined, assets: {} });
    expect(getAvatarState(noAvatars, 'constructor').assets).toEqual({});
  });

  it('is independent of actions on other avatars', () => {
    const before = avatarsReducer(noAvatars, { type: 'START_GENERATION', avatarId: 'tara' });
    const state = avatarsReducer(before, { type: 'GENERATION_ERROR', avatarId: 'neo', error: 'No' });
    expect(getAvatarState(state, 'tara').status.isGenerating).toBe(true);
    expect(getAvatarState(state, 'tara')).toBe(getAvatarState(before, 'tara'));
  });
});

describe('START_GENERATION', () => {
  it('starts at 0 with its message and clears the error', () => {
    const { status, progress } = taraAfter(
      { type: 'GENERATION_ERROR', error: 'No' },
      { type: 'START_GENERATION' },
    );
    expect(status).toEqual({ ...nothing, isGenerating: true, error: undefined });
    expect(progress).toEqual({ stage: 'checking', message: 'Starting generation...', progress: 0 });
  });

  it('does nothing while a generation is running', () => {
    const { progress } = taraAfter(
      { type: 'START_GENERATION' },
      { type: 'SET_PROGRESS', progress: steps.gettingImage },
      { type: 'START_GENERATION' },
    );
    expect(progress).toEqual(steps.gettingImage);
  });

  it('starts again after a completed generation', () => {
    const { progress } = taraAfter(
      { type: 'START_GENERATION' },
      { type: 'SET_PROGRESS', progress: steps.complete },
      { type: 'SET_STATUS', status: getStatus(assets) },
      { type: 'START_GENERATION' },
    );
    expect(progress).toEqual(steps.starting);
  });
});

describe('GENERATION_ERROR', () => {
  it('stops generating, stores the error and clears the progress', () => {
    const { status, progress } = taraAfter(
      { type: 'START_GENERATION' },
      { type: 'GENERATION_ERROR', error: 'No credits' },
    );
    expect(status).toEqual({ ...nothing, error: 'No credits' });
    expect(progress).toBeUndefined();
  });
});

describe('SET_PROGRESS', () => {
  it.each(Object.entries(steps))('shows %s while the avatar generates', (_name, step) => {
    expect(
      taraAfter({ type: 'START_GENERATION' }, { type: 'SET_PROGRESS', progress: step }).progress,
    ).toEqual(step);
  });

  it('ignores an outdated report', () => {
    const { progress } = taraAfter(
      { type: 'START_GENERATION' },
      { type: 'SET_PROGRESS', progress: steps.waitingForVideo },
      { type: 'SET_PROGRESS', progress: steps.creatingVideo },
      { type: 'SET_PROGRESS', progress: steps.generatingVoice },
    );
    expect(progress).toEqual(steps.waitingForVideo);
  });

  it.each([
    ['nothing is generated', steps.gettingImage],
    ['the progress is not of that stage', { stage: 'complete', message: '', progress: 12 } as const],
    ['it failed, but no error is known', makeErrorStatus('No')],
  ])('shows nothing when %s', (_when, progress) => {
    expect(taraAfter({ type: 'SET_PROGRESS', progress }).progress).toBeUndefined();
  });

  it('shows the final stage until the entry is removed', () => {
    const complete: Action[] = [
      { type: 'START_GENERATION' },
      { type: 'SET_STATUS', status: getStatus(assets) },
      { type: 'SET_PROGRESS', progress: steps.complete },
    ];
    expect(taraAfter(...complete).progress).toEqual(steps.complete);
    expect(taraAfter(...complete, { type: 'SET_PROGRESS', progress: undefined }).progress).toBeUndefined();
    const failed: Action[] = [
      { type: 'GENERATION_ERROR', error: 'No' },
      { type: 'SET_PROGRESS', progress: makeErrorStatus('No') },
    ];
    expect(taraAfter(...failed).progress).toEqual({ stage: 'error', message: 'No', progress: 0 });
  });

  it('keeps showing the start when an earlier entry is removed late', () => {
    expect(
      taraAfter({ type: 'START_GENERATION' }, { type: 'SET_PROGRESS', progress: undefined }).progress,
    ).toEqual(steps.starting);
  });
});

describe('SET_STATUS', () => {
  it('derives whether all three files exist', () => {
    const status = { ...getStatus({ image: asset }), isComplete: true };
    expect(taraAfter({ type: 'SET_STATUS', status }).status.isComplete).toBe(false);
    expect(taraAfter({ type: 'SET_STATUS', status: getStatus(assets) }).status.isComplete).toBe(true);
  });

  it('ends a generation and clears its progress', () => {
    const state = taraAfter(
      { type: 'START_GENERATION' },
      { type: 'SET_PROGRESS', progress: steps.uploadingVideo },
      { type: 'SET_STATUS', status: getStatus(assets) },
    );
    expect(state).toMatchObject({ status: { isGenerating: false, isComplete: true }, progress: undefined });
  });
});

describe('SET_ASSETS', () => {
  it('stores the files and which of them exist', () => {
    const state = taraAfter({ type: 'SET_ASSETS', assets: { audio: asset } });
    expect(state.assets).toEqual({ audio: asset });
    expect(state.status).toMatchObject({
      hasImage: false,
      hasAudio: true,
      hasVideo: false,
      isComplete: false,
    });
  });

  it('does not end a running generation', () => {
    const { status, progress } = taraAfter({ type: 'START_GENERATION' }, { type: 'SET_ASSETS', assets });
    expect(status).toMatchObject({ isGenerating: true, isComplete: true });
    expect(progress).toEqual(steps.starting);
  });
});
