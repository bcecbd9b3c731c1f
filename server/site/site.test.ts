import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSite, type Site, type SiteOptions } from './site.ts';
import { type StubBuild, writeStubBuild } from './testing/stub-build.ts';

const headline = 'Welcome to the revolution';
const lake = { text: headline, isUp: true, asked: [''] };
const fetchLake = async (request: Request) => {
  lake.asked.push(new URL(request.url).pathname);
  return new Response(lake.text, { status: lake.isUp ? 200 : 503 });
};
const siteUrl = 'http://localhost:3000';

let build: StubBuild;
beforeAll(async () => {
  build = await writeStubBuild();
});
afterAll(() => build.remove());
beforeEach(() => Object.assign(lake, { text: headline, isUp: true, asked: [] }));

type OpenOptions = Partial<
  Pick<SiteOptions, 'cacheDir' | 'quiet' | 'fetchLake' | 'onRendered' | 'onError'>
> & {
  dataset?: string;
};

async function open(
  gate: 'on' | 'off',
  { dataset = 'production', ...options }: OpenOptions = {},
): Promise<Site> {
  const { clientDir, serverDir } = build;
  const studioOrigin = 'https://studio.beacon.example';
  const settings = { projectId: 'local', dataset, gate, gatePassword: 'sesame', siteUrl, studioOrigin };
  return createSite({ clientDir, serverDir, fetchLake, settings, siteUrl, ...options });
}

async function ask(site: Site, path: string, init?: RequestInit): Promise<Response> {
  const response = await site.fetch(new Request(siteUrl + path, init));
  if (!response) throw new Error(`${path} is not the site's.`);
  return response;
}

/** The data block of a document, which its scripts read. */
async function documentData(site: Site, path: string) {
  const html = await (await ask(site, path)).text();
  return JSON.parse(
    /<script type="application\/json" id="document-data">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  );
}

describe('with the gate on', () => {
  it('ships the shell, a neutral head and noindex, and no gated text', async () => {
    const site = await open('on');
    await site.prerenderAll();
    const html = await (await ask(site, '/about')).text();
    expect(html).toContain('<div id="root"><p>Loading...</p></div>');
    expect(html).toContain('<title>About us | Beacon</title>');
    expect(html).toContain('<meta name="description" content="Not open to everybody yet." data-head="">');
    expect(html).toContain('<meta property="og:title" content="About us">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain(headline);
    expect(html).not.toContain('data-path');
    expect(html).not.toContain('&amp; more');
    expect(html).not.toContain('ld+json');
  });

  it('shows the noscript text without JavaScript', async () => {
    const html = await (await ask(await open('on'), '/about')).text();
    expect(html).toContain(
      '<noscript><main><h1>Beacon</h1><p>This is Beacon &amp; friends.</p><p>Write to <a href="mailto:hello@beacon.example.org">',
    );
  });

  it('serves no gated text in other files', async () => {
    const site = await open('on');
    await site.prerenderAll();
    for (const path of ['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/no/such/page']) {
      expect(await (await ask(site, path)).text(), path).not.toMatch(new RegExp(`${headline}|more`));
    }
  });

  it('responds with 204 to requests for the fragment of another build', async () => {
    const site = await open('on');
    await site.prerenderAll();
    const { app } = await documentData(site, '/about');
    expect((await ask(site, `/_fragments/about.json?app=${app}`)).status).toBe(200);
    const other = await ask(site, '/_fragments/about.json?app=/assets/index-older.js');
    expect([other.status, await other.text()]).toEqual([204, '']);
  });

  it('serves the page, its styles and its data in a fragment', async () => {
    const site = await open('on');
    await site.prerenderAll();
    const response = await ask(site, '/_fragments/about.json');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await response.json()).toMatchObject({
      path: '/about',
      title: '/about & more',
      html: expect.stringContaining(headline),
      styles: expect.stringMatching(/^<style data-styled>h1\{color:red\}/),
      data: { queries: [headline, expect.any(String)] },
    });
    const { path, html } = await (await ask(site, '/_fragments/index.json')).json();
    expect(path).toBe('/');
    expect(html, 'pictures that come with the page').not.toContain('preload');
  });

  it('lets crawlers read documents, whose noindex they see, but not the gated copy', async () => {
    const site = await open('on');
    const robots = await (await ask(site, '/robots.txt')).text();
    expect(robots).toBe(
      [
        'User-agent: *',
        ...['/_fragments/', '/v1', '/v2', '/vX', '/images/', '/files/', '/_providers/', '/*.vtt'].map(
          (path) => `Disallow: ${path}`,
        ),
        '',
      ].join('\n'),
    );
  });
});

describe('with the gate off', () => {
  it('ships the head, HTML and styles of the page, without its query data', async () => {
    const site = await open('off');
    await site.prerenderAll();
    const html = await (await ask(site, '/about')).text();
    expect(html).toContain(`<div id="root" data-path="/about"><h1>${headline}</h1>`);
    expect(html).toContain('<title>/about &amp; more</title>');
    expect(html).toContain(`<meta name="description" content="${headline}" data-head="">`);
    expect(html).toContain('<style data-styled>h1{color:red}');
    expect(html).toContain('<link rel="preload" as="image"');
    expect(html).not.toContain('noindex');
    expect(html).not.toContain('queries');
    expect(html).not.toContain('Loading...');
  });

  it('has Open Graph tags and structured data', async () => {
    const site = await open('off');
    await site.prerenderAll();
    const html = await (await ask(site, '/about')).text();
    const contentOf = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(contentOf('og:title')).toBe('/about &amp; more');
    expect(contentOf('og:url')).toBe(`${siteUrl}/about`);
    expect(contentOf('twitter:card')).toBe('summary_large_image');
    expect(contentOf('og:image')).toMatch(/^http:\/\/localhost:3000\/_share\/about\.png\?v=[\w-]{10}$/);
    const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)['@graph']).toMatchObject([
      { name: 'Helping </script> Hands' },
      { itemListElement: [{ name: 'Home' }, { name: 'About us' }] },
    ]);
  });

  it('has only the data in a fragment, since the page is in the document', async () => {
    const site = await open('off');
    await site.prerenderAll();
    const fragment = await (await ask(site, '/_fragments/about.json')).json();
    expect(Object.keys(fragment).sort()).toEqual(['app', 'data', 'path']);
  });

  it('serves generated files and redirects with the headers of files', async () => {
    const site = await open('off');
    await site.prerenderAll();
    for (const path of [
      '/robots.txt',
      '/sitemap.xml',
      '/llms.txt',
      '/about.md',
      '/manifest.webmanifest',
      '/about/',
    ]) {
      const { headers } = await ask(site, path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('cache-control'), path).toMatch(/no-cache|must-revalidate/);
    }
  });

  it('has a sitemap', async () => {
    const site = await open('off');
    await site.prerenderAll();
    expect(await (await ask(site, '/robots.txt')).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    const addresses = (await (await ask(site, '/sitemap.xml')).text()).match(/(?<=<loc>)[^<]+/g);
    expect(addresses).toEqual(['/', '/about', '/agent/tara'].map((path) => siteUrl + path));
  });

  it('lists its pages in llms.txt, and serves each as Markdown', async () => {
    const site = await open('off');
    await site.prerenderAll();
    const listed = await (await ask(site, '/llms.txt')).text();
    const addresses = listed.match(/(?<=\]\()[^)]+/g) ?? [];
    expect(addresses).toEqual(['/index.md', '/about.md', '/agent/tara.md'].map((path) => siteUrl + path));
    const page = await ask(site, '/about.md');
    expect(page.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(page.headers.get('link')).toBe(`<${siteUrl}/about>; rel="canonical"`);
    expect(await page.text()).toContain(headline);
    expect((await ask(site, '/no/such/page.md')).status).toBe(404);
  });
});

describe.each(['on', 'off'] as const)('with the gate %s', (gate) => {
  it('a document contains the settings, and the scripts that the page needs, each once', async () => {
    const site = await open(gate);
    const { config, app, imports, pageScripts, fragment } = await documentData(site, '/about');
    expect(config).toEqual({
      projectId: 'local',
      dataset: 'production',
      gate,
      gateSalt: 'salt',
      gateDigest: 'digest of 6 letters',
      siteUrl,
      studioOrigin: 'https://studio.beacon.example',
    });
    expect(app).toBe('/assets/index-abc.js');
    expect(imports).toEqual(['/assets/shared-abc.js']);
    expect(pageScripts.sort()).toEqual(['/assets/about-abc.js', '/assets/text-abc.js']);
    expect((await documentData(site, '/')).pageScripts).toEqual([]);
    expect(fragment).toMatch(/^\/_fragments\/about\.json\?v=[\w-]{12}$/);
    expect(await (await ask(site, fragment)).json()).toMatchObject({
      path: '/about',
      data: { queries: [headline, '</script><script>alert(1)</script>'] },
    });
  });

  it('a document loads no module before the first paint, and does not contain the password', async () => {
    const html = await (await ask(await open(gate), '/about')).text();
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain('modulepreload');
    expect(html).not.toContain('sesame');
  });

  it('a page has a share picture, which changes with its content when the gate is off', async () => {
    const site = await open(gate);
    await site.prerenderAll();
    const response = await ask(site, '/_share/about.png');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await ask(site, '/_share/index.png')).status).toBe(200);
    const first = response.headers.get('etag');
    lake.text = 'Other words';
    await site.prerenderAll();
    const second = (await ask(site, '/_share/about.png')).headers.get('etag');
    expect(second === first, 'the picture is neutral').toBe(gate === 'on');
  });

  it.each(['/_share/no/such/page.png', '/_share/agent/nobody.png'])(
    'has no share picture at %s',
    async (path) => {
      expect((await ask(await open(gate), path)).status).toBe(404);
    },
  );

  it('documents link the icons and the web app manifest', async () => {
    const site = await open(gate);
    const html = await (await ask(site, '/about')).text();
    expect(html.match(/<link rel="(?:[a-z-]+-)?(?:icon|manifest)"[^>]*>/g)).toEqual([
      '<link rel="icon" href="/favicon.ico" sizes="32x32">',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
      '<link rel="manifest" href="/manifest.webmanifest">',
    ]);
    const response = await ask(site, '/manifest.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = await response.json();
    expect(manifest.name).toBe('Beacon');
    expect(manifest.icons.map((icon: { src: string }) => icon.src)).toEqual([
      '/icon-192.png',
      '/icon-maskable-192.png',
      '/icon-512.png',
      '/icon-maskable-512.png',
    ]);
  });
});

describe('the language of the content', () => {
  const languagesOf = async (site: Site) => ({
    document: /<html lang="([^"]*)">/.exec(await (await ask(site, '/about')).text())?.[1],
    manifest: (await (await ask(site, '/manifest.webmanifest')).json()).lang,
  });

  it.each(['on', 'off'] as const)('is that of documents and of the manifest (gate %s)', async (gate) => {
    lake.text = '¡Bienvenidos!';
    const site = await open(gate);
    expect(await languagesOf(site), 'before the first rendering').toEqual({ document: 'es', manifest: 'es' });
    await site.prerenderAll();
    lake.isUp = false;
    expect(await languagesOf(site), 'while the lake is down').toEqual({ document: 'es', manifest: 'es' });
  });

  it('is that of a new lake when the profile of an earlier build has none', async () => {
    expect(await languagesOf(await open('off'))).toEqual({ document: 'en', manifest: 'en' });
  });
});

describe('an icon that editors chose', () => {
  const drawing = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}" d="M0 0h8v8H0z"/></svg>`;
  const linksIn = async (site: Site) =>
    (await (await ask(site, '/about')).text()).match(/<link rel="(apple-touch-)?icon"[^>]*>/g);

  it.each(['on', 'off'] as const)(
    'has versioned URLs in documents and in the manifest (gate %s)',
    async (gate) => {
      lake.text = drawing('red');
      const site = await open(gate);
      await site.prerenderAll();
      const links = (await linksIn(site)) ?? [];
      expect(links.map((link) => link.replace(/\?v=[\w-]{6}"/, '?v=…"'))).toEqual([
        '<link rel="icon" href="/favicon.ico?v=…" sizes="32x32">',
        '<link rel="icon" href="/icon-192.png?v=…" sizes="192x192">',
        '<link rel="apple-touch-icon" href="/apple-touch-icon.png?v=…">',
      ]);
      const { icons } = await (await ask(site, '/manifest.webmanifest')).json();
      for (const { src } of icons) expect(src).toMatch(/^\/icon-(maskable-)?(192|512)\.png\?v=[\w-]{6}$/);
    },
  );

  it('is drawn from the picture, and replaced by the icon of the build when the picture is removed', async () => {
    lake.text = drawing('red');
    const site = await open('off');
    await site.prerenderAll();
    const response = await ask(site, '/icon-192.png?v=anyone');
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const { dominant } = await sharp(await response.arrayBuffer()).stats();
    expect(dominant.r - dominant.b).toBeGreaterThan(100);
    lake.text = headline;
    await site.prerenderAll();
    expect((await ask(site, '/icon-192.png')).status, 'the stub was built without icons').toBe(404);
    expect(await linksIn(site)).toHaveLength(3);
    expect((await linksIn(site))?.[1]).toContain('href="/favicon.svg"');
  });
});

describe('documents', () => {
  it('are revalidated each time, with 304 when unchanged', async () => {
    const site = await open('off');
    const first = await ask(site, '/about');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    const second = await ask(site, '/about', { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });

  it('have a different ETag for each content security policy', async () => {
    const site = await open('off');
    await site.prerenderAll();
    const etag = (await ask(site, '/about')).headers.get('etag') ?? '';
    const framed = { 'sec-fetch-dest': 'iframe', 'if-none-match': etag };
    const answer = await ask(site, '/about', { headers: framed });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("'unsafe-inline'");
    framed['if-none-match'] = answer.headers.get('etag') ?? '';
    expect((await ask(site, '/about', { headers: framed })).status).toBe(304);
  });

  it('are compressed for clients that accept it', async () => {
    const site = await open('off');
    const plain = await (await ask(site, '/about')).text();
    const packed = await ask(site, '/about', { headers: { 'accept-encoding': 'gzip, br;q=0.9' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(plain);
    const refused = await ask(site, '/about', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    expect(refused.headers.get('content-encoding')).toBeNull();
  });

  it.each(['on', 'off'] as const)(
    'with the gate %s allow one inline script by its hash, the boot script',
    async (gate) => {
      const response = await ask(await open(gate), '/about');
      const policy = response.headers.get('content-security-policy') ?? '';
      // Data blocks have a `type` and do not match.
      const scripts = [...(await response.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)];
      expect(scripts).toHaveLength(1);
      const script = scripts[0]?.[1] ?? '';
      expect(script, 'in a scope of its own').toMatch(/^\(\(\)=>\{const text[\s\S]*\}\)\(\)$/);
      const hash = createHash('sha256').update(script).digest('base64');
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
      expect(policy).toContain("connect-src 'self';");
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it.each(['on', 'off'] as const)(
    'with the gate %s allow by hash the inline styles that they contain, and no others',
    async (gate) => {
      const site = await open(gate);
      const response = await ask(site, '/about');
      const html = await response.text();
      // With the gate on, the boot script inserts the fragment into the document.
      const fragment = await (await ask(site, '/_fragments/about.json')).json();
      const [body, styles] = gate === 'on' ? [fragment.html, fragment.styles] : [html, ''];
      const elements = [...`${html}${styles}`.matchAll(/<style[^>]*>([^<]*)/g)].map(
        ([, style = '']) => style,
      );
      const attributes = [...body.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) =>
        style.replaceAll('&#x27;', "'"),
      );
      expect([elements.length > 0, attributes]).toEqual([true, ["--quote:'x'"]]);
      const sources = (texts: string[]) =>
        texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      const policy = response.headers.get('content-security-policy') ?? '';
      const directive = (name: string) =>
        new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];
      expect(new Set(directive('style-src'))).toEqual(new Set(["'self'", ...sources(['', ...elements])]));
      expect(directive('style-src-attr')).toEqual(["'unsafe-hashes'", ...sources(attributes)]);
      expect(policy).not.toContain('unsafe-inline');
      expect(policy).toMatch(/^default-src 'none';/);
    },
  );

  it('allow inline styles in the Studio’s preview', async () => {
    const response = await ask(await open('on'), '/about', { headers: { 'sec-fetch-dest': 'iframe' } });
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline';");
  });

  it('cannot be loaded by other sites, except share pictures', async () => {
    const site = await open('on');
    const policyOf = async (path: string) =>
      (await ask(site, path)).headers.get('cross-origin-resource-policy');
    expect(await policyOf('/about')).toBe('same-site');
    expect(await policyOf('/assets/index-abc.js')).toBe('same-site');
    expect(await policyOf('/_share/about.png')).toBe('cross-origin');
  });

  it('redirect trailing and repeated slashes', async () => {
    const site = await open('off');
    const moved = await ask(site, '/about/?from=mail');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/about?from=mail']);
    expect((await ask(site, '//evil.example/')).headers.get('location')).toBe('/evil.example');
  });

  it('redirect where the route does, and keep the query string', async () => {
    const moved = await ask(await open('off'), '/old?from=mail');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/?from=mail#agents']);
  });

  it('redirect from the former path of a page, unless another page uses it', async () => {
    const site = await open('off');
    await site.prerenderAll();
    const moved = await ask(site, '/agent/Tess?from=mail');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/agent/tara?from=mail']);
    expect(moved.headers.get('cache-control'), 'the address may come back').toBe('no-cache');
    expect((await ask(site, '/about')).status).toBe(200);
    // Static hosts apply redirects before they look for a file, so a used path must not be among them.
    expect(site.overview().redirects).toEqual({ '/old': '/#agents', '/agent/Tess': '/agent/tara' });
  });

  it('of a path without a route are the not-found page with status 404', async () => {
    const site = await open('off');
    const response = await ask(site, '/no/such/page');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('data-path="/not-found"');
    expect((await ask(site, '/agent/nobody')).status).toBe(404);
    const old = await ask(site, '/about.html');
    expect([old.status, await old.text()]).toEqual([404, expect.stringContaining('data-path="/not-found"')]);
    expect(await (await ask(site, '/missing.png')).text()).toBe('Not found');
  });

  it('of an unknown path with a dot are the not-found page for navigations, and a short 404 for subresources', async () => {
    const site = await open('off');
    const read = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
    for (const path of ['/annual-report.pdf', '/about.v2', '/agent/nobody.old']) {
      const answer = await ask(site, path, read);
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([
        404,
        expect.stringMatching(/html/),
      ]);
      const loaded = await ask(site, path, { headers: { accept: 'image/avif,image/*,*/*;q=0.8' } });
      expect([loaded.status, await loaded.text()], path).toEqual([404, 'Not found']);
    }
    expect((await ask(site, '/tara.mp4', read)).headers.get('content-type')).toBe('video/mp4');
  });

  it('are rendered once for all requests and spellings of their path', async () => {
    const site = await open('off');
    await site.prerenderAll();
    lake.asked = [];
    for (const path of ['/ABOUT', '/%61bout', '/Agent/TARA', '/agent/nobody', '/agent/%E0%A4', '/no/page']) {
      const other = path.replace('about', 'About').replace('nobody', 'no-one');
      const [first, second] = [await ask(site, path), await ask(site, other)];
      expect(first.headers.get('etag'), path).toBe(second.headers.get('etag'));
      expect(first.status, path).toBe(/about|tara/i.test(decodeURI(path.replace('%E0%A4', ''))) ? 200 : 404);
    }
    expect(lake.asked.filter((path) => path !== '/content')).toEqual([]);
    lake.isUp = false;
    expect(await (await ask(site, '/agent/nobody')).text()).toContain('data-path="/agent/_"');
    expect((await ask(site, '/_fragments/agent/nobody.json')).status).toBe(200);
    for (const spelling of ['about/', 'about//', '/about', 'About/'])
      expect(await (await ask(site, `/_fragments/${spelling}.json`)).json(), spelling).toMatchObject({
        path: '/about',
      });
    expect(await (await ask(site, '/_fragments//.json')).json()).toMatchObject({ path: '/' });
    expect((await ask(site, '/_share/about/.png')).headers.get('content-type')).toBe('image/png');
    expect(await (await ask(site, '/ABOUT')).text()).toContain('data-path="/about"');
  });

  it.each(['on', 'off'] as const)(
    'share pictures and the manifest respond with 503 while the lake is down and nothing is rendered (gate %s)',
    async (gate) => {
      // Pages can be rendered, but the profile and everything else cannot be read.
      const fetchPageOnly = async (request: Request) =>
        new Response(headline, { status: new URL(request.url).pathname === '/content' ? 503 : 200 });
      const site = await open(gate, { fetchLake: fetchPageOnly });
      for (const path of ['/about', '/_share/about.png', '/manifest.webmanifest']) {
        const response = await ask(site, path);
        expect([response.status, response.headers.get('retry-after')], path).toEqual([503, '5']);
      }
    },
  );

  it('have no body in the response to HEAD', async () => {
    const response = await ask(await open('off'), '/about', { method: 'HEAD' });
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000);
    expect(await response.text()).toBe('');
  });
});

describe('files', () => {
  it('with a hash in the name are immutable', async () => {
    const response = await ask(await open('on'), '/assets/index-abc.js', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  it('without a hash in the name are revalidated each time', async () => {
    const response = await ask(await open('on'), '/placeholder.svg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=1-2,4-5', 200, '0123456789', null],
  ])('of media are served in ranges: %s', async (range, status, body, contentRange) => {
    const response = await ask(await open('on'), '/tara.mp4', { headers: { range } });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('content-range')).toBe(contentRange);
  });

  it('of media are revalidated, and If-Range is respected', async () => {
    const site = await open('on');
    const whole = await ask(site, '/tara.mp4');
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(whole.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const tag = whole.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"/);
    const partWhile = async (condition: string) =>
      (await ask(site, '/tara.mp4', { headers: { range: 'bytes=2-4', 'if-range': condition } })).status;
    expect(await partWhile(tag)).toBe(206);
    expect(await partWhile('"other"')).toBe(200);
    expect(await partWhile(`W/${tag}`)).toBe(200);
    expect((await ask(site, '/tara.mp4', { headers: { 'if-none-match': tag } })).status).toBe(304);
    const head = await ask(site, '/tara.mp4', { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['10', '']);
  });

  it('of captions have the type text/vtt', async () => {
    const response = await ask(await open('on'), '/tara.vtt');
    expect(response.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  });

  it('such as Vite’s manifest and index.html are not served', async () => {
    const site = await open('on');
    expect((await ask(site, '/.vite/manifest.json')).status).toBe(404);
    expect((await ask(site, '/index.html')).status).toBe(404);
  });
});

describe('media of other origins', () => {
  const mediaPolicy = async (site: Site) => {
    const policy = (await ask(site, '/')).headers.get('content-security-policy') ?? '';
    return /media-src ([^;]*)/.exec(policy)?.[1];
  };

  it('are allowed by the policy only when the content refers to them', async () => {
    const site = await open('on', { quiet: 10 });
    await site.prerenderAll();
    expect(await mediaPolicy(site)).toBe("'self'");
    lake.text = 'now at https://media.example';
    site.contentChanged();
    await wait(60);
    expect(await mediaPolicy(site)).toBe("'self' https://media.example");
    site.close();
  });
});

describe('rendering', () => {
  it('includes every path, and is done once after several publishes', async () => {
    const delays: number[] = [];
    const site = await open('off', { quiet: 10, onRendered: (milliseconds) => delays.push(milliseconds) });
    expect(await site.prerenderAll()).toEqual({ rendered: 5 });
    lake.text = 'Published';
    site.contentChanged();
    site.contentChanged();
    expect(await (await ask(site, '/about')).text()).toContain(headline);
    await wait(60);
    expect(await (await ask(site, '/about')).text()).toContain('<h1>Published</h1>');
    expect(delays).toEqual([expect.any(Number)]);
    expect(delays[0]).toBeGreaterThan(9);
    site.close();
  });

  it('keeps earlier fragments for documents that were sent before a publish', async () => {
    const site = await open('on');
    await site.prerenderAll();
    const fragmentAddress = async (): Promise<string> => (await documentData(site, '/about')).fragment;
    const earlier = await fragmentAddress();
    await site.prerenderAll();
    expect(await fragmentAddress(), 'of the same content').toBe(earlier);
    lake.text = 'Something else by now';
    await site.prerenderAll();

    expect(await (await ask(site, earlier)).text()).toContain(headline);
    expect(await fragmentAddress()).not.toBe(earlier);
    expect(await (await ask(site, await fragmentAddress())).text()).toContain(lake.text);
    expect(await (await ask(site, '/_fragments/about.json')).text()).toContain(lake.text);

    for (const text of ['And', 'on', 'and on']) {
      lake.text = text;
      await site.prerenderAll();
    }
    expect(await (await ask(site, earlier)).text()).toContain('and on');
  });

  it('keeps the rendered pages when the lake is down', async () => {
    const site = await open('off');
    await site.prerenderAll();
    lake.isUp = false;
    await expect(site.prerenderAll()).rejects.toThrow('The lake does not answer.');
    expect(await (await ask(site, '/about')).text()).toContain(headline);
  });

  it('shows the pages when they cannot be stored, and reports it', async () => {
    const onError = vi.fn();
    // The folder is a file.
    const site = await open('off', { cacheDir: join(build.serverDir, 'entry-server.js'), onError });
    await site.prerenderAll();
    expect(await (await ask(site, '/about')).text()).toContain(headline);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'EEXIST' }));
  });

  it('loads rendered pages from disk after a restart', async () => {
    const { cacheDir } = build;
    await (await open('off', { cacheDir })).prerenderAll();
    lake.isUp = false;
    const site = await open('off', { cacheDir });
    expect(await (await ask(site, '/about')).text()).toContain(headline);
    expect(await (await ask(site, '/_fragments/about.json')).json()).toMatchObject({
      data: { queries: [headline, expect.any(String)] },
    });
  });

  /** A site whose pages on disk are of another build or environment, while the lake is down. */
  async function openWithEarlierPages(gate: 'on' | 'off', otherwise: 'build' | 'dataset'): Promise<Site> {
    const { cacheDir, clientDir } = build;
    await (await open(gate, { cacheDir })).prerenderAll();
    lake.isUp = false;
    if (otherwise === 'dataset') return open(gate, { cacheDir, dataset: 'staging' });
    const file = join(clientDir, '.vite', 'manifest.json');
    const manifest = await readFile(file, 'utf8');
    await writeFile(file, manifest.replace('index-abc', 'index-newer'));
    onTestFinished(() => writeFile(file, manifest));
    return open(gate, { cacheDir });
  }

  it.each(['build', 'dataset'] as const)(
    'uses stored pages of another %s without their query data, which may be incompatible',
    async (otherwise) => {
      const site = await openWithEarlierPages('off', otherwise);
      expect(await (await ask(site, '/about')).text()).toContain(
        `<div id="root" data-path=""><h1>${headline}</h1>`,
      );
      expect(await (await ask(site, '/_fragments/about.json')).json()).toMatchObject({ data: {}, path: '' });
    },
  );

  it.each(['build', 'dataset'] as const)(
    'marks the stored shell of another %s with the gate on, so that browsers render it again',
    async (otherwise) => {
      const site = await openWithEarlierPages('on', otherwise);
      const shell = async () => /<div id="root"[^>]*>/.exec(await (await ask(site, '/about')).text())?.[0];
      expect(await shell()).toBe('<div id="root" data-older="">');
      lake.isUp = true;
      await site.prerenderAll();
      expect(await shell()).toBe('<div id="root">');
    },
  );

  it('responds with 503 and Retry-After when nothing was rendered', async () => {
    const site = await open('off');
    lake.isUp = false;
    const response = await ask(site, '/about');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

it('does not handle other methods and the server’s own paths', async () => {
  const site = await open('on');
  expect(await site.fetch(new Request(`${siteUrl}/about`, { method: 'POST' }))).toBeUndefined();
  expect(await site.fetch(new Request(`${siteUrl}/_lake/health`))).toBeUndefined();
});

it('can be opened for several environments from the same build', async () => {
  for (const gate of ['on', 'off', 'on'] as const) {
    const site = await open(gate);
    await site.prerenderAll();
    const html = await (await ask(site, '/about')).text();
    expect((await documentData(site, '/about')).config.gate).toBe(gate);
    expect(html.includes('Loading...')).toBe(gate === 'on');
    expect(html.includes(headline)).toBe(gate === 'off');
    for (const path of ['/sitemap.xml', '/llms.txt', '/about.md'])
      expect((await ask(site, path)).status, path).toBe(gate === 'on' ? 404 : 200);
    site.close();
  }
});
