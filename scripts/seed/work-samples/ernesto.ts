import type { WorkSampleCopy } from '../documents/work-sample.ts';

export const ernestoWork: WorkSampleCopy = {
  title: 'Press note and the promises it keeps',
  occasion:
    'Before a note goes to the local paper, whoever speaks for the organization has it with everything that was promised to partners.',
  parts: [
    {
      recipient: 'To the editor of the local paper',
      date: 'June 10',
      text: 'The new kitchen on Mill Street served 1,204 meals in its first month. It opened on May 4 with a grant from the county and the work of 26 volunteers.\n\nThe kitchen is open on weekdays from eleven to two, for anyone, with no form to fill in. Readers who want to help can come to the open hour on June 20, from ten to eleven.',
      signature: 'Executive director',
      source:
        '1,204 meals: kitchen log, May 4 to 31; 26 volunteers: volunteer calendar; hours: partner agreement',
    },
    {
      caption: 'Promises that the note keeps',
      tasks: [
        {
          text: 'The county is named as the funder, in the first paragraph',
          owner: 'Ernesto',
          due: 'June 5',
          isDone: true,
          source: 'grant agreement, section 9',
        },
        {
          text: 'The numbers are those of the kitchen log',
          owner: 'Diana',
          due: 'June 5',
          isDone: true,
          source: 'kitchen log and volunteer calendar, checked June 5',
        },
        {
          text: 'No guest is named or pictured without a signed form',
          owner: 'Ernesto',
          due: 'June 5',
          isDone: true,
          source: 'photo policy; no form on file, so no picture',
        },
        {
          text: 'The county’s office has read it two days before it goes out',
          owner: 'you',
          due: 'June 8',
          source: 'grant agreement, section 9',
        },
      ],
    },
  ],
  decision: 'The county’s office has not read the press note yet. You decide to wait, or to call.',
  approveLabel: 'Approve',
  approveEffect:
    'Nothing was sent: this is an example. In your office the note would now wait in your outbox, and the press log would say who approved it and when.',
};
