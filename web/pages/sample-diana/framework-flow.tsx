import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Eyebrow } from '../../ui/heading.tsx';
import { PlainList } from '../../ui/plain-list.tsx';
import { Rail } from '../../ui/rail.tsx';
import type { FrameworkCardContent, SampleAgentContent } from './sample-agent-content.ts';

type FrameworkFlowProps = {
  card: FrameworkCardContent;
  labels: SampleAgentContent['frameworkLabels'];
};

/** Sources flow through engineering into deliverables: an arrow leads from each list to the next. */
export function FrameworkFlow({ card, labels }: FrameworkFlowProps) {
  return (
    <Flow list="ol">
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

/** Between two steps there is room for the arrow. */
const GAP = theme.space[12];

const Flow = styled(Rail)`
  gap: ${theme.space[8]} ${GAP};

  @media (width >= ${theme.width.medium}) {
    display: grid;
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
  &:not(:last-child)::before {
    top: calc(-1 * ${theme.border.rule});
    left: calc(100% + ${theme.space[1]});
    width: calc(${GAP} - ${theme.space[2]});
    border-top-width: ${theme.border.rule};
  }
  &:not(:last-child)::after {
    top: calc(${theme.border.rule} / -2);
    left: calc(100% + ${GAP} - ${theme.space[3]});
    width: ${theme.space[2]};
    height: ${theme.space[2]};
    border-width: 0 ${theme.border.rule} ${theme.border.rule} 0;
    transform: translateY(-50%) rotate(-45deg);
  }
`;
