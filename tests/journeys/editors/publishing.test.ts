import { expect } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { getStatus } from '../helpers/guide-steps.ts';
import { renderedPage } from '../helpers/rendered-page.ts';
import { openGroup } from '../helpers/studio.ts';
import { studioJourney } from '../helpers/studio-journey.ts';

const phone = { width: 390, height: 844 };

studioJourney(
  'an editor sees what prevents publishing, and what publishing changes',
  async ({ openStudio, openTab, server }) => {
    const { page: desk } = await openStudio('/studio/');
    await desk.getByRole('link', { name: 'Agents', exact: true }).click();
    await desk.getByRole('link', { name: /^Coleman/ }).click();
    const form = desk.getByRole('textbox', { name: 'Function' });
    await getStatus(desk, 'Everything here is published').waitFor();
    await form.fill('');
    await desk.getByRole('button', { name: '1 thing to fix before you can publish' }).waitFor();
    await openGroup(desk, 'Impact Framework');
    const card = desk.getByRole('dialog');
    const solutionOfCard = card.getByRole('textbox', { name: 'Solution' });
    await desk
      .getByRole('button', { name: /^Fundraising registration/ })
      .first()
      .click();
    await solutionOfCard.fill('');
    await card.getByRole('button', { name: 'Close' }).click();

    const publish = desk.getByRole('button', { name: 'Publish', exact: true });
    await desk.getByRole('button', { name: '2 things to fix before you can publish' }).press('Enter');
    const toFix = desk.getByRole('list', { name: 'To fix first' }).getByRole('button');
    await eventually(() => toFix.allTextContents()).toEqual([
      expect.stringMatching(/^Who it isFunctionThe function is missing\./),
      expect.stringMatching(
        /^Impact Framework › Problem cards › \d+\w\w problem card “Fundraising registration.*”SolutionThis card has no solution\./,
      ),
    ]);
    await eventually(() => publish.isDisabled()).toBe(true);

    await toFix.first().press('Enter');
    await eventually(() => form.evaluate((field) => field === document.activeElement)).toBe(true);
    await desk.keyboard.type('Rules made plain');
    await desk.getByRole('button', { name: '1 thing to fix before you can publish' }).waitFor();

    const { page: hand } = await openTab({
      path: new URL(desk.url()).pathname.replace(/%2C.*/, ''),
      viewport: phone,
      hasTouch: true,
    });
    await hand.getByRole('button', { name: '1 thing to fix before you can publish' }).tap();
    await hand.getByRole('list', { name: 'To fix first' }).getByRole('button').tap();
    const solution = hand.getByRole('dialog').getByRole('textbox', { name: 'Solution' });
    await eventually(() => solution.evaluate((field) => field === document.activeElement)).toBe(true);
    await solution.fill('Coleman will keep one calendar for all of them.');
    await hand.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();

    await hand.getByRole('button', { name: /^Ready to publish.*Changes \d+ pages/ }).tap();
    const changes = hand.getByRole('list', { name: 'Pages that change' });
    await eventually(() => changes.innerText()).toMatch(
      /On \d+ pages\s+Function\s+Now: Compliance\s+After publishing: Rules made plain/,
    );
    await eventually(() => changes.innerText()).toMatch(
      /On the page “Coleman”\s+Problem cards › .* › Solution\s+Now: .*\s+After publishing: Coleman will keep one calendar for all of them\./,
    );
    const panel = hand.getByRole('region', { name: 'Before you publish' });
    await panel.getByRole('button', { name: 'Publish', exact: true }).tap();
    await getStatus(hand, 'Everything here is published').waitFor();
    await panel.getByRole('button', { name: 'Close “Before you publish”' }).press('Enter');
    // On a phone the form replaces the panel again, and takes the focus.
    await eventually(() =>
      hand.evaluate(
        () => document.activeElement?.closest('[data-testid="document-panel-scroller"]') !== null,
      ),
    ).toBe(true);
    await getStatus(desk, 'Everything here is published').waitFor();

    await eventually(() => renderedPage(server.url, '/agent/coleman')).toContain(
      'one calendar for all of them',
    );
    expect(await renderedPage(server.url, '/')).toContain('Rules made plain');

    // The shortcut is pressed before the last letters are saved.
    await form.click();
    await desk.keyboard.press('End');
    await desk.keyboard.type(' for');
    await publish.and(desk.locator(':enabled')).waitFor();
    await desk.keyboard.type(' every state');
    await desk.keyboard.press('Control+Alt+P');
    await getStatus(desk, 'Everything here is published').waitFor();
    // The Studio's own action is disabled for four seconds after a publication.
    await desk.keyboard.type(' and county');
    await desk.keyboard.press('Control+Alt+P');
    await eventually(() => renderedPage(server.url, '/')).toContain(
      'Rules made plain for every state and county',
    );
    await getStatus(desk, 'Everything here is published').waitFor();
  },
);
