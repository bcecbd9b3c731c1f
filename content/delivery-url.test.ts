import { expect, it } from 'vitest';
import { getDeliveryUrl } from './delivery-url.ts';

const stored = 'https://res.cloudinary.com/beacon/image/upload/v1/avatars/tara/profile_image-1.jpg';

it.each([
  ['avatar', 128],
  ['profile', 256],
] as const)('cuts the %s picture to %d pixels around the face', (size, edge) => {
  expect(getDeliveryUrl(stored, size)).toBe(
    `https://res.cloudinary.com/beacon/image/upload/c_fill,f_auto,g_face,h_${edge},q_auto,w_${edge}/v1/avatars/tara/profile_image-1.jpg`,
  );
});

it('doubles the pixels at density 2', () => {
  expect(getDeliveryUrl(stored, 'avatar', 2)).toContain('h_256,q_auto,w_256');
});

it('accepts the URLs of the offline media provider', () => {
  expect(getDeliveryUrl('/_providers/media/local/image/upload/v1/a.jpg', 'avatar')).toBe(
    '/_providers/media/local/image/upload/c_fill,f_auto,g_face,h_128,q_auto,w_128/v1/a.jpg',
  );
});

it('returns other URLs unchanged', () => {
  expect(getDeliveryUrl('/portrait.png', 'avatar')).toBe('/portrait.png');
});
