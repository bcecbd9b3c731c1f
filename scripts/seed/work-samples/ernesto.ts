import type { WorkSampleCopy } from '../documents/work-sample.ts';

export const ernestoWork: WorkSampleCopy = {
  title: 'Press note and the promises it keeps',
  occasion:
    'Before a note goes to the local paper, whoever speaks for the organization has it with everything that was promised to partners.',
  parts: [
    {
      recipient: 'To the editor of the local paper',
      date: 'June 10',
      text: 'The new kitchen on Mill Street served 1,204 meals in its first month. It opened on May 4 with a grant of the county and the work of 26 volunteers.\n\nThe kitchen is open on weekdays from eleven to two, for anyone, with no form to fill in. Readers who want to help can come to the open hour on June 20, from ten to eleven.',
      signature: 'Executive director',
      source:
        '1,204 meals: kitchen log, 4 to 31 May; 26 volunteers: volunteer calendar; hours: partner agreement',
    },
    {
      caption: 'Promises that the note keeps',
      tasks: [
        {
          text: 'The county is named as the funder, in the first paragraph',
          owner: 'Ernesto',
          due: 'June 8',
          isDone: true,
          source: 'grant agreement, section 9',
        },
        {
          text: 'Numbers are those of the board report',
          owner: 'Diana',
          due: 'June 8',
          isDone: true,
          source: 'board page of June',
        },
        {
          text: 'No guest is named or pictured without a signed form',
          owner: 'Ernesto',
          due: 'June 8',
          isDone: true,
          source: 'photo policy; no form on file, so no picture',
        },
        {
          text: 'The county’s office has read it two days before',
          owner: 'you',
          due: 'June 10',
          source: 'grant agreement, section 9',
        },
      ],
    },
  ],
  decision: 'The county has not answered yet. You decide to wait, or to call its office.',
  approveLabel: 'Approve',
  approveEffect:
    'Nothing was sent: this is an example. In your office the note would now wait in your outbox, and the press log would say who approved it and when.',
};
