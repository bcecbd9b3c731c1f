/** The priority of a framework card: its color, and its level, which a mark and a label show. */
export interface Priority {
  signal: 'critical' | 'operational' | 'enhancement';
  level: 'high' | 'medium' | 'lower';
}

const high: Priority = { signal: 'critical', level: 'high' };
const medium: Priority = { signal: 'operational', level: 'medium' };
const lower: Priority = { signal: 'enhancement', level: 'lower' };

/** Returns the priority of a card by its id, which is its position from 1. */
export function getPriority(id: number): Priority {
  if (id <= 2) return high;
  return id <= 4 ? medium : lower;
}
