import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderSite } from '../../tests/setup/render-site.tsx';
import { siteDocuments } from '../../tests/setup/site-documents.ts';
import { setUpTestLake } from '../../tests/setup/test-lake.ts';
import { unlockThisPage } from '../gate/flag.ts';

const lake = setUpTestLake(siteDocuments);

/** Called with the path of each requested document; all requests fail. */
const asked = vi.fn();

beforeEach(() => {
  asked.mockClear();
  const answer = ({ request }: { request: Request }) => {
    asked(new URL(request.url).pathname);
    return new HttpResponse(null, { status: 503 });
  };
  lake.answer(http.head('*', answer));
});

const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')));
/** Waits long enough to notice an unwanted request. */
const waitForRequests = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

/** A page whose code is missing. The document of a test file has the path '/'. */
function missingPage(path: '/late' | '/') {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /late.js'));
  return { morePages: [{ id: 'late', path, load }] };
}

async function goToMissingPage() {
  const { navigate, user } = renderSite('/about', missingPage('/late'));
  await screen.findByRole('heading', { level: 1, name: 'About Beacon' });
  navigate('/late');
  await screen.findByRole('alert');
  return user;
}

it('requests a new document when a page’s code is missing, and again when the network is back', async () => {
  await goToMissingPage();
  await vi.waitFor(() => expect(asked.mock.calls).toEqual([['/late']]));
  await comeBack();
  await vi.waitFor(() => expect(asked.mock.calls).toEqual([['/late'], ['/late']]));
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

describe('when the current document was loaded for the page', () => {
  it.each([
    ['requests another document', 'navigate', ['/']],
    ['requests none after a reload', 'reload', []],
  ])('%s', async (_what, type, expected) => {
    const way = { type } as PerformanceNavigationTiming;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([way]);
    renderSite('/', missingPage('/'));
    await screen.findByRole('alert');
    await waitForRequests();
    expect(asked.mock.calls.flat()).toEqual(expected);
  });
});

it('ignores a load error of a page that the visitor has already left', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const { navigate } = renderSite('/about', {
    morePages: [{ id: 'late', path: '/late', load: () => promise }],
  });
  await screen.findByRole('heading', { level: 1, name: 'About Beacon' });
  navigate('/late');
  navigate('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact Beacon' });
  reject(new TypeError('Failed to fetch dynamically imported module: /late.js'));
  await waitForRequests();
  expect(asked).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1, name: 'Contact Beacon' })).toBeVisible();
});

// Runs last: without storage, the unlock is kept in a module, which the next test file imports anew.
it('requests no document that would show the password prompt again', async () => {
  onTestFinished(() => void vi.resetModules());
  unlockThisPage();
  await goToMissingPage();
  await waitForRequests();
  expect(asked).not.toHaveBeenCalled();
});
