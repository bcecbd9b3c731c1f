import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Eyebrow, Heading } from '../../ui/text/heading.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import { targetMark } from './block.ts';
import type { BuildingColumn, Part } from './building-parts.ts';
import type { PolyAiContent } from './poly-ai-query.ts';

type StonesProps = { column: BuildingColumn; labels: PolyAiContent['labels'] };

/** The texts of the foundation and the capstone of a column, side by side where they fit. */
export function Stones({ column: { foundation, capstone }, labels }: StonesProps) {
  if (!foundation && !capstone) return null;
  return (
    <Pair>
      <Stone label={labels.foundation} part={foundation} />
      <Stone label={labels.capstone} part={capstone} />
    </Pair>
  );
}

function Stone({ label, part }: { label: string | null; part: Part | undefined }) {
  if (!part) return null;
  return (
    <Block id={part.id} aria-label={part.title} tabIndex={-1}>
      {label && <Eyebrow>{label}</Eyebrow>}
      <Heading as="h4" $size="title">
        {part.title}
      </Heading>
      <Paragraphs text={part.text ?? ''} />
    </Block>
  );
}

const Pair = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${theme.space[6]} ${theme.space[12]};

  @media (width >= ${theme.width.medium}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Block = styled.article`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.hair} solid ${theme.color.ruleStrong};
  ${targetMark}
`;
