import '../../tests/setup/site-config.ts';
import { expect, it } from 'vitest';
import { fileUrl } from './files.ts';

it('points at a file of the lake that serves the page', () => {
  expect(fileUrl('file-0a1b2c-mp4')).toBe('/files/local/production/0a1b2c.mp4');
});

it.each(['image-abc123-800x600-png', 'file-0a1b2c', ''])('knows that %o is no file', (ref) => {
  expect(fileUrl(ref)).toBeUndefined();
});
