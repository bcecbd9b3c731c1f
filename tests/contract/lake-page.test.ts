// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ORIGIN, openTestLake, TOKEN } from 'embedded-content-lake/testing';
import { expect, it } from 'vitest';
import { createLakePage } from '../../server/lake-page/lake-page.ts';

it('shows the administrator the lake’s contents, requests and protocol', async () => {
  const { lake, mutate } = openTestLake();
  const fetch = async (path: string, init?: RequestInit) =>
    path === '/_lake/health'
      ? Response.json({ status: 'ok' })
      : lake.fetch(new Request(ORIGIN + path, init), { address: '127.0.0.1' });
  await mutate({ create: { _id: 'a', _type: 'page' } }, { create: { _id: 'drafts.a', _type: 'page' } });
  await fetch(`/v2025-02-19/data/query/production?query=${encodeURIComponent('*[_type == "page"]')}`);

  // The page's script runs in jsdom's window, which differs from the test's `window`.
  Object.assign(Reflect.get(globalThis, 'jsdom').window, { fetch });
  document.write(await createLakePage().text());
  document.close();
  const page = within(document.body);
  const sayToken = async (token: string) => {
    await userEvent.type(await page.findByLabelText('Administrator’s token'), token);
    await userEvent.click(page.getByRole('button', { name: 'Show' }));
  };

  await sayToken('somebody');
  expect((await page.findByRole('alert')).textContent).toBe('That is not the token of an administrator.');
  await sayToken(TOKEN);
  await page.findByRole('heading', { name: 'Dataset production (public)' });
  expect(page.getByText(/^Project local, ok, up for \d+ s, \d+ MB$/)).toBeTruthy();
  expect(page.getByRole('row', { name: 'page 2 1' })).toBeTruthy();
  const asked =
    /^[\d:.]+ GET \/v2025-02-19\/data\/query\/production ?\*\[_type == "page"\] 200 [\d.]+ by type$/;
  expect(page.getByRole('row', { name: asked })).toBeTruthy();
  expect(page.getByRole('columnheader', { name: 'supported' })).toBeTruthy();
});
