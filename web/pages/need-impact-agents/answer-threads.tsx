import { styled } from 'styled-components';
import { resolveHref } from '../../../content/hrefs.ts';
import { theme } from '../../theme/theme.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { withTooltip } from '../../ui/controls/tooltip-attribute.ts';
import { drawsItself, LineDrawing } from '../../ui/drawings/line-drawing.ts';
import type { NeedImpactAgentsContent } from './need-impact-agents-query.ts';
import { AGENT_HEIGHT, drawingWidth, drawThreads, RIGHT } from './thread-geometry.ts';

/** Distance from the left edge of an agent's tap target to its dot. */
const TARGET_OVERHANG = 12;

type AnswerThreadsProps = Pick<NeedImpactAgentsContent, 'challenges' | 'agents'> & {
  /** The accessible name of the group of links. */
  label: string | null | undefined;
};

/**
 * The challenges as lines of text, connected by threads to the agents that solve them. Each agent is a link to its page that
 * highlights its threads. The table below has the same content.
 */
export function AnswerThreads({ challenges, agents, label }: AnswerThreadsProps) {
  const drawing = drawThreads(challenges, agents);
  if (drawing.agents.length === 0) return null;
  return (
    <Drawing viewBox={`0 0 ${drawingWidth} ${drawing.height}`} role="group" aria-label={label || undefined}>
      {drawing.lines.map(({ id, x1, x2, y }) => (
        <line key={id} x1={x1} x2={x2} y1={y} y2={y} />
      ))}
      {drawing.agents.map(({ agent, y, threads }) => (
        <Answer
          key={agent._id}
          to={resolveHref('agent', agent.slug ?? '') ?? resolveHref('homePage')}
          {...withTooltip(agent.title)}
        >
          <Threads>
            {threads.map(({ id, path }) => (
              <path key={id} d={path} pathLength={1} />
            ))}
          </Threads>
          <Target
            x={RIGHT - TARGET_OVERHANG}
            y={y - AGENT_HEIGHT / 2 + 1}
            width={drawingWidth - RIGHT + TARGET_OVERHANG - 1}
            height={AGENT_HEIGHT - 2}
            rx="4"
          />
          <circle cx={RIGHT} cy={y} r="4" />
          <text x={RIGHT + 14} y={y} dy="0.35em">
            {agent.name}
          </text>
        </Answer>
      ))}
    </Drawing>
  );
}

/** A long name is clipped at the edge, so that the page never scrolls horizontally. */
const Drawing = styled(LineDrawing)`
  max-width: ${theme.width.compact};
  max-height: 90dvh;
  margin-inline: auto;
  overflow: hidden;
  stroke-width: 1.5;
`;

const Threads = styled.g`
  ${drawsItself}
`;

const Target = styled.rect`
  fill: transparent;
  stroke: none;
`;

const Answer = styled(SiteLink)`
  color: ${theme.color.ink};

  path {
    stroke: ${theme.color.ruleStrong};
    stroke-width: 0.8;
  }
  circle {
    fill: ${theme.color.accent};
    stroke: none;
  }
  text {
    fill: currentColor;
    stroke: none;
    font-family: ${theme.font.display};
    font-size: 19px;
  }
  /* The focus ring is around the name; around all threads it would not be clear. */
  &:focus-visible {
    outline: none;

    rect {
      stroke: ${theme.color.accent};
    }
  }
  &:hover,
  &:focus-visible {
    color: ${theme.color.accent};

    path {
      stroke: ${theme.color.accent};
      stroke-width: 1.8;
    }
  }
`;
