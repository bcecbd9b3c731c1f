import { expect, test } from 'vitest';
import { describeIcon } from './icon-picture.ts';

const asset = (rest: string) => `image-0123456789abcdef0123456789abcdef01234567-${rest}`;

test.each([undefined, asset('512x512-png'), asset('1024x1024-webp'), asset('32x32-svg')])(
  '%s makes a good icon',
  (id) => {
    expect(describeIcon(id)).toBe(true);
  },
);

test.each([
  ['600x300-png', 'empty edges'],
  ['300x100-svg', 'empty edges'],
  ['180x180-png', 'blurred on phones'],
])('does not accept %s', (rest, why) => {
  expect(describeIcon(asset(rest))).toContain(why);
});
