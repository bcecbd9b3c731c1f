import { type CSSProperties, useState } from 'react';
import { styled } from 'styled-components';
import type { ConnectedAgentsContent } from '../../sections/connected-agents.tsx';
import { computeRingPoints, fitsRing } from '../../sections/ring-geometry.ts';
import { theme } from '../../theme/theme.ts';
import { roundTo } from '../../ui/drawings/round-to.ts';
import { ArcLines, HEIGHT, RADIUS, RingLines, WIDTH } from './agent-lines.tsx';
import { AgentRingItem, FACE_SIZE } from './agent-ring-item.tsx';

type AgentRingProps = {
  agents: ConnectedAgentsContent['agents'];
  /** Id of the element that names the list. */
  labelledBy: string;
};

/**
 * The agents as a connected ring; in a narrow container, a list with arcs. Both are the same list of links. A hovered or focused
 * agent shows its connections in the accent color.
 */
export function AgentRing({ agents, labelledBy }: AgentRingProps) {
  const [active, setActive] = useState<number>();
  const points = computeRingPoints(agents.length, RADIUS);
  const isRing = fitsRing(agents.length);

  return (
    <Frame>
      <Figure data-ring={isRing}>
        {isRing && <RingLines points={points} active={active} />}
        <ArcLines count={agents.length} active={active} />
        <Places role="list" aria-labelledby={labelledBy} onPointerLeave={() => setActive(undefined)}>
          {agents.map((agent, index) => {
            const { x, y } = points[index] ?? { x: 0, y: 0 };
            return (
              <Place
                key={agent._id}
                data-side={x < 0 ? 'start' : 'end'}
                data-end={getEnd(y)}
                style={getPlaceStyle(x, y)}
                onPointerEnter={() => setActive(index)}
                onFocus={() => setActive(index)}
                onBlur={() => setActive(undefined)}
              >
                <AgentRingItem agent={agent} />
              </Place>
            );
          })}
        </Places>
      </Figure>
    </Frame>
  );
}

/**
 * Returns the end of the ring for places near the top or the bottom. There, the ring's line runs past the text, which is
 * therefore moved away from it.
 */
function getEnd(y: number): 'top' | 'bottom' | undefined {
  if (Math.abs(y) < 0.85 * RADIUS) return;
  return y < 0 ? 'top' : 'bottom';
}

/** Returns the distance of a place from its outer side and from the top, in percent of the drawing. */
function getPlaceStyle(x: number, y: number): CSSProperties {
  const style: Record<`--${string}`, string> = {
    '--across': `${formatPercent(WIDTH / 2 + Math.abs(x), WIDTH)}`,
    '--down': `${formatPercent(HEIGHT / 2 + y, HEIGHT)}`,
  };
  return style;
}

function formatPercent(part: number, whole: number): string {
  return `${roundTo((100 * part) / whole)}%`;
}

const Frame = styled.div`
  container-type: inline-size;
`;

/** A list with arcs; with `[data-ring='true']`, a ring where the container is wide enough. */
const Figure = styled.div`
  position: relative;
  ${FACE_SIZE}: ${theme.space[12]};

  @container (width >= ${theme.width.compact}) {
    &[data-ring='true'] {
      aspect-ratio: ${WIDTH} / ${HEIGHT};
    }
  }
  @container (width >= ${theme.width.medium}) {
    ${FACE_SIZE}: ${theme.space[16]};
  }
`;

const Places = styled.ul`
  position: relative;
  display: grid;
  grid-auto-rows: 1fr;
  padding-inline-start: ${theme.space[16]};

  @container (width >= ${theme.width.compact}) {
    [data-ring='true'] > & {
      position: static;
      padding: 0;
    }
  }
`;

const Place = styled.li`
  display: flex;
  align-items: center;

  @container (width >= ${theme.width.compact}) {
    [data-ring='true'] > ul > & {
      position: absolute;
      top: var(--down);
      translate: 0 -50%;
      pointer-events: none;

      &[data-side='end'] {
        inset-inline: calc(var(--across) - var(${FACE_SIZE}) / 2) 0;
      }
      &[data-side='start'] {
        inset-inline: 0 calc(var(--across) - var(${FACE_SIZE}) / 2);
        justify-content: end;
        text-align: end;

        a {
          flex-direction: row-reverse;
        }
      }
      /* The text ends slightly below the center of the portrait, or starts slightly above it, at any number of lines. */
      &[data-end='top'] {
        translate: 0 calc(var(${FACE_SIZE}) / 2 + ${theme.space[2]} - 100%);

        a {
          align-items: end;
        }
        a > :last-child {
          margin-bottom: calc(var(${FACE_SIZE}) / 2 - ${theme.space[2]});
        }
      }
      &[data-end='bottom'] {
        translate: 0 calc(var(${FACE_SIZE}) / -2 - ${theme.space[2]});

        a {
          align-items: start;
        }
        a > :last-child {
          margin-top: calc(var(${FACE_SIZE}) / 2 - ${theme.space[2]});
        }
      }
      a {
        pointer-events: auto;
      }
    }
  }
`;
