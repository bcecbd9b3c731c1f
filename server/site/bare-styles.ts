/** How styled-components writes which of its classes are there, behind the rules of each of its components. */
const mark = /^data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}$/;
const separator = '/*!sc*/';
const element = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The style element of a rendered page without what only its script needs, which is a sixth of it as it travels. */
export function bareStyles(styles: string): string {
  const rules = partsOf(styles).filter((part) => !mark.test(part));
  return `<style data-bare>${rules.join('')}</style>`;
}

/**
 * What `bareStyles` leaves out, for `web/theme/adopt-styles.ts`: the parts of the styles in their order, a line each;
 * in the place of a rule its length in characters.
 */
export function styleMarks(styles: string): string {
  return partsOf(styles)
    .map((part) => (mark.test(part) ? part : part.length))
    .join('\n');
}

function partsOf(styles: string): string[] {
  return [...styles.matchAll(element)]
    .flatMap(([, text = '']) => text.split(separator))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
