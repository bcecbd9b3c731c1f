import { describe, expect, it } from 'vitest';
import { ruleFiles } from './hosting-rules.ts';
import { siteRules } from './write-site.ts';

const rules = siteRules(
  {
    content: ['https://abcd1234.apicdn.sanity.io'],
    frames: ['https://studio.example.org'],
    media: ['https://media.example'],
  },
  {
    pages: ['/', '/about'],
    files: ['tara.mp4'],
    redirects: { '/agents': '/#agents' },
    bootSource: "'sha256-boot'",
  },
);
const text = (name: string) => ruleFiles(rules).find((file) => file.name === name)?.text ?? '';

describe('the rules for hosts of files', () => {
  it('say of no path a header twice, since hosts would join both', () => {
    const everywhere = rules.headers.find(({ path }) => path === '/*')?.headers ?? {};
    for (const { path, headers } of rules.headers.filter((rule) => rule.path !== '/*')) {
      expect(
        Object.keys(headers).filter((name) => name in everywhere),
        path,
      ).toEqual([]);
    }
  });

  it('admit the one script that stands in every document', () => {
    expect(text('_headers')).toContain("script-src 'self' 'sha256-boot';");
  });

  it('stay within what Cloudflare Pages reads: 2,000 characters a line', () => {
    const lines = text('_headers').split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });

  it('tell every host who may frame the site and what may be kept for ever', () => {
    for (const name of ['_headers', 'vercel.json', 'Caddyfile', 'nginx.conf']) {
      expect(text(name), name).toContain("frame-ancestors 'self' https://studio.example.org");
      expect(text(name), name).toContain('public, max-age=31536000, immutable');
    }
    for (const name of ['_redirects', 'vercel.json', 'Caddyfile', 'nginx.conf'])
      expect(text(name), name).toMatch(/\/agents.*\/#agents/s);
  });

  it('lead every address of a Studio to its page', () => {
    const files = ruleFiles({
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
