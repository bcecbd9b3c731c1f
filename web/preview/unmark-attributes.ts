import { stegaClean } from '@sanity/client/stega';

/** Every mark begins with these. */
const MARK = '\u200b\u200b\u200b\u200b';

/**
 * From now on keeps marks out of everything that is no text of the page: links, tooltips, names for assistive
 * technology, the head and the tab's title. The description of a picture and the day behind a date keep theirs, so that
 * a click on either opens its field.
 */
export function unmarkAttributes(): void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'attributes' ? [target] : addedNodes) unmarkWithin(node);
    }
    if (document.title.includes(MARK)) document.title = stegaClean(document.title);
  });
  observer.observe(document, { attributes: true, childList: true, subtree: true });
}

function unmarkWithin(node: Node): void {
  if (!(node instanceof Element)) return;
  for (const element of [node, ...node.querySelectorAll('*')]) {
    for (const { name, value } of element.attributes) {
      if (value.includes(MARK) && !isLookedAt(element, name)) element.setAttribute(name, stegaClean(value));
    }
  }
}

function isLookedAt(element: Element, attribute: string): boolean {
  if (element instanceof HTMLImageElement) return attribute === 'alt';
  return element instanceof HTMLTimeElement && attribute === 'datetime';
}
