type Card = { title: string; text: string };

/** The topics of the platform page that have cards below their text. */
export type PlatformTopicName =
  | 'orchestration'
  | 'keyFeatures'
  | 'genesis'
  | 'solution'
  | 'governanceModule'
  | 'dataIntegrationInterface'
  | 'missionIq'
  | 'marketImpact';

/** The cards below each text of the platform page. */
export const platformPoints: Record<PlatformTopicName, Card[]> = {
  orchestration: [
    {
      title: 'The same sheet music',
      text: '{product} keeps mission, calendar, policies and contacts once, and every agent uses that copy.',
    },
    {
      title: 'Clean handoffs',
      text: 'Work travels with its papers, so the second agent need not ask what the first was told.',
    },
    {
      title: 'Agreed rests',
      text: 'At points agreed beforehand the work waits until a named person says yes, no or not yet.',
    },
    {
      title: 'Open disagreement',
      text: 'Fundraising may want a gift that compliance refuses. Both arguments reach a person, who decides.',
    },
  ],
  keyFeatures: [
    {
      title: 'Requests in plain language',
      text: 'Ask as you ask a colleague. There is no menu to memorize and no report builder to fight.',
    },
    {
      title: 'Drafts that cite',
      text: 'Behind each sentence and figure, the record it came from is one tap away.',
    },
    {
      title: 'A calendar of duties',
      text: 'Filings, renewals, reports and meetings stand on one page, with an owner for every line.',
    },
    {
      title: 'Warnings with lead time',
      text: 'The agents raise a risk while you still have a choice to make about it.',
    },
    {
      title: 'An approval trail',
      text: 'The record says who said yes, to which version and on what day.',
    },
    {
      title: 'Views by role',
      text: 'A volunteer, a bookkeeper and the board chair see the same work, each as far as their role goes.',
    },
    {
      title: 'Several languages at once',
      text: 'Staff write in one language and families read in another, with a bilingual person to check what matters.',
    },
    {
      title: 'An open door',
      text: 'Your records are yours. You can take all of them out, in common formats, whenever you like.',
    },
  ],
  genesis: [
    {
      title: 'No money for the books',
      text: 'Grants pay for programs and seldom for bookkeeping, so the most willing person does it after hours.',
    },
    {
      title: 'A Thursday question',
      text: 'The design starts from what a small office still has on its desk on Thursday afternoon.',
    },
    {
      title: 'Somebody who has done it',
      text: 'Each agent begins with a person who has done its work for years and can say where it goes wrong.',
    },
  ],
  solution: [
    {
      title: 'For a team of three',
      text: 'A director, a program lead and a part-time bookkeeper get the preparation that others get from departments.',
    },
    {
      title: 'One task to begin with',
      text: 'You start with one chore, such as gift receipts, and add a second when you trust the first.',
    },
    {
      title: 'A memory for the next person',
      text: 'When somebody leaves, contacts, habits and open promises stay readable for whoever takes the chair.',
    },
    {
      title: 'The craft stays yours',
      text: 'Comforting a family, asking for a gift, teaching a class: no agent does these.',
    },
  ],
  governanceModule: [
    {
      title: 'Policies that run',
      text: 'An adopted policy becomes a check, such as a second signature above an amount that the board has set.',
    },
    {
      title: 'Approval by role',
      text: 'The bookkeeper prepares a payment and the treasurer approves it. An agent approves nothing.',
    },
    {
      title: 'A log for the board',
      text: 'The log says what each agent did, and why, in sentences that a board member can read without help.',
    },
    {
      title: 'A way to stop',
      text: 'Whoever is responsible can pause an agent at any moment. Its unfinished work returns to a person.',
    },
    {
      title: 'Who answers for a mistake',
      text: 'The log names the person who approved each step. The terms that both sides sign first say what {product} itself answers for.',
    },
  ],
  dataIntegrationInterface: [
    {
      title: 'Ledger and payroll',
      text: 'The agents read accounts and payroll on a schedule you set. Entries go back only as proposals.',
    },
    {
      title: 'Gifts and grants',
      text: 'They read gift records, pledge schedules and award letters with their restrictions, and keep these exactly as written.',
    },
    {
      title: 'Services and cases',
      text: 'They open program files field by field, and only as far as the program and its clients agree.',
    },
    {
      title: 'Folders and calendars',
      text: 'You connect minutes, contracts and meetings one folder at a time, and end a connection with a click.',
    },
  ],
  missionIq: [
    {
      title: 'What was done',
      text: 'Hours taught, meals cooked, acres surveyed: Diana counts activity from the records you have.',
    },
    {
      title: 'What it took',
      text: 'She sets staff time, supplies and a fair share of the rent against each activity.',
    },
    {
      title: 'What became different',
      text: 'You pick the outcomes. Diana follows them beyond the last day, where participants agree.',
    },
    {
      title: 'How sure we can be',
      text: 'Next to the result she prints small groups, missing answers and other explanations.',
    },
  ],
  marketImpact: [
    {
      title: 'For the organization',
      text: 'An hour saved on records can become a longer opening day, a shorter waitlist or an evening at home.',
    },
    {
      title: 'For the funder',
      text: 'Reports written from records rather than from memory tell more about what the money did.',
    },
    {
      title: 'For the neighborhood',
      text: 'A sound back office helps keep a service open when one grant runs out or one person moves on.',
    },
    {
      title: 'For the sector',
      text: 'Lessons shared with consent, and without names, show small organizations how others of their size manage.',
    },
  ],
};
