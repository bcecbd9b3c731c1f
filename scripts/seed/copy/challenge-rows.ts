/** A row of the table on the Impact Agents page; `agents` are the slugs of the agents for the challenge. */
type ChallengeRowCopy = {
  slug: string;
  group: string;
  issue: string;
  solution: string;
  agents: string[];
};

/** The 20 challenges, by subject: money, people, outside world. */
export const challengeRows: ChallengeRowCopy[] = [
  {
    slug: 'slow-reimbursements',
    group: 'Money',
    issue: 'The county pays your invoices ninety days late, and payroll is Friday.',
    solution:
      'Tara lays paydays beside expected receipts and shows how many weeks the unrestricted money lasts. The director can then call the bank before it is urgent.',
    agents: ['tara'],
  },
  {
    slug: 'three-versions-of-a-grant',
    group: 'Money',
    issue: 'The proposal, the budget and the ledger each describe a different grant.',
    solution:
      'Three agents share one award record: the promise with Monet, the spending with Tara, the service with Preston. When one figure moves, the other two hear of it.',
    agents: ['monet', 'tara', 'preston'],
  },
  {
    slug: 'unfunded-overhead',
    group: 'Money',
    issue: 'Funders ask for low overhead, so nobody pays for rent, software and supervision.',
    solution:
      'Tara calculates an indirect cost rate from the ledger. Monet carries it into the proposal in words a program officer can defend.',
    agents: ['tara', 'monet'],
  },
  {
    slug: 'scattered-deadlines',
    group: 'Rules and proof',
    issue:
      'Filing dates come from the IRS, six states and a dozen funders, and the treasurer is a volunteer.',
    solution:
      'Coleman and Tara share one calendar that counts backward from each due date and names who signs. A late start shows well before a late filing.',
    agents: ['coleman', 'tara'],
  },
  {
    slug: 'proof-after-the-fact',
    group: 'Rules and proof',
    issue: 'You have to prove every dollar with strings attached a year after you spent it.',
    solution:
      'Tara files proof with the expense on the day you enter it, and Coleman compares it with the award. When the auditor asks, the file is already complete.',
    agents: ['tara', 'coleman'],
  },
  {
    slug: 'one-gift-donors',
    group: 'Money',
    issue: 'Many new donors give once and are never heard from again.',
    solution:
      'Monet follows each first gift: was it thanked, answered, followed by another? She proposes the next contact, and Diana shows whether it helped.',
    agents: ['monet', 'diana'],
  },
  {
    slug: 'recycled-proposals',
    group: 'Money',
    issue: 'Staff copy each proposal from the last one, with its old mistakes.',
    solution:
      'Monet keeps approved paragraphs, current budgets and reviewers’ comments at hand. She marks what is outdated before it goes out again.',
    agents: ['monet'],
  },
  {
    slug: 'forms-before-people',
    group: 'People',
    issue: 'Caseworkers and teachers give their best hours to forms.',
    solution:
      'What a family has said once, Preston carries into later forms if the family agrees. Neo finds the questions whose answers nobody uses, and suggests cutting them.',
    agents: ['preston', 'neo'],
  },
  {
    slug: 'totals-that-differ',
    group: 'Rules and proof',
    issue: 'The donor list never quite matches the ledger, and attendance never quite matches the invoices.',
    solution:
      'Diana reconciles them overnight and explains each difference that is left, so that finance and programs can quote one figure.',
    agents: ['diana'],
  },
  {
    slug: 'what-changed',
    group: 'Rules and proof',
    issue: 'The board asks what changed, and the files can only say what took place.',
    solution:
      'Diana and Preston help staff pick a handful of outcome measures and collect them in the course of the day. Diana also says how far each result can be trusted.',
    agents: ['diana', 'preston'],
  },
  {
    slug: 'constant-turnover',
    group: 'People',
    issue: 'The work is heavy and the pay is low, and the coordinator trained last spring has already left.',
    solution:
      'Huma looks for teams under strain before people go. With Tara’s figures she shows what a raise, or one more position, costs.',
    agents: ['huma', 'tara'],
  },
  {
    slug: 'saturday-volunteers',
    group: 'People',
    issue: 'Twenty volunteers come on Saturday, and nobody knows who has been cleared for what.',
    solution:
      'Huma holds the clearances and Preston the shifts. Neither places anyone the other has not confirmed.',
    agents: ['huma', 'preston'],
  },
  {
    slug: 'indispensable-director',
    group: 'People',
    issue: 'Everything runs through the executive director, who has not taken two weeks off in years.',
    solution:
      'Huma writes down what only the director knows, and Coleman puts signing authority on paper. A vacation becomes possible, and an illness need not become a crisis.',
    agents: ['huma', 'coleman'],
  },
  {
    slug: 'rarely-informed-board',
    group: 'Rules and proof',
    issue: 'Board members care deeply, meet six times a year and lose the thread in between.',
    solution:
      'Between meetings Ernesto drafts them one page, with the duties Coleman still lists as open. It ends with the one decision that cannot wait.',
    agents: ['ernesto', 'coleman'],
  },
  {
    slug: 'overlapping-rules',
    group: 'Rules and proof',
    issue: 'Privacy, purchasing and conflict rules differ by funder, and the strictest is easy to overlook.',
    solution:
      'Coleman lays the requirements side by side, marks the strictest of them, and says where office practice falls short.',
    agents: ['coleman'],
  },
  {
    slug: 'unseen-work',
    group: 'The world outside',
    issue: 'Good work stays unknown outside the room where it happens.',
    solution:
      'Ernesto collects short accounts from staff and asks Diana which numbers stand behind them. He then tells each one three ways: for a neighbor, a council member and a reporter.',
    agents: ['ernesto', 'diana'],
  },
  {
    slug: 'bills-in-committee',
    group: 'The world outside',
    issue: 'A bill that cuts your contract clears committee before anyone on staff has read it.',
    solution:
      'Ernesto follows hearings and comment periods and explains what a change means. Coleman keeps a record if the reply counts as lobbying.',
    agents: ['ernesto', 'coleman'],
  },
  {
    slug: 'distrusted-forms',
    group: 'People',
    issue: 'The families who most need the program cannot read its form, or are afraid of it.',
    solution:
      'Preston drafts the questions in the family’s language. Ernesto explains beforehand, through people the neighborhood trusts, what the questions are for.',
    agents: ['preston', 'ernesto'],
  },
  {
    slug: 'software-promises',
    group: 'The world outside',
    issue: 'Vendors promise to save time, and finding out takes time.',
    solution:
      'Neo turns such a promise into a pilot of a few weeks, with staff deciding what counts as better. Huma prepares the training only if the answer is yes.',
    agents: ['neo', 'huma'],
  },
  {
    slug: 'growing-demand',
    group: 'The world outside',
    issue: 'The line at the door grows, the budget does not, and the only plan is to work harder.',
    solution:
      'With Preston, Neo looks for steps that help nobody and can stop. Diana points out which work does the most good, before anyone proposes to expand.',
    agents: ['neo', 'preston', 'diana'],
  },
];
