import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStudioHost } from './studio-host.ts';

const KEY = '__studio_auth_token_local';

/** Requests the Studio's page and runs its script with `kept` in the local storage; returns the stored value afterwards. */
async function visit(
  token: string | undefined,
  { kept, headers = {} }: { kept?: string; headers?: HeadersInit } = {},
) {
  const directory = mkdtempSync(join(tmpdir(), 'studio-host-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  writeFileSync(join(directory, 'index.html'), '<html><head></head><body>Studio</body></html>');
  const host = createStudioHost({
    directory,
    settings: { projectId: 'local', dataset: 'production', siteUrl: undefined },
    token,
    network: { siteUrl: undefined, isSelfContained: true },
  });
  const response = await host.request('/studio/structure', { headers });
  const html = await response.text();
  const script = /<script>(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const storage = new Map(kept === undefined ? [] : [[KEY, kept]]);
  const localStorage = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  };
  runInNewContext(script, { localStorage });
  return { html, stored: storage.get(KEY), response };
}

describe('the page of the Studio', () => {
  it('signs in on loopback, cannot be cached, and cannot be framed by other sites', async () => {
    const { stored, response } = await visit('the-token');
    expect(JSON.parse(stored ?? '')).toMatchObject({ token: 'the-token', time: expect.any(String) });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  it('keeps the session of a signed-in editor, and replaces an older loopback token', async () => {
    const session = JSON.stringify({ token: 'lks_0123456789ab_secret', time: '' });
    expect((await visit('the-token', { kept: session })).stored).toBe(session);
    const old = JSON.stringify({ token: 'an-old-token', time: '' });
    expect((await visit('the-token', { kept: old })).stored).toContain('the-token');
  });

  it('contains no token when editors have to sign in, or behind a proxy', async () => {
    expect((await visit(undefined)).html).not.toContain('localStorage');
    expect((await visit('the-token', { headers: { 'x-forwarded-for': '198.51.100.1' } })).html).not.toContain(
      'the-token',
    );
  });
});
