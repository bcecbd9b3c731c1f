import type { ConsoleMessage, Page, Request, Response } from 'playwright-core';

/** What a page reported as problems, each in one line for a person to read. */
export interface PageProblems {
  /** Console errors and warnings, uncaught errors, requests that failed or were refused, requests to other hosts. */
  readonly lines: string[];
  /** From now on lines that match are expected and not kept; for pages that are about a fault. */
  expect(pattern: RegExp): void;
  /** Empties the lines and forgets what was expected, for the next journey of a tab; returns the lines. */
  takeAll(): string[];
}

/** The Studio says after five seconds that a check takes long: of a busy machine, or of a lake that is away. */
const slowMachine = /Custom validator at \S+ has taken more than 5000ms to respond/;

/** Listens to everything that goes wrong on a page, from now on. It may ask the given origins and no others. */
export function listenForProblems(page: Page, origins: readonly string[]): PageProblems {
  const hosts = origins.map((origin) => new URL(origin).host);
  const lines: string[] = [];
  const expected: RegExp[] = [slowMachine];
  const complain = (line: string) => {
    if (!expected.some((pattern) => pattern.test(line))) lines.push(line);
  };

  page.on('console', (message) => {
    if (message.type() === 'error') complain(`console error: ${describe(message)}`);
    if (message.type() === 'warning') complain(`console warning: ${describe(message)}`);
  });
  page.on('pageerror', (error) => complain(`uncaught error: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    if (isForeign(request, hosts)) complain(`request to another host: ${line(request)}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // The page itself cancelled it: it navigated away, or no longer needs the answer.
    if (reason !== 'net::ERR_ABORTED') complain(`failed request: ${line(request)} (${reason})`);
  });
  page.on('response', (response: Response) => {
    if (response.status() >= 400)
      complain(`refused request: ${line(response.request())} (${response.status()})`);
  });
  return {
    lines,
    expect: (pattern) => void expected.push(pattern),
    takeAll() {
      expected.splice(1);
      return lines.splice(0);
    },
  };
}

function isForeign(request: Request, hosts: readonly string[]): boolean {
  const url = new URL(request.url());
  return /^(https?|wss?):$/.test(url.protocol) && !hosts.includes(url.host);
}

function describe(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return `${message.text().slice(0, 600)} (${url}:${lineNumber})`;
}

function line(request: Request): string {
  return `${request.method()} ${request.url().slice(0, 300)}`;
}
