import { expect, it } from 'vitest';
import { baselineDocument, baselinePath } from './baseline-page.ts';

it('has the text of the page, a paragraph for each block, and nothing to load', () => {
  const fragment =
    '<header><a href="/">Beacon</a></header><h1>Hello</h1><div><p>One &amp; <b>two</b></p><p></p></div>';
  const html = baselineDocument('A page', fragment);
  expect(html).toContain('<h1>Beacon Hello</h1>\n<p>One &amp; two</p>\n</main>');
  expect(html).not.toMatch(/<(script|link|img|a)\b/);
});

it('is a file of its own for every path', () => {
  expect(['/', '/agent/tara'].map(baselinePath)).toEqual(['/floor/index.html', '/floor/agent/tara.html']);
});
