import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Eyebrow } from '../../ui/text/heading.tsx';
import { PlainList } from '../../ui/text/plain-list.tsx';
import type { FrameworkCardContent, SampleAgentContent } from './sample-agent-query.ts';

type FrameworkFlowProps = {
  card: FrameworkCardContent;
  labels: SampleAgentContent['frameworkLabels'];
};

/** Data sources, engineering and deliverables, with an arrow from each list to the next. */
export function FrameworkFlow({ card, labels }: FrameworkFlowProps) {
  return (
    <Flow role="list">
      <Step label={labels?.dataSources} items={card.dataSources} />
      <Step label={labels?.engineering} items={card.engineering} />
      <Step label={labels?.deliverables} items={card.deliverables} />
    </Flow>
  );
}

type StepProps = { label: string | null | undefined; items: readonly string[] };

function Step({ label, items }: StepProps) {
  return (
    <StepBlock>
      <Eyebrow as="h4">{label}</Eyebrow>
      <PlainList items={items} label={label} />
    </StepBlock>
  );
}

/** The gap between two steps, which contains the arrow; it is smaller where the steps are stacked. */
const STEP_GAP = theme.space[12];
const STACKED_GAP = theme.space[8];

/** The distance of the arrow from both steps. */
const ARROW_MARGIN = theme.space[1];

const ARROW_HEAD = theme.space[2];

const down = css`
  &:not(:last-child)::before {
    inset: calc(100% + ${ARROW_MARGIN}) auto auto ${theme.space[3]};
    height: calc(${STACKED_GAP} - 2 * ${ARROW_MARGIN});
    border-left-width: ${theme.border.rule};
  }
  &:not(:last-child)::after {
    inset: calc(100% + ${STACKED_GAP} - ${ARROW_MARGIN} - ${ARROW_HEAD}) auto auto calc(${theme.space[3]} + ${theme.border.rule} / 2);
    transform: translateX(-50%) rotate(45deg);
  }
`;

const across = css`
  &:not(:last-child)::before {
    inset: calc(-1 * ${theme.border.rule}) auto auto calc(100% + ${ARROW_MARGIN});
    width: calc(${STEP_GAP} - 2 * ${ARROW_MARGIN});
    border-top-width: ${theme.border.rule};
  }
  &:not(:last-child)::after {
    inset: calc(${theme.border.rule} / -2) auto auto calc(100% + ${STEP_GAP} - ${ARROW_MARGIN} - ${ARROW_HEAD});
    transform: translateY(-50%) rotate(-45deg);
  }
`;

/** On a phone the items stand close together behind a dot: with hairlines the page would be half as long again. */
const compact = css`
  padding-top: ${theme.space[3]};

  ul > li {
    position: relative;
    padding: ${theme.space[1]} 0 ${theme.space[1]} ${theme.space[4]};
    border: 0;
  }
  ul > li::before {
    position: absolute;
    inset-inline-start: 0;
    color: ${theme.color.accent};
    content: '•';
    content: '•' / '';
  }
`;

const Flow = styled.ol`
  display: grid;
  gap: ${STACKED_GAP};

  @media (width >= ${theme.width.medium}) {
    gap: ${STEP_GAP};
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const StepBlock = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.rule} solid ${theme.color.ink};
  font-size: ${theme.text.small};

  &:not(:last-child)::before,
  &:not(:last-child)::after {
    position: absolute;
    border: 0 solid ${theme.color.accent};
    content: '';
  }
  &:not(:last-child)::after {
    width: ${ARROW_HEAD};
    height: ${ARROW_HEAD};
    border-width: 0 ${theme.border.rule} ${theme.border.rule} 0;
  }
  @media (width < ${theme.width.medium}) {
    ${down}
    ${compact}
  }
  @media (width >= ${theme.width.medium}) {
    ${across}
  }
`;
