// @vitest-environment node
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { download } from './avatar-tools.ts';
import { setUpProviders } from './pipeline/testing/providers.ts';
import { createTestClock } from './pipeline/testing/test-clock.ts';

const network = setUpProviders();
const url = 'http://localhost:3000/images/face.jpg';

/** Downloads from a server that returns these responses in order, and repeats the last one. */
function ask(answers: (() => Response)[]) {
  const clock = createTestClock();
  let asked = 0;
  network.answer(http.get(url, () => answers[Math.min(asked++, answers.length - 1)]?.()));
  return { got: download({ fetch: clock.fetch, clock }, url), asked: () => asked };
}

it('repeats the request after a network failure', async () => {
  const face = () => HttpResponse.text('face', { headers: { 'content-type': 'image/jpeg' } });
  const { got, asked } = ask([() => HttpResponse.error(), face]);
  const file = await got;
  expect([await file.text(), file.type, asked()]).toEqual(['face', 'image/jpeg', 2]);
});

it.each([
  [() => new HttpResponse(null, { status: 404 }), 'A file could not be fetched: 404 Not Found', 1],
  [() => HttpResponse.error(), /^localhost:3000 could not be reached/, 4],
])('says what went wrong', async (answer, message, times) => {
  const { got, asked } = ask([answer]);
  await expect(got).rejects.toThrow(message);
  expect(asked()).toBe(times);
});
