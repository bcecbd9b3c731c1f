import { monetWork } from '../work-samples/monet.ts';
import type { AgentCopy } from './agent-copy.ts';

/** Seed copy of Monet, the fundraising agent. Contains the owner's retention target once. */
export const monet: AgentCopy = {
  name: 'Monet',
  slug: 'monet',
  title: 'Fundraising & Donors',
  description:
    'Who gave, who was thanked, who has gone quiet, which grant is due, which donor to call this morning: Monet keeps a small nonprofit’s fundraising in order.',
  cardText: 'Shows who gave, who was thanked, and which donor to call this morning.',
  domain: 'Fundraising',
  icon: 'fundraising',
  problem:
    'In many small organizations one person runs the annual appeal, the gala, the grants and the thank-you letters, often as a second job. Gifts are entered late, thanks go out later, and nobody notices that a faithful donor has stopped until the year-end list is pulled. What is lost this way rarely appears in a report, because it is money that simply did not come back.',
  solution:
    'Monet reads the donor file every day and turns it into a short, ordered list of things to do: calls, letters, renewals, deadlines. She drafts the words, prepares the facts behind them, and leaves every ask to a person who knows the donor. Those who have given before come first.',
  deliverables: [
    'Morning list of the calls, notes and renewals that matter today',
    'Thank-you letters drafted within a day of each gift, for review and signature',
    'Year-round watch on lapsing donors, ranked by length of giving',
    'Twelve-month view of grants with owners, drafts and report dates',
    'Donor profile to read on the way into every visit',
    'Monthly fundraising report the board can read in five minutes',
    'Appeal letters for each kind of giver, in the voice of the organization',
  ],
  expertise: [
    'Donor Retention',
    'Major Gift Moves',
    'Grant Calendars',
    'Gift Acknowledgment',
    'Annual Appeals',
  ],
  priorityData: {
    critical: [
      {
        problem: 'Donors lapse without anyone noticing',
        impact:
          'A supporter of nine years misses one December and is dropped from the next mailing. The gift is gone, with the bequest it might have become.',
      },
      {
        problem: 'Thank-you letters go out weeks after the gift',
        impact:
          'The donor hears nothing until the next appeal arrives, and reads that appeal as proof that the first gift went unseen.',
      },
      {
        problem: 'One grant carries most of the budget',
        impact:
          'When that foundation shifts its priorities, the director has one board meeting to choose between a program and the people who run it.',
      },
      {
        problem: 'Grant deadlines live in one person’s inbox',
        impact:
          'A letter of inquiry is remembered on the morning it is due, and a year of conversation with that funder is spent on a rushed page.',
      },
      {
        problem: 'Major gift prospects have no owner',
        impact:
          'Trustees make introductions that are never followed up. The prospect makes the larger gift to the organization that called.',
      },
    ],
    operational: [
      {
        problem: 'Soft credits are recorded one way this year, another the next',
        impact:
          'The trustee who brought in a family foundation’s gift is never thanked, because the system remembers only the check.',
      },
      {
        problem: 'Matching gifts go unclaimed',
        impact:
          'Donors whose employers match are never sent the form. Money that was theirs to direct stays with the company.',
      },
      {
        problem: 'Donor-advised fund grants arrive without a name',
        impact:
          'The sponsor’s check is booked as an institutional gift, and the household that recommended it gets neither a note nor a place on the renewal list.',
      },
      {
        problem: 'Monthly gifts stop when cards expire',
        impact:
          'A sustaining donor believes the gift is still going through. The card has been declining since spring, and the forecast is wrong.',
      },
      {
        problem: 'Event guests are entered long after the event',
        impact:
          'The gala list is typed up in the quiet of July, when first-time guests no longer remember whose table they sat at.',
      },
    ],
    enhancement: [
      {
        problem: 'The same letter goes to every donor',
        impact:
          'A first-time giver and a former board chair are asked for the same amount in the same words, and both feel like a mailing label.',
      },
      {
        problem: 'Legacy giving is never mentioned',
        impact:
          'Loyal donors put other charities in their wills simply because this one did not say that it could be done.',
      },
      {
        problem: 'Second gifts are left to chance',
        impact:
          'New donors get a receipt and then eleven months of silence. When the next appeal comes, they no longer recall why they gave.',
      },
      {
        problem: 'Appeals are repeated without being compared',
        impact:
          'The same spring letter is mailed year after year because nobody can say what it brought in after printing and postage.',
      },
      {
        problem: 'In-kind gifts leave no record',
        impact:
          'Donated space and professional hours vanish from the story of support, and applications that ask for a local match are understated.',
      },
    ],
  },
  problemCards: [
    {
      title: 'Lapsed-donor lists pulled only in December',
      solution:
        'Monet keeps two lists current all year: donors who gave last year but not this one (LYBUNT), and those whose last gift is older still. She ranks households by length of giving and last real conversation, and proposes a call, note or visit, so that you can begin to win someone back in April. Her target: a 10-15% retention lift.',
      aiPillars: ['Predictive', 'Analytical', 'Agentic'],
      deliverables: [
        'Rolling LYBUNT list with a suggested next step per household',
        'Longer-lapsed donors grouped by the year of the last gift',
        'Win-back message in three forms: card, letter, phone script',
        'Early flag when a regular giver misses the usual month',
        'Quarterly table of donors recovered, paused and gone, with reasons',
      ],
    },
    {
      title: 'Acknowledgments that read like receipts',
      solution:
        'For each gift Monet drafts a thank-you that names what the gift is for and carries the statement the IRS asks for on gifts of $250 or more. The letter waits for the director’s signature and a handwritten line.',
      aiPillars: ['Generative', 'Affective', 'Symbolic'],
      deliverables: [
        'Gift letter with the required statement on goods and services',
        'Event thank-you that separates the value of the dinner from the gift',
        'Tribute and memorial notices to the family, without the gift amount',
        'Signature queue in gift-date order, with space for a personal line',
        'January giving statement for every household',
      ],
    },
    {
      title: 'Major gift prospects with no next move',
      solution:
        'Monet keeps a moves-management plan for each prospect: stage, owner, last contact, next step and date. When a step slips, she reminds its owner and offers an easier one. Nothing reaches the donor until the owner says so.',
      aiPillars: ['Agentic', 'Cognitive', 'Affective'],
      deliverables: [
        'Portfolio sheet with stage, owner and next move for each prospect',
        'Visit briefing: giving, family ties, interests, open promises',
        'Contact report drafted from notes dictated after the visit',
        'Ask worksheet: amount, project, who asks, who comes along',
        'Stalled-prospect list for the development committee',
      ],
    },
    {
      title: 'Grant applications started the week they are due',
      solution:
        'From the funders on file Monet lays out the year backwards: report, award, full proposal, letter of inquiry, first call. She builds a first draft from approved language, and marks in plain sight each sentence that program staff must still supply.',
      aiPillars: ['Agentic', 'Generative', 'Symbolic'],
      deliverables: [
        'Grant calendar counting back from each deadline',
        'Letter of inquiry fitted to the funder’s own guidelines',
        'Library of approved paragraphs with the date each was last checked',
        'Attachment folder: determination letter, budget, board list, audit',
        'Go or no-go page weighing fit, effort and the prospect of renewal',
      ],
    },
    {
      title: 'Gifts credited to the wrong giver',
      solution:
        'When a gift comes through a family foundation, a donor-advised fund, an employer or a spouse, Monet proposes both the legal donor and the person to thank. The first gets hard credit and the second soft credit, once a reviewer has confirmed the link.',
      aiPillars: ['Symbolic', 'Interpretive', 'Cognitive'],
      deliverables: [
        'Soft-credit rules on one page, applied the same way each time',
        'Donor-advised fund register linking sponsor, fund and adviser',
        'Thank-you wording for fund advisers that is not a tax receipt',
        'Review queue of proposed links between givers and gifts',
        'Recognition list reconciled to the ledger',
      ],
    },
    {
      title: 'Sustaining gifts that stop in silence',
      solution:
        'Monet watches recurring gifts for declined cards, coming expiry dates and changed amounts. She drafts a kind message before the card lapses and gives the bookkeeper a realistic figure for the next three months.',
      aiPillars: ['Predictive', 'Diagnostic', 'Conversational'],
      deliverables: [
        'Expiring-card list two months ahead',
        'Card-update message as email, text and letter',
        'Reason log for every canceled monthly gift',
        'Upgrade invitation timed to the month the donor’s giving began',
        'Three-month forecast of recurring income',
      ],
    },
    {
      title: 'Employer matches left unclaimed',
      solution:
        'Monet compares the employers in the donor file with the matching programs those companies publish, and drafts one sentence that tells each donor what to do. She then follows the claim until the match is deposited, so that the second check gets its thanks like the first.',
      aiPillars: ['Analytical', 'Agentic', 'Conversational'],
      deliverables: [
        'List of donors whose employer is known to match',
        'Step-by-step match instructions for each company',
        'Claim tracker from submission to deposit',
        'Donation-page wording that asks for the employer once',
        'Volunteer-hour grant claims prepared for corporate volunteers',
      ],
    },
    {
      title: 'Stewardship reports left unwritten',
      solution:
        'For each restricted gift Monet gathers what was promised, what was spent and what happened, and drafts a report that a donor reads to the end. She marks missing facts instead of filling them in, and asks the program lead for one story told with consent.',
      aiPillars: ['Generative', 'Interpretive', 'Analytical'],
      deliverables: [
        'Restricted gift sheet: purpose, balance, promise, due date',
        'Two-page stewardship report with one story and one honest setback',
        'Scholarship letter pairing donor and student as far as both agree',
        'Reminder to program leads a month before each report',
        'Record of what each funder was told, and when',
      ],
    },
    {
      title: 'Appeals mailed to the whole list',
      solution:
        'Monet divides the list by what people have actually done: first gift, regular gift, event guest, volunteer, former trustee. She gives each group an opening, an ask amount and a sender of its own, and sets the result against the cost of printing and postage.',
      aiPillars: ['Analytical', 'Generative', 'Predictive'],
      deliverables: [
        'Segment plan with a reason for each group',
        'Ask amounts drawn from each household’s own history',
        'Appeal copy in five versions and one voice',
        'Do-not-mail list: recent givers, the bereaved, those who asked to be left out',
        'Net return per segment after print, postage and fees',
      ],
    },
    {
      title: 'Trustees unsure how to help raise money',
      solution:
        'Two or three tasks suit each trustee, from signing notes to opening a door; Monet finds them and prepares the words and facts they need. Afterward she reports what was done without shaming what was not.',
      aiPillars: ['Conversational', 'Affective', 'Cognitive'],
      deliverables: [
        'Personal fundraising page for every trustee',
        'Thank-a-thon call sheet with gift, story and opening line',
        'Introduction email a trustee can forward in a minute',
        'One-page gift table for the annual campaign',
        'Progress note for the development chair',
      ],
    },
  ],
  targets: [{ value: '10-15%', label: 'lift in donor retention' }],
  portraitText: 'Monet, a woman with a round afro, hoop earrings and a blue bead necklace, smiling',
  introText:
    'Hello, I’m Monet. My work is the people who give. I remember who was thanked, who has gone quiet, and which proposal is due on Friday, so that you can spend the afternoon talking with a donor instead of searching for one in a spreadsheet.',
  overviewText:
    'In many small organizations, one person runs the appeal, the gala, the grants and the thank-you letters. Gifts are entered late, thanks go out later, and nobody notices when a faithful donor stops. I read the donor file every day and hand you a short list: whom to call, whom to write, what is due. I draft the words. Every ask stays with a person who knows the donor.',
  work: monetWork,
  impactView: 'cards',
  ctaHeadline: 'Ready to empower your Fundraising & Donor Management?',
  seo: {
    title: 'Monet: Fundraising & Donors for Nonprofits',
    description:
      'Monet, an AI agent for fundraising: donor retention, timely thanks, major gift moves, grant deadlines and stewardship for small nonprofits.',
  },
};
