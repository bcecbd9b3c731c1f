/** The attribute that forces a state on whatever can have it below its element. */
export const forcedAttribute = 'data-forced';

const operable = ':is(a, button, input, summary, [tabindex])';

/** What each pseudo-class is replaced by: an element that is forced into the state. */
const replacements: Record<string, string> = {
  ':hover': `:is([${forcedAttribute}='hover'] *)`,
  ':focus-visible': `:is([${forcedAttribute}='focus'] ${operable})`,
  ':active': `:is([${forcedAttribute}='active'] *)`,
};

const pseudoClasses = /:(?:hover|focus-visible|active)\b/g;

/**
 * The rules for elements under the pointer, focused or pressed, once more for elements that are only forced to look so.
 * A page cannot hover by itself, and its rules are the only ones that know what would happen.
 */
export function forcedRules(rules: Iterable<CSSRule>): string {
  return [...rules].map(forcedRule).join('');
}

function forcedRule(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const selector = rule.selectorText.replaceAll(pseudoClasses, (found) => replacements[found] ?? found);
    return selector === rule.selectorText ? '' : `${selector} { ${rule.style.cssText} }\n`;
  }
  if (!(rule instanceof CSSGroupingRule)) return '';
  const inner = forcedRules(rule.cssRules);
  const prelude = rule.cssText.slice(0, rule.cssText.indexOf('{'));
  return inner && `${prelude} {\n${inner}}\n`;
}
