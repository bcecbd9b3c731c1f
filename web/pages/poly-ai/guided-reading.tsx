import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { BuildingParts, Part } from './building-parts.ts';
import { BuildingMark } from './part-mark.tsx';

/** Minimum window width for one drawing beside the texts; below it each text has its own. */
export const GUIDED_MIN_WIDTH = '82rem';

/** Width of the drawing, limited by the window to leave space for the texts at large font sizes. */
const DRAWING_WIDTH = `min(${theme.size.drawing}, 14vw)`;

/** A horizontal line of the window: a text that crosses it is the current one. */
const readingLine = { rootMargin: '-40% 0px -55% 0px' };

/** The texts of all parts and, on a wide page, a drawing of the building with the current part highlighted. */
export function GuidedReading({ parts, children }: { parts: BuildingParts; children: ReactNode }) {
  const texts = useRef<HTMLDivElement>(null);
  const read = useReadParts(texts, parts);
  return (
    <Texts ref={texts}>
      <Aside aria-hidden>
        <Drawing>
          <BuildingMark columns={parts.pillars.length} marked={read} />
          <p>{(read.find(({ kind }) => kind !== 'pillar') ?? read[0])?.title}</p>
        </Drawing>
      </Aside>
      {children}
    </Texts>
  );
}

/** Returns the parts whose texts cross the reading line. */
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
        // Between two texts the previous one stays highlighted.
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

  @media (width >= ${GUIDED_MIN_WIDTH}) {
    section > div {
      padding-inline-start: calc(${theme.space.page} + ${DRAWING_WIDTH} + ${theme.space[12]});
    }
  }
`;

const Aside = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0 auto 0 0;
  padding: ${theme.space.section} 0 ${theme.space.section} ${theme.space.page};
  pointer-events: none;

  @media (width < ${GUIDED_MIN_WIDTH}), (scripting: none), print {
    display: none;
  }
`;

const Drawing = styled.div`
  position: sticky;
  top: calc(${theme.size.menuItem} + ${theme.space[12]});
  display: grid;
  gap: ${theme.space[3]};
  width: ${DRAWING_WIDTH};
  font-family: ${theme.font.display};
  line-height: ${theme.leading.snug};

  /* The strokes of the small drawing are enlarged with it. */
  svg {
    stroke-width: 0.5;
  }
  [data-accent] {
    stroke-width: 2.5;
  }
`;
