import type { WorkSampleCopy } from '../documents/work-sample.ts';

export const taraWork: WorkSampleCopy = {
  title: 'Thirteen-week cash calendar',
  occasion:
    'On Monday at eight, the executive director finds it on the desk: what comes in, what goes out, and what is left each week.',
  parts: [
    {
      caption: 'Unrestricted cash: $38,400 on June\u00a01 ($11,200 restricted is left out)',
      columns: ['Week of', 'In', 'Out', 'Left'],
      rows: [
        {
          cells: ['June 1', '$6,200', '$14,900', '$29,700'],
          source: 'monthly gifts: bank feed of May; payroll and rent: payroll calendar, lease',
        },
        {
          cells: ['June 8', '$2,100', '$3,400', '$28,400'],
          source: 'program fees: invoices 118 to 126; bills due: payables list, June 1',
        },
        { cells: ['June 15', '$1,800', '$12,600', '$17,600'], source: 'gifts, as last June; payroll' },
        {
          cells: ['June 22', '$24,000', '$2,900', '$38,700'],
          source: 'county operating grant, second installment: award letter, January 14; bills due',
        },
        { cells: ['June 29', '$6,300', '$15,100', '$29,900'], source: 'monthly gifts; payroll and rent' },
        {
          cells: ['July 6', '$2,000', '$3,200', '$28,700'],
          source: 'program fees and bills, as last summer',
        },
        { cells: ['July 13', '$1,500', '$12,600', '$17,600'], source: 'gifts, as last July; payroll' },
        {
          cells: ['July 20', '$1,700', '$4,800', '$14,500'],
          source: 'program fees; audit fee: engagement letter, May 1',
        },
        { cells: ['July 27', '$6,100', '$15,000', '$5,600'], source: 'monthly gifts; payroll and rent' },
        {
          cells: ['August 3', '$2,200', '$3,100', '$4,700'],
          source: 'program fees and bills, as last summer',
        },
        {
          cells: ['August 10', '$1,400', '$12,600', '–$6,500'],
          source: 'gifts, as last August; payroll',
          isFlagged: true,
        },
        {
          cells: ['August 17', '$24,000', '$2,800', '$14,700'],
          source: 'county operating grant, third installment: award letter, January 14; bills due',
        },
        { cells: ['August 24', '$6,400', '$12,600', '$8,500'], source: 'monthly gifts; payroll' },
        { cells: ['Thirteen weeks', '$85,700', '$115,600', '$8,500'], isTotal: true },
      ],
    },
  ],
  decision:
    'The week of August 10 ends $6,500 short. You choose: ask the county for its installment one week early, or draw $8,000 on the line of credit until August 17.',
};
