import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderSite } from '../../tests/setup/render-site.tsx';
import { testPassword } from '../../tests/setup/site-config.ts';
import { siteDocuments } from '../../tests/setup/site-documents.ts';
import { setUpTestLake } from '../../tests/setup/test-lake.ts';
import { App } from '../app/app.tsx';
import { Gate } from './gate.tsx';

setUpTestLake(siteDocuments);
const heading = { name: 'About Beacon', level: 1 } as const;

async function enter(user: ReturnType<typeof renderSite>['user'], password: string) {
  const input = await screen.findByPlaceholderText('Enter password');
  await user.type(input, password);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  return input;
}

it("starts in the state 'checking' with 'Loading...', without content", () => {
  const html = renderToString(
    <Gate initial="checking" renderFault={() => null}>
      <h1>About Beacon</h1>
    </Gate>,
  );
  expect(html).toContain('>Loading...</');
  expect(html).not.toContain('About Beacon');
});

it('shows the page to a browser that has unlocked before', async () => {
  renderSite('/about');
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows a modal with one password field to a locked browser, without content', async () => {
  renderSite('/about', { unlocked: false });
  const input = await screen.findByPlaceholderText('Enter password');
  expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
  expect(input).toHaveAttribute('type', 'password');
  await waitFor(() => expect(input).toHaveFocus());
  expect(screen.queryByRole('heading', heading)).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(await screen.findByText('Ask the team for the password.')).toBeVisible();
  expect(input).toHaveAccessibleDescription('Ask the team for the password.');
});

it('unlocks with the password and remembers it', async () => {
  const { user } = renderSite('/about', { unlocked: false });
  await enter(user, testPassword);
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(window.localStorage.getItem('authenticated')).toBe('true');
});

it('reads the field when it is submitted: a password manager may fill it in without an event', async () => {
  const { user } = renderSite('/about', { unlocked: false });
  const input = await screen.findByPlaceholderText<HTMLInputElement>('Enter password');
  input.value = testPassword;
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('heading', heading)).toBeVisible();
});

it('moves the focus to the page after unlocking, and announces its title', async () => {
  const { user } = renderSite('/about', { unlocked: false });
  await enter(user, testPassword);
  await screen.findByRole('heading', heading);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(heading.name);
});

it('does not move the focus when the browser was unlocked before', async () => {
  renderSite('/about');
  await screen.findByRole('heading', heading);
  expect(document.body).toHaveFocus();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain(heading.name);
});

it.each(['wrong', `${testPassword} `, testPassword.toUpperCase()])(
  'refuses %j and clears the field',
  async (entry) => {
    const { user } = renderSite('/about', { unlocked: false });
    const input = await enter(user, entry);
    const error = await screen.findByText('Incorrect password');
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
    await screen.findByText('Ask the team for the password.');
    expect(input).toHaveAccessibleDescription('Incorrect password Ask the team for the password.');
    expect(input.compareDocumentPosition(error) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(window.localStorage.getItem('authenticated')).toBeNull();
  },
);

it('preloads the page when the field contains the password, and stays locked until it is submitted', async () => {
  const onOpening = vi.fn();
  const { queryClient, unmount, user } = renderSite('/about', { unlocked: false });
  unmount();
  render(
    <App queryClient={queryClient} gate="on" initialGate="checking" onOpening={onOpening}>
      <h1>About Beacon</h1>
    </App>,
  );
  const input = await screen.findByPlaceholderText('Enter password');
  await user.type(input, testPassword.slice(0, -1));
  await user.type(input, 'x');
  await user.clear(input);
  expect(onOpening).not.toHaveBeenCalled();
  await user.type(input, testPassword);
  await waitFor(() => expect(onOpening).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(heading.name)).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(window.localStorage.getItem('authenticated')).toBeNull();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('reads the flag again on each route change', async () => {
  const { user } = renderSite('/about');
  await screen.findByRole('heading', heading);
  window.localStorage.removeItem('authenticated');
  expect(screen.getByRole('heading', heading)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('opens when another tab unlocks', async () => {
  renderSite('/about', { unlocked: false });
  await screen.findByRole('dialog');
  window.localStorage.setItem('authenticated', 'true');
  act(
    () => void window.dispatchEvent(new StorageEvent('storage', { key: 'authenticated', newValue: 'true' })),
  );
  expect(await screen.findByRole('heading', heading)).toBeVisible();
});

it('does not move the focus when the Studio’s preview unlocks', async () => {
  renderSite('/about', { unlocked: false });
  await waitFor(async () => expect(await screen.findByPlaceholderText('Enter password')).toHaveFocus());
  window.localStorage.setItem('authenticated', 'true');
  act(() => void window.dispatchEvent(new Event('storage')));
  await screen.findByRole('heading', heading);
  expect(screen.getByRole('main')).not.toHaveFocus();
});

it('opens when a document from the back/forward cache was unlocked in another tab meanwhile', async () => {
  renderSite('/about', { unlocked: false });
  await screen.findByRole('dialog');
  window.localStorage.setItem('authenticated', 'true');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(await screen.findByRole('heading', heading)).toBeVisible();
});

it('rejects an empty password', async () => {
  const { user } = renderSite('/about', { unlocked: false });
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Incorrect password')).toBeVisible();
});

it('shows an error when the password cannot be checked', async () => {
  const { user } = renderSite('/about', { unlocked: false });
  const input = await screen.findByPlaceholderText('Enter password');
  // React logs the error that it catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('No arithmetic here'));
  await user.type(input, 'x{Enter}');
  const report = await screen.findByRole('alert');
  expect(report).toHaveTextContent('Unexpected Application Error!No arithmetic here');
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});

it('keeps the focus inside the modal', async () => {
  const { user } = renderSite('/about', { unlocked: false });
  const input = await screen.findByPlaceholderText('Enter password');
  await waitFor(() => expect(input).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
  await user.tab();
  expect(input).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
});

it('does not render when it is switched off', async () => {
  renderSite('/about', { unlocked: false, gate: 'off' });
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

// Runs last: without storage, the unlock is kept in a module, which the next test file imports anew.
it('remembers the unlock in memory when storage is blocked', async () => {
  onTestFinished(() => void vi.resetModules());
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { user } = renderSite('/about', { unlocked: false });
  await enter(user, testPassword);
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  expect(await screen.findByRole('heading', { name: 'Contact Beacon' })).toBeVisible();
});
