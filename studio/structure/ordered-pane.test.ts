// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { restrictToList } from './ordered-pane.tsx';

/** A row at 10 to 20 pixels that is dragged by `y` pixels, in a list of 50 pixels that is scrolled by `scrolled`. */
function moved(y: number, scrolled = 0) {
  const list = document.createElement('ul');
  list.getBoundingClientRect = () => new DOMRect(0, -scrolled, 100, 50);
  const row = new DOMRect(0, 10, 100, 10);
  const none = { activatorEvent: null, active: null, activeNodeRect: null, containerNodeRect: null };
  return restrictToList({ current: list })({
    ...none,
    ...{
      over: null,
      overlayNodeRect: null,
      scrollableAncestors: [],
      scrollableAncestorRects: [],
      windowRect: null,
    },
    draggingNodeRect: row,
    transform: { x: 7, y, scaleX: 1, scaleY: 1 },
  });
}

it.each([
  ['within the list it follows the pointer', 15, 0, 15],
  ['it stops at the start of the list', -500, 0, -10],
  ['it stops at the end of the list', 500, 0, 30],
  ['it stops at the end of a list that was scrolled', 500, 20, 10],
])('restricts a dragged row: %s', (_what, y, scrolled, expected) => {
  expect(moved(y, scrolled)).toMatchObject({ x: 0, y: expected });
});
