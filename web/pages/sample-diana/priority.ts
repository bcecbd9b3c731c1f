/** How urgent a framework card is: the colour that shows it, and the words for those who do not see colours. */
export interface Priority {
  signal: 'critical' | 'operational' | 'enhancement';
  text: string;
}

const high: Priority = { signal: 'critical', text: 'HIGH PRIORITY - MOST CRITICAL PAIN POINTS' };
const medium: Priority = { signal: 'operational', text: 'MEDIUM PRIORITY - IMPORTANT OPERATIONAL ISSUES' };
const low: Priority = { signal: 'enhancement', text: 'LOWER PRIORITY - ENHANCEMENT OPPORTUNITIES' };

/** The priority of a card by its id, which is its place from 1 on (spec section 9, cut-offs on the sample page). */
export function priorityOf(id: number): Priority {
  if (id <= 2) return high;
  return id <= 4 ? medium : low;
}
