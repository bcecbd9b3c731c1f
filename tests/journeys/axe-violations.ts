import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** All rules but the experimental ones, and the size of targets (WCAG 2.2, 2.5.8), which is off unless asked for. */
const everyRule: RunOptions = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };

/** What a change of colours alone can break. */
const colourRules = {
  resultTypes: ['violations'],
  runOnly: ['color-contrast', 'link-in-text-block'],
} satisfies RunOptions;

/** What another width or another theme can break. */
const viewRules: RunOptions = {
  resultTypes: ['violations'],
  runOnly: [...colourRules.runOnly, 'target-size', 'scrollable-region-focusable'],
};

/** Everything on a page that keeps people out, by axe-core's rules: a line for each, with where it is and why. */
export function axeViolations(page: Page): Promise<string[]> {
  return run(page, 'document', everyRule);
}

/** The axeViolations that a theme can raise on a page that has none in the other theme. */
export function axeColorViolations(page: Page): Promise<string[]> {
  return run(page, 'document', colourRules);
}

/** The axeViolations that another width and another theme can raise on a page that has none. */
export function axeViewViolations(page: Page): Promise<string[]> {
  return run(page, 'document', viewRules);
}

/** The axeViolations in one part of a page. */
export function axeViolationsWithin(page: Page, selector: string): Promise<string[]> {
  return run(page, JSON.stringify(selector), everyRule);
}

async function run(page: Page, context: string, options: RunOptions): Promise<string[]> {
  // Evaluated and not added as a script: the site's policy lets no foreign script in.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${context}, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
