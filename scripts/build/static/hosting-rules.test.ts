import { describe, expect, it } from 'vitest';
import { createSecurityHeaders, headersByKind } from '../../../server/site/security-headers.ts';
import { writeRuleFiles } from './hosting-rules.ts';
import { getSiteRules } from './write-site.ts';

const trusted = {
  content: ['https://abcd1234.apicdn.sanity.io'],
  frames: ['https://studio.example.org'],
  media: ['https://media.example'],
};
const document = { ...headersByKind.document, ...createSecurityHeaders(trusted, "'sha256-boot'") };
const page = { version: '', fragment: '_fragments/a.json', name: '' };
const rules = getSiteRules(
  {
    headers: { ...headersByKind, document },
    routes: {
      '/': { file: 'index.html', kind: 'document', page },
      '/about': { file: 'about.html', kind: 'document', page },
    },
    redirects: { '/agents': { status: 302, from: '/agents', to: '/#agents' } },
  },
  ['tara.mp4'],
);
const text = (name: string) => writeRuleFiles(rules).find((file) => file.name === name)?.text ?? '';

describe('the rules for static hosts', () => {
  it('set no header twice for a path, since hosts would join both values', () => {
    const everywhere = rules.headers.find(({ path }) => path === '/*')?.headers ?? {};
    for (const { path, headers } of rules.headers.filter((rule) => rule.path !== '/*')) {
      expect(
        Object.keys(headers).filter((name) => name in everywhere),
        path,
      ).toEqual([]);
    }
  });

  it('allow the inline script of every document', () => {
    expect(text('_headers')).toContain("script-src 'self' 'sha256-boot';");
  });

  it('have at most 2,000 characters per line, the limit of Cloudflare Pages', () => {
    const lines = text('_headers').split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });

  it('set frame-ancestors, immutable caching and redirects for every host', () => {
    for (const name of ['_headers', 'vercel.json', 'Caddyfile', 'nginx.conf']) {
      expect(text(name), name).toContain("frame-ancestors 'self' https://studio.example.org");
      expect(text(name), name).toContain('public, max-age=31536000, immutable');
    }
    for (const name of ['_redirects', 'vercel.json', 'Caddyfile', 'nginx.conf'])
      expect(text(name), name).toMatch(/\/agents.*\/#agents/s);
  });

  it('serve the Studio’s page at all of its addresses', () => {
    const files = writeRuleFiles({
      headers: [],
      redirects: {},
      fallback: { path: '/studio/*', file: '/studio/index.html' },
    });
    expect(files.find(({ name }) => name === '_redirects')?.text).toBe('/studio/* /studio/index.html 200\n');
    expect(JSON.parse(files.find(({ name }) => name === 'vercel.json')?.text ?? '')).toMatchObject({
      cleanUrls: false,
      rewrites: [{ source: '/studio/(.*)', destination: '/studio/index.html' }],
    });
  });
});
