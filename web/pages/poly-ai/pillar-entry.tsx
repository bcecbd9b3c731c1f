import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Eyebrow, Heading } from '../../ui/text/heading.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import { PlainList } from '../../ui/text/plain-list.tsx';
import { targetMark } from './block.ts';
import { buildingId } from './building.tsx';
import type { BuildingColumn, Part } from './building-parts.ts';
import { GUIDED_MIN_WIDTH } from './guided-reading.tsx';
import { PartMark } from './part-mark.tsx';
import type { PolyAiContent } from './poly-ai-query.ts';
import { Stones } from './stone-text.tsx';

type PillarEntryProps = {
  pillar: PolyAiContent['pillars'][number];
  part: Part;
  /** The pillar's foundation and capstone. */
  column: BuildingColumn;
  labels: PolyAiContent['labels'];
};

/** One pillar: name, role, purpose, key insight, impact and core functions, with the stones below and above it. */
export function PillarEntry({ pillar, part, column, labels }: PillarEntryProps) {
  return (
    <Entry id={part.id} aria-label={part.title} tabIndex={-1}>
      <Reveal>
        <Disclosure
          startsOpen={part.index === 0}
          summary={
            <Name>
              <Mark>
                <PartMark part={part} />
              </Mark>
              <Titles>
                <Heading as="h3">{part.title}</Heading>
                {pillar.role && <Role>{pillar.role}</Role>}
              </Titles>
            </Name>
          }
        >
          <Texts>
            <LabelledText label={labels.purpose} text={pillar.purpose} />
            {pillar.keyInsight && (
              <Insight>
                {labels.keyInsight && <Eyebrow>{labels.keyInsight}</Eyebrow>}
                <blockquote>
                  <Paragraphs text={pillar.keyInsight} />
                </blockquote>
              </Insight>
            )}
            <LabelledText label={labels.impact} text={pillar.impact} />
            {pillar.coreFunctions.length > 0 && (
              <div>
                {labels.coreFunctions && <Eyebrow>{labels.coreFunctions}</Eyebrow>}
                <PlainList items={pillar.coreFunctions} label={labels.coreFunctions} />
              </div>
            )}
            <Stones column={column} labels={labels} />
            {labels.back && <Back href={`#${buildingId}`}>{labels.back}</Back>}
          </Texts>
        </Disclosure>
      </Reveal>
    </Entry>
  );
}

const Entry = styled.article`
  border-top: ${theme.border.hair} solid ${theme.color.ink};
  ${targetMark}

  summary {
    padding-block: ${theme.space[4]};
  }
`;

const Name = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[4]};

  @media (width >= ${GUIDED_MIN_WIDTH}) {
    display: block;
  }
`;

/**
 * Width of the names' column: the longest name on one line, limited by the window to leave space for the other columns at large
 * font sizes.
 */
const NAMES_WIDTH = 'min(23rem, 26vw)';

/** On a wide page one line: the name, and the role in a second column. */
const Titles = styled.div`
  @media (width < ${theme.width.medium}) {
    h3 {
      font-size: ${theme.text.subhead};
    }
  }
  @media (width >= ${GUIDED_MIN_WIDTH}) {
    display: grid;
    grid-template-columns: minmax(0, ${NAMES_WIDTH}) minmax(0, 1fr);
    align-items: baseline;
    gap: ${theme.space[12]};
  }
`;

const Role = styled.p`
  color: ${theme.color.inkSoft};
`;

const Mark = styled.div`
  width: ${theme.size.mark};

  @media (width >= ${GUIDED_MIN_WIDTH}) {
    display: none;
  }
`;

/** Aligned with the role, so that the names have a column of their own. */
const Texts = styled.div`
  display: grid;
  gap: ${theme.space[8]} ${theme.space[12]};
  padding-block: ${theme.space[4]} ${theme.space[12]};

  @media (width >= ${theme.width.medium}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (width >= ${GUIDED_MIN_WIDTH}) {
    padding-inline-start: calc(${NAMES_WIDTH} + ${theme.space[12]});
  }
`;

/** The key insight, emphasized. */
const Insight = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  padding-inline-start: ${theme.space[6]};
  border-inline-start: ${theme.border.rule} solid ${theme.color.accent};

  blockquote {
    font-family: ${theme.font.display};
    font-size: ${theme.text.subhead};
    letter-spacing: ${theme.tracking.slight};
    line-height: ${theme.leading.snug};
    text-wrap: balance;
  }
`;

const Back = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${theme.size.target};
`;

type LabelledTextProps = { label: string | null; text: string | null };

/** A text below its label; nothing is rendered without a text. */
function LabelledText({ label, text }: LabelledTextProps) {
  if (!text) return null;
  return (
    <Block>
      {label && <Eyebrow>{label}</Eyebrow>}
      <Paragraphs text={text} />
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  max-width: ${theme.size.measure};
`;
