import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** All rules except experimental ones, and target size (WCAG 2.2, 2.5.8), which axe-core disables by default. */
const everyRule: RunOptions = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };

/** Rules that a change of colors alone can violate. */
const colorRules = {
  resultTypes: ['violations'],
  runOnly: ['color-contrast', 'link-in-text-block'],
} satisfies RunOptions;

/** Rules that another width or theme can violate. */
const viewRules: RunOptions = {
  resultTypes: ['violations'],
  runOnly: [...colorRules.runOnly, 'target-size', 'scrollable-region-focusable'],
};

/** All violations of axe-core's rules on a page: a line for each, with the element and the reason. */
export function axeViolations(page: Page): Promise<string[]> {
  return run(page, 'document', everyRule);
}

/** Violations that can occur in another theme on a page without any in the first one. */
export function axeColorViolations(page: Page): Promise<string[]> {
  return run(page, 'document', colorRules);
}

/** Violations that can occur at another width or in another theme on a page without any before. */
export function axeViewViolations(page: Page): Promise<string[]> {
  return run(page, 'document', viewRules);
}

/** Violations in one part of a page. */
export function axeViolationsWithin(page: Page, selector: string): Promise<string[]> {
  return run(page, JSON.stringify(selector), everyRule);
}

async function run(page: Page, context: string, options: RunOptions): Promise<string[]> {
  // Evaluated, since the site's policy forbids added script elements.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${context}, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
