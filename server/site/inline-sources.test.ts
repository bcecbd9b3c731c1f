import { expect, it } from 'vitest';
import { inlineStylesOf, sourceOf } from './inline-sources.ts';

it('finds each style once, and none in what a script says', () => {
  const text = `<script>write('<style>')</script><style>p{}</style><p style="--a:&quot;b&quot;">One</p>`;
  const found = inlineStylesOf(text, '<style data-styled>p{}</style>');
  expect(found).toEqual({ elements: [sourceOf('p{}')], attributes: [sourceOf('--a:"b"')] });
});
