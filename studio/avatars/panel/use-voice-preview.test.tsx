import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AvatarTools } from '../avatar-tools.ts';
import type { Voice } from '../pipeline/providers/speech-responses.ts';
import { useVoicePreview } from './use-voice-preview.ts';

const rachel: Voice = { id: 'v1', name: 'Rachel', description: 'calm', previewUrl: undefined };

/** The sounds that were started; jsdom does not implement audio. */
let sounds: FakeAudio[] = [];
let urls: Set<string>;

class FakeAudio extends EventTarget {
  isHeard = false;
  readonly src: string;
  constructor(src: string) {
    super();
    this.src = src;
    sounds.push(this);
  }
  async play() {
    this.isHeard = true;
  }
  pause() {
    this.isHeard = false;
  }
}

beforeEach(() => {
  sounds = [];
  urls = new Set();
  vi.stubGlobal('Audio', FakeAudio);
  URL.createObjectURL = () => {
    const url = `blob:${urls.size}`;
    urls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void urls.delete(url);
});

afterEach(() => vi.unstubAllGlobals());

/** A preview with offline speech; the test resolves each request. */
function setUp() {
  const { promise: sample, resolve } = Promise.withResolvers<Blob>();
  const speech = { speak: () => sample };
  // The hook uses only these parts of the tools.
  const tools = { speech, access: { isOffline: { speech: true, video: true } } } as unknown as AvatarTools;
  const view = renderHook(({ voice }) => useVoicePreview(tools, voice, 'Tara'), {
    initialProps: { voice: rachel },
  });
  const listen = () => act(async () => view.result.current.play?.());
  const speak = () => act(async () => resolve(new Blob()));
  return { ...view, listen, speak };
}

it('plays a voice, and releases its resources afterwards', async () => {
  const { listen, speak, result } = setUp();
  await listen();
  expect(result.current.isLoading).toBe(true);
  await speak();
  expect(result.current.isLoading).toBe(false);
  expect(sounds.map(({ isHeard }) => isHeard)).toEqual([true]);
  expect(urls.size).toBe(1);
  act(() => void sounds[0]?.dispatchEvent(new Event('ended')));
  expect(urls.size).toBe(0);
});

it('stops when it unmounts, also when the sample arrives after that', async () => {
  const early = setUp();
  await early.listen();
  early.unmount();
  await early.speak();
  expect(sounds).toEqual([]);
  const late = setUp();
  await late.listen();
  await late.speak();
  late.unmount();
  expect(sounds.map(({ isHeard }) => isHeard)).toEqual([false]);
  expect(urls.size).toBe(0);
});

it('stops when another voice is selected', async () => {
  const { listen, speak, rerender, result } = setUp();
  await listen();
  rerender({ voice: { ...rachel, id: 'v2', name: 'Adam' } });
  await speak();
  expect(sounds).toEqual([]);
  expect(result.current).toMatchObject({ isLoading: false, problem: undefined });
});
