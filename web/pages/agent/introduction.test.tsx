import '../../../tests/setup/site-config.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { preferring, setUpStage, wait } from '../../../tests/setup/fake-media.ts';
import { Language } from '../../ui/language.ts';
import { AgentView } from './agent-page.tsx';
import type { AgentContent } from './agent-query.ts';
import { makeAgent } from './testing/agent-fixture.ts';

const stage = setUpStage();

const videos = { ...makeAgent().videos, videoUrl: '/tara.mp4', combinedUrl: '/tara_com.mp4' };
const introductions = {
  play: 'Play {agent}’s introduction',
  invitation: 'Let them speak.',
  alone: 'Let {agent} say it.',
  starting: '{agent} is about to begin.',
  speaking: '{agent} is speaking',
  next: 'Next: {agent}',
  soundOff: 'Press Unmute.',
  failed: '{agent} cannot speak.',
  failedSeveral: '{agent} cannot speak today.',
  finished: 'That was everybody.',
  transcript: 'Read what {agent} says',
};

function page(fields: Partial<AgentContent> = {}) {
  return (
    <MemoryRouter>
      <AgentView agent={makeAgent({ videos, introductions, transcript: 'Hello, I am Tara.', ...fields })} />
    </MemoryRouter>
  );
}

const overview = () => screen.getByRole('region', { name: 'Overview' });
const profile = () => screen.getByRole('region', { name: 'Tara' });

/** Waits until the video plays. */
async function untilItPlays() {
  stage.view.show(overview(), 0.5);
  await wait(2000);
  await wait(100);
}

it('plays the combined video once with sound, 2 seconds after the overview is visible', async () => {
  render(page());
  expect(screen.getByText('Let Tara say it.')).toBeVisible();
  stage.view.show(overview(), 0.5);
  expect(screen.getByText('Tara is about to begin.')).toBeVisible();
  await wait(1999);
  expect(stage.media.attempts).toEqual([]);
  await wait(1);
  expect(stage.media.attempts).toEqual([{ src: '/tara_com.mp4', muted: false }]);
  expect(profile()).toContainElement(stage.media.video());
  await wait(100);
  expect(screen.getByText('Tara is speaking')).toBeVisible();
});

it('plays in a bar of its own while the portrait is out of view', async () => {
  render(page());
  const groups = () => screen.getAllByRole('group', { name: /video controls$/i });
  const [buttons] = groups();
  const portrait = buttons?.closest('[data-player]') ?? document.body;
  stage.view.show(portrait, 0.8);
  expect(groups(), 'before anybody speaks').toEqual([buttons]);
  await untilItPlays();
  expect(groups()[1]).toContainElement(stage.media.video());
  expect(groups()[1]).toHaveTextContent('Tara is speaking');
  expect(groups()[1]).toHaveAccessibleName('Floating video controls');
  stage.view.show(portrait, 1);
  expect(groups()).toEqual([buttons]);
  expect(portrait).toContainElement(stage.media.video());
  stage.view.showEnd(portrait, 0.6);
  expect(groups(), 'while the mouth and the caption are in view').toEqual([buttons]);
  stage.view.showEnd(portrait, 0.4);
  expect(groups()[1]).toContainElement(stage.media.video());
  stage.view.show(portrait, 0);
  expect(groups()[1]).toContainElement(stage.media.video());
  expect(stage.media.attempts).toHaveLength(1);
  stage.media.fire('ended');
  await wait(300);
  expect(groups()).toEqual([buttons]);
});

it('plays on the portrait when it fills a window that is lower than the portrait and its text', async () => {
  render(page());
  const portrait = screen.getByRole('group', { name: 'Video controls' }).closest('[data-player]');
  await untilItPlays();
  stage.view.show(portrait ?? document.body, 0.5, 800);
  expect(screen.getByRole('group', { name: 'Floating video controls' })).toContainElement(
    stage.media.video(),
  );
  stage.view.show(portrait ?? document.body, 0.72, 800);
  expect(screen.queryByRole('group', { name: 'Floating video controls' })).not.toBeInTheDocument();
  expect(portrait).toContainElement(stage.media.video());
});

it('shows the words of its button on the portrait, and not on the small face of the bar', () => {
  render(page());
  const portrait = screen.getByRole('group', { name: 'Video controls' }).closest('[data-player]');
  stage.view.show(portrait ?? document.body, 0);
  stage.view.show(overview(), 0.5);
  const [large, small] = screen.getAllByRole('button', { name: 'Play Tara’s introduction' });
  expect(large).toHaveAttribute('data-named');
  expect(small).not.toHaveAttribute('data-named');
});

it('moves the focus to the portrait’s button when the bar is removed with it', async () => {
  render(page());
  const buttons = screen.getByRole('group', { name: 'Video controls' });
  stage.view.show(buttons.closest('[data-player]') ?? document.body, 0);
  await untilItPlays();
  const stop = screen.getAllByRole('button', { name: 'Stop' }).at(-1) ?? document.body;
  stop.focus();
  fireEvent.click(stop);
  expect(stop).not.toBeInTheDocument();
  expect(within(buttons).getByRole('button', { name: 'Play Tara’s introduction' })).toHaveFocus();
});

it('has a button with the fixed word where editors wrote none', () => {
  render(page({ introductions: { ...introductions, play: null } }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

it('has captions in the language of the site', async () => {
  render(<Language value="es">{page()}</Language>);
  await untilItPlays();
  const track = stage.media.video().querySelector('track');
  expect(track).toHaveAttribute('src', '/tara.vtt');
  expect(track).toHaveAttribute('srclang', 'es');
});

it('does not play again after it has ended, except on request', async () => {
  render(page());
  await untilItPlays();
  stage.media.fire('ended');
  await wait(300);
  expect(document.querySelector('video')).toBeNull();
  expect(within(profile()).getByRole('img', { name: 'Tara' })).toBeVisible();
  stage.view.show(overview(), 0.5);
  await wait(60_000);
  expect(stage.media.attempts).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Replay' }));
  expect(stage.media.attempts).toHaveLength(2);
});

it('tries again muted when sound is refused', async () => {
  stage.media.refuse('sound');
  render(page());
  await untilItPlays();
  expect(stage.media.attempts.map(({ muted }) => muted)).toEqual([false, true]);
  expect(screen.getByRole('status')).toHaveTextContent('Press Unmute.');
  expect(screen.getByText('Press Unmute.')).toBeVisible();
  expect(profile()).toContainElement(stage.media.video());
});

it('tries again muted when Safari starts the video and then refuses its sound', async () => {
  stage.media.refuse('loaded sound');
  render(page());
  await untilItPlays();
  expect(stage.media.attempts.map(({ muted }) => muted)).toEqual([false, true]);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(screen.getByText('Press Unmute.')).toBeVisible();
});

it('stays paused when the browser pauses the video before it has started', async () => {
  const interruption = new DOMException('play() was interrupted by pause()', 'AbortError');
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValueOnce(interruption);
  render(page());
  await untilItPlays();
  expect(screen.getByRole('button', { name: 'Play Tara’s introduction' })).toBeVisible();
  await wait(60_000);
  expect(play).toHaveBeenCalledOnce();
});

it('shows the portrait and the invitation again when muted playback is refused too', async () => {
  stage.media.refuse('everything');
  render(page());
  await untilItPlays();
  expect(stage.media.attempts.map(({ muted }) => muted)).toEqual([false, true]);
  expect(document.querySelector('video')).toBeNull();
  expect(screen.queryByText('Tara cannot speak.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Play Tara’s introduction' })).toBeVisible();
  await wait(60_000);
  expect(stage.media.attempts).toHaveLength(2);
});

it('announces its status in an existing live region, which is empty while the agent speaks', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(page());
  const status = screen.getByRole('status');
  stage.media.readyState = 2;
  await untilItPlays();
  expect(screen.getByText('Loading video...')).toBeVisible();
  stage.media.readyState = 4;
  await wait(100);
  expect(screen.getByText('Tara is speaking')).toBeVisible();
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toBeEmptyDOMElement();
  stage.media.fire('error');
  expect(status).toHaveTextContent('Tara cannot speak.');
  await wait(1000);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Tara cannot speak.');
});

it('continues while the overview is in view, and pauses when both sections are out of view', async () => {
  render(page());
  await untilItPlays();
  const whole = profile().parentElement ?? document.body;
  stage.view.show(profile(), 0);
  expect(stage.media.video().paused).toBe(false);
  stage.view.show(whole, 0);
  expect(stage.media.video().paused).toBe(true);
});

it('starts only on request with reduced motion', async () => {
  preferring('reduced-motion');
  render(page());
  await untilItPlays();
  expect(stage.media.attempts).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Play Tara’s introduction' }));
  expect(stage.media.attempts).toHaveLength(1);
});

it('stops on navigation to another agent, whose video then starts', async () => {
  const { rerender } = render(page());
  await untilItPlays();
  const neo = { _id: 'agent-neo', name: 'Neo', videos: { ...videos, combinedUrl: '/neo_com.mp4' } };
  rerender(page(neo));
  expect(document.querySelector('video')).toBeNull();
  await untilItPlays();
  expect(stage.media.attempts.map(({ src }) => src)).toEqual(['/tara_com.mp4', '/neo_com.mp4']);
});

it('has a transcript', () => {
  render(page());
  const disclosure = screen.getByText('Read what Tara says').closest('details');
  expect(within(disclosure ?? document.body).getByText('Hello, I am Tara.')).toBeInTheDocument();
});

it('has no controls and no transcript without a video', async () => {
  render(page({ videos: makeAgent().videos }));
  await untilItPlays();
  expect(stage.media.attempts).toEqual([]);
  expect(screen.queryByRole('group', { name: 'Video controls' })).not.toBeInTheDocument();
  expect(screen.queryByText('Read what Tara says')).not.toBeInTheDocument();
});
