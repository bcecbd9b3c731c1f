import type { ConsoleMessage, Page, Request, Response } from 'playwright-core';

/** The problems that a page reported, each as a readable line. */
export interface PageProblems {
  /** Console errors and warnings, uncaught errors, failed or refused requests, and requests to other hosts. */
  readonly lines: string[];
  /** From now on matching lines are ignored; for journeys about a fault. */
  expect(pattern: RegExp): void;
  /** Returns and clears the lines and the expected patterns, for the next journey in the tab. */
  takeAll(): string[];
}

/** The Studio warns when a validation takes over five seconds, on a busy machine or with an unreachable lake. */
const slowMachine = /Custom validator at \S+ has taken more than 5000ms to respond/;

/** Records all problems of a page from now on. Requests are allowed to the given origins only. */
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
    // The page itself cancelled the request: it navigated, or no longer needs the response.
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
