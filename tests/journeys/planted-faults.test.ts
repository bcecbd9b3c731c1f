import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { DOCUMENT_DATA } from '../../web/content/env.ts';
import { unannounced } from './accessibility/arrival.ts';
import { type CheckId, checks, type Findings } from './accessibility/checks.ts';
import { examinePage } from './accessibility/examine-page.ts';
import { missingLandmarks } from './accessibility/landmarks.ts';
import { unprinted } from './accessibility/print.ts';
import { unheard } from './accessibility/videos.ts';
import { brokenWords } from './accessibility/words.ts';
import { desktop, journey } from './journey.ts';
import { layoutShift, NO_LAYOUT_SHIFT } from './layout-shift.ts';

/** The checks of accessibility.test.ts find nothing on the site, so here each must find a planted fault. */

const menu = '<button onclick="this.ariaExpanded = true">Menu</button>';

const sound = `<!doctype html>
<html lang="en">
  <head>
    <title>Sound</title>
    <style>
      :root { font-family: sans-serif; background: #fff; color: #111; }
      a, button { display: inline-block; min-height: 24px; padding: 8px; background: #fff; color: #111; }
      button { border: 1px solid; }
      @media (min-width: 700px) { header button { display: none; } }
      @media print { nav, button, a { display: none; } }
      @keyframes turn { to { rotate: 1turn; } }
    </style>
  </head>
  <body>
    <div id="root">
      <header>
        <a href="#content">To the content</a>
        ${menu}
        <nav aria-label="Main"><a href="/about">About</a></nav>
      </header>
      <main id="content" tabindex="-1">
        <h1>Sound</h1>
        <p>Words that everybody can read.</p>
        <button>Bare</button>
        <div style="position: relative"><button>Covered</button><i></i></div>
      </main>
      <footer><p role="status">Sound</p></footer>
    </div>
  </body>
</html>`;

/** For each check: a text in the valid page, its replacement, and the expected finding. */
const faults: readonly [CheckId, string, string, RegExp][] = [
  ['rules', '</main>', '<img src="data:,"></main>', /^image-alt: img/],
  ['rules', menu, '', /no button that opens the menu/],
  ['landmarks', 'h1>', 'h2>', /^0 of h1$/],
  ['landmarks', ' aria-label="Main"', '', /^a navigation without a name$/],
  ['keyboard', '<a href="/about">', '<a href="/about" tabindex="1">', /^expected a "About", reached button/],
  ['focus', '<button>Bare', '<button style="outline: none">Bare', /^button "Bare" has no ring$/],
  ['focus', '<i></i>', '<i style="position: absolute; inset: 0"></i>', /"Covered" .* is hidden by i/],
  ['arrival', '<p role="status">Sound', '<p role="status">Page', /^"Sound" is not announced/],
  ['zoom', '</main>', '<p style="width: 700px">Wide</p></main>', /^p "Wide" in 7\d\d px$/],
  ['text', '</main>', '<p style="height: 24px; overflow: hidden">Tall</p></main>', /^cut off by p: "Tall"$/],
  ['forced', '</main>', '<button style="border: 0">Flat</button></main>', /^button "Flat" has no edge$/],
  ['motion', '</main>', '<p style="animation: turn 1s infinite">Dizzy</p></main>', /^moves: p$/],
  ['targets', '</main>', `${'<button style="all: unset">x</button>'.repeat(2)}</main>`, /^target-size: /],
  ['paper', 'nav, button, a {', 'h2, nav, a {', /^on paper: button "Bare"$/],
  ['paper', 'nav, button, a {', 'h2, nav, a {', /^lost: "Sound"$/],
];

async function show(browser: Browser, html: string): Promise<Page> {
  const page = await browser.newPage({ viewport: desktop });
  onTestFinished(() => page.close());
  await page.setContent(html);
  return page;
}

async function examine(page: Page): Promise<Findings> {
  await page.getByRole('main').focus();
  return {
    arrival: await unannounced(page),
    paper: await unprinted(page),
    landmarks: await missingLandmarks(page),
    ...(await examinePage(page)),
  };
}

journey('a valid page has no findings', async ({ browser }) => {
  const findings = await examine(await show(browser, sound));
  expect(Object.entries(findings).filter(([, lines]) => lines.length > 0)).toEqual([]);
});

journey('every check finds its planted fault', async ({ browser }) => {
  const planted = faults.reduce((html, [, from, to]) => html.replaceAll(from, to), sound);
  const findings = await examine(await show(browser, planted));
  for (const [check, , , line] of faults) {
    expect(findings[check], check).toContainEqual(expect.stringMatching(line));
  }
  // Videos are tested below; the check without JavaScript has its own journey.
  const elsewhere: CheckId[] = ['videos', 'no-script'];
  expect(new Set([...faults.map(([check]) => check), ...elsewhere])).toEqual(new Set(Object.keys(checks)));
});

journey('finds a broken word, and a layout shift', async ({ browser }) => {
  const page = await show(browser, sound);
  expect(await brokenWords(page)).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(NO_LAYOUT_SHIFT);
  await page.evaluate(() => {
    const words = document.querySelector('main p');
    words?.setAttribute('style', 'width: 3ch; overflow-wrap: anywhere');
    document.querySelector('main')?.setAttribute('style', 'margin-top: 400px');
  });
  expect(await brokenWords(page)).toContain('"everybody" is broken in "Words that everybody can read."');
  expect(await layoutShift(page)).toBeGreaterThan(NO_LAYOUT_SHIFT);
});

journey('finds videos without captions and without a transcript', async () => {
  const videos = { uploaded: null, combinedUploaded: null, captions: null, generated: null };
  const state = { data: { videos: { ...videos, videoUrl: '/tara.mp4', combinedUrl: '/tara_com.mp4' } } };
  const data = { queries: [{ queryKey: ['agent', 'tara'], state }] };
  const settings = JSON.stringify({ config: { gate: 'off' } });
  const document = `<script type="application/json" id="${DOCUMENT_DATA}">${settings}</script><main></main>`;
  // The document is sent for all other paths, including those of captions.
  const server = createServer(({ url }, response) =>
    response.end(url?.startsWith('/_fragments/') ? JSON.stringify({ data }) : document),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // It listens on a port.
  const agent = { slug: { _type: 'slug', current: 'tara' }, transcript: 'Hello' } as const;
  expect(await unheard(`http://127.0.0.1:${port}`, agent)).toEqual([
    '/tara.mp4 has no captions',
    '/tara_com.mp4 has no captions',
    '/ has no transcript',
    '/agent/tara has no transcript',
  ]);
});
