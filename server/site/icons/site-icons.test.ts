import { expect, it, onTestFinished, vi } from 'vitest';
import { createSiteIcons, iconHash } from './site-icons.ts';

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}" d="M0 0h8v8"/></svg>`;
const address = 'http://localhost/images/one.svg';

function setUp(answer: (url: string) => Response) {
  const asked: string[] = [];
  const errors: unknown[] = [];
  const icons = createSiteIcons(
    async ({ url }) => {
      asked.push(url);
      return answer(url);
    },
    (error) => errors.push(error),
  );
  return { icons, asked, errors };
}

it('draws each icon once, and reads the picture once', async () => {
  const { icons, asked } = setUp(() => new Response(drawing('red')));
  const first = await icons('/icon-192.png', address);
  expect(first?.contentType).toBe('image/png');
  expect(await icons('/icon-192.png', address)).toBe(first);
  expect((await icons('/favicon.ico', address))?.contentType).toBe('image/x-icon');
  expect(asked).toEqual([address]);
});

it('draws the icons again when the picture changes', async () => {
  const other = 'http://localhost/images/two.svg';
  const { icons } = setUp((url) => new Response(drawing(url === other ? 'blue' : 'red')));
  const first = await icons('/icon-192.png', address);
  expect((await icons('/icon-192.png', other))?.etag).not.toBe(first?.etag);
  expect(iconHash(other)).not.toBe(iconHash(address));
  expect(iconHash(address)).toMatch(/^[\w-]{6}$/);
});

it('returns undefined for other paths', async () => {
  const { icons, asked } = setUp(() => new Response(drawing('red')));
  expect(await icons('/about', address)).toBeUndefined();
  expect(asked).toEqual([]);
});

it.each([
  ['cannot be fetched', () => new Response('away', { status: 503 })],
  ['is not an image', () => new Response('<html>')],
])('returns undefined when the picture %s, and retries after a while', async (_case, fault) => {
  let isFaulty = true;
  const { icons, errors } = setUp(() => (isFaulty ? fault() : new Response(drawing('red'))));
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'] });
  const both = ['/icon-192.png', '/icon-192.png'].map((path) => icons(path, address));
  expect(await Promise.all(both)).toEqual([undefined, undefined]);
  isFaulty = false;
  expect(await icons('/icon-192.png', address), 'no retry yet').toBeUndefined();
  expect(errors).toMatchObject([{ message: expect.stringContaining(address) }]);
  vi.advanceTimersByTime(30_000);
  expect(await icons('/icon-192.png', address)).toBeDefined();
});
