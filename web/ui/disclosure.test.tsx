import '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Disclosure } from './disclosure.tsx';

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

function renderTwo() {
  render(
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
    </main>,
  );
}

function follow(hash: string) {
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

it('folds its text away until it is asked for', async () => {
  renderTwo();
  expect(screen.getByText('The first text.')).toBeVisible();
  expect(screen.getByText('The second text.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Second'));
  expect(screen.getByText('The second text.')).toBeVisible();
});

it.each(['#second', '#deep'])('opens for a link to %s', (hash) => {
  renderTwo();
  follow(hash);
  expect(screen.getByText('The second text.')).toBeVisible();
});

it('is open for a visitor who comes from elsewhere', () => {
  window.location.hash = '#deep';
  renderTwo();
  expect(screen.getByText('The second text.')).toBeVisible();
});

it.each(['#content', '#%E0%A4%A', '#nothing'])('stays as it is for %s', (hash) => {
  renderTwo();
  follow(hash);
  expect(screen.getByText('The second text.')).not.toBeVisible();
});
