import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createStudioPolicy } from './studio-policy.ts';

const html =
  '<head><script>one()</script><script type="application/json" id="x">{}</script><script src="/a.js" type="module"></script><script>\ntwo()</script></head>';

function directives(network: Parameters<typeof createStudioPolicy>[1]): Map<string, string[]> {
  return new Map(
    createStudioPolicy(html, network)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );
}

const own = { siteUrl: undefined, isSelfContained: true };

it('allows the inline scripts of the page by their hashes, and no others', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(directives(own).get('script-src')).toEqual(["'self'", hash('one()'), hash('\ntwo()')]);
  expect(directives(own).get('default-src')).toEqual(["'none'"]);
  expect(directives(own).get('frame-ancestors')).toEqual(["'self'"]);
});

it('allows requests to other hosts only with a hosted lake or providers that the browser calls', () => {
  expect(directives(own).get('connect-src')).toEqual(["'self'", 'data:', 'blob:']);
  expect(directives({ ...own, isSelfContained: false }).get('connect-src')).toContain('https:');
});

it('allows to embed the site and to play its videos, also when the site has no TLS', () => {
  const siteUrl = 'http://example.org';
  expect(directives({ ...own, siteUrl }).get('frame-src')).toEqual(["'self'", siteUrl]);
  expect(directives({ ...own, siteUrl }).get('media-src')).toContain(siteUrl);
});
