import { stegaClean } from '@sanity/client/stega';

/** The characters at the start of every stega mark. */
const MARK = '\u200b\u200b\u200b\u200b';

/**
 * Removes stega marks from attributes as they are added: links, tooltips, names for assistive technology, the head and the title.
 * The `alt` of images and the `datetime` of times keep theirs, so that a click on either opens its field.
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
