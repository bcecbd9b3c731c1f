import { ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { AgentAvatar } from '../agent-avatar.ts';
import type { AvatarTools } from '../avatar-tools.ts';
import type { AvatarAssets } from '../pipeline/avatar.ts';
import { ProviderError } from '../pipeline/providers/provider-error.ts';
import { steps } from '../pipeline/status.ts';
import { emptyRecord } from '../pipeline/testing/records.ts';
import { agent, made, settings, setUpTools } from '../testing/tools.ts';
import { AvatarPanel } from './avatar-panel.tsx';

function show(tools: AvatarTools, shown: AgentAvatar = agent) {
  const page = (current: AgentAvatar) => (
    <ThemeProvider theme={buildTheme()}>
      <AvatarPanel tools={tools} agent={current} isInForm />
    </ThemeProvider>
  );
  const view = render(page(shown));
  return { user: userEvent.setup(), update: (next: AgentAvatar) => view.rerender(page(next)) };
}

const withRun = (assets: AvatarAssets, captions?: string): AgentAvatar => ({
  ...agent,
  record: { ...emptyRecord, run: { assets, captions, talk: undefined } },
});

describe('before anything is paid', () => {
  it('shows the length of the introduction and the price of each step', async () => {
    show(setUpTools().tools);
    expect(screen.getByText('“I keep the books.”')).toBeVisible();
    expect(screen.getByText(/^4 words, 17 characters: about 2 seconds/)).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'What is needed' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Voice recording: to be made (about 17 characters of the voice provider’s credit)',
      'Portrait: to be made (free)',
      'Talking video: to be made (about 1 credit of the video provider, one for every 15 seconds)',
    ]);
    expect(await screen.findByRole('option', { name: 'Rachel – calm' })).toBeVisible();
  });

  it('lets the editor select a voice and the default voice', async () => {
    const { tools, records } = setUpTools();
    const { user, update } = show(tools);
    const picker = await screen.findByRole('combobox', { name: 'Voice' });
    await screen.findByRole('option', { name: 'Default voice (Rachel)' });
    await user.selectOptions(picker, 'Adam – deep');
    expect(records.setVoice).toHaveBeenCalledWith('agent-tara', 'v2');
    update({ ...agent, avatar: { ...agent.avatar, voice: { introText: 'Hi.', voiceId: 'gone' } } });
    expect(screen.getByRole('option', { name: 'gone (not in the provider’s list)' })).toBeVisible();
    await user.selectOptions(picker, 'Default voice (Rachel)');
    expect(records.setVoice).toHaveBeenLastCalledWith('agent-tara', undefined);
  });

  it.each([
    ['a portrait is missing', { ...agent.avatar, image: undefined }, undefined, /has no portrait yet/],
    [
      'the voice is missing',
      { ...agent.avatar, voice: undefined },
      undefined,
      /Avatar does not have voice configuration/,
    ],
    [
      'nothing is installed',
      agent.avatar,
      'The offline avatar tools are not installed.',
      /are not installed/,
    ],
  ])('shows an error and no button when %s', (_what, avatar, problem, words) => {
    show(setUpTools({ problem }).tools, { ...agent, avatar });
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect(screen.queryByRole('button', { name: 'Make the video' })).toBeNull();
  });

  it('keeps the focus on the button while a preview is loading', async () => {
    // jsdom does not implement audio; playing never starts here.
    const sound = { addEventListener: () => {}, pause: () => {}, play: () => new Promise(() => {}) };
    vi.stubGlobal(
      'Audio',
      vi.fn(function Audio() {
        return sound;
      }),
    );
    URL.revokeObjectURL = () => {};
    const { user } = show(setUpTools().tools);
    await screen.findByRole('option', { name: 'Rachel – calm' });
    const listen = screen.getByRole('button', { name: 'Listen' });
    await user.click(listen);
    await user.click(listen);
    expect(Audio).toHaveBeenCalledTimes(1);
    expect(listen).toHaveAttribute('aria-disabled', 'true');
    expect(listen).toBeEnabled();
    vi.unstubAllGlobals();
  });

  it('lets the editor select a voice where there is no default voice', async () => {
    const { tools, records } = setUpTools({ settings: { ...settings, defaultVoiceId: undefined } });
    const { user } = show(tools);
    expect(screen.getByRole('alert').textContent).toMatch(
      /does not have voice configuration.*Choose one above/s,
    );
    const picker = await screen.findByRole('combobox', { name: 'Voice' });
    await screen.findByRole('option', { name: 'None' });
    await user.selectOptions(picker, await screen.findByRole('option', { name: 'Adam – deep' }));
    expect(records.setVoice).toHaveBeenCalledWith('agent-tara', 'v2');
  });
});

describe('a generation', () => {
  it('shows its stage and a progress bar, and can be cancelled', async () => {
    const { tools, store, generations } = setUpTools();
    const { user } = show(tools);
    await user.click(screen.getByRole('button', { name: 'Make the video' }));
    expect(screen.getByRole('status').textContent).toBe('Starting generation...');
    act(() => store.dispatch({ type: 'SET_PROGRESS', avatarId: 'tara', progress: steps.gettingImage }));
    expect(screen.getByRole('status').textContent).toBe('Getting the portrait...');
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Video of Tara' });
    expect([bar.value, bar.max]).toEqual([45, 100]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Make the video' })).toBeVisible();
    expect(generations).toHaveLength(1);
    // Started from outside the panel, as by 'Make all that are missing'.
    act(() => void tools.generator.generate('tara'));
    expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('is announced in an existing live region, and moves the focus to the result', async () => {
    const { tools, store, generations } = setUpTools();
    const { user, update } = show(tools);
    const status = screen.getByRole('status');
    await user.click(screen.getByRole('button', { name: 'Make the video' }));
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(status).toHaveTextContent('Starting generation...');

    act(() => store.dispatch({ type: 'SET_PROGRESS', avatarId: 'tara', progress: steps.complete }));
    expect(status).toHaveTextContent('The video is ready.');
    URL.createObjectURL = () => 'blob:captions';
    update(withRun(made));
    await act(async () => generations[0]?.succeed());
    expect(screen.getByRole('heading', { name: 'The new video' })).toHaveFocus();
  });

  it('keeps the focus on the button while it is being cancelled', async () => {
    const { tools } = setUpTools();
    const { user } = show(tools);
    await user.click(screen.getByRole('button', { name: 'Make the video' }));
    await screen.findByText('Starting generation...');
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    act(() => cancel.click());
    expect(cancel).toHaveAccessibleName('Stopping…');
    expect(cancel).toBeEnabled();
    expect(cancel).toHaveAttribute('aria-disabled', 'true');
    expect(await screen.findByRole('button', { name: 'Make the video' })).toHaveFocus();
  });

  it('shows that it is queued', async () => {
    const { tools } = setUpTools();
    void tools.generator.generate('neo');
    const { user } = show(tools);
    await user.click(screen.getByRole('button', { name: 'Make the video' }));
    expect(screen.getByText('Waiting for the previous video to finish.')).toBeVisible();
  });

  it('shows an explanation, advice and the exact message when it failed', async () => {
    const { tools, generations } = setUpTools();
    const { user } = show(tools);
    await user.click(screen.getByRole('button', { name: 'Make the video' }));
    const message = 'D-ID API error: 402 Payment Required - not enough credits';
    await act(async () =>
      generations[0]?.fail(new ProviderError(message, { fault: 'refused', status: 402 })),
    );
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(
      /credit with the provider is used up.*add some, then continue.*402 Payment/,
    );
    expect(screen.getByRole('button', { name: 'Make the video' })).toBeVisible();
  });

  it('costs nothing for a text that was recorded before', () => {
    const earlier = [made.audio, made.video].map((asset) => ({ asset, captions: undefined }));
    show(setUpTools().tools, { ...agent, record: { ...emptyRecord, earlier } });
    expect(screen.getByText('Voice recording: there already')).toBeVisible();
    expect(screen.getByText('Talking video: there already')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make the video' })).toBeVisible();
  });

  it('can be continued after an interruption', () => {
    show(setUpTools().tools, withRun({ audio: made.audio }));
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
    expect(screen.getByText('Voice recording: there already')).toBeVisible();
  });
});

describe('a finished video', () => {
  it('is shown with its captions, and can be activated', async () => {
    URL.createObjectURL = vi.fn(() => 'blob:captions');
    URL.revokeObjectURL = vi.fn();
    const { tools, records } = setUpTools();
    const { user } = show(tools, withRun(made, 'WEBVTT'));
    const video = screen.getByLabelText('New video of Tara');
    expect(video.getAttribute('src')).toBe(`http://localhost:3000/${made.video.publicId}.mp4`);
    expect(video.querySelector('track')?.src).toBe('blob:captions');
    expect(screen.queryByRole('button', { name: 'Make the video' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Use this one' }));
    expect(records.activateRun).toHaveBeenCalledWith('agent-tara', made.video.publicId);
  });

  it('is announced as activated, and gets the focus', async () => {
    const { user, update } = show(setUpTools().tools, withRun(made));
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    await user.click(screen.getByRole('button', { name: 'Use this one' }));
    expect(status).toHaveTextContent('This video is in use now.');
    const inUse = { ...agent, draftRevision: 'r1', record: { ...emptyRecord, inUse: made } };
    await act(async () => update(inUse));
    expect(screen.getByRole('heading', { name: 'The video in use' })).toHaveFocus();
  });

  it('has the captions of the previous one only if the voice is the same', () => {
    const captionsUrl = '/files/old.vtt';
    const { update } = show(setUpTools().tools, { ...withRun(made), captionsUrl });
    expect(document.querySelector('track')).toBeNull();
    expect(screen.getByText(/There are no captions for this recording/)).toBeVisible();
    const { audio: _same, ...filmedAnew } = made;
    update({ ...withRun(filmedAnew), captionsUrl });
    expect(document.querySelector('track')?.src).toBe('http://localhost:3000/files/old.vtt');
  });

  it('does not have the captions of an uploaded video, nor does the one in use', () => {
    const { audio: _same, ...filmedAnew } = made;
    const shown = withRun(filmedAnew);
    show(setUpTools().tools, {
      ...shown,
      record: { ...shown.record, inUse: made },
      captionsUrl: '/files/uploaded.vtt',
      hasUploadedVideo: true,
      hasVoiceCaptions: false,
    });
    expect(screen.getAllByText(/There are no captions for this recording/)).toHaveLength(2);
    expect(document.querySelector('track')).toBeNull();
  });

  it('is loaded from the Studio’s host, with its captions, when the site has another host', () => {
    const ownOrigin = 'http://example.com';
    const { tools } = setUpTools({ ownOrigin, server: 'http://studio.example.com' });
    const captionsUrl = `${ownOrigin}/files/local/production/a.vtt`;
    show(tools, { ...agent, record: { ...agent.record, inUse: made }, captionsUrl });
    const video = screen.getByLabelText('Video of Tara in use');
    expect(video.getAttribute('src')).toBe(`http://studio.example.com/${made.video.publicId}.mp4`);
    expect(video.querySelector('track')?.src).toBe('http://studio.example.com/files/local/production/a.vtt');
  });

  it('cannot be activated after the introduction has changed, until it is changed back', () => {
    const { update } = show(setUpTools().tools, withRun(made));
    const changed = { ...agent.avatar, voice: { introText: 'Something else.' } };
    update({ ...withRun(made), avatar: changed });
    expect(screen.getByRole('note').textContent).toMatch(/has changed since it was made/);
    expect(screen.queryByRole('button', { name: 'Use this one' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Make the video' })).toBeVisible();
    update(withRun(made));
    expect(screen.getByRole('button', { name: 'Use this one' })).toBeVisible();
  });

  it('can be activated where no new one can be generated', () => {
    show(setUpTools({ problem: 'The offline avatar tools are not installed.' }).tools, withRun(made));
    expect(screen.getByRole('button', { name: 'Use this one' })).toBeVisible();
  });

  it('shows why activating it failed', async () => {
    const { tools, records } = setUpTools();
    records.activateRun.mockRejectedValue(new Error('The lake does not answer'));
    const { user } = show(tools, withRun(made));
    await user.click(screen.getByRole('button', { name: 'Use this one' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The lake does not answer');
  });

  it('in use shows whether it is published and up to date', () => {
    const { tools } = setUpTools();
    const inUse = { ...agent, draftRevision: 'r1', record: { ...agent.record, inUse: made } };
    const { update } = show(tools, inUse);
    expect(screen.getByText(/introduction says\. Publish the agent to show it on the site\.$/)).toBeVisible();
    update({ ...inUse, draftRevision: undefined });
    expect(screen.getByText(/It says what the agent’s introduction says\.$/)).toBeVisible();
    update({ ...inUse, avatar: { ...inUse.avatar, voice: { introText: 'Something else.' } } });
    expect(screen.getByText(/has changed since it was made/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make the video' })).toBeVisible();
  });

  it.each([
    ['https://example.org/files/tara.vtt', 'anonymous'],
    [`${window.location.origin}/files/tara.vtt`, null],
  ])('in use at %s sets crossorigin when its captions need it', (captionsUrl, crossOrigin) => {
    show(setUpTools().tools, { ...agent, record: { ...agent.record, inUse: made }, captionsUrl });
    const video = screen.getByLabelText('Video of Tara in use');
    expect(video.querySelector('track')?.src).toBe(captionsUrl);
    expect(video.getAttribute('crossorigin')).toBe(crossOrigin);
  });

  it('replaces an uploaded video, after saying so', () => {
    show(setUpTools().tools, { ...withRun(made), hasUploadedVideo: true });
    expect(screen.getByText(/It takes the place of Tara’s uploaded videos/)).toBeVisible();
  });

  it('is not required while there is an uploaded video', () => {
    show(setUpTools().tools, { ...agent, hasUploadedVideo: true });
    expect(screen.getByRole('note').textContent).toMatch(/The site shows Tara’s uploaded videos/);
  });

  it('is not on the site while a video was uploaded later', () => {
    const inUse = { ...agent, record: { ...agent.record, inUse: made } };
    show(setUpTools().tools, { ...inUse, hasUploadedVideo: true });
    expect(screen.getByRole('note').textContent).toMatch(/the site shows that one/);
  });
});
