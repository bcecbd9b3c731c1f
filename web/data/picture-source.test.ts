import '../../tests/setup/site-config.ts';
import { expect, it } from 'vitest';
import { getPictureSource } from './picture-source.ts';

it('has three widths, all in the same aspect ratio', () => {
  const source = { asset: { _ref: 'image-abc123-3000x2000-jpg' } };
  const { src, srcSet, width, height } = getPictureSource(source, { width: 1440, height: 1080 });
  const sizes = [...srcSet.matchAll(/w=(\d+)&h=(\d+)\S* (\d+)w/g)].map((found) => found.slice(1).map(Number));
  expect(sizes).toEqual([
    [480, 360, 480],
    [960, 720, 960],
    [1440, 1080, 1440],
  ]);
  expect(srcSet).toContain(`${src} 1440w`);
  expect([width, height]).toEqual([1440, 1080]);
});
