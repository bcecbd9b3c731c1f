/** How styled-components writes which of its classes are there: for a browser that takes the page over, not for one that shows it. */
const mark = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;
const separator = /\/\*!sc\*\/\n?/g;

/**
 * The style element of a rendered page without what only its script needs, which is a sixth of it as it travels. The
 * script finds the whole of it in the page's fragment (`web/boot/`).
 */
export function bareStyles(styles: string): string {
  return styles
    .replaceAll(mark, '')
    .replaceAll(separator, '')
    .replaceAll(/<style[^>]*>/g, '<style data-bare>');
}
