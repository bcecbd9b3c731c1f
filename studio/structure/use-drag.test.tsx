import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDrag } from './use-drag.ts';

const onDrop = vi.fn();

/** How far the list is scrolled, in pixels. */
let scrolled = 0;

function List({ ids }: { ids: readonly string[] }) {
  const drag = useDrag(ids, onDrop);
  return (
    <ul>
      {ids.map((id, index) => (
        <li key={id} style={drag.style(index)}>
          <span {...drag.handle(index)}>{id}</span>
        </li>
      ))}
    </ul>
  );
}

beforeEach(() => {
  onDrop.mockClear();
  scrolled = 0;
  // Rows of ten pixels; there is no layout here, nor are pointers captured.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, index * 10 - (this.closest('ul') ? scrolled : 0), 100, 10);
  });
  Object.assign(Element.prototype, { setPointerCapture: () => {} });
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'setPointerCapture');
});

/** Presses, moves or releases a row's handle with the pointer at a height. */
function pointer(kind: 'pointerDown' | 'pointerMove' | 'pointerUp', id: string, clientY: number) {
  const row = screen.getByText(id);
  fireEvent(row, createEvent[kind](row, { button: 0, clientY }));
}

it('drops a row where it was dragged', () => {
  render(<List ids={['a', 'b', 'c']} />);
  pointer('pointerDown', 'a', 5);
  pointer('pointerMove', 'a', 25);
  pointer('pointerUp', 'a', 25);
  expect(onDrop).toHaveBeenCalledExactlyOnceWith(0, 2);
});

it('keeps the row under the pointer while the list is scrolled', () => {
  render(<List ids={['a', 'b', 'c', 'd']} />);
  pointer('pointerDown', 'a', 5);
  pointer('pointerMove', 'a', 15);
  scrolled = 10;
  fireEvent.scroll(screen.getByRole('list'));
  expect(screen.getAllByRole('listitem')[0]?.style.transform).toBe('translateY(20px)');
  pointer('pointerUp', 'a', 15);
  expect(onDrop).toHaveBeenCalledExactlyOnceWith(0, 2);
});

it('keeps the row within the list', () => {
  render(<List ids={['a', 'b', 'c']} />);
  pointer('pointerDown', 'b', 15);
  for (const [y, distance] of [
    [500, 10],
    [-500, -10],
  ] as const) {
    pointer('pointerMove', 'b', y);
    expect(screen.getAllByRole('listitem')[1]?.style.transform).toBe(`translateY(${distance}px)`);
  }
  pointer('pointerUp', 'b', -500);
  expect(onDrop).toHaveBeenCalledExactlyOnceWith(1, 0);
});

it('puts the row back when Escape is pressed', () => {
  render(<List ids={['a', 'b']} />);
  pointer('pointerDown', 'a', 5);
  pointer('pointerMove', 'a', 15);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.getAllByRole('listitem').map((row) => row.style.transform)).toEqual(['', '']);
  pointer('pointerUp', 'a', 15);
  expect(onDrop).not.toHaveBeenCalled();
});

it('puts the row back when the list changes meanwhile', () => {
  const view = render(<List ids={['a', 'b', 'c']} />);
  pointer('pointerDown', 'a', 5);
  pointer('pointerMove', 'a', 25);
  view.rerender(<List ids={['new', 'a', 'b', 'c']} />);
  expect(screen.getAllByRole('listitem').map((row) => row.style.transform)).toEqual(['', '', '', '']);
  pointer('pointerMove', 'a', 26);
  pointer('pointerUp', 'a', 26);
  expect(onDrop).not.toHaveBeenCalled();
});

it('goes on while the same list is shown anew', () => {
  const view = render(<List ids={['a', 'b']} />);
  pointer('pointerDown', 'a', 5);
  pointer('pointerMove', 'a', 15);
  view.rerender(<List ids={['a', 'b']} />);
  pointer('pointerUp', 'a', 15);
  expect(onDrop).toHaveBeenCalledExactlyOnceWith(0, 1);
});

it('listens to keys no longer when the list goes', () => {
  const listened = vi.spyOn(window, 'addEventListener');
  const view = render(<List ids={['a', 'b']} />);
  pointer('pointerDown', 'a', 5);
  const listener = listened.mock.calls.find(([type]) => type === 'keydown')?.[1];
  expect(listener).toBeTypeOf('function');
  const forgotten = vi.spyOn(window, 'removeEventListener');
  view.unmount();
  expect(forgotten).toHaveBeenCalledWith('keydown', listener);
});
