import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Figures } from '../../ui/figures.tsx';
import { Eyebrow } from '../../ui/heading.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import type { AgentContent } from './agent-query.ts';

type PlannedTargetsProps = Pick<AgentContent, 'targets'> & { label: string | null | undefined };

/** What the agent is to reach, in numbers: nobody has measured them, so the line above calls them planned. */
export function PlannedTargets({ targets, label }: PlannedTargetsProps) {
  if (targets.length === 0) return null;
  return (
    <Reveal>
      <Strip>
        <Eyebrow as="h3">{label}</Eyebrow>
        <Figures figures={targets} />
      </Strip>
    </Reveal>
  );
}

const Strip = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;
