import type { WorkSampleCopy } from '../documents/work-sample.ts';

export const humaWork: WorkSampleCopy = {
  title: 'Pay letter and its checklist',
  occasion:
    'When the board approves a raise, the letter and everything that has to happen around it lie ready for the director.',
  parts: [
    {
      recipient: 'To a full-time case worker',
      date: 'June 15',
      text: 'From July 1 your pay is $24.50 an hour instead of $23.50. For 2,080 hours a year that is $50,960 instead of $48,880: $2,080 more, or 4.3 percent.\n\nYour hours, your leave and your benefits stay as they are. The first paycheck at the new rate is the one of July 17.\n\nThank you for the work behind it.',
      signature: 'Executive director',
      source: 'new scale: board minutes, June 9; hours and present rate: payroll register, May 31',
    },
    {
      caption: 'Before July 1',
      tasks: [
        {
          text: 'The board approved the scale',
          owner: 'board secretary',
          due: 'June 9',
          isDone: true,
          source: 'minutes, item 4',
        },
        {
          text: 'The budget carries $2,240 with payroll tax',
          owner: 'bookkeeper',
          due: 'June 12',
          isDone: true,
          source: '$2,080 and 7.65 percent, rounded up: budget for the year from July 1',
        },
        {
          text: 'Colleagues in the same role get the same scale',
          owner: 'executive director',
          due: 'June 15',
          source: 'payroll register: two colleagues below it',
        },
        { text: 'Payroll has the new rate', owner: 'bookkeeper', due: 'June 29', source: 'payroll calendar' },
      ],
    },
  ],
  decision:
    'Two colleagues in the same role still earn less. You decide whether their letters go out on the same day.',
};
