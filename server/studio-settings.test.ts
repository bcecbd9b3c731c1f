import { expect, it } from 'vitest';
import { inlineScripts } from './site/csp-hashes.ts';
import { withStudioSettings } from './studio-settings.ts';

const settings = { projectId: 'local', dataset: 'production', siteUrl: undefined };

/** What a browser that parses the page finds in the block. */
function blockOf(page: string): unknown {
  const [, text = ''] =
    /<head><script type="application\/json" id="studio-settings">(.*?)<\/script>/.exec(page) ?? [];
  return JSON.parse(text);
}

it('writes the settings before everything in the head', () => {
  const siteUrl = 'https://example.org';
  const page = withStudioSettings('<head><title>Studio</title></head>', { ...settings, siteUrl });
  expect(blockOf(page)).toEqual({ projectId: 'local', dataset: 'production', previewOrigin: siteUrl });
  expect(page).toMatch(/<\/script><title>Studio<\/title><\/head>$/);
  expect(blockOf(withStudioSettings('<head></head>', settings))).not.toHaveProperty('previewOrigin');
});

it('lets no value end the block, and asks the policy to admit no script', () => {
  const dataset = "</script><script>alert(1)</script>$'";
  const page = withStudioSettings('<head></head>', { ...settings, dataset });
  expect(blockOf(page)).toMatchObject({ dataset });
  expect(inlineScripts(page)).toEqual([]);
});
