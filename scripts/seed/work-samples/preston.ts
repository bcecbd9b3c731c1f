import type { WorkSampleCopy } from '../documents/work-sample.ts';

export const prestonWork: WorkSampleCopy = {
  title: 'Waitlist and shifts of the week',
  occasion:
    'On Friday at noon, the program lead sees next week: who can start, and which shifts still need somebody.',
  parts: [
    {
      figures: [
        { value: '23', label: 'families on the waitlist', source: 'intake log, June 5' },
        { value: '6', label: 'places that become free on Monday', source: 'enrollment list, June 5' },
        {
          value: '17',
          label: 'families who go on waiting, the longest for 34 days',
          source: 'intake log, June 5',
        },
      ],
    },
    {
      caption: 'Volunteers, June 8 to 12',
      columns: ['Shift', 'Needed', 'Confirmed', 'Open'],
      rows: [
        { cells: ['Monday, pantry', '4', '4', '0'], source: 'volunteer calendar' },
        {
          cells: ['Tuesday, tutoring', '4', '3', '1'],
          source: 'volunteer calendar; one canceled on June 4',
          isFlagged: true,
        },
        { cells: ['Wednesday, pantry', '5', '5', '0'], source: 'volunteer calendar' },
        { cells: ['Thursday, tutoring', '4', '4', '0'], source: 'volunteer calendar' },
        { cells: ['Friday, drivers', '3', '2', '1'], source: 'volunteer calendar', isFlagged: true },
        { cells: ['The week', '20', '18', '2'], isTotal: true },
      ],
    },
  ],
  decision:
    'Two shifts of next week are still open. Three volunteers with a background check are free on both days: you choose whom to ask, and confirm the six families whose turn it is by your own rule.',
};
