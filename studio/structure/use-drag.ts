import { type CSSProperties, type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** A row that is being dragged: where it came from, where it would land, and how far it is from its place. */
interface Dragged {
  from: number;
  to: number;
  /** Pixels. */
  distance: number;
  height: number;
}

interface Grip {
  y: number;
  rows: DOMRect[];
}

/**
 * Dragging a row of a list by its handle, with mouse, pen or finger. Escape puts it back, and so does a list that
 * changes meanwhile: what is where was measured when the drag began.
 *
 * @param ids - of the rows, in their order
 * @param onDrop - gets the row's place and the place of the row where it was dropped
 */
export function useDrag(ids: readonly string[], onDrop: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged>();
  const grip = useRef<Grip>(undefined);

  const endOnEscape = useRef((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    grip.current = undefined;
    setDragged(undefined);
  }).current;
  const end = useCallback(() => {
    grip.current = undefined;
    setDragged(undefined);
    removeEventListener('keydown', endOnEscape);
  }, [endOnEscape]);
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
      const rows = [...list.children].map((row) => row.getBoundingClientRect());
      grip.current = { y: event.clientY, rows };
      setDragged({ from: index, to: index, distance: 0, height: rows[index]?.height ?? 0 });
      addEventListener('keydown', endOnEscape);
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (!grip.current) return;
      const { y, rows } = grip.current;
      const distance = clientY - y;
      const to = landing(rows, index, distance);
      setDragged((last) => last && { ...last, to, distance });
    },
    onPointerUp: () => {
      if (grip.current && dragged && dragged.to !== dragged.from) onDrop(dragged.from, dragged.to);
      end();
    },
    onPointerCancel: end,
  });
  return { handle, style: (index: number) => rowStyle(dragged, index) };
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
