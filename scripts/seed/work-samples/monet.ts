import type { WorkSampleCopy } from '../documents/work-sample.ts';

export const monetWork: WorkSampleCopy = {
  title: 'Thank-you letter with its gift',
  occasion:
    'The day after a gift arrives, the letter waits for the person who signs it, with the facts that it rests on.',
  parts: [
    {
      recipient: 'To a donor of eleven years',
      date: 'May 28',
      text: 'Your gift of $250 reached us on May 27. Thank you.\n\nIt pays for one child’s tutoring on ten afternoons, at $25 each. In April our tutors worked with 31 children on 18 afternoons, and 22 of them came 15 times or more.\n\nYou wrote last year that you would like to see a session. The next open afternoon is June 17, from three to five. You would be welcome, and nobody will ask you for anything.\n\nFor your tax records: you received no goods or services in return for this gift.',
      signature: 'Executive director',
      source:
        'gift of $250 by check: donor register, May 27; $25 an afternoon: program budget; attendance: sign-in sheets of April; your wish: note of June 9 last year; last sentence: IRS rule for gifts of $250 or more',
    },
  ],
  decision:
    'The letter for a gift of $250 waits for your signature. You read it, change what does not sound like you, and approve it. Monet never sends a letter by herself.',
  approveLabel: 'Approve',
  approveEffect:
    'Nothing was sent: this is an example. In your office the letter would now be printed for your signature, and the donor register would say who approved it and when.',
};
