import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Disclosure } from './disclosure.tsx';

const scrollIntoView = vi.fn();
beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});

let follow: (hash: string) => Promise<void>;

/** Follows links with the router, which dispatches no browser event for them. */
function Follower() {
  const navigate = useNavigate();
  follow = (hash) => act(async () => navigate(hash));
  return null;
}

function renderTwo(hash = '') {
  render(
    <MemoryRouter initialEntries={[`/${hash}`]}>
      <Follower />
      <Two />
    </MemoryRouter>,
  );
}

function Two() {
  return (
    <main id="content">
      <article id="first">
        <Disclosure summary={<h3>First</h3>} startsOpen>
          <p>The first text.</p>
        </Disclosure>
      </article>
      <article id="second">
        <Disclosure summary={<h3>Second</h3>}>
          <p id="deep">The second text.</p>
        </Disclosure>
      </article>
      <Disclosure summary={<h3>Third</h3>}>
        <p>The text of no article.</p>
      </Disclosure>
    </main>
  );
}

it('hides its content until it is opened', async () => {
  renderTwo();
  expect(screen.getByText('The first text.')).toBeVisible();
  expect(screen.getByText('The second text.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Second'));
  expect(screen.getByText('The second text.')).toBeVisible();
});

it.each(['#second', '#deep'])('opens for a link to %s', async (hash) => {
  renderTwo();
  await follow(hash);
  expect(screen.getByText('The second text.')).toBeVisible();
});

it('opens again for the same link after it was closed', async () => {
  renderTwo();
  await follow('#deep');
  await userEvent.click(screen.getByText('Second'));
  expect(screen.getByText('The second text.')).not.toBeVisible();
  await follow('#deep');
  expect(screen.getByText('The second text.')).toBeVisible();
});

it('opens again for a plain link, which changes no location', async () => {
  renderTwo('#deep');
  const link = document.createElement('a');
  link.href = '#deep';
  document.body.append(link);
  await userEvent.click(screen.getByText('Second'));
  expect(screen.getByText('The second text.')).not.toBeVisible();
  link.click();
  expect(screen.getByText('The second text.')).toBeVisible();
  link.remove();
});

it('is open on load when the address has its hash, and scrolls to what it contains', () => {
  renderTwo('#deep');
  expect(screen.getByText('The second text.')).toBeVisible();
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('The second text.')]);
});

it.each(['#content', '#%E0%A4%A', '#nothing'])('does not open for a link to %s', async (hash) => {
  renderTwo();
  await follow(hash);
  expect(screen.getByText('The second text.')).not.toBeVisible();
  expect(screen.getByText('The text of no article.')).not.toBeVisible();
});

it('is open while the page is printed in a browser without `::details-content`, and then as before', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  renderTwo();
  const isOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  expect(isOpen()).toEqual([true, false, false]);
  window.dispatchEvent(new Event('beforeprint'));
  expect(isOpen()).toEqual([true, true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(isOpen()).toEqual([true, false, false]);
  vi.unstubAllGlobals();
});
