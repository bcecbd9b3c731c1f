import { expect, it } from 'vitest';
import { deliveryUrl } from './delivery-url.ts';

const stored = 'https://res.cloudinary.com/beacon/image/upload/v1/avatars/tara/profile_image-1.jpg';

it.each([
  ['avatar', 128],
  ['profile', 256],
  ['default', 400],
] as const)('cuts the %s picture to %d pixels around the face', (size, edge) => {
  expect(deliveryUrl(stored, size)).toBe(
    `https://res.cloudinary.com/beacon/image/upload/c_fill,f_auto,g_face,h_${edge},q_auto,w_${edge}/v1/avatars/tara/profile_image-1.jpg`,
  );
});

it('gives a dense screen twice the pixels, and the default where nothing else is asked for', () => {
  expect(deliveryUrl(stored, 'avatar', 2)).toContain('h_256,q_auto,w_256');
  expect(deliveryUrl(stored)).toContain('h_400,q_auto,w_400');
});

it('knows the media network of this server', () => {
  expect(deliveryUrl('/_providers/media/local/image/upload/v1/a.jpg', 'avatar')).toBe(
    '/_providers/media/local/image/upload/c_fill,f_auto,g_face,h_128,q_auto,w_128/v1/a.jpg',
  );
});

it('leaves other addresses alone', () => {
  expect(deliveryUrl('/portrait.png', 'avatar')).toBe('/portrait.png');
});
