import '../../tests/setup/site-config.ts';
import { expect, it } from 'vitest';
import { getFileUrl, readFileId } from './files.ts';

it('returns the URL of a file of the embedded lake', () => {
  expect(getFileUrl('file-0a1b2c-mp4')).toBe('/files/local/production/0a1b2c.mp4');
});

it.each(['image-abc123-800x600-png', 'file-0a1b2c', ''])('returns undefined for the reference %o', (ref) => {
  expect(getFileUrl(ref)).toBeUndefined();
});

it('returns the asset id for a file URL', () => {
  expect(readFileId('/files/local/production/0a1b2c.mp4')).toBe('file-0a1b2c-mp4');
  expect(readFileId('/files/other/production/0a1b2c.mp4')).toBeUndefined();
  expect(readFileId('https://media.example/tara.mp4')).toBeUndefined();
});
