import type { WorkSampleCopy } from '../documents/work-sample.ts';

export const colemanWork: WorkSampleCopy = {
  title: 'Register of filings and conditions',
  occasion:
    'On the first of each month, whoever answers for compliance gets one list: what is due, who owns it, and what still stands in the way.',
  parts: [
    {
      caption: 'Due from June 1 to August 31',
      columns: ['What', 'Owner', 'Due', 'Where it stands'],
      rows: [
        {
          cells: ['Conflict-of-interest forms of the board', 'Board secretary', 'June 12', '5 of 7 signed'],
          source: 'signature log, May 29',
          isFlagged: true,
        },
        {
          cells: ['State charity registration', 'Office manager', 'June 30', 'Draft ready'],
          source: 'renewal notice from the state, May 1',
        },
        {
          cells: ['Workers’ compensation audit', 'Bookkeeper', 'July 1', 'Payroll report attached'],
          source: 'letter from the insurer, May 20',
        },
        {
          cells: ['Quarterly report to the county', 'Program lead', 'July 15', 'Waits for June attendance'],
          source: 'grant agreement, section 6',
        },
        {
          cells: [
            'Last day to spend the foundation grant',
            'Executive director',
            'August 31',
            '$3,200 of $18,000 left',
          ],
          source: 'award letter, February 3; ledger, May 29',
        },
      ],
    },
  ],
  decision:
    'Two of seven board members have not signed their forms. The auditor asks for all seven on June 15: you decide who calls the two.',
};
