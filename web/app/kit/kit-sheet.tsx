import { useEffect, useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import { theme as tokens } from '../../theme/theme.ts';
import { TooltipLayer } from '../../ui/tooltip.tsx';
import { forcedAttribute, forcedRules } from './forced-states.ts';
import { specimens } from './specimens.ts';

/** Every specimen in one theme. */
export function KitSheet({ theme }: { theme: 'light' | 'dark' }) {
  const [forced, setForced] = useState('');

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    return () => {
      delete document.documentElement.dataset.theme;
    };
  }, [theme]);

  // Once, after the parts have written their styles: the copies would be copied again.
  useEffect(() => setForced(forcedRules(allRules())), []);

  return (
    <Sheet>
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

function allRules(): CSSRule[] {
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
