import { expect, it } from 'vitest';
import { baselineDocument, baselinePath } from './baseline-page.ts';

it('has the page’s text, one paragraph per block, and loads nothing else', () => {
  const fragment =
    '<header><a href="/">Beacon</a></header><h1>Hello</h1><div><p>One &amp; <b>two</b></p><p></p></div>';
  const html = baselineDocument('A page', fragment);
  expect(html).toContain('<h1>Beacon Hello</h1>\n<p>One &amp; two</p>\n</main>');
  expect(html).not.toMatch(/<(script|link|img|a)\b/);
});

it('has a separate file for each path', () => {
  expect(['/', '/agent/tara'].map(baselinePath)).toEqual(['/floor/index.html', '/floor/agent/tara.html']);
});
