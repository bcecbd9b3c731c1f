import '../../../tests/setup/site-config.ts';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { preferring, setUpStage, showTab, wait } from '../../../tests/setup/fake-media.ts';
import {
  getMarkedName,
  getSection,
  makeAgent,
  playTara,
  press,
  renderAgents,
  untilTaraPlays,
} from './testing/agents.tsx';

const stage = setUpStage();
const sources = () => stage.media.attempts.map(({ src }) => src);

/** Sets the playback position in seconds, in a video of 10 s. */
async function playTo(video: HTMLVideoElement, second: number) {
  vi.spyOn(video, 'duration', 'get').mockReturnValue(10);
  vi.spyOn(video, 'currentTime', 'get').mockReturnValue(second);
  fireEvent.timeUpdate(video);
  await wait(0);
}

/** Simulates a media key. */
async function playFromOutside() {
  await stage.media.video().play();
  fireEvent.play(stage.media.video());
}

describe('visibility and visitor control of the sequence', () => {
  it('pauses in a hidden tab and out of view, and continues afterwards', async () => {
    renderAgents();
    await untilTaraPlays(stage);
    showTab(false);
    expect(stage.media.video().paused).toBe(true);
    showTab(true);
    expect(stage.media.video().paused).toBe(false);
    stage.view.show(getSection(), 0.1);
    expect(stage.media.video().paused).toBe(false);
    stage.view.show(getSection(), 0);
    expect(stage.media.video().paused).toBe(true);
    stage.view.show(getSection(), 0.5);
    expect(stage.media.video().paused).toBe(false);
  });

  it('does not continue after the visitor paused or stopped it', async () => {
    renderAgents();
    await untilTaraPlays(stage);
    press('Pause');
    expect(stage.media.video().paused).toBe(true);
    stage.view.show(getSection(), 0);
    stage.view.show(getSection(), 0.5);
    await wait(60_000);
    expect(stage.media.video().paused).toBe(true);
    press(playTara);
    expect(stage.media.video().paused).toBe(false);
    press('Stop');
    expect(document.querySelector('video')).toBeNull();
    stage.view.show(getSection(), 0);
    stage.view.show(getSection(), 0.5);
    await wait(60_000);
    expect(sources()).toEqual(['/tara.mp4', '/tara.mp4']);
  });

  it('keeps the focus in the bar when the focused button is removed', async () => {
    renderAgents([makeAgent('Tara')]);
    await untilTaraPlays(stage);
    screen.getByRole('button', { name: 'Mute' }).focus();
    stage.media.fire('ended');
    await wait(300);
    const replay = screen.getByRole('button', { name: 'Replay' });
    expect(replay).toHaveFocus();
    fireEvent.click(replay);
    const stop = screen.getByRole('button', { name: 'Stop' });
    stop.focus();
    fireEvent.click(stop);
    expect(stop).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: playTara })).toHaveFocus();
  });

  it('can be stopped before the first video', async () => {
    renderAgents();
    stage.view.show(getSection(), 0.2);
    press('Stop');
    await wait(60_000);
    expect(stage.media.attempts).toEqual([]);
  });

  it('mutes, and then shows captions', async () => {
    renderAgents();
    await untilTaraPlays(stage);
    press('Mute');
    expect(stage.media.video().muted).toBe(true);
    expect(screen.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
    press('Unmute');
    expect(stage.media.video().muted).toBe(false);
  });

  it('pauses when the browser pauses the video, as when a headset is unplugged', async () => {
    renderAgents();
    await untilTaraPlays(stage);
    stage.media.video().pause();
    fireEvent.pause(stage.media.video());
    expect(screen.getByRole('button', { name: playTara })).toBeVisible();
  });

  it('continues when a media key plays the video again', async () => {
    renderAgents();
    await untilTaraPlays(stage);
    press('Pause');
    await playFromOutside();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    stage.media.fire('ended');
    await wait(300);
    expect(getMarkedName()).toBe('Coleman');
    expect(stage.media.video().paused).toBe(false);
  });

  it('stays paused in a hidden tab when a media key is pressed', async () => {
    renderAgents();
    await untilTaraPlays(stage);
    showTab(false);
    await playFromOutside();
    expect(stage.media.video().paused).toBe(true);
  });

  it('stays paused when the visitor pauses before the play event', async () => {
    renderAgents();
    await untilTaraPlays(stage);
    press('Pause');
    fireEvent.play(stage.media.video());
    expect(screen.getByRole('button', { name: playTara })).toBeVisible();
  });

  it.each([
    ['pauses', () => press('Pause'), () => press(playTara)],
    ['scrolls away', () => stage.view.show(getSection(), 0), () => stage.view.show(getSection(), 0.5)],
    ['hides the tab', () => showTab(false), () => showTab(true)],
  ])('continues loading a stalled video while a visitor %s', async (_what, leave, comeBack) => {
    renderAgents();
    await untilTaraPlays(stage);
    stage.media.readyState = 2;
    stage.media.fire('waiting');
    expect(screen.getByText('Loading video...')).toBeVisible();
    leave();
    expect(screen.queryByText('Loading video...')).not.toBeInTheDocument();
    expect(stage.media.video().preload).toBe('auto');
    stage.media.readyState = 4;
    await wait(100);
    comeBack();
    expect(screen.queryByText('Loading video...')).not.toBeInTheDocument();
  });

  it.each(['reduced-motion', 'reduced-data'])(
    'starts only on request with prefers-%s',
    async (preference) => {
      preferring(preference);
      renderAgents();
      await untilTaraPlays(stage);
      await wait(60_000);
      expect(stage.media.attempts).toEqual([]);
      press(playTara);
      expect(sources()).toEqual(['/tara.mp4']);
    },
  );

  it('starts in the same task as the tap once the section was in view, as Safari requires', async () => {
    preferring('reduced-motion');
    renderAgents();
    stage.view.show(getSection(), 0.01);
    await wait(0);
    press(playTara);
    expect(sources()).toEqual(['/tara.mp4']);
  });

  it('starts after a delay on request before the section was in view', async () => {
    renderAgents();
    press(playTara);
    expect(sources()).toEqual([]);
    expect(screen.getByText('Loading video...')).toBeVisible();
    await wait(0);
    expect(sources()).toEqual(['/tara.mp4']);
  });

  it('starts only on request with Save-Data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    renderAgents();
    await untilTaraPlays(stage);
    expect(stage.media.attempts).toEqual([]);
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('loads nothing before its turn, and nothing while it is paused', async () => {
    renderAgents();
    await untilTaraPlays(stage);
    expect(stage.media.video().preload).toBe('auto');
    showTab(false);
    stage.media.fire('ended');
    await wait(300);
    expect(getMarkedName()).toBe('Coleman');
    expect(stage.media.video().preload).toBe('none');
    expect(sources()).toEqual(['/tara.mp4']);
  });

  it('fetches only the next video in the last 3 seconds of the current one', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
    renderAgents();
    await untilTaraPlays(stage);
    await playTo(stage.media.video(), 6.9);
    expect(fetched).not.toHaveBeenCalled();
    await playTo(stage.media.video(), 7.1);
    await playTo(stage.media.video(), 8);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/coleman.mp4']);
  });

  it('does not prefetch for a visitor who saves data', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
    preferring('reduced-data');
    renderAgents();
    press(playTara);
    await wait(0);
    await playTo(stage.media.video(), 9);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('releases the video when it is unmounted', async () => {
    const { unmount } = renderAgents();
    await untilTaraPlays(stage);
    const video = stage.media.video();
    unmount();
    expect(video).not.toHaveAttribute('src');
    await wait(60_000);
    expect(sources()).toEqual(['/tara.mp4']);
  });
});
