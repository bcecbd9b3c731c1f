import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isFullScope } from '../../setup/test-scope.ts';
import { eventually } from '../helpers/eventually.ts';
import { recordMedia } from '../helpers/media-log.ts';
import { chooseFromMenu, field, openGroup, panePath, publish, saved } from '../helpers/studio.ts';
import { studioJourney } from '../helpers/studio-journey.ts';
import { captionLines } from './caption-lines.ts';

const words =
  'Good day. Your books are closed, and every report is on its way to the people who asked for it.';

/** Maximum milliseconds for a video of a few words on a busy machine. */
const DRAWING = 90_000;

// The guide's task “Change what an agent says” takes the same steps in the Avatars tool.
studioJourney.runIf(isFullScope)(
  'an editor changes an agent’s text in its form, and the site plays the new video with captions',
  async ({ openStudio, openTab }) => {
    const { page: studio } = await openStudio(panePath('agent', 'agent-tara'));
    await openGroup(studio, 'Pictures and video');
    await field(studio, 'voice.introText').getByRole('textbox').fill(words);
    await saved(studio);

    await chooseFromMenu(
      studio.getByTestId('pane-footer').last().getByTestId('action-menu-button'),
      'Make the talking video',
    );
    const dialog = studio.getByRole('dialog', { name: 'Talking video' });
    await dialog.getByText(`“${words}”`).waitFor();
    await dialog.getByText('20 words, 95 characters: about 8 seconds when spoken.').waitFor();
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
      'Voice recording: to be made (free, by this machine)',
      'Portrait: to be made (free)',
      'Talking video: to be made (free, by this machine)',
    ]);

    await dialog.getByRole('button', { name: 'Make the video' }).click();
    const bar = dialog.getByRole('progressbar', { name: 'Video of Tara' });
    await bar.waitFor();
    await dialog.getByText('The portrait is learning to speak...').waitFor({ timeout: DRAWING });
    await dialog.getByRole('button', { name: 'Use this one' }).waitFor({ timeout: DRAWING });
    expect(await playing(studio, 'New video of Tara')).toMatchObject({
      cues: [
        'Good day.',
        'Your books are closed, and every report is',
        'on its way to the people who asked for it.',
      ],
    });

    await dialog.getByRole('button', { name: 'Use this one' }).click();
    await dialog.getByRole('heading', { name: 'The video in use' }).waitFor();
    await dialog.getByRole('button', { name: 'Close dialog' }).click();
    await publish(studio);

    const { page: site } = await openTab({ path: '/contact' });
    const events = await recordMedia(site);
    await site.goto('/agent/tara');
    const caption = site.getByText(/^Your books are closed, and every report/).waitFor();
    // The video starts when the overview is in view.
    await site.getByRole('heading', { name: 'Overview' }).scrollIntoViewIfNeeded();
    await site.mouse.wheel(0, 150);
    await eventually(() => events.some(({ type, name }) => type === 'playing' && name === 'Tara')).toBe(true);
    // Captions are on already when the browser does not allow sound.
    const captions = site.getByRole('button', { name: 'Captions', exact: true });
    if ((await captions.getAttribute('aria-pressed')) === 'false') await captions.click();
    await caption;
    expect(await site.locator('video[aria-label="Tara"]').getAttribute('src')).toMatch(
      /^\/_providers\/media\/local\/video\/upload\/v\d+\/avatars\/tara\/talking_video-[0-9a-f]{16}\.mp4$/,
    );
  },
);

studioJourney(
  'a video’s generation continues after the Studio was closed',
  async ({ openStudio, openTab }) => {
    const { page: first } = await openTab({ path: '/studio/avatars/neo' });
    await first.getByRole('button', { name: 'Make the video' }).click();
    await first.getByText('The portrait is learning to speak...').waitFor({ timeout: DRAWING });
    await first.close();

    const { page: second } = await openStudio('/studio/avatars/neo');
    await second.getByText('Voice recording: there already').waitFor();
    await second.getByRole('button', { name: 'Continue' }).click();
    await second.getByRole('button', { name: 'Use this one' }).waitFor({ timeout: DRAWING });
    const paid = await second.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /text-to-speech|\/video\/talks$/.test(path)),
    );
    expect(paid, 'calls that cost money').toEqual([]);
  },
);

/** Plays a video of a page for a moment and returns its captions. */
async function playing(page: Page, name: string): Promise<{ cues: string[] }> {
  const video = page.getByLabel(name);
  await eventually(() => video.evaluate(readyState)).toBeGreaterThan(0);
  await video.evaluate(async (element) => {
    if (element instanceof HTMLVideoElement) await element.play();
  });
  await eventually(() => video.evaluate(timeAndWidth)).toEqual([true, 384]);
  return { cues: await video.evaluate(captionLines) };
}

/** The following functions run in the page. */
function readyState(element: HTMLElement | SVGElement): number {
  return element instanceof HTMLVideoElement ? element.readyState : 0;
}

function timeAndWidth(element: HTMLElement | SVGElement): unknown[] {
  return element instanceof HTMLVideoElement ? [element.currentTime > 0, element.videoWidth] : [];
}
