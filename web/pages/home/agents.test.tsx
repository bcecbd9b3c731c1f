import '../../../tests/setup/site-config.ts';
import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setUpStage, wait } from '../../../tests/setup/fake-media.ts';
import {
  getMarkedName,
  getSection,
  getStageFace,
  makeAgent,
  playTara,
  press,
  renderAgents,
  untilTaraPlays,
} from './testing/agents.tsx';

const stage = setUpStage();
const sources = () => stage.media.attempts.map(({ src }) => src);

describe('the sequence of introductions', () => {
  it('starts 2000 ms after a fifth of the section is visible', async () => {
    renderAgents();
    expect(screen.getByRole('status')).toHaveTextContent('Let them speak.');
    stage.view.show(getSection(), 0.19);
    await wait(5000);
    expect(stage.media.attempts).toEqual([]);
    stage.view.show(getSection(), 0.2);
    expect(screen.getByRole('status')).toHaveTextContent('Tara is about to begin.');
    await wait(1999);
    expect(document.querySelector('video')).toBeNull();
    await wait(1);
    expect(stage.media.attempts).toEqual([{ src: '/tara.mp4', muted: false }]);
  });

  it('covers the portrait with Loading video... until the video can play, checked every 100 ms', async () => {
    renderAgents();
    stage.media.readyState = 2;
    await untilTaraPlays(stage);
    const face = within(getStageFace());
    expect(face.getByText('Loading video...')).toBeVisible();
    await wait(900);
    stage.media.readyState = 3;
    expect(face.getByText('Loading video...')).toBeVisible();
    await wait(100);
    expect(face.queryByText('Loading video...')).not.toBeInTheDocument();
    stage.media.fire('waiting');
    expect(face.getByText('Loading video...')).toBeVisible();
  });

  it('dispatches avatar-ended 300 ms after each video, and finishes after the last', async () => {
    const heard = vi.fn();
    window.addEventListener('avatar-ended', heard);
    renderAgents();
    await untilTaraPlays(stage);
    for (const [index, name] of ['Tara', 'Coleman', 'Monet'].entries()) {
      expect(getStageFace()).toContainElement(stage.media.video());
      expect(getMarkedName()).toBe(name);
      await wait(100);
      expect(screen.getByText(`${name} is speaking`)).toBeVisible();
      expect(screen.getByText(`${index + 1} / 3`)).toBeVisible();
      stage.media.fire('ended');
      await wait(299);
      expect(heard).toHaveBeenCalledTimes(index);
      await wait(1);
      expect(heard).toHaveBeenCalledTimes(index + 1);
    }
    expect(sources()).toEqual(['/tara.mp4', '/coleman.mp4', '/monet.mp4']);
    expect(document.querySelector('video')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('That was everybody.');
    await wait(60_000);
    expect(stage.media.attempts).toHaveLength(3);
    press('Replay');
    expect(stage.media.attempts).toHaveLength(4);
    window.removeEventListener('avatar-ended', heard);
  });

  it('continues on an avatar-ended event of another sender', async () => {
    renderAgents();
    await untilTaraPlays(stage);
    act(() => void window.dispatchEvent(new Event('avatar-ended')));
    expect(sources()).toEqual(['/tara.mp4', '/coleman.mp4']);
  });

  it('shows the next agent', async () => {
    renderAgents();
    await untilTaraPlays(stage);
    expect(screen.getByText('Next: Coleman')).toBeVisible();
  });

  it('skips an agent without a video, and has no controls without any', async () => {
    renderAgents([makeAgent('Tara', null), makeAgent('Coleman')]);
    await untilTaraPlays(stage);
    expect(sources()).toEqual(['/coleman.mp4']);
    cleanup();
    renderAgents([makeAgent('Tara', null)]);
    expect(screen.queryByRole('group', { name: 'Video controls' })).not.toBeInTheDocument();
  });

  it('skips a broken video after 1000 ms, and logs it', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    renderAgents();
    await untilTaraPlays(stage);
    stage.media.fire('error');
    expect(screen.getByText('Tara cannot speak.')).toBeVisible();
    await wait(999);
    expect(sources()).toEqual(['/tara.mp4']);
    await wait(1);
    expect(sources()).toEqual(['/tara.mp4', '/coleman.mp4']);
    expect(log.mock.calls.flat().join()).toContain('/tara.mp4');
  });

  it('tries muted when sound is refused, shows that, and stops quietly when muted playback is refused too', async () => {
    stage.media.refuse('sound');
    renderAgents();
    await untilTaraPlays(stage);
    expect(stage.media.attempts).toEqual([
      { src: '/tara.mp4', muted: false },
      { src: '/tara.mp4', muted: true },
    ]);
    expect(screen.getByText('Press Unmute to hear them.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
    stage.media.refuse('everything');
    stage.media.fire('ended');
    await wait(300);
    await wait(60_000);
    expect(sources().slice(2)).toEqual(['/coleman.mp4', '/coleman.mp4']);
    expect(screen.queryByText(/cannot speak/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: playTara })).toBeVisible();
  });
});

describe('the transcripts', () => {
  const transcript = () => document.querySelector('details');

  it('are in a closed disclosure, in the order of the turns', () => {
    renderAgents();
    expect(screen.getByText('Read what they say').closest('details')).not.toHaveAttribute('open');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Tara',
      'Coleman',
      'Monet',
    ]);
    expect(screen.getAllByRole('definition').slice(0, 2)).toMatchObject([
      { textContent: 'I am Tara.' },
      { textContent: 'That is all.' },
    ]);
  });

  it('have the agents’ names as a label when it is empty', () => {
    renderAgents(undefined, null);
    expect(screen.getByText('Tara, Coleman, Monet')).toBe(transcript()?.firstElementChild);
  });

  it('omit agents without a video or a transcript', () => {
    renderAgents([makeAgent('Tara', null), { ...makeAgent('Coleman'), said: ' ' }, makeAgent('Monet')]);
    expect(screen.getAllByRole('term')).toHaveLength(1);
    expect(screen.getByRole('term')).toHaveTextContent('Monet');
  });

  it('are not rendered without any', () => {
    renderAgents([makeAgent('Tara', null), { ...makeAgent('Coleman'), said: null }]);
    expect(transcript()).toBeNull();
  });
});
