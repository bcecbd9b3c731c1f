import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { dark, light } from '../theme/palette.ts';
import { theme as tokens, writePaletteDeclarations } from '../theme/theme.ts';
import { TooltipLayer } from '../ui/controls/tooltip.tsx';
import type { Specimen } from './specimen.ts';
import { controlSpecimens } from './specimens/controls.tsx';
import { drawingSpecimens } from './specimens/drawings.tsx';
import { frameSpecimens } from './specimens/frames.tsx';
import { landingSectionSpecimens } from './specimens/landing-sections.tsx';
import { sectionSpecimens } from './specimens/sections.tsx';
import { statisticsSpecimens } from './specimens/statistics.tsx';
import { videoSpecimens } from './specimens/videos.tsx';
import { wordSpecimens } from './specimens/words.tsx';

/** All specimens. `kit.test.tsx` fails when a part of `web/ui/` or `web/sections/` is missing here. */
export const specimens: readonly Specimen[] = [
  ...wordSpecimens,
  ...controlSpecimens,
  ...drawingSpecimens,
  ...frameSpecimens,
  ...sectionSpecimens,
  ...landingSectionSpecimens,
  ...statisticsSpecimens,
  ...videoSpecimens,
];

/** The files without a specimen, with the reason. */
export const notShown: Record<string, string> = {
  'ui/lazy-section.tsx': 'looks like the section in it',
  'ui/controls/site-link.tsx': 'looks like the text around it',
  'ui/controls/tooltip-bubbles.tsx': 'is loaded by ui/controls/tooltip.tsx',
  'ui/controls/tooltip-trigger.tsx': 'renders nothing',
  'sections/talking-video/video-stage.tsx': 'plays a video: see the home page',
};

/** Every specimen in one theme. */
export function KitSheet({ theme }: { theme: 'light' | 'dark' }) {
  const [forced, setForced] = useState('');

  // Runs once, after all components have inserted their styles; otherwise the copies would be copied again.
  useEffect(() => setForced(writeForcedRules(listCssRules())), []);

  return (
    <Sheet>
      <style>{writeThemeRule(theme)}</style>
      <style>{forced}</style>
      <h1>Kit, {theme}</h1>
      {specimens.map(({ files, shown }) => (
        <section key={files[0]} aria-label={files[0]}>
          <FileName id={files[0]}>{files.join(', ')}</FileName>
          {shown.map(({ state, view, forced: state_ }) => (
            <figure key={state}>
              <figcaption>{state}</figcaption>
              <div {...{ [forcedAttribute]: state_ }}>{view}</div>
            </figure>
          ))}
        </section>
      ))}
      <TooltipLayer />
    </Sheet>
  );
}

const palettes = { light, dark };

/** Overrides the system's theme, which is the only one that the site supports. */
function writeThemeRule(theme: 'light' | 'dark'): string {
  return `:root:root { color-scheme: ${theme}; ${writePaletteDeclarations(palettes[theme])} }`;
}

function listCssRules(): CSSRule[] {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
}

const Sheet = styled.main`
  padding: ${tokens.space[6]};

  > section {
    margin-top: ${tokens.space[12]};
    border-top: ${tokens.border.hair} solid ${tokens.color.rule};
  }
  figure {
    margin: ${tokens.space[6]} 0 0;
  }
  figcaption {
    padding-bottom: ${tokens.space[2]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.caption};
  }
`;

const FileName = styled.h2`
  padding-top: ${tokens.space[4]};
  font: ${tokens.weight.bold} ${tokens.text.small} / ${tokens.leading.snug} monospace;
`;

/** Attribute that forces a state on all interactive elements inside its element. */
const forcedAttribute = 'data-forced';

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
export function writeForcedRules(rules: Iterable<CSSRule>): string {
  return [...rules].map(writeForcedRule).join('');
}

function writeForcedRule(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const selector = rule.selectorText.replaceAll(pseudoClasses, (found) => replacements[found] ?? found);
    return selector === rule.selectorText ? '' : `${selector} { ${rule.style.cssText} }\n`;
  }
  if (!(rule instanceof CSSGroupingRule)) return '';
  const inner = writeForcedRules(rule.cssRules);
  const prelude = rule.cssText.slice(0, rule.cssText.indexOf('{'));
  return inner && `${prelude} {\n${inner}}\n`;
}
