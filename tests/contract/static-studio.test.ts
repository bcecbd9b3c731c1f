import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeStaticStudio } from '../../scripts/build/static/write-studio.ts';
import { withStudioSettings } from '../../server/studio/studio-settings.ts';
import { openFileHost } from '../journeys/helpers/file-host.ts';

const page = '<head><script src="/studio/static/app.js"></script></head>';
const settings = { projectId: 'abcd1234', dataset: 'production', siteUrl: 'https://example.org' };

it('a static Studio opens at each of its addresses, also on a host without rewrites to index.html', async () => {
  const root = mkdtempSync(join(tmpdir(), 'static-studio-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [studio, directory] = [join(root, 'built'), join(root, 'out')];
  mkdirSync(join(studio, 'static'), { recursive: true });
  writeFileSync(join(studio, 'index.html'), page);
  writeFileSync(join(studio, 'static', 'app.js'), 'start()');
  writeStaticStudio({ studio, settings, directory });
  const host = await openFileHost(join(directory, 'public'));
  onTestFinished(() => host.close());
  const ask = async (path: string) => {
    const answer = await fetch(host.url + path, { redirect: 'manual' });
    return { status: answer.status, text: await answer.text(), ...Object.fromEntries(answer.headers) };
  };

  expect(await ask('/')).toMatchObject({ status: 308, location: '/studio/' });
  for (const path of ['/studio/', '/studio/structure/x']) {
    expect(await ask(path), path).toMatchObject({
      status: 200,
      text: withStudioSettings(page, settings),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("frame-src 'self' https://example.org"),
    });
  }
  expect(await ask('/studio/static/app.js')).toMatchObject({
    status: 200,
    text: 'start()',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});
