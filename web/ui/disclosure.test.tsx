import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Disclosure } from './disclosure.tsx';

let follow: (hash: string) => Promise<void>;

/** Follows links as the router does: the browser, which calls back for its own, says nothing of these. */
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

it('folds its text away until it is asked for', async () => {
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

it('opens again for the link that it was opened by', async () => {
  renderTwo();
  await follow('#deep');
  await userEvent.click(screen.getByText('Second'));
  expect(screen.getByText('The second text.')).not.toBeVisible();
  await follow('#deep');
  expect(screen.getByText('The second text.')).toBeVisible();
});

it('is open for a visitor who comes from elsewhere', () => {
  renderTwo('#deep');
  expect(screen.getByText('The second text.')).toBeVisible();
});

it.each(['#content', '#%E0%A4%A', '#nothing'])('stays as it is for %s', async (hash) => {
  renderTwo();
  await follow(hash);
  expect(screen.getByText('The second text.')).not.toBeVisible();
  expect(screen.getByText('The text of no article.')).not.toBeVisible();
});
