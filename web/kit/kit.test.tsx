import '../../tests/setup/site-config.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../data/query-client.ts';
import { Kit } from './kit.tsx';
import { notShown, specimens, writeForcedRules } from './kit-sheet.tsx';

const web = join(import.meta.dirname, '..');

/** Returns every component file of a folder of `web/`, such as `ui/controls/button.tsx`. */
function partsIn(folder: string): string[] {
  return readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => `${folder}/${file}`);
}

const parts = [...partsIn('ui'), ...partsIn('sections')];
const shown = specimens.flatMap(({ files }) => files);

describe('the kit', () => {
  it.each(parts)('shows %s', (file) => {
    const says = `web/${file} is not in the kit: add it to a file in web/kit/specimens/, in all its states`;
    expect(shown.includes(file) || file in notShown, says).toBe(true);
  });

  it('shows each component once, and no deleted ones', () => {
    expect(new Set(shown).size).toBe(shown.length);
    const gone = [...shown, ...Object.keys(notShown)].filter(
      (file) => /^(ui|sections)\//.test(file) && !parts.includes(file),
    );
    expect(gone).toEqual([]);
  });

  it.each(specimens)('renders $files.0 in all its states', ({ shown: states }) => {
    expect(new Set(states.map(({ state }) => state)).size).toBe(states.length);
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          {states.map(({ state, view }) => (
            <div key={state}>{view}</div>
          ))}
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });

  it('shows both themes side by side in iframes', () => {
    render(
      <MemoryRouter initialEntries={['/_kit']}>
        <Kit />
      </MemoryRouter>,
    );
    expect(screen.getByTitle('light')).toHaveAttribute('src', '/_kit?theme=light');
    expect(screen.getByTitle('dark')).toHaveAttribute('src', '/_kit?theme=dark');
  });
});

describe('forced states', () => {
  function listRules(css: string): CSSRuleList {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    const rules = style.sheet?.cssRules;
    style.remove();
    if (!rules) throw new Error('The style has no rules.');
    return rules;
  }

  it('copy the rules for hover, focus and press, and no others', () => {
    const css = writeForcedRules(
      listRules('.a { color: red } .a:hover, .b { color: blue } .c:focus-visible .d:active { color: green }'),
    );
    expect(css).toBe(
      ".a:is([data-forced='hover'] *), .b { color: blue; }\n" +
        ".c:is([data-forced='focus'] :is(a, button, input, summary, [tabindex])) .d:is([data-forced='active'] *) { color: green; }\n",
    );
  });

  it('keep the media query of a rule', () => {
    const css = writeForcedRules(
      listRules('@media (width >= 10rem) { .a:hover { color: red } .b { color: blue } }'),
    );
    expect(css).toMatch(
      /^@media \(width >= 10rem\)\s*\{\s*\.a:is\(\[data-forced='hover'\] \*\) \{ color: red; \}\s*\}\s*$/,
    );
  });
});
