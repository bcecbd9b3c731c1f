import type { WorkSampleCopy } from '../documents/work-sample.ts';

export const neoWork: WorkSampleCopy = {
  title: 'A pilot with its stop rule',
  occasion:
    'Before anything new begins, the team has one page: what is tried, with whom, for how long, and when it stops.',
  parts: [
    {
      caption: 'Text reminders before a visit, 40 families, six weeks',
      columns: ['When', 'Visits', 'Missed', 'Share'],
      rows: [
        { cells: ['Before the pilot', '60', '12', '20%'], source: 'appointment book, April' },
        { cells: ['Week 1', '10', '2', '20%'], source: 'appointment book, June 1 to 5' },
        { cells: ['Week 2', '11', '1', '9%'], source: 'appointment book, June 8 to 12' },
        { cells: ['Week 3', '9', '1', '11%'], source: 'appointment book, June 15 to 19' },
        {
          cells: ['Visits missed, weeks 1 to 3', '30', '4', '13%'],
          source: 'appointment book, June 1 to 19',
          isTotal: true,
          isFlagged: true,
        },
      ],
    },
    {
      caption: 'It stops at once when',
      tasks: [
        {
          text: 'one family says that a message reached the wrong person',
          owner: 'intake worker',
          due: 'any day',
          source: 'so far none: complaints book, June 19',
        },
        {
          text: 'fewer than half of the families agree to messages',
          owner: 'program lead',
          due: 'end of week 1',
          source: '33 of 40 agreed: consent forms',
        },
        {
          text: 'more visits are missed than before',
          owner: 'program lead',
          due: 'end of week 6',
          source: 'appointment book',
        },
      ],
    },
  ],
  decision:
    'After three weeks of reminders, 13% of visits are missed instead of 20%. You decide: go on to week 6 as planned, or stop now. Neo lays out both and recommends neither.',
};
