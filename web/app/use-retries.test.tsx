import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderSite } from '../../tests/setup/render-site.tsx';
import { siteDocuments } from '../../tests/setup/site-documents.ts';
import { setUpTestLake } from '../../tests/setup/test-lake.ts';
import { unlockThisPage } from '../gate/flag.ts';

const lake = setUpTestLake(siteDocuments);

/** Hears of each document that is asked for; none is to be had. */
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
/** Long enough for a request that must not be made. */
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

/** A page whose code is missing. The document of a test file is that of '/'. */
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

it('asks for a document of a page whose code is missing, again when the network is back', async () => {
  await goToMissingPage();
  await vi.waitFor(() => expect(asked.mock.calls).toEqual([['/late']]));
  await comeBack();
  await vi.waitFor(() => expect(asked.mock.calls).toEqual([['/late'], ['/late']]));
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

describe('where the document itself came for the page', () => {
  it.each([
    ['asks for another one', 'navigate', ['/']],
    ['asks for none after a reload', 'reload', []],
  ])('%s', async (_what, type, expected) => {
    const way = { type } as PerformanceNavigationTiming;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([way]);
    renderSite('/', missingPage('/'));
    await screen.findByRole('alert');
    await aMoment();
    expect(asked.mock.calls.flat()).toEqual(expected);
  });
});

it('leaves a visitor alone who went elsewhere before the code failed to come', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const { navigate } = renderSite('/about', {
    morePages: [{ id: 'late', path: '/late', load: () => promise }],
  });
  await screen.findByRole('heading', { level: 1, name: 'About Beacon' });
  navigate('/late');
  navigate('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact Beacon' });
  reject(new TypeError('Failed to fetch dynamically imported module: /late.js'));
  await aMoment();
  expect(asked).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1, name: 'Contact Beacon' })).toBeVisible();
});

// Last: where storage is refused, the unlock lives in a module's memory. The next file loads that module anew.
it('asks for no document that would ask for the password again', async () => {
  onTestFinished(() => void vi.resetModules());
  unlockThisPage();
  await goToMissingPage();
  await aMoment();
  expect(asked).not.toHaveBeenCalled();
});
