import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

afterEach(() => {
  vi.resetModules();
  document.getElementById('studio-settings')?.remove();
  vi.unstubAllEnvs();
});

function writeIntoPage(settings: object): void {
  const block = document.createElement('script');
  Object.assign(block, {
    type: 'application/json',
    id: 'studio-settings',
    textContent: JSON.stringify(settings),
  });
  document.head.append(block);
}

it('prefers the settings of the page to those of the build', async () => {
  vi.stubEnv('SANITY_STUDIO_PROJECT_ID', 'other');
  vi.stubEnv('SANITY_STUDIO_PREVIEW_ORIGIN', 'https://other.example.org');
  writeIntoPage({ projectId: 'abcd1234', dataset: 'staging', previewOrigin: 'https://example.org' });
  const { projectId, dataset, getPreviewOrigin } = await import('./studio-settings.ts');
  expect([projectId, dataset, getPreviewOrigin()]).toEqual(['abcd1234', 'staging', 'https://example.org']);
});

it('previews the site at its own origin by default', async () => {
  writeIntoPage({ projectId: 'local', dataset: 'production' });
  const { getPreviewOrigin } = await import('./studio-settings.ts');
  expect(getPreviewOrigin()).toBe(location.origin);
});

it('uses environment variables when the page has no settings', async () => {
  vi.stubEnv('SANITY_STUDIO_PROJECT_ID', 'abcd1234');
  vi.stubEnv('SANITY_STUDIO_PREVIEW_ORIGIN', 'https://example.org');
  const { projectId, dataset, getPreviewOrigin } = await import('./studio-settings.ts');
  expect([projectId, dataset, getPreviewOrigin()]).toEqual(['abcd1234', 'production', 'https://example.org']);
});
