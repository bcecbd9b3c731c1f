import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Heading } from '../../ui/heading.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionOpening } from '../../ui/section-opening.tsx';
import { buildingId } from './building.tsx';
import type { Part } from './building-parts.ts';
import { GUIDED_MIN_WIDTH } from './guided-reading.tsx';
import { NeighbourLink, targetMark } from './neighbour-link.tsx';
import { PartMark } from './part-mark.tsx';

type StoneTextsProps = {
  /** Id of the heading. */
  id: string;
  heading: string;
  parts: readonly Part[];
  /** The pillars above or below the stones. */
  pillars: readonly Part[];
  /** The position of the pillars relative to the stones. */
  pillarsLie: 'above' | 'below';
  backLabel: string | null;
  tone?: 'paper' | 'sunken';
};

/**
 * The texts of the foundations or capstones, in a grid that looks like masonry. On a phone they are shown inside the texts of
 * their pillars (pillar-entry.tsx).
 */
export function StoneTexts({
  id,
  heading,
  parts,
  pillars,
  pillarsLie,
  backLabel,
  tone = 'paper',
}: StoneTextsProps) {
  return (
    <WhereStonesFit>
      <Section labelledBy={id} tone={tone}>
        <Reveal>
          <SectionOpening id={id} heading={heading} />
        </Reveal>
        <Courses role="list">
          {parts.map((part, index) => {
            const pillar = pillars[index];
            return (
              <Stone key={part.id} part={part}>
                {pillar && <NeighbourLink part={pillar} direction={pillarsLie} />}
              </Stone>
            );
          })}
        </Courses>
        {backLabel && <Back href={`#${buildingId}`}>{backLabel}</Back>}
      </Section>
    </WhereStonesFit>
  );
}

function Stone({ part, children }: { part: Part; children: ReactNode }) {
  return (
    <Block>
      <article id={part.id} aria-label={part.title} tabIndex={-1}>
        <Reveal>
          <Words>
            <Mark>
              <PartMark part={part} />
            </Mark>
            <Heading as="h3" $size="title">
              {part.title}
            </Heading>
            {part.text && (
              <Text>
                <Paragraphs text={part.text} />
              </Text>
            )}
            {children}
          </Words>
        </Reveal>
      </article>
    </Block>
  );
}

/** Without scripts the texts stay here on a phone too, since links could not open the disclosures. */
const WhereStonesFit = styled.div`
  @media (width < ${theme.width.medium}) and (scripting: enabled) {
    display: none;
  }
`;

/** Hairline borders: the grid has those at its top and left, the stones have the others. */
const Courses = styled.ol`
  display: grid;
  margin-top: ${theme.space[8]};
  border: ${theme.border.hair} solid ${theme.color.ink};
  border-width: ${theme.border.hair} 0 0 ${theme.border.hair};

  @media (width >= ${theme.width.medium}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Block = styled.li`
  border: solid ${theme.color.ink};
  border-width: 0 ${theme.border.hair} ${theme.border.hair} 0;

  article {
    height: 100%;
    padding: ${theme.space[6]};
    ${targetMark}
  }
`;

/** The link is at the bottom of the stone. */
const Words = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  align-content: start;
  justify-items: start;
  gap: ${theme.space[3]};
  height: 100%;

  > :not(h3, :first-child) {
    font-size: ${theme.text.small};
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  color: ${theme.color.inkSoft};
`;

const Mark = styled.div`
  width: ${theme.size.mark};

  @media (width >= ${GUIDED_MIN_WIDTH}) {
    display: none;
  }
`;

const Back = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.target};
  margin-top: ${theme.space[4]};
`;
