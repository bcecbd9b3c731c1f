import { type CSSProperties, type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { scrollAtEdges } from './scroll-at-edges.ts';

/** A row that is being dragged: where it came from, where it would land, and how far it is from its place. */
interface Dragged {
  from: number;
  to: number;
  /** Pixels. */
  distance: number;
  height: number;
}

/** A row between the moment in which it is taken and that in which it is let go. */
interface Grip {
  /** The pointer is at another height of the window. */
  moveTo: (y: number) => void;
  letGo: () => void;
}

/**
 * Dragging a row of a list by its handle, with mouse, pen or finger. Near its edges the list scrolls, and however it is
 * scrolled the row stays under the pointer. Escape puts it back, and so does a list that changes meanwhile: what is
 * where was measured when the drag began.
 *
 * @param ids - of the rows, in their order
 * @param onDrop - gets the row's place and the place of the row where it was dropped
 */
export function useDrag(ids: readonly string[], onDrop: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged>();
  const grip = useRef<Grip>(undefined);

  const end = useCallback(() => {
    grip.current?.letGo();
    grip.current = undefined;
    setDragged(undefined);
  }, []);
  const order = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order ends the drag, as leaving the list does.
  useLayoutEffect(() => end, [order, end]);

  /** The handle of the row at `index`. */
  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const list = event.currentTarget.closest('ul');
      if (event.button !== 0 || !list) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current?.letGo();
      grip.current = take(list, index, event.clientY, setDragged, end);
    },
    onPointerMove: ({ clientY }: PointerEvent) => grip.current?.moveTo(clientY),
    onPointerUp: () => {
      if (grip.current && dragged && dragged.to !== dragged.from) onDrop(dragged.from, dragged.to);
      end();
    },
    onPointerCancel: end,
  });
  return { handle, style: (index: number) => rowStyle(dragged, index) };
}

/**
 * Takes the row at `from` of a list.
 *
 * @param start where the pointer is, in pixels from the top of the window
 * @param show hears where the row is, now and with every move
 * @param end is called when the editor wants the row to be where it was
 */
function take(
  list: Element,
  from: number,
  start: number,
  show: (dragged: Dragged) => void,
  end: () => void,
): Grip {
  const rows = [...list.children].map((row) => row.getBoundingClientRect());
  const { top } = list.getBoundingClientRect();
  const height = rows[from]?.height ?? 0;
  let y = start;
  const follow = () => {
    const scrolled = top - list.getBoundingClientRect().top;
    const distance = withinList(rows, from, y - start + scrolled);
    show({ from, to: landing(rows, from, distance), distance, height });
  };
  const endOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') end();
  };
  addEventListener('keydown', endOnEscape);
  // What scrolls is an element around the list, and its event does not rise from there to the window.
  addEventListener('scroll', follow, true);
  const stopScrolling = scrollAtEdges(list, start, () => y);
  follow();
  return {
    moveTo: (height) => {
      y = height;
      follow();
    },
    letGo: () => {
      removeEventListener('keydown', endOnEscape);
      removeEventListener('scroll', follow, true);
      stopScrolling();
    },
  };
}

/** As far as the list goes: a row beyond its end would make it longer, and it would scroll on and on. */
function withinList(rows: readonly DOMRect[], from: number, distance: number): number {
  const own = rows[from];
  const first = rows[0];
  const last = rows.at(-1);
  if (!own || !first || !last) return distance;
  return Math.min(Math.max(distance, first.top - own.top), last.bottom - own.bottom);
}

/** The place where a dragged row would land: it changes places with a row once it covers half of it. */
function landing(rows: readonly DOMRect[], from: number, distance: number): number {
  const own = rows[from];
  if (!own) return from;
  const edge = (distance > 0 ? own.bottom : own.top) + distance;
  return rows.filter((row) => row !== own && row.top + row.height / 2 < edge).length;
}

/** The dragged row follows the pointer, and the rows that it passed make room. */
function rowStyle(dragged: Dragged | undefined, index: number): CSSProperties | undefined {
  if (!dragged) return undefined;
  const { from, to, distance, height } = dragged;
  if (index === from) return { transform: `translateY(${distance}px)`, zIndex: 2, opacity: 0.85 };
  if (from < index && index <= to) return { transform: `translateY(${-height}px)` };
  return to <= index && index < from ? { transform: `translateY(${height}px)` } : undefined;
}
