import { expect, it } from 'vitest';
import type { CacheableResponse } from './cacheable-response.ts';
import { llmsText, pageMarkdown } from './markdown.ts';
import type { RenderedPages } from './rendered-pages.ts';
import type { RenderedPage } from './server-build.ts';

const siteUrl = 'https://beacon.example.org';

function rendered(path: string, fragment: string, status = 200): [string, RenderedPage] {
  const card = { name: `Page ${path}`, description: `What ${path} says.` };
  return [
    path,
    { status, title: `Title of ${path}`, head: '', fragment, styles: '', data: {}, sources: [], card },
  ];
}

const about = `<header><a href="/">Home</a></header><main id="main"><h1>About</h1><p>It is <strong>planned</strong>, see <a href="/cpa">our experts</a>.</p>
<ul><li>One</li><li>Two</li></ul><dl><div><dt>Today</dt><dd>Nothing</dd></div></dl>
<button>Play</button><svg><title>Drawing</title></svg><script>alert(1)</script></main><footer>Legal</footer>`;

const pages: RenderedPages = {
  shell: { title: '', fragment: '', styles: '' },
  profile: { productName: 'Beacon', organization: {}, names: { '/': 'Home' }, moved: {} },
  pages: new Map([
    rendered('/', '<main><p>Welcome</p></main>'),
    rendered('/about', about),
    rendered('/not-found', '<main><h1>Not here</h1></main>', 404),
  ]),
  mediaOrigins: [],
};

const textOf = (made?: CacheableResponse) => made && Buffer.from(made.body).toString();
const textAt = (address: string) => textOf(pageMarkdown(pages, address, siteUrl)?.markdown);

it('converts the main content with headings, lists and links, without header, footer, controls and scripts', () => {
  const text = textAt('/about.md');
  expect(text).toMatch(
    /^# About\n\nIt is \*\*planned\*\*, see \[our experts\]\(https:\/\/beacon\.example\.org\/cpa\)\./,
  );
  expect(text).toMatch(/-\s+One\n-\s+Two\n\n\*\*Today\*\*\n\nNothing\n$/);
  expect(text).not.toMatch(/Home|Legal|Play|Drawing|alert/);
});

it('starts with the title when a page has no heading', () => {
  expect(textAt('/index.md')).toBe('# Title of /\n\nWelcome\n');
});

it('returns undefined for a page that does not exist', () => {
  expect(textAt('/not-found.md')).toBeUndefined();
  expect(textAt('/about.html.md')).toBeUndefined();
});

it('lists all pages in llms.txt, with their Markdown URLs and descriptions', () => {
  expect(textOf(llmsText(pages, siteUrl))).toBe(
    `# Beacon

> What / says.

## Pages

- [Home](${siteUrl}/index.md): What / says.
- [Page /about](${siteUrl}/about.md): What /about says.
`,
  );
});
