import type { TokenRegistry } from '../identity.ts';
import type { FailedAttempts } from '../limits/failed-attempts.ts';
import { ANONYMOUS_BODY_TIMEOUT_MS, readBody } from '../requests/request-body.ts';

export type LoginOptions = {
  tokens: Pick<TokenRegistry, 'beginSession'>;
  attempts: FailedAttempts;
  /** The origins to which an editor may be redirected with a sign-in code. */
  targets: readonly string[];
  /** The text below the form, as HTML: how editors get a token. */
  help: string;
};

/** Enough for a form with one token. */
const FORM_LIMITS = { bytes: 10_000, milliseconds: ANONYMOUS_BODY_TIMEOUT_MS };

const NOT_VALID =
  'That token is not valid here. Copy all of it and try again. If it still fails, ask whoever gave it to you for a new one.';

const FOREIGN = 'This form was sent from another page. Open the Studio and sign in from there.';

/**
 * The sign-in page. It has a form for a token and then redirects to the Studio with a code in the URL fragment. The Studio
 * exchanges the code once for a session (`/auth/fetch`, as with a hosted project), so a code in the browser's history is useless.
 * `?origin=` must be the Studio's address, since otherwise a link could send the code elsewhere. Forms from other origins are
 * refused, and wrong tokens are rate-limited.
 *
 * @param address the address of the client
 */
export async function handleLogin(
  request: Request,
  address: string,
  options: LoginOptions,
): Promise<Response> {
  const target = URL.parse(new URL(request.url).searchParams.get('origin') ?? '');
  const renderPage = (message: string | undefined, status: number) =>
    renderForm({ message, status, target: target?.origin ?? '', help: options.help });
  if (!target || !options.targets.includes(target.origin)) {
    return renderPage(
      'This sign-in link does not belong to this site. Open the Studio and sign in from there.',
      400,
    );
  }
  if (request.method !== 'POST') return renderPage(undefined, 200);
  if (request.headers.get('origin') !== new URL(request.url).origin) return renderPage(FOREIGN, 403);
  const wait = options.attempts.getSecondsToWait(address);
  if (wait > 0) return refuseAttempt(wait, renderPage);
  const given = await readToken(request);
  const code = given && options.tokens.beginSession(given);
  if (!code) {
    options.attempts.countFailure(address);
    return renderPage(NOT_VALID, 401);
  }
  target.hash = `sid=${code}`;
  return new Response(null, {
    status: 303,
    headers: { ...createHeaders(target.origin), location: target.href },
  });
}

function refuseAttempt(seconds: number, page: (message: string, status: number) => Response): Response {
  const minutes = Math.ceil(seconds / 60);
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const response = page(`Too many wrong tries. Try again in ${when}.`, 429);
  response.headers.set('retry-after', String(Math.ceil(seconds)));
  return response;
}

/** Reads the token of the form; undefined when the body is not this form, is too large, or does not arrive in time. */
async function readToken(request: Request): Promise<string | undefined> {
  const bytes = await readBody(request, FORM_LIMITS).catch(() => undefined);
  return new URLSearchParams(new TextDecoder().decode(bytes)).get('token')?.trim();
}

function createHeaders(target: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${target}; frame-ancestors 'none'`,
    // Not 'no-referrer', with which browsers submit the form with `Origin: null`.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}

type FormPage = { message: string | undefined; status: number; target: string; help: string };

/**
 * The form, with an error message if any. Screen readers often do not announce an alert that exists when the page loads, and the
 * focus is on the field. So the message is also the description of the field, and the start of the title.
 */
function renderForm({ message, status, target, help }: FormPage): Response {
  const note = message === undefined ? '' : `<p id="note" role="alert">${message}</p>`;
  const title = message === undefined ? '' : `${message} | `;
  const described = message === undefined ? '' : ' aria-describedby="note"';
  const invalid = status === 401 ? ' aria-invalid="true"' : '';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}Sign in to the Studio</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
body{font:1rem/1.5 system-ui,sans-serif;max-width:26rem;margin:15vh auto;padding:0 1rem;color-scheme:light dark}
label,input,button{display:block;width:100%;box-sizing:border-box}input,button{font:inherit;padding:.6rem;margin:.4rem 0 1rem}
</style></head><body><main><h1>Sign in to the Studio</h1>${note}
<form method="post"><label for="token">Your token</label>
<input id="token" name="token" type="password" autocomplete="current-password" required autofocus${described}${invalid}>
<button>Sign in</button></form>
<p>${help}</p></main></body></html>`;
  return new Response(html, { status, headers: createHeaders(target) });
}
