import { rounded } from '../../ui/rounded.ts';
import type { Agent, Challenge } from './need-impact-agents-query.ts';

/** The drawing's own units; its height follows from how many agents there are. */
export const drawingWidth = 320;
/** Room for a thumb, also where the drawing is as wide as a small phone. */
export const AGENT_HEIGHT = 52;
const LONGEST_LINE = 84;
const SHORTEST_LINE = 20;
/** Where the threads begin and end. */
const LEFT = 92;
export const RIGHT = 208;

/** A challenge as a line of writing: the longer its text, the longer the line. */
export interface ChallengeLine {
  id: string;
  x1: number;
  x2: number;
  y: number;
}

/** An agent who answers something, and a thread from each challenge that it answers. */
export interface AgentThreads {
  agent: Agent;
  y: number;
  /** Path data by the challenge's id. */
  threads: { id: string; path: string }[];
}

export interface ThreadDrawing {
  height: number;
  lines: ChallengeLine[];
  agents: AgentThreads[];
}

/** Places challenges on the left and the agents who answer them on the right, and joins who belongs together. */
export function drawThreads(challenges: readonly Challenge[], agents: readonly Agent[]): ThreadDrawing {
  const answering = agents.filter(({ _id }) =>
    challenges.some((challenge) => challenge.agents.includes(_id)),
  );
  const height = Math.max(answering.length, 1) * AGENT_HEIGHT;
  const longest = Math.max(1, ...challenges.map(({ issue }) => issue?.length ?? 0));
  const challengeY = (index: number) => rounded(((index + 0.5) / challenges.length) * height, 1);

  return {
    height,
    lines: challenges.map(({ _id, issue }, index) => {
      const length = SHORTEST_LINE + ((issue?.length ?? 0) / longest) * (LONGEST_LINE - SHORTEST_LINE);
      return { id: _id, x1: rounded(LONGEST_LINE - length, 1), x2: LONGEST_LINE, y: challengeY(index) };
    }),
    agents: answering.map((agent, index) => {
      const y = (index + 0.5) * AGENT_HEIGHT;
      const threads = challenges.flatMap((challenge, place) =>
        challenge.agents.includes(agent._id)
          ? [{ id: challenge._id, path: thread(challengeY(place), y) }]
          : [],
      );
      return { agent, y, threads };
    }),
  };
}

/** A curve that leaves and arrives level. */
function thread(from: number, to: number): string {
  const middle = (LEFT + RIGHT) / 2;
  return `M${LEFT} ${from}C${middle} ${from} ${middle} ${to} ${RIGHT} ${to}`;
}
