import type { WorkSampleCopy } from '../documents/work-sample.ts';

export const colemanWork: WorkSampleCopy = {
  title: 'Register of filings and conditions',
  occasion:
    'On the first of each month, whoever answers for compliance gets one list: what is due, who owns it, and what still stands in the way.',
  parts: [
    {
      caption: 'Due within ninety days of June 1',
      columns: ['What', 'Owner', 'Due', 'Where it stands'],
      rows: [
        {
          cells: ['Conflict-of-interest forms of the board', 'Board secretary', 'June 12', '5 of 7 signed'],
          source: 'signature log, 2 June',
          isFlagged: true,
        },
        {
          cells: ['State charity registration', 'Office manager', 'June 30', 'Draft ready'],
          source: 'renewal notice of the state, 2 May',
        },
        {
          cells: ['Workers’ compensation audit', 'Bookkeeper', 'July 1', 'Payroll report attached'],
          source: 'letter of the insurer, 20 May',
        },
        {
          cells: ['Quarterly report to the county', 'Program lead', 'July 15', 'Waits for June attendance'],
          source: 'grant agreement, section 6',
        },
        {
          cells: [
            'Foundation grant: tutors only',
            'Executive director',
            'August 31',
            '$3,200 of $18,000 left',
          ],
          source: 'award letter, 14 January; ledger, 1 June',
        },
      ],
    },
  ],
  decision:
    'Two board members have not signed, and the auditor asks for all seven forms on June 15. You decide who calls them.',
};
