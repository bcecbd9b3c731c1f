import { expect, it } from 'vitest';
import { cspHash, inlineStyleHashes } from './csp-hashes.ts';

it('lists each style once, and ignores markup inside scripts', () => {
  const text = `<script>write('<style>')</script><style>p{}</style><p style="--a:&quot;b&quot;">One</p>`;
  const found = inlineStyleHashes(text, '<style data-styled>p{}</style>');
  expect(found).toEqual({ elements: [cspHash('p{}')], attributes: [cspHash('--a:"b"')] });
});
