import { expect, it } from 'vitest';
import { listInlineScripts } from './studio-policy.ts';
import { withStudioSettings } from './studio-settings.ts';

const settings = { projectId: 'local', dataset: 'production', siteUrl: undefined };

/** Parses the data block of the page. */
function getBlock(page: string): unknown {
  const [, text = ''] =
    /<head><script type="application\/json" id="studio-settings">(.*?)<\/script>/.exec(page) ?? [];
  return JSON.parse(text);
}

it('writes the settings before everything in the head', () => {
  const siteUrl = 'https://example.org';
  const page = withStudioSettings('<head><title>Studio</title></head>', { ...settings, siteUrl });
  expect(getBlock(page)).toEqual({ projectId: 'local', dataset: 'production', previewOrigin: siteUrl });
  expect(page).toMatch(/<\/script><title>Studio<\/title><\/head>$/);
  expect(getBlock(withStudioSettings('<head></head>', settings))).not.toHaveProperty('previewOrigin');
});

it('escapes values that would end the block, and needs no script hash in the policy', () => {
  const dataset = "</script><script>alert(1)</script>$'";
  const page = withStudioSettings('<head></head>', { ...settings, dataset });
  expect(getBlock(page)).toMatchObject({ dataset });
  expect(listInlineScripts(page)).toEqual([]);
});
