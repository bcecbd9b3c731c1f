import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Heading } from '../../ui/heading.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Rail } from '../../ui/rail.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionOpening } from '../../ui/section-opening.tsx';
import { buildingId } from './building.tsx';
import type { Part } from './building-parts.ts';
import { NeighbourLink } from './neighbour-link.tsx';
import { PartMark } from './part-mark.tsx';
import type { PolyAiContent } from './poly-ai-query.ts';
import { targetMark } from './target-mark.ts';

type WallProps = {
  /** Of the heading. */
  id: string;
  heading: string;
  stones: PolyAiContent['foundations'];
  parts: readonly Part[];
  /** The pillars that stand on the stones, or carry them. */
  pillars: readonly Part[];
  /** Where the pillars are, seen from the stones. */
  pillarsLie: 'above' | 'below';
  backLabel: string | null;
  tone?: 'paper' | 'sunken';
};

/** The texts of the foundations or of the capstones, laid like the stones they speak of. */
export function Wall({
  id,
  heading,
  stones,
  parts,
  pillars,
  pillarsLie,
  backLabel,
  tone = 'paper',
}: WallProps) {
  return (
    <Section labelledBy={id} tone={tone}>
      <Reveal>
        <SectionOpening id={id} heading={heading} />
      </Reveal>
      <Courses list="ol">
        {stones.map((stone, index) => {
          const part = parts[index];
          const pillar = pillars[index];
          return (
            part && (
              <Stone key={stone._key} part={part} text={stone.text}>
                {pillar && <NeighbourLink part={pillar} direction={pillarsLie} />}
              </Stone>
            )
          );
        })}
      </Courses>
      {backLabel && <Back href={`#${buildingId}`}>{backLabel}</Back>}
    </Section>
  );
}

type StoneProps = { part: Part; text: string | null; children: ReactNode };

function Stone({ part, text, children }: StoneProps) {
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
            {text && (
              <Text>
                <Paragraphs text={text} />
              </Text>
            )}
            {children}
          </Words>
        </Reveal>
      </article>
    </Block>
  );
}

/** The page's full width, at which five stones abreast can be read. */
const FIVE_ABREAST = '80rem';

/** Joints are hairlines: the wall's upper and left edges are its own, the others are the stones'. */
const Courses = styled(Rail)`
  margin-top: ${theme.space[8]};

  @media (width >= ${theme.width.medium}) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    border: ${theme.border.hair} solid ${theme.color.ink};
    border-width: ${theme.border.hair} 0 0 ${theme.border.hair};
  }
  @media (width >= ${FIVE_ABREAST}) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Block = styled.li`
  border: ${theme.border.hair} solid ${theme.color.ink};

  article {
    height: 100%;
    padding: ${theme.space[6]};
    ${targetMark}
  }
  @media (width >= ${theme.width.medium}) {
    border-width: 0 ${theme.border.hair} ${theme.border.hair} 0;
  }
`;

/** The link keeps to the foot of the stone. */
const Words = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
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
`;

const Back = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.target};
  margin-top: ${theme.space[4]};
`;
