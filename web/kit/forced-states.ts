/** Attribute that forces a state on all interactive elements inside its element. */
export const forcedAttribute = 'data-forced';

const operable = ':is(a, button, input, summary, [tabindex])';

/** The selector that replaces each pseudo-class: an element inside one with the attribute. */
const replacements: Record<string, string> = {
  ':hover': `:is([${forcedAttribute}='hover'] *)`,
  ':focus-visible': `:is([${forcedAttribute}='focus'] ${operable})`,
  ':active': `:is([${forcedAttribute}='active'] *)`,
};

const pseudoClasses = /:(?:hover|focus-visible|active)\b/g;

/**
 * Returns copies of the rules for hovered, focused and pressed elements that apply to elements with a forced state. Scripts
 * cannot hover an element, so its rules are copied instead.
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
