import type { KeyboardEvent } from 'react';

/** Key handler of a list: arrow keys, Home and End move the focus among the rows, as in the Studio's own lists. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link] a')];
  const row = document.activeElement?.closest('li');
  const index = links.findIndex((link) => row?.contains(link));
  const next = getTargetIndex(event.key, index, links.length);
  if (index < 0 || next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}

function getTargetIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
