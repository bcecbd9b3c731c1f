import '../../../tests/setup/site-config.ts';
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeMedia, fakeMedia, fakeView, preferring, showTab } from '../../../tests/setup/fake-media.ts';
import { Agents } from './agents.tsx';
import type { HomeContent } from './home-content.ts';

type Agent = HomeContent['agents'][number];

let media: FakeMedia;
let view: ReturnType<typeof fakeView>;

beforeEach(() => {
  vi.useFakeTimers();
  media = fakeMedia();
  view = fakeView();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function agent(name: string, videoUrl: string | null = `/${name.toLowerCase()}.mp4`): Agent {
  return {
    _id: `agent-${name}`,
    name,
    slug: name.toLowerCase(),
    title: null,
    icon: null,
    image: null,
    generatedImage: null,
    videos: {
      uploaded: null,
      combinedUploaded: null,
      captions: null,
      generated: null,
      videoUrl,
      combinedUrl: null,
    },
  };
}

const words = {
  invitation: 'Let them speak.',
  alone: null,
  starting: '{agent} is about to begin.',
  speaking: '{agent} is speaking',
  next: 'Next: {agent}',
  soundOff: 'Press Unmute to hear them.',
  failed: '{agent} cannot speak.',
  finished: 'That was everybody.',
  transcript: null,
};

function renderAgents(agents = ['Tara', 'Coleman', 'Monet'].map((name) => agent(name))) {
  return render(
    <MemoryRouter>
      <Agents agents={agents} heading="Meet the agents" intro={null} buttonLabel={null} words={words} />
    </MemoryRouter>,
  );
}

const section = () => screen.getByRole('region', { name: 'Meet the agents' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const sources = () => media.attempts.map(({ src }) => src);
const cardOf = (name: string) => within(section()).getByRole('heading', { name }).closest('article');

/** As far as this second of a video of 10 s. */
async function playTo(video: HTMLVideoElement, second: number) {
  vi.spyOn(video, 'duration', 'get').mockReturnValue(10);
  vi.spyOn(video, 'currentTime', 'get').mockReturnValue(second);
  fireEvent.timeUpdate(video);
  await wait(0);
}

/** As far as the first video that plays. */
async function untilTaraPlays() {
  view.show(section(), 0.2);
  await wait(2000);
  await wait(100);
}

describe('the sequence of introductions', () => {
  it('begins 2000 ms after a fifth of the section is visible', async () => {
    renderAgents();
    expect(screen.getByRole('status')).toHaveTextContent('Let them speak.');
    view.show(section(), 0.19);
    await wait(5000);
    expect(media.attempts).toEqual([]);
    view.show(section(), 0.2);
    expect(screen.getByRole('status')).toHaveTextContent('Tara is about to begin.');
    await wait(1999);
    expect(document.querySelector('video')).toBeNull();
    await wait(1);
    expect(media.attempts).toEqual([{ src: '/tara.mp4', muted: false }]);
  });

  it('covers the card with Loading video... until the video can play, asked every 100 ms', async () => {
    renderAgents();
    media.readyState = 2;
    await untilTaraPlays();
    const card = within(cardOf('Tara') ?? document.body);
    expect(card.getByText('Loading video...')).toBeVisible();
    await wait(900);
    media.readyState = 3;
    expect(card.getByText('Loading video...')).toBeVisible();
    await wait(100);
    expect(card.queryByText('Loading video...')).not.toBeInTheDocument();
    media.fire('waiting');
    expect(card.getByText('Loading video...')).toBeVisible();
  });

  it('fires avatar-ended 300 ms after each end and comes to an end itself', async () => {
    const heard = vi.fn();
    window.addEventListener('avatar-ended', heard);
    renderAgents();
    await untilTaraPlays();
    for (const [index, name] of ['Tara', 'Coleman', 'Monet'].entries()) {
      expect(cardOf(name)).toContainElement(media.video());
      expect(screen.getByText(`${name} is speaking`)).toBeVisible();
      expect(screen.getByText(`${index + 1} / 3`)).toBeVisible();
      media.fire('ended');
      await wait(299);
      expect(heard).toHaveBeenCalledTimes(index);
      await wait(1);
      expect(heard).toHaveBeenCalledTimes(index + 1);
    }
    expect(sources()).toEqual(['/tara.mp4', '/coleman.mp4', '/monet.mp4']);
    expect(document.querySelector('video')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('That was everybody.');
    await wait(60_000);
    expect(media.attempts).toHaveLength(3);
    press('Replay');
    expect(media.attempts).toHaveLength(4);
    window.removeEventListener('avatar-ended', heard);
  });

  it('goes on at an avatar-ended that somebody else fired', async () => {
    renderAgents();
    await untilTaraPlays();
    act(() => void window.dispatchEvent(new Event('avatar-ended')));
    expect(sources()).toEqual(['/tara.mp4', '/coleman.mp4']);
  });

  it('says who is next', async () => {
    renderAgents();
    await untilTaraPlays();
    expect(screen.getByText('Next: Coleman')).toBeVisible();
  });

  it('passes over an agent without a video, and over a section of none', async () => {
    renderAgents([agent('Tara', null), agent('Coleman')]);
    await untilTaraPlays();
    expect(sources()).toEqual(['/coleman.mp4']);
    cleanup();
    renderAgents([agent('Tara', null)]);
    expect(screen.queryByRole('group', { name: 'Video controls' })).not.toBeInTheDocument();
  });

  it('passes over a video that breaks, 1000 ms later, and says so in the log only', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    renderAgents();
    await untilTaraPlays();
    media.fire('error');
    expect(screen.getByText('Tara cannot speak.')).toBeVisible();
    await wait(999);
    expect(sources()).toEqual(['/tara.mp4']);
    await wait(1);
    expect(sources()).toEqual(['/tara.mp4', '/coleman.mp4']);
    expect(log.mock.calls.flat().join()).toContain('/tara.mp4');
    log.mockClear();
  });

  it('tries muted when sound is refused, says so, and gives up when that is refused too', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    media.refuse('sound');
    renderAgents();
    await untilTaraPlays();
    expect(media.attempts).toEqual([
      { src: '/tara.mp4', muted: false },
      { src: '/tara.mp4', muted: true },
    ]);
    expect(screen.getByText('Press Unmute to hear them.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
    media.refuse('everything');
    media.fire('ended');
    await wait(300);
    await wait(1000);
    expect(sources().slice(2)).toEqual(['/coleman.mp4', '/coleman.mp4', '/monet.mp4', '/monet.mp4']);
    log.mockClear();
  });
});

describe('the courtesy of the sequence', () => {
  it('holds its breath in a hidden tab and out of view, and goes on', async () => {
    renderAgents();
    await untilTaraPlays();
    showTab(false);
    expect(media.video().paused).toBe(true);
    showTab(true);
    expect(media.video().paused).toBe(false);
    view.show(section(), 0.1);
    expect(media.video().paused).toBe(false);
    view.show(section(), 0);
    expect(media.video().paused).toBe(true);
    view.show(section(), 0.5);
    expect(media.video().paused).toBe(false);
  });

  it('never goes on by itself once the visitor paused or stopped it', async () => {
    renderAgents();
    await untilTaraPlays();
    press('Pause');
    expect(media.video().paused).toBe(true);
    view.show(section(), 0);
    view.show(section(), 0.5);
    await wait(60_000);
    expect(media.video().paused).toBe(true);
    press('Play');
    expect(media.video().paused).toBe(false);
    press('Stop');
    expect(document.querySelector('video')).toBeNull();
    view.show(section(), 0);
    view.show(section(), 0.5);
    await wait(60_000);
    expect(sources()).toEqual(['/tara.mp4', '/tara.mp4']);
  });

  it('keeps the focus in the bar when the button that has it goes', async () => {
    renderAgents([agent('Tara')]);
    await untilTaraPlays();
    screen.getByRole('button', { name: 'Mute' }).focus();
    media.fire('ended');
    await wait(300);
    const replay = screen.getByRole('button', { name: 'Replay' });
    expect(replay).toHaveFocus();
    fireEvent.click(replay);
    const stop = screen.getByRole('button', { name: 'Stop' });
    stop.focus();
    fireEvent.click(stop);
    expect(stop).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus();
  });

  it('can be stopped before anybody has spoken', async () => {
    renderAgents();
    view.show(section(), 0.2);
    press('Stop');
    await wait(60_000);
    expect(media.attempts).toEqual([]);
  });

  it('mutes, and shows captions then', async () => {
    renderAgents();
    await untilTaraPlays();
    press('Mute');
    expect(media.video().muted).toBe(true);
    expect(screen.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
    press('Unmute');
    expect(media.video().muted).toBe(false);
  });

  it('pauses when the browser pauses the video, as when a headset is unplugged', async () => {
    renderAgents();
    await untilTaraPlays();
    media.video().pause();
    fireEvent.pause(media.video());
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it.each(['reduced-motion', 'reduced-data'])('waits to be asked with prefers-%s', async (preference) => {
    preferring(preference);
    renderAgents();
    await untilTaraPlays();
    await wait(60_000);
    expect(media.attempts).toEqual([]);
    press('Play');
    expect(sources()).toEqual(['/tara.mp4']);
  });

  it('waits to be asked with Save-Data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    renderAgents();
    await untilTaraPlays();
    expect(media.attempts).toEqual([]);
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('loads nothing before its turn, and nothing while it is held back', async () => {
    renderAgents();
    await untilTaraPlays();
    expect(media.video().preload).toBe('auto');
    showTab(false);
    media.fire('ended');
    await wait(300);
    expect(cardOf('Coleman')).toContainElement(media.video());
    expect(media.video().preload).toBe('none');
    expect(sources()).toEqual(['/tara.mp4']);
  });

  it('fetches the next video in the last 3 seconds of the current one, and no other', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
    renderAgents();
    await untilTaraPlays();
    await playTo(media.video(), 6.9);
    expect(fetched).not.toHaveBeenCalled();
    await playTo(media.video(), 7.1);
    await playTo(media.video(), 8);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/coleman.mp4']);
  });

  it('fetches nothing in advance for a visitor who saves data', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
    preferring('reduced-data');
    renderAgents();
    press('Play');
    await playTo(media.video(), 9);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('goes when the page goes', async () => {
    const { unmount } = renderAgents();
    await untilTaraPlays();
    const video = media.video();
    unmount();
    expect(video).not.toHaveAttribute('src');
    await wait(60_000);
    expect(sources()).toEqual(['/tara.mp4']);
  });
});
