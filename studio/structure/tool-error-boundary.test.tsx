import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { ErrorBoundary, ToolErrorNotice } from './tool-error-boundary.tsx';

it('renders the tool again after the connection is back, without a reload', async () => {
  // React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isConnected = false;
  const Form = () => {
    if (!isConnected) throw new Error('Failed to fetch');
    return <p>Tara</p>;
  };
  render(
    <ErrorBoundary
      fallback={(error, retry) => <ToolErrorNotice home="/studio" error={error} onRetry={retry} />}
    >
      <Form />
    </ErrorBoundary>,
    { wrapper: InStudioTheme },
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/keep this window open until it is back/);
  expect(screen.getByText('Failed to fetch')).toBeInTheDocument();
  isConnected = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Tara')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['once the server responds', async () => new Response(null), 1],
  ['and stays while the server is unreachable', () => Promise.reject(new TypeError('Failed to fetch')), 0],
])('loads code that could not be loaded with a new page, %s', async (_when, answer, reloads) => {
  const reload = vi.fn();
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { href: 'http://localhost/studio/releases', reload });
  onTestFinished(() => void vi.unstubAllGlobals());
  const error = new TypeError('Failed to fetch dynamically imported module: http://localhost/studio/tool.js');
  const onRetry = vi.fn();
  render(<ToolErrorNotice home="/studio" error={error} onRetry={onRetry} />, { wrapper: InStudioTheme });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledWith(expect.any(String), { method: 'HEAD' }));
  expect(onRetry).not.toHaveBeenCalled();
  if (reloads === 0) expect(await screen.findByText('The server cannot be reached yet.')).toBeInTheDocument();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(reloads));
});

it('links back to the content after an invalid URL', () => {
  render(<ToolErrorNotice home="/studio" error={new Error('No such pane')} onRetry={() => {}} />, {
    wrapper: InStudioTheme,
  });
  expect(screen.getByRole('link', { name: 'Back to the content' })).toHaveAttribute('href', '/studio');
});
