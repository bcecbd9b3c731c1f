import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { iconAddress } from './icon-address.ts';

const icon = readFileSync(join(import.meta.dirname, '..', '..', 'web', 'public', 'favicon.svg'), 'utf8');

it('draws what the file draws', async () => {
  const drawing = decodeURIComponent(iconAddress(icon).replace('data:image/svg+xml,', ''));
  expect(drawing.length).toBeLessThan(icon.length);
  expect(await pixelsOf(drawing)).toEqual(await pixelsOf(icon));
});

it.each(['<style>p{}</style>', '<style type="text/css">p{}</style>', '<script>0</script>'])(
  'has no %s that a reader of the document would find',
  (element) => {
    expect(iconAddress(`<svg>${element}</svg>`)).not.toMatch(/["#]|<\/?(style|script)/);
  },
);

function pixelsOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 288 }).raw().toBuffer();
}
