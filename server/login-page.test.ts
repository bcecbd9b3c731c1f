import { describe, expect, it } from 'vitest';
import { studioToken } from './lake/identity.ts';
import { loginPage } from './login-page.ts';

const TOKEN = 'the-administrators-token';
const STUDIO = 'https://studio.example.org';

const visit = (origin: string, body?: BodyInit) => {
  const url = `${STUDIO}/_lake/login?origin=${encodeURIComponent(origin)}`;
  const request = new Request(url, body === undefined ? {} : { method: 'POST', body });
  return loginPage(request, { adminToken: TOKEN, targets: [STUDIO] });
};

describe('the sign-in page', () => {
  it('asks for the token and lets its form go nowhere but to the Studio', async () => {
    const response = await visit(`${STUDIO}/studio/`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain(`form-action 'self' ${STUDIO};`);
    expect(await response.text()).toContain('Administrator token');
  });

  it('sends the right token’s session to the Studio, in the fragment', async () => {
    const response = await visit(`${STUDIO}/studio/`, new URLSearchParams({ token: ` ${TOKEN} ` }));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${STUDIO}/studio/#token=${studioToken(TOKEN)}`);
  });

  it.each([
    'https://example.org/x',
    'https://evil.example',
    `${STUDIO}.evil.example`,
    'javascript:alert(1)',
    '',
  ])('sends nobody to %s', async (origin) => {
    const response = await visit(origin, new URLSearchParams({ token: TOKEN }));
    expect(response.status).toBe(400);
    expect(response.headers.has('location')).toBe(false);
  });

  it.each([
    ['a wrong token', new URLSearchParams({ token: 'wrong' })],
    ['an empty one', new URLSearchParams({ token: '' })],
    ['no form', 'not a form'],
    ['more than a form can be', new URLSearchParams({ token: 'x'.repeat(20_000) })],
  ])('refuses %s', async (_what, body) => {
    const response = await visit(`${STUDIO}/studio/`, body);
    expect(response.status).toBe(401);
    expect(response.headers.has('location')).toBe(false);
  });
});
