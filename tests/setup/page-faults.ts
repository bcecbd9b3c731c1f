/** Faults that no content may cause: values such as 'undefined' in texts, duplicate ids and broken references. */
export function pageFaults(root: Element): string[] {
  const elements = [...root.querySelectorAll('*')];
  return [
    ...leakedValues(root),
    ...repeatedIds(elements).map((id) => `the id ${id} is there twice`),
    ...elements.flatMap((element) => brokenReferences(element)),
  ];
}

/** Faults that a page with complete content must not have: links, headings and lists without text. */
export function holes(root: Element): string[] {
  const elements = [...root.querySelectorAll('*')];
  return [
    ...elements.filter(isSilentControl).map((element) => `says nothing: ${describe(element)}`),
    ...elements.filter(isEmptyHeading).map((element) => `is an empty heading: ${describe(element)}`),
    ...elements.filter(isEmptyList).map((element) => `is an empty list: ${describe(element)}`),
  ];
}

/** JavaScript values that were rendered as text, in a text or an attribute. */
const leak = /[^<>]*(?:\b(?:undefined|null|NaN|Infinity)\b|\[object )[^<>]*/g;

function leakedValues(root: Element): string[] {
  return root.innerHTML.match(leak) ?? [];
}

function isSilentControl(element: Element): boolean {
  if (!element.matches('a, button, summary') || element.closest('[aria-hidden=true]')) return false;
  const named = element.matches('[aria-label], [aria-labelledby]');
  const pictures = [...element.querySelectorAll('img, [role=img]')];
  const isPictured = pictures.some((picture) => picture.getAttribute('alt') || picture.ariaLabel);
  return !named && !isPictured && element.textContent?.trim() === '';
}

/** A completely empty heading is hidden by the global style. */
function isEmptyHeading(element: Element): boolean {
  return (
    element.matches('h1, h2, h3, h4, h5, h6') && !element.matches(':empty') && !element.textContent?.trim()
  );
}

function isEmptyList(element: Element): boolean {
  return element.matches('ul, ol, dl') && element.children.length === 0;
}

function repeatedIds(elements: readonly Element[]): string[] {
  const ids = elements.map(({ id }) => id).filter(Boolean);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** References to ids that do not exist in the page. */
function brokenReferences(element: Element): string[] {
  const references = ['aria-labelledby', 'aria-describedby', 'aria-controls']
    .flatMap((name) => element.getAttribute(name)?.split(' ') ?? [])
    .concat(listAnchors(element));
  return references
    .filter((id) => !element.ownerDocument.getElementById(id))
    .map((id) => `leads to #${id}, which is nowhere: ${describe(element)}`);
}

function listAnchors(element: Element): string[] {
  const href = element.getAttribute('href') ?? '';
  return href.startsWith('#') ? [decodeURIComponent(href.slice(1))] : [];
}

function describe(element: Element): string {
  return element.outerHTML.slice(0, 160);
}
