import type { WorkSampleCopy } from '../documents/work-sample.ts';

export const dianaWork: WorkSampleCopy = {
  title: 'Board page of five numbers',
  occasion:
    'Before the board meets in June, each member gets one page: five numbers, what each counts, and the one that needs a talk.',
  parts: [
    {
      figures: [
        { value: '148', label: 'people served in May, each counted once', source: 'case register, May 31' },
        { value: '91%', label: 'of planned sessions held: 182 of 200', source: 'session log, May' },
        {
          value: '$71',
          label: 'for each session held: $12,922 for 182',
          source: 'ledger, program costs of May; session log',
        },
        {
          value: '64%',
          label: 'of families came back within 90 days: 48 of 75',
          source: 'case register, February to May',
        },
        {
          value: '12 days',
          label: 'from first call to first visit: half of the families waited longer; the board’s limit is 7',
          source: 'intake log, May',
          isFlagged: true,
        },
      ],
    },
  ],
  decision:
    'Half of the families now wait more than 12 days for a first visit. The second intake worker left in April: the board decides whether to hire before September.',
};
