import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openReleases } from './release-folder.ts';
import { createSite, type Site, type SiteOptions } from './site.ts';
import { type StubBuild, writeStubBuild } from './testing/stub-build.ts';

const headline = 'Welcome to the revolution';
/** Paths of the lake that fail. */
const lake = { text: headline, fails: /^$/ };
const fetchLake = async (request: Request) =>
  new Response(lake.text, { status: lake.fails.test(new URL(request.url).pathname) ? 503 : 200 });
const siteUrl = 'http://localhost:3000';

let build: StubBuild;
/** Sites for tests that do not change the content. */
let rendered: Record<'on' | 'off', Site>;
beforeAll(async () => {
  build = await writeStubBuild();
  const [on, off] = ['on', 'off'].map((gate) => join(build.directory, '..', gate));
  rendered = {
    on: await openRendered('on', { directory: on }),
    off: await openRendered('off', { directory: off }),
  };
});
afterAll(() => build.remove());
beforeEach(async () => {
  Object.assign(lake, { text: headline, fails: /^$/ });
  await rm(build.directory, { recursive: true, force: true });
});

type OpenOptions = Partial<Pick<SiteOptions, 'quiet' | 'onRendered' | 'onError' | 'directory'>> & {
  dataset?: string;
};

function open(gate: 'on' | 'off', { dataset = 'production', ...options }: OpenOptions = {}): Promise<Site> {
  const { clientDir, serverDir, directory } = build;
  const studioOrigin = 'https://studio.beacon.example';
  const settings = { projectId: 'local', dataset, gate, gatePassword: 'sesame', siteUrl, studioOrigin };
  return createSite({ clientDir, serverDir, directory, fetchLake, settings, siteUrl, ...options });
}

async function openRendered(gate: 'on' | 'off', options?: OpenOptions): Promise<Site> {
  const site = await open(gate, options);
  await site.render();
  return site;
}

async function ask(site: Site, path: string, init?: RequestInit): Promise<Response> {
  const response = await site.fetch(new Request(siteUrl + path, init));
  if (!response) throw new Error(`${path} is not the site's.`);
  return response;
}

const getText = async (site: Site, path: string) => (await ask(site, path)).text();
const getStatus = async (site: Site, path: string, headers: Record<string, string> = {}) =>
  (await ask(site, path, { headers })).status;

/** The data block of a document, which its scripts read. */
async function documentData(site: Site, path: string) {
  const html = await getText(site, path);
  return JSON.parse(/ id="document-data">(.*?)<\/script>/.exec(html)?.[1] ?? '');
}

describe('with the gate on', () => {
  it('ships the shell, a neutral head and noindex, and no gated text', async () => {
    const site = rendered.on;
    const html = await getText(site, '/about');
    for (const part of [
      '<div id="root"><p>Loading...</p></div>',
      '<title>About us | Beacon</title>',
      '<meta name="description" content="Not open to everybody yet." data-head="">',
      '<meta property="og:title" content="About us">',
      '<meta name="robots" content="noindex">',
      '<noscript><main><h1>Beacon</h1><p>This is Beacon &amp; friends.</p><p>Write to <a href="mailto:hello@beacon.example.org">',
    ])
      expect(html).toContain(part);
    const paths = [
      '/about',
      '/manifest.webmanifest',
      '/robots.txt',
      '/sitemap.xml',
      '/llms.txt',
      '/about.md',
      '/no/page',
    ];
    for (const path of paths)
      expect(await getText(site, path), path).not.toMatch(
        new RegExp(`${headline}|&amp; more|ld\\+json|data-path`),
      );
  });

  it('serves the page, its styles and its data in a fragment', async () => {
    const site = rendered.on;
    const response = await ask(site, (await documentData(site, '/about')).fragment);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const fragment = await response.json();
    expect(fragment).toMatchObject({
      app: '/assets/index-abc.js',
      path: '/about',
      title: '/about & more',
      html: expect.stringContaining(headline),
      styles: expect.stringMatching(/^<style data-styled>h1\{color:red\}/),
      data: { queries: [{ text: headline }, expect.any(String)] },
    });
    expect(fragment.html, 'pictures that come with the page').not.toContain('preload');
  });

  it('lets crawlers read documents, whose noindex they see, but not the gated copy', async () => {
    const robots = await getText(rendered.on, '/robots.txt');
    const hidden = ['/_fragments/', '/v1', '/v2', '/vX', '/images/', '/files/', '/_providers/', '/*.vtt'];
    expect(robots).toBe(['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`), ''].join('\n'));
  });
});

describe('with the gate off', () => {
  it('ships the head, HTML and styles of the page, and its query data in the fragment alone', async () => {
    const site = rendered.off;
    const html = await getText(site, '/about');
    for (const part of [
      `<div id="root" data-path="/about"><h1>${headline}</h1>`,
      '<title>/about &amp; more</title>',
      `<meta name="description" content="${headline}" data-head="">`,
      '<style data-styled>h1{color:red}',
      '<link rel="preload" as="image"',
      '<meta property="og:title" content="/about &amp; more">',
      `<meta property="og:url" content="${siteUrl}/about">`,
    ])
      expect(html).toContain(part);
    expect(html).not.toMatch(/noindex|queries|Loading\.\.\./);
    const graph = JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '');
    expect(graph['@graph']).toMatchObject([
      { name: 'Helping </script> Hands' },
      { itemListElement: [{ name: 'Home' }, { name: 'About us' }] },
    ]);
    const fragment = await (await ask(site, (await documentData(site, '/about')).fragment)).json();
    expect(Object.keys(fragment).sort()).toEqual(['app', 'data', 'path']);
  });

  it('lists its pages in a sitemap and in llms.txt, and serves each as Markdown', async () => {
    const site = rendered.off;
    expect(await getText(site, '/robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    const locations = (await getText(site, '/sitemap.xml')).match(/(?<=<loc>)[^<]+/g);
    expect(locations).toEqual(['/', '/about', '/agent/tara'].map((path) => siteUrl + path));
    const listed = (await getText(site, '/llms.txt')).match(/(?<=\]\()[^)]+/g);
    expect(listed).toEqual(['/index.md', '/about.md', '/agent/tara.md'].map((path) => siteUrl + path));
    const page = await ask(site, '/about.md');
    expect(page.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(page.headers.get('link')).toBe(`<${siteUrl}/about>; rel="canonical"`);
    expect(await page.text()).toContain(headline);
    for (const path of ['/no/such/page.md', '/not-found.md', '/agent/_.md'])
      expect(await getStatus(site, path), path).toBe(404);
  });
});

describe.each(['on', 'off'] as const)('with the gate %s', (gate) => {
  it('a document contains the settings, and the scripts that the page needs, each once', async () => {
    const site = rendered[gate];
    const { pageScripts, ...data } = await documentData(site, '/about');
    expect(data).toEqual({
      config: {
        projectId: 'local',
        dataset: 'production',
        gate,
        gateSalt: 'salt',
        gateDigest: 'digest of 6 letters',
        siteUrl,
        studioOrigin: 'https://studio.beacon.example',
      },
      app: '/assets/index-abc.js',
      imports: ['/assets/shared-abc.js'],
      fragment: expect.stringMatching(/^\/_fragments\/about\.[\w-]{12}\.json$/),
      ...(gate === 'on' ? { gateHelp: 'Ask us.' } : {}),
    });
    expect(pageScripts.sort()).toEqual(['/assets/about-abc.js', '/assets/text-abc.js']);
    expect((await documentData(site, '/')).pageScripts).toEqual([]);
    // The application comes after the first paint.
    expect(await getText(site, '/about')).not.toMatch(/type="module"|modulepreload|sesame/);
  });

  it('the policy allows one inline script, the boot script, and inline styles', async () => {
    const response = await ask(rendered[gate], '/about');
    const policy = response.headers.get('content-security-policy') ?? '';
    // Data blocks have a `type` and do not match.
    const scripts = [...(await response.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)];
    expect(scripts).toHaveLength(1);
    const script = scripts[0]?.[1] ?? '';
    expect(script, 'in a scope of its own').toMatch(/^\(\(\)=>\{const text[\s\S]*\}\)\(\)$/);
    expect(policy).toContain(
      `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}';`,
    );
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toMatch(/^default-src 'none';/);
  });

  it('a page has a share picture, which changes with its content when the gate is off', async () => {
    const site = await openRendered(gate);
    const getAddress = async () =>
      /og:image" content="http:\/\/localhost:3000(\/_share\/about\.[\w-]{12}\.png)"/.exec(
        await getText(site, '/about'),
      )?.[1] ?? '';
    const first = await getAddress();
    const response = await ask(site, first);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    lake.text = 'Other words';
    await site.render();
    expect((await getAddress()) === first, 'the picture is neutral').toBe(gate === 'on');
    expect(await getStatus(site, '/_share/about.aaaaaaaaaaaa.png')).toBe(404);
  });

  it('documents and the manifest link the icons of the build, or those of the chosen picture', async () => {
    const site = await openRendered(gate);
    const linked = async () =>
      (await getText(site, '/about')).match(/(?<=<link rel="[a-z-]*icon" href=")[^"]*/g);
    const inManifest = async () =>
      (await (await ask(site, '/manifest.webmanifest')).json()).icons.map(({ src }: { src: string }) => src);
    expect(await linked()).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
    expect(await inManifest()).toEqual([
      '/icon-192.png',
      '/icon-maskable-192.png',
      '/icon-512.png',
      '/icon-maskable-512.png',
    ]);
    expect(await getStatus(site, '/icon-192.png'), 'the stub was built without icons').toBe(404);
    lake.text =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="red" d="M0 0h8v8H0z"/></svg>';
    await site.render();
    expect(await linked()).toEqual(
      ['/favicon.ico', '/icon-192.png', '/apple-touch-icon.png'].map((path) =>
        expect.stringMatching(`^${path}\\?v=[\\w-]{6}$`),
      ),
    );
    for (const src of await inManifest()) expect(src).toMatch(/\?v=[\w-]{6}$/);
    const icon = await ask(site, '/icon-192.png?v=anyone');
    expect(icon.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const { dominant } = await sharp(await icon.arrayBuffer()).stats();
    expect(dominant.r - dominant.b).toBeGreaterThan(100);
  });

  it('documents and the manifest have the language of the content', async () => {
    lake.text = '¡Bienvenidos!';
    const site = await openRendered(gate);
    expect(await getText(site, '/about')).toContain('<html lang="es">');
    expect(JSON.parse(await getText(site, '/manifest.webmanifest'))).toMatchObject({
      name: 'Beacon',
      lang: 'es',
    });
  });
});

describe('addresses', () => {
  it('lead to a page in any case and encoding; unknown ones to the not-found page', async () => {
    const site = rendered.off;
    const shownAt = async (path: string) => {
      const response = await ask(site, path);
      return [response.status, /data-path="([^"]*)/.exec(await response.text())?.[1]];
    };
    for (const path of ['/about', '/ABOUT', '/%61bout'])
      expect(await shownAt(path), path).toEqual([200, '/about']);
    expect(await shownAt('/Agent/TARA')).toEqual([200, '/agent/tara']);
    for (const path of ['/agent/nobody', '/agent/%E0%A4'])
      expect(await shownAt(path), path).toEqual([404, '/agent/_']);
    for (const path of ['/no/such/page', '/agent/tara/more', '/about.html', '/index.html', '/not-found'])
      expect(await shownAt(path), path).toEqual([404, '/not-found']);
  });

  it('of a missing file get the page when it is navigated to, and a short 404 otherwise', async () => {
    const site = rendered.off;
    const read = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
    for (const path of ['/annual-report.pdf', '/about.v2', '/agent/nobody.old', '/.vite/manifest.json']) {
      const page = await ask(site, path, read);
      expect([page.status, page.headers.get('content-type')], path).toEqual([
        404,
        'text/html; charset=utf-8',
      ]);
      expect(await getText(site, path), path).toBe('Not found');
    }
    expect((await ask(site, '/tara.mp4', read)).headers.get('content-type')).toBe('video/mp4');
  });

  it.each([
    ['/about/?from=mail', 308, '/about?from=mail'],
    ['//evil.example/', 308, '/evil.example'],
    ['/old?from=mail', 302, '/?from=mail#agents'],
    // A former path of a page that no page has now.
    ['/agent/tess?from=mail', 308, '/agent/tara?from=mail'],
  ])('%s redirects with %d to %s', async (path, status, location) => {
    const moved = await ask(rendered.off, path);
    expect([moved.status, moved.headers.get('location')]).toEqual([status, location]);
    expect(moved.headers.get('cache-control'), 'the address may come back').toBe('no-cache');
  });

  it.each([
    ['/_fragments/about.json', 200, '/about'],
    ['/_fragments/index.json', 200, '/'],
    ['/_fragments//.json', 200, '/'],
    ['/_fragments/About/.json', 200, '/about'],
    ['/_fragments/agent/nobody.json', 200, '/agent/_'],
    ['/_fragments/no/such/page.json', 200, '/not-found'],
    ['/_fragments/about.json?app=/assets/index-abc.js', 200, '/about'],
    // Browsers log a 404 as an error.
    ['/_fragments/about.json?app=/assets/index-older.js', 204, undefined],
    ['/_fragments/about.aaaaaaaaaaaa.json', 204, undefined],
  ])('%s answers %d with the fragment of %s', async (path, status, page) => {
    const response = await ask(rendered.on, path);
    const text = await response.text();
    expect([response.status, text && JSON.parse(text).path]).toEqual([status, page ?? '']);
  });

  it('of the server itself are left to it, and pages can only be read', async () => {
    const site = rendered.on;
    expect(await site.fetch(new Request(`${siteUrl}/_lake/health`))).toBeUndefined();
    const posted = await ask(site, '/about', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('responses', () => {
  it('are revalidated, 304 when unchanged, compressed, and without a body for HEAD', async () => {
    const site = rendered.off;
    const first = await ask(site, '/about');
    const plain = await first.text();
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('cross-origin-resource-policy')).toBe('same-site');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = first.headers.get('etag') ?? '';
    const known = { 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'gzip' };
    const second = await ask(site, '/about', { headers: known });
    expect([second.status, await second.text()]).toEqual([304, '']);

    const packed = await ask(site, '/about', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual([
      'br',
      'Accept-Encoding',
    ]);
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(plain);
    const refused = await ask(site, '/about', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    expect(refused.headers.get('content-encoding')).toBeNull();

    const head = await ask(site, '/about', { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual([
      String(Buffer.byteLength(plain)),
      '',
    ]);
  });

  it('with a document have another ETag when the policy changes, since browsers keep the old one after a 304', async () => {
    const site = await openRendered('on');
    const seen = async () => {
      const { headers } = await ask(site, '/');
      return [
        headers.get('etag'),
        /media-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1],
      ];
    };
    const [first, own] = await seen();
    lake.text = `${headline}, now at https://media.example`;
    await site.render();
    const [second, more] = await seen();
    expect([own, more]).toEqual(["'self'", "'self' https://media.example"]);
    expect(second).not.toBe(first);
  });

  it.each([
    ['/assets/index-abc.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/placeholder.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/tara.vtt', 'text/vtt; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/manifest.webmanifest', 'application/manifest+json', 'public, max-age=0, must-revalidate'],
  ])('with %s have the type %s and may be cached: %s', async (path, type, caching) => {
    const { headers } = await ask(rendered.on, path);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, caching]);
  });

  it.each([
    '/assets/..%2froutes.json',
    '/assets/..%2Frobots.txt',
    '/assets/%2e%2e%2froutes.json',
    '/assets/..%5croutes.json',
    '/assets/x/..%2f..%2froutes.json',
    '/assets/..%3f',
    '/assets/..%23',
    '/_fragments/..%2froutes.abcdefghijkl.json',
    '/_share/..%2ficon.abcdefghijkl.png',
    '/_share%2f..%2froutes.json',
    '/assets/..%2f..%2fpackage.json',
  ])('of other folders cannot be asked for by %s', async (path) => {
    const response = await ask(rendered.on, path, { headers: { accept: '*/*' } });
    expect(await response.text()).not.toContain('environment');
    expect(response.status).toBe(404);
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
  ])('have a part of media: %s', async (range, status, body, contentRange) => {
    const site = rendered.on;
    const response = await ask(site, '/tara.mp4', { headers: { range } });
    expect([response.status, await response.text()]).toEqual([status, body]);
    expect(response.headers.get('content-range')).toBe(contentRange);
    const whole = await ask(site, '/tara.mp4');
    const tag = whole.headers.get('etag') ?? '';
    expect(await getStatus(site, '/tara.mp4', { range, 'if-range': tag })).toBe(status);
    expect(await getStatus(site, '/tara.mp4', { range, 'if-range': '"other"' })).toBe(200);
  });
});

describe('rendering', () => {
  it('happens once after several publishes, and only to pages that changed', async () => {
    const delays: number[] = [];
    const site = await open('off', { quiet: 10, onRendered: (milliseconds) => delays.push(milliseconds) });
    expect(await site.render()).toEqual({ rendered: 5 });
    lake.text = 'Published';
    site.contentChanged();
    site.contentChanged();
    expect(await getText(site, '/about')).toContain(headline);
    await vi.waitFor(
      async () => expect(await getText(site, '/about')).toContain('<h1>Published</h1>'),
      10_000,
    );
    expect(delays).toEqual([expect.any(Number)]);
    expect(await site.render(), 'of the same content').toEqual({ rendered: 0 });
    expect(await getText(site, '/about')).toContain('<h1>Published</h1>');
    site.close();
    expect(await (await openRendered('off')).render(), 'after a restart').toEqual({ rendered: 0 });
  });

  it('keeps fragments for documents that were sent before a publish, for a week', async () => {
    const site = await openRendered('on');
    const { fragment } = await documentData(site, '/about');
    for (const text of ['Something', 'else', 'by now']) {
      lake.text = text;
      await site.render();
    }
    expect((await documentData(site, '/about')).fragment).not.toBe(fragment);
    expect(await getText(site, fragment)).toContain(headline);
    const old = new Date(Date.now() - 8 * 24 * 60 * 60_000);
    await utimes(join(build.directory, fragment), old, old);
    await site.render();
    expect(await getStatus(site, fragment)).toBe(204);
    const folders = readdirSync(build.directory).filter((name) => name.startsWith('release-'));
    expect(folders, 'the current release and the one before').toHaveLength(2);
  });

  it('keeps the files of a page that cannot be rendered, and reports it', async () => {
    const onError = vi.fn();
    const site = await openRendered('off', { onError });
    lake.text = 'Published';
    lake.fails = /^\/content\/about$/;
    await site.render();
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'The page /about could not be rendered.' }),
    );
    expect(await getText(site, '/about')).toContain(headline);
    expect(await getText(site, '/about.md')).toContain(headline);
    expect(await getText(site, '/')).toContain('Published');
    lake.fails = /^$/;
    expect(await site.render(), 'only what is missing').toEqual({ rendered: 1 });
    expect(await getText(site, '/about')).toContain('Published');
  });

  it('keeps the last release when the lake is down or the disk cannot be written, and leaves no part of a new one', async () => {
    const site = await openRendered('off');
    const before = readdirSync(build.directory).length;
    lake.fails = /./;
    await expect(site.render()).rejects.toThrow('The lake does not answer.');
    lake.fails = /^$/;
    lake.text = 'Published';
    await rm(join(build.directory, '_fragments'), { recursive: true });
    await writeFile(join(build.directory, '_fragments'), 'a file');
    await expect(site.render()).rejects.toThrow('EEXIST');
    expect(await getText(site, '/about')).toContain(headline);
    expect(readdirSync(build.directory)).toHaveLength(before);
  });

  it('leaves the last release for a start without a lake, of an earlier build too', async () => {
    await openRendered('off');
    lake.fails = /./;
    const file = join(build.clientDir, '.vite', 'manifest.json');
    const manifest = await readFile(file, 'utf8');
    await writeFile(file, manifest.replace('index-abc', 'index-newer'));
    onTestFinished(() => writeFile(file, manifest));
    const site = await open('off');
    expect(await getText(site, '/about')).toContain(headline);
    const { app, fragment } = await documentData(site, '/about');
    expect(app, 'the scripts of its build').toBe('/assets/index-abc.js');
    for (const path of [app, fragment]) expect(await getStatus(site, path), path).toBe(200);
    // Another dataset, or another state of the gate, may not show these pages.
    for (const other of [await open('off', { dataset: 'staging' }), await open('on')]) {
      const response = await ask(other, '/about');
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    }
  });

  it('can write the share picture that two pages have in common twice at the same time', async () => {
    const folder = await openReleases(build.directory).begin(undefined);
    const file = '_share/not-found.aaaaaaaaaaaa.png';
    await Promise.all([folder.write(file, 'picture'), folder.write(file, 'picture')]);
    expect(folder.has(file)).toBe(true);
    await folder.discard();
  });

  it('removes what a killed process left behind', async () => {
    const site = await openRendered('off');
    const leftover = join(build.directory, 'release-killed');
    await writeFile(leftover, '');
    await writeFile(join(build.directory, 'current.next'), '');
    await site.render();
    expect(existsSync(leftover)).toBe(false);
    expect(await getText(await open('off'), '/about')).toContain(headline);
  });
});
