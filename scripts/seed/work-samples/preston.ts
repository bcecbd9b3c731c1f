import type { WorkSampleCopy } from '../documents/work-sample.ts';

export const prestonWork: WorkSampleCopy = {
  title: 'Waitlist and shifts of the week',
  occasion:
    'On Friday at noon, the program lead sees next week: who can start, and which shifts still need somebody.',
  parts: [
    {
      figures: [
        { value: '23', label: 'families on the waitlist', source: 'intake log, 5 June' },
        { value: '6', label: 'places that become free on Monday', source: 'enrollment list, 5 June' },
        {
          value: '17',
          label: 'families who go on waiting, the longest for 34 days',
          source: 'intake log, 5 June',
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
          source: 'volunteer calendar; one cancelled on 4 June',
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
    'Three volunteers are free on both open days and have the background check. You choose whom to ask, and which six families to call first.',
};
