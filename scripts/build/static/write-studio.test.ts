import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeStaticStudio } from './write-studio.ts';

it('writes a Studio with its settings and policy, and serves its page at every address below /studio/', () => {
  const root = mkdtempSync(join(tmpdir(), 'static-studio-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [studio, directory] = [join(root, 'built'), join(root, 'out')];
  mkdirSync(studio);
  mkdirSync(directory);
  writeFileSync(join(studio, 'index.html'), '<head><script>start()</script></head>');

  const settings = { projectId: 'abcd1234', dataset: 'staging', siteUrl: 'https://example.org' };
  writeStaticStudio({ studio, settings, directory });
  const read = (name: string) => readFileSync(join(directory, name), 'utf8');
  const page = read('public/studio/index.html');
  expect(page).toBe(
    '<head><script type="application/json" id="studio-settings">{"projectId":"abcd1234","dataset":"staging","previewOrigin":"https://example.org"}</script><script>start()</script></head>',
  );
  expect(read('public/index.html')).toBe(page);
  expect(read('public/_headers')).toMatch(
    /^\/\*\n {2}content-security-policy: .*script-src 'self' 'sha256-.*frame-src 'self' https:\/\/example\.org/,
  );
  expect(read('public/_redirects')).toBe('/ /studio/ 308\n/studio/* /studio/index.html 200\n');
  expect(read('nginx.conf')).toContain('/studio/index.html');
});
