import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusOnRemoval } from './use-focus-on-removal.ts';

/** A button that is replaced by another one when it is pressed, and one that stays. */
function Turns({ takesFocus = false }: { takesFocus?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [isOn, setOn] = useState(false);
  const ref = useFocusOnRemoval(() => place.current?.querySelector('button')?.focus());
  return (
    <>
      <div ref={place}>
        {isOn ? (
          <button ref={ref} key="off" type="button" onClick={() => setOn(false)}>
            Off
          </button>
        ) : (
          <button ref={ref} key="on" type="button" onClick={() => setOn(true)}>
            On
          </button>
        )}
      </div>
      <button type="button" onClick={() => setOn((last) => !last)}>
        Turn
      </button>
      {isOn && takesFocus && <Greedy />}
    </>
  );
}

/** Focuses itself, as a dialog does. */
function Greedy() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button ref={button} type="button">
      Mine
    </button>
  );
}

/** A panel that focuses itself and can be closed. */
function Panel({ onClose }: { onClose: () => void }) {
  const ref = useFocusOnRemoval();
  return (
    <section ref={ref}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </section>
  );
}

function WithPanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button">First</button>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Panel onClose={() => setOpen(false)} />}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('moves the focus to the replacement of a removed element, repeatedly', async () => {
  render(<Turns />);
  const user = userEvent.setup();
  await user.click(button('On'));
  expect(button('Off')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button('On')).toHaveFocus();
});

it('does not move a focus that is elsewhere', async () => {
  render(<Turns />);
  await userEvent.click(button('Turn'));
  expect(button('Off')).toBeVisible();
  expect(button('Turn')).toHaveFocus();
});

it('does not move a focus that new content has taken', async () => {
  render(<Turns takesFocus />);
  await userEvent.click(button('On'));
  expect(button('Mine')).toHaveFocus();
});

it('returns the focus to the element that had it before', async () => {
  render(<WithPanel />);
  const user = userEvent.setup();
  await user.click(button('Open'));
  act(() => button('Close').focus());
  await user.keyboard('{Enter}');
  expect(button('Open')).toHaveFocus();
});
