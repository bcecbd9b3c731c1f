import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FailedAttempts } from '../limits/failed-attempts.ts';
import { openTestLake, TOKEN } from '../testing/test-lake.ts';
import { handleLogin } from './login-page.ts';

const STUDIO = 'https://studio.example.org';

function openPage() {
  const { lake, json } = openTestLake();
  const options = {
    tokens: lake.tokens,
    attempts: new FailedAttempts(() => 0),
    targets: [STUDIO],
    help: 'Ask Ann for a token.',
  };
  const visit = (origin: string, body?: BodyInit, address = '198.51.100.1', sender = STUDIO) => {
    const url = `${STUDIO}/_lake/login?origin=${encodeURIComponent(origin)}`;
    // Node requires `duplex` for a body that is a stream; the DOM types lack it.
    const init = { method: 'POST', body, duplex: 'half', headers: { origin: sender } };
    const request = new Request(url, body === undefined ? {} : init);
    return handleLogin(request, address, options);
  };
  return { visit, lake, json };
}

const form = (token: string) => new URLSearchParams({ token });
/** The title, the field and the message of a page. */
async function heard(response: Response) {
  const html = await response.text();
  const [, title] = html.match(/<title>(.*)<\/title>/) ?? [];
  const [field] = html.match(/<input [^>]*>/) ?? [];
  const [, message] = html.match(/<p id="note" role="alert">(.*)<\/p>/) ?? [];
  return { html, title, field, message };
}
const codeIn = (response: Response) => response.headers.get('location')?.split('#sid=')[1] ?? '';

describe('the sign-in page', () => {
  it('asks for the token, and its policy allows the form to be sent only to the Studio', async () => {
    const response = await openPage().visit(`${STUDIO}/studio/`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain(`form-action 'self' ${STUDIO};`);
    expect(await response.text()).toContain('Your token');
  });

  it('sends the Studio a code in the fragment, which opens one session of the token’s holder', async () => {
    const { visit, lake, json } = openPage();
    const redeem = (response: Response) => json(`/auth/fetch?sid=${codeIn(response)}`, { token: null });
    const { secret } = lake.tokens.mint({ label: 'Ann', role: 'editor' });
    const response = await visit(`${STUDIO}/studio/`, form(` ${secret} `));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(
      /^https:\/\/studio\.example\.org\/studio\/#sid=[\w-]{43}$/,
    );
    expect((await json('/users/me', { token: codeIn(response) })).status, 'the code as a token').toBe(401);
    const { body } = await redeem(response);
    expect(body).toEqual({ token: expect.stringMatching(/^lks_/) });
    const { token = '' } = Object(body);
    expect(await json('/users/me', { token })).toMatchObject({ body: { name: 'Ann', role: 'editor' } });
    expect((await redeem(response)).status, 'a second time').toBe(401);
  });

  it('sends a code that is invalid after a minute, or once its token was revoked', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { visit, lake, json } = openPage();
    const { id, secret } = lake.tokens.mint({ label: 'Ann', role: 'editor' });
    const redeem = async (wait: () => void) => {
      const response = await visit(`${STUDIO}/studio/`, form(secret));
      wait();
      return (await json(`/auth/fetch?sid=${codeIn(response)}`, { token: null })).status;
    };
    expect(await redeem(() => vi.advanceTimersByTime(59_000))).toBe(200);
    expect(await redeem(() => vi.advanceTimersByTime(60_000))).toBe(401);
    expect(await redeem(() => void lake.tokens.revoke(id))).toBe(401);
  });

  it.each(['https://evil.example', 'https://example.org', 'null'])(
    'refuses a form that comes from %s',
    async (sender) => {
      const response = await openPage().visit(`${STUDIO}/studio/`, form(TOKEN), undefined, sender);
      expect([response.status, response.headers.has('location')]).toEqual([403, false]);
    },
  );

  it('blocks an address after ten wrong tokens, and no other address', async () => {
    const { visit } = openPage();
    for (let attempts = 0; attempts < 10; attempts += 1) await visit(STUDIO, form('wrong'));
    const refused = await visit(STUDIO, form(TOKEN));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('90');
    expect(await refused.text()).toContain('Try again in 2 minutes');
    expect((await visit(STUDIO, form(TOKEN), '198.51.100.2')).status).toBe(303);
  });

  it('describes the field with the message about a wrong token for screen readers', async () => {
    const { html, title, field, message } = await heard(await openPage().visit(STUDIO, form('wrong')));
    expect(message).toMatch(/token/);
    expect(title).toBe(`${message} | Sign in to the Studio`);
    expect(field).toMatch(/ aria-describedby="note" aria-invalid="true">$/);
    expect(html).toMatch(/<body><main>.*<\/main><\/body>/s);
  });

  it('describes the field with the message about waiting, and does not mark it invalid', async () => {
    const { visit } = openPage();
    for (let attempts = 0; attempts < 10; attempts += 1) await visit(STUDIO, form('wrong'));
    const { title, field, message } = await heard(await visit(STUDIO, form(TOKEN)));
    expect(title).toBe(`${message} | Sign in to the Studio`);
    expect(field).toMatch(/ aria-describedby="note">$/);
  });

  it('does not describe an empty field on the first visit', async () => {
    const { title, field, message } = await heard(await openPage().visit(STUDIO));
    expect([title, message]).toEqual(['Sign in to the Studio', undefined]);
    expect(field).toMatch(/ autofocus>$/);
  });

  it.each([
    'https://example.org/x',
    'https://evil.example',
    `${STUDIO}.evil.example`,
    'javascript:alert(1)',
    '',
  ])('sends nobody to %s', async (origin) => {
    const response = await openPage().visit(origin, form(TOKEN));
    expect(response.status).toBe(400);
    expect(response.headers.has('location')).toBe(false);
  });

  it.each([
    ['a wrong token', form('wrong')],
    ['an empty one', form('')],
    ['no form', 'not a form'],
    ['more than a form can be', form('x'.repeat(20_000))],
  ])('refuses %s', async (_what, body) => {
    const response = await openPage().visit(`${STUDIO}/studio/`, body);
    expect(response.status).toBe(401);
    expect(response.headers.has('location')).toBe(false);
  });

  it('times out on a form whose body does not arrive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const answer = openPage().visit(`${STUDIO}/studio/`, new ReadableStream());
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await answer).status).toBe(401);
  });
});
