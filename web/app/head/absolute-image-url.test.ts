import { expect, it } from 'vitest';
import { getAbsoluteImageUrl } from './absolute-image-url.ts';

const getUrl = (_ref: string) =>
  getAbsoluteImageUrl({ asset: { _ref } }, ({ asset }) => `/images/${asset._ref}`, 'http://localhost:3000');

it.each(['image-0123456789abcdef-600x300-png', 'image-G3i4emG6B8JnTmGoN0UjgAp8-300x450-jpg'])(
  'returns the absolute URL of %s',
  (id) => {
    expect(getUrl(id)).toBe(`http://localhost:3000/images/${id}`);
  },
);

it.each(['', 'image-abc', 'image-abc-600x-png', 'file-abc-mp4'])(
  'returns undefined for the reference “%s”',
  (id) => {
    expect(getUrl(id)).toBeUndefined();
  },
);
