import type { WorkSampleCopy } from '../documents/work-sample.ts';

export const monetWork: WorkSampleCopy = {
  title: 'Thank-you letter with its gift',
  occasion:
    'Two days after a gift arrives, the letter waits for the person who signs it, with the gift that it rests on beside it.',
  parts: [
    {
      recipient: 'To a donor of eleven years',
      date: 'May 30',
      text: 'Your gift of $250 reached us on May 28. Thank you.\n\nIt pays for ten afternoons of tutoring, at $25 each. Last month our tutors worked with 31 children on 18 afternoons, and 27 of those children came every time.\n\nYou wrote last year that you would like to see a session. The next open afternoon is June 17, from three to five. You would be welcome, and nobody will ask you for anything.',
      signature: 'Executive director',
      source:
        'gift of $250 by check: donor register, 28 May; $25 an afternoon: program budget; attendance: sign-in sheets of April; your wish: note of 9 June last year',
    },
  ],
  decision:
    'You read it, change what does not sound like you, and approve it. Monet never sends a letter by herself.',
  approveLabel: 'Approve',
  approveEffect:
    'Nothing was sent: this is an example. In your office the letter would now be printed for your signature, and the donor register would say who approved it and when.',
};
