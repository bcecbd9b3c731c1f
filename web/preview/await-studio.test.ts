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

/** Says something to this page, as the window around it would, which here is its own. */
function say(data: unknown, origin: string, source: MessageEventSource | null = window.parent) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

it.each([
  ['of a stranger', greeting, 'https://stranger.example', window.parent],
  ['of a page of the Studio that does not frame this one', greeting, studio, null],
  ['that is none', { ...greeting, type: 'presentation/refresh' }, studio, window.parent],
  ['that is no object', 'handshake/syn', studio, window.parent],
])('does not hear a greeting %s, and shows in the end what every visitor sees', async (...heard) => {
  const [, data, origin, source] = heard;
  vi.useFakeTimers();
  const page = fakePage();
  const awaited = awaitStudio(page);
  say(data, origin, source);
  await vi.runAllTimersAsync();
  expect(await awaited).toBe(false);
  expect(page.unlock).not.toHaveBeenCalled();
});

it('starts the preview when the Studio greets, stores nothing, and hears nobody else from then on', async () => {
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
