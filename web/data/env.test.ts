// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { DOCUMENT_DATA, parseSiteConfig } from './env.ts';

const complete = {
  projectId: 'local',
  dataset: 'production',
  gate: 'on' as const,
  gateSalt: 'aa',
  gateDigest: 'bb',
  siteUrl: '',
  studioOrigin: '',
};

afterEach(() => document.head.replaceChildren());

/** Imports the module without state: other test files of this worker may have set a configuration. */
async function loadEnv() {
  vi.resetModules();
  return await import('./env.ts');
}

function writeDocumentData(data: object) {
  const script = document.createElement('script');
  Object.assign(script, { type: 'application/json', id: DOCUMENT_DATA, textContent: JSON.stringify(data) });
  document.head.append(script);
}

it('accepts a complete configuration', () => {
  expect(parseSiteConfig(complete)).toEqual(complete);
});

it('lists every missing value in one error', () => {
  expect(() => parseSiteConfig({ projectId: 'local', gate: 'on' })).toThrow(
    "The document's configuration (#document-data) is incomplete: dataset is missing; gateSalt is missing; gateDigest is missing; siteUrl is missing; studioOrigin is missing.",
  );
});

it('rejects a gate that is neither on nor off', () => {
  expect(() => parseSiteConfig({ ...complete, gate: 'ajar' })).toThrow(
    "gate is 'ajar', expected 'on' or 'off'",
  );
});

it('rejects a document without any configuration', () => {
  expect(() => parseSiteConfig(undefined)).toThrow('projectId is missing');
});

it('reads the configuration and the build from the document, unless another is provided', async () => {
  const { getApplicationUrl, provideSiteConfig, getSiteConfig } = await loadEnv();
  const app = '/assets/index-a1.js';
  writeDocumentData({ config: complete, app });
  expect(getSiteConfig()).toEqual(complete);
  expect(getApplicationUrl()).toBe(app);
  provideSiteConfig({ ...complete, gate: 'off' });
  expect(getSiteConfig().gate).toBe('off');
});

it('has no build on the development server', async () => {
  const { getApplicationUrl } = await loadEnv();
  writeDocumentData({ config: complete });
  expect(getApplicationUrl()).toBeUndefined();
});
