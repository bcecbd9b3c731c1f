/** How urgent a framework card is: the colour that shows it, and the level, of which a mark and a label tell. */
export interface Priority {
  signal: 'critical' | 'operational' | 'enhancement';
  level: 'high' | 'medium' | 'lower';
}

const high: Priority = { signal: 'critical', level: 'high' };
const medium: Priority = { signal: 'operational', level: 'medium' };
const lower: Priority = { signal: 'enhancement', level: 'lower' };

/** The priority of a card by its id, which is its place from 1 on (spec section 9, cut-offs on the sample page). */
export function priorityOf(id: number): Priority {
  if (id <= 2) return high;
  return id <= 4 ? medium : lower;
}
