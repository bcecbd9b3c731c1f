/** How styled-components writes which of its classes are there, behind the rules of each of its components. */
const mark = /^data-styled\.g(\d+)\[id="([^"]*)"\]\{content:"([^"]*),"\}$/;
const separator = '/*!sc*/';
const element = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The style element of a rendered page without what only its script needs, which is a sixth of it as it travels: a rule a line. */
export function bareStyles(styles: string): string {
  const rules = partsOf(styles).filter((part) => !mark.test(part));
  return `<style data-bare>${rules.join('\n')}</style>`;
}

/**
 * What `bareStyles` leaves out, for `web/theme/adopt-styles.ts`. A line for each component, in the order of their rules: how
 * many these are, by how much its group is higher than the one before, its id, and its classes between commas. Written in other
 * ways it is longer as it travels.
 */
export function styleMarks(styles: string): string {
  let rules = 0;
  let last = 0;
  const lines: string[] = [];
  for (const part of partsOf(styles)) {
    const [, group, id, classes] = part.match(mark) ?? [];
    if (group === undefined) {
      rules += 1;
      continue;
    }
    lines.push(`${rules} ${Number(group) - last} ${id} ${classes}`);
    last = Number(group);
    rules = 0;
  }
  return lines.join('\n');
}

function partsOf(styles: string): string[] {
  return [...styles.matchAll(element)]
    .flatMap(([, text = '']) => text.split(separator))
    .map((part) => part.trim().replaceAll('\n', ' '))
    .filter((part) => part !== '');
}
