import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { BuildingParts, Part } from './building-parts.ts';
import { BuildingMark } from './part-mark.tsx';

/** The window from which on one drawing stands beside the texts; below it each text has its own. */
export const GUIDED = '82rem';

/** How wide the drawing is: with letters twice as large it leaves the texts their room. */
const DRAWING = `min(${theme.size.drawing}, 14vw)`;

/** The line of the window that is being read. */
const readingLine = { rootMargin: '-40% 0px -55% 0px' };

/** The texts of all parts and, on a wide page, the building beside them, in which the part that is being read is marked. */
export function GuidedReading({ parts, children }: { parts: BuildingParts; children: ReactNode }) {
  const texts = useRef<HTMLDivElement>(null);
  const read = useReadParts(texts, parts);
  return (
    <Texts ref={texts}>
      <Aside aria-hidden>
        <Drawing>
          <BuildingMark columns={parts.pillars.length} marked={read} />
          <p>{read[0]?.title}</p>
        </Drawing>
      </Aside>
      {children}
    </Texts>
  );
}

/** The parts whose texts stand on the reading line. */
function useReadParts(texts: RefObject<HTMLElement | null>, parts: BuildingParts): Part[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  const all = Object.values(parts).flat();
  const known = all.map(({ id }) => id).join();
  useEffect(() => {
    if (!texts.current || known === '' || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      setIds((before) => {
        const left = new Set(before);
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) left.add(target.id);
          else left.delete(target.id);
        }
        // Between two texts the one before stays marked.
        return left.size > 0 ? [...left] : before;
      });
    }, readingLine);
    for (const article of texts.current.querySelectorAll('article[id]')) observer.observe(article);
    return () => observer.disconnect();
  }, [texts, known]);
  return all.filter(({ id }) => ids.includes(id));
}

const Texts = styled.div`
  position: relative;

  @media (width >= ${GUIDED}) {
    section > div {
      padding-inline-start: calc(${theme.space.page} + ${DRAWING} + ${theme.space[12]});
    }
  }
`;

const Aside = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0 auto 0 0;
  padding: ${theme.space.section} 0 ${theme.space.section} ${theme.space.page};
  pointer-events: none;

  @media (width < ${GUIDED}), (scripting: none), print {
    display: none;
  }
`;

const Drawing = styled.div`
  position: sticky;
  top: calc(${theme.size.menuItem} + ${theme.space[12]});
  display: grid;
  gap: ${theme.space[3]};
  width: ${DRAWING};
  font-family: ${theme.font.display};
  line-height: ${theme.leading.snug};

  /* The strokes of a thumbnail are enlarged with it. */
  svg {
    stroke-width: 0.5;
  }
  [data-accent] {
    stroke-width: 2.5;
  }
`;
