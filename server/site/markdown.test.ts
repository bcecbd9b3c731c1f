import { expect, it } from 'vitest';
import { toMarkdown, writeLlmsText } from './markdown.ts';

const siteUrl = 'https://beacon.example.org';

const about = `<header><a href="/">Home</a></header><main id="main"><h1>About</h1><p>It is <strong>planned</strong>, see <a href="/cpa">our experts</a>.</p>
<ul><li>One</li><li>Two</li></ul><dl><div><dt>Today</dt><dd>Nothing</dd></div></dl>
<button>Play</button><svg><title>Drawing</title></svg><script>alert(1)</script></main><footer>Legal</footer>`;

it('converts the main content with headings, lists and links, without header, footer, controls and scripts', () => {
  const text = toMarkdown(about, 'Title', siteUrl);
  expect(text).toMatch(
    /^# About\n\nIt is \*\*planned\*\*, see \[our experts\]\(https:\/\/beacon\.example\.org\/cpa\)\./,
  );
  expect(text).toMatch(/-\s+One\n-\s+Two\n\n\*\*Today\*\*\n\nNothing\n$/);
  expect(text).not.toMatch(/Home|Legal|Play|Drawing|alert/);
});

it('starts with the title when a page has no heading', () => {
  expect(toMarkdown('<main><p>Welcome</p></main>', 'Title', siteUrl)).toBe('# Title\n\nWelcome\n');
});

it('lists all pages in llms.txt, with their Markdown URLs and descriptions', () => {
  const pages = ['/', '/about'].map((path) => ({
    path,
    name: `Page ${path}`,
    description: `What ${path} says.`,
  }));
  const profile = {
    productName: 'Beacon',
    language: 'en',
    organization: {},
    names: { '/': 'Home' },
    moved: {},
  };
  expect(writeLlmsText(pages, profile, siteUrl)).toBe(
    `# Beacon

> What / says.

## Pages

- [Home](${siteUrl}/index.md): What / says.
- [Page /about](${siteUrl}/about.md): What /about says.
`,
  );
});
