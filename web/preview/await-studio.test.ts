// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { awaitStudio } from './await-studio.ts';
import type { SitePage } from './site-page.ts';

const studio = 'https://studio.beacon.example';
const greeting = { domain: 'sanity/channels', from: 'presentation', to: 'overlays', type: 'handshake/syn' };

afterEach(() => {
  vi.useRealTimers();
});

function fakePage() {
  return {
    projectId: 'local',
    dataset: 'production',
    studioOrigin: studio,
    readContentFrom: vi.fn(),
    readAgain: vi.fn(async () => {}),
    unlock: vi.fn(),
  } satisfies SitePage;
}

/** Dispatches a message to this page as if from its parent window, which in the test is the page itself. */
function say(data: unknown, origin: string, source: MessageEventSource | null = window.parent) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

it.each([
  ['from another origin', greeting, 'https://stranger.example', window.parent],
  ['from a Studio window that is not the parent', greeting, studio, null],
  ['of another type', { ...greeting, type: 'presentation/refresh' }, studio, window.parent],
  ['that is not an object', 'handshake/syn', studio, window.parent],
])('ignores a message %s, and shows the public site after the timeout', async (...heard) => {
  const [, data, origin, source] = heard;
  vi.useFakeTimers();
  const page = fakePage();
  const awaited = awaitStudio(page);
  say(data, origin, source);
  await vi.runAllTimersAsync();
  expect(await awaited).toBe(false);
  expect(page.unlock).not.toHaveBeenCalled();
});

it('starts the preview on the Studio’s handshake, stores nothing, and ignores other senders afterwards', async () => {
  const page = fakePage();
  const startPreview = vi.fn();
  const awaited = awaitStudio(page, async () => ({ startPreview }));
  say(greeting, studio);
  expect(await awaited).toBe(true);
  expect(startPreview).toHaveBeenCalledExactlyOnceWith(page);
  expect(window.localStorage).toHaveLength(0);

  const later = vi.fn();
  window.addEventListener('message', later);
  say(greeting, 'https://stranger.example');
  expect(later).not.toHaveBeenCalled();
  say(greeting, studio);
  expect(later).toHaveBeenCalledOnce();
});
