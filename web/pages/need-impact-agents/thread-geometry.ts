import { roundTo } from '../../ui/drawings/round-to.ts';
import type { Agent, Challenge } from './need-impact-agents-query.ts';

/** Width in units of the drawing; the height depends on the number of agents. */
export const drawingWidth = 320;
/** Enough for a tap target when the drawing is as wide as a small phone. */
export const AGENT_HEIGHT = 52;
const MAX_LINE_LENGTH = 84;
const MIN_LINE_LENGTH = 20;
/** The x coordinates of the threads' start and end. */
const LEFT = 92;
export const RIGHT = 208;

/** A challenge as a line, whose length depends on the length of its text. */
interface ChallengeLine {
  id: string;
  x1: number;
  x2: number;
  y: number;
}

/** An agent, with a thread from each of its challenges. */
interface AgentThreads {
  agent: Agent;
  y: number;
  /** Path data, with the challenge's id. */
  threads: { id: string; path: string }[];
}

interface ThreadDrawing {
  height: number;
  lines: ChallengeLine[];
  agents: AgentThreads[];
}

/** Positions challenges on the left and their agents on the right, and connects them. */
export function drawThreads(challenges: readonly Challenge[], agents: readonly Agent[]): ThreadDrawing {
  const answering = agents.filter(({ _id }) =>
    challenges.some((challenge) => challenge.agents.includes(_id)),
  );
  const height = Math.max(answering.length, 1) * AGENT_HEIGHT;
  const longest = Math.max(1, ...challenges.map(({ issue }) => issue?.length ?? 0));
  const getChallengeY = (index: number) => roundTo(((index + 0.5) / challenges.length) * height, 1);

  return {
    height,
    lines: challenges.map(({ _id, issue }, index) => {
      const length = MIN_LINE_LENGTH + ((issue?.length ?? 0) / longest) * (MAX_LINE_LENGTH - MIN_LINE_LENGTH);
      return {
        id: _id,
        x1: roundTo(MAX_LINE_LENGTH - length, 1),
        x2: MAX_LINE_LENGTH,
        y: getChallengeY(index),
      };
    }),
    agents: answering.map((agent, index) => {
      const y = (index + 0.5) * AGENT_HEIGHT;
      const threads = challenges.flatMap((challenge, place) =>
        challenge.agents.includes(agent._id)
          ? [{ id: challenge._id, path: drawThread(getChallengeY(place), y) }]
          : [],
      );
      return { agent, y, threads };
    }),
  };
}

/** A curve with horizontal ends. */
function drawThread(from: number, to: number): string {
  const middle = (LEFT + RIGHT) / 2;
  return `M${LEFT} ${from}C${middle} ${from} ${middle} ${to} ${RIGHT} ${to}`;
}
