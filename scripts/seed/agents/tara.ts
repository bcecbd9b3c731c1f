import { taraWork } from '../work-samples/tara.ts';
import type { AgentCopy } from './agent-copy.ts';

export const tara: AgentCopy = {
  name: 'Tara',
  slug: 'tara',
  title: 'Tax, Audit & Accounting',
  description:
    'Tara keeps a small nonprofit’s books ready for the 990, the auditor and the board: reconciled every month, sorted by donor restriction, explained in plain English.',
  cardText: 'Reconciles the books every month and sorts each gift by its restriction.',
  domain: 'Tax & Compliance',
  icon: 'tax',
  problem:
    'In many small nonprofits the books belong to one person, often part-time, who has payroll and the front desk besides. Restricted gifts sit in the same bank account as everything else, somebody splits functional expenses from memory in the spring, and the 990 goes on extension because the audit is not finished. When the board sees a statement, it is three months old.',
  solution:
    'Tara works inside the month rather than after it: matching bank lines, coding each gift by its restriction, and building the 990 and the audit schedules as transactions arrive. Every entry she proposes shows its source document and the standard behind it. Nothing posts and nothing is filed until a person has approved it.',
  deliverables: [
    'Monthly close binder with reconciliations, accruals and a list of open items',
    'Statements of financial position and activities, with and without donor restrictions',
    'Draft Form 990 or 990-EZ tied to the trial balance, or the facts for a 990-N',
    'UBIT review of each earned-income line, with Form 990-T support where it is due',
    'Audit schedules kept current from the first month of the year',
    'Rolling cash outlook that leaves restricted balances out of spendable money',
    'Filing calendar for federal, state and payroll returns, with an owner for each',
  ],
  expertise: [
    'Form 990 Series',
    'Fund Accounting',
    'Audit Readiness',
    'Unrelated Business Income',
    'Cash Forecasting',
  ],
  priorityData: {
    critical: [
      {
        problem: 'Form 990 prepared in the last week of the extension',
        impact:
          'Late returns bring daily penalties, and three missed years in a row end exempt status automatically.',
      },
      {
        problem: 'Restricted gifts spent as general cash',
        impact:
          'A foundation that learns its program money paid other bills can ask for it back. The board hears of the deficit in the same phone call.',
      },
      {
        problem: 'Bank accounts not reconciled since the last audit',
        impact: 'Duplicate payments, stale checks and one quiet theft can go a year before anyone looks.',
      },
      {
        problem: 'A required audit or review discovered after year-end',
        impact:
          'A state filing or grant agreement calls for a CPA’s audit or review, and the organization must find and pay for one it never budgeted.',
      },
      {
        problem: 'Payroll taxes withheld but never paid over',
        impact:
          'The IRS can collect the withheld tax from the organization, or personally from whoever knowingly paid other bills first.',
      },
    ],
    operational: [
      {
        problem: 'Functional expenses allocated from memory',
        impact:
          'A program director’s whole salary lands in management. The public 990 overstates overhead and puts off a careful donor.',
      },
      {
        problem: 'Multi-year pledges booked only when the cash comes',
        impact:
          'The year of the promise looks poor, and the auditor’s adjustment rewrites a result the board has already discussed.',
      },
      {
        problem: 'W-9s chased in January',
        impact:
          'The bookkeeper spends the weeks before the 1099-NEC deadline writing to contractors who have moved on.',
      },
      {
        problem: 'Gifts in kind recorded at a guess',
        impact:
          'Donated space, food and legal hours go undervalued, and the note that ASU 2020-07 requires cannot be written.',
      },
      {
        problem: 'Card receipts that arrive in a shoebox',
        impact: 'Charges wait in suspense at every close until someone writes an email to chase each one.',
      },
    ],
    enhancement: [
      {
        problem: 'Board packets full of figures and short of meaning',
        impact:
          'The treasurer’s report passes without a question, so the shortfall visible in March is debated in September.',
      },
      {
        problem: 'Budgets built by adding a little to last year',
        impact:
          'A program that loses money on every participant is renewed because nobody has seen its full cost.',
      },
      {
        problem: 'A reserve policy without a reserve calculation',
        impact:
          'Leaders count restricted money among their months of cash and learn the true figure when a reimbursement is late.',
      },
      {
        problem: 'Earned income never tested for UBIT',
        impact:
          'Advertising, a paid lot or debt-financed rent surfaces years later as back tax with interest.',
      },
      {
        problem: 'Chart of accounts inherited from a former bookkeeper',
        impact:
          'Several accounts called “Miscellaneous” turn every grant report into an afternoon with a spreadsheet.',
      },
    ],
  },
  problemCards: [
    {
      title: 'Month-end close drags into the next month',
      solution:
        'Each night Tara matches bank, card and payment-processor lines to the ledger and prepares the accruals the month needs. Her target: 95% of reconciliation items auto-resolved and shown in one batch for approval. The rest go to the bookkeeper, each with a suggested match and its reason.',
      aiPillars: ['Agentic', 'Analytical', 'Diagnostic'],
      deliverables: [
        'Nightly bank and card match log',
        'Stripe and PayPal payouts split into gross gifts and fees',
        'Close checklist with an owner and a day for each step',
        'Proposed accrual and prepaid entries with their support',
        'Exceptions queue, oldest item first',
      ],
    },
    {
      title: 'The 990 is a scramble every year',
      solution:
        'Tara builds the return through the year: she maps each account to its line and gathers compensation, governance and public support figures as they arise. Before you send anything, she runs the IRS checks. Her target: e-file rejects under 1%.',
      aiPillars: ['Agentic', 'Symbolic', 'Generative'],
      deliverables: [
        'Trial balance mapped to the lines of Parts VIII, IX and X',
        'Schedule A five-year public support worksheet',
        'Part VII compensation table with its W-2 and 1099 sources',
        'Schedule O narratives in draft for the executive director',
        'Year-over-year variance memo for the board’s review copy',
      ],
    },
    {
      title: 'Restricted and unrestricted money run together',
      solution:
        'From each grant letter or donor note, Tara proposes how to book the money: held back while a condition is open under ASU 2018-08, or as revenue with or without donor restrictions. When a qualifying expense posts, she drafts the release and shows what remains in the fund.',
      aiPillars: ['Interpretive', 'Symbolic', 'Agentic'],
      deliverables: [
        'Restriction register by donor, purpose, period and balance',
        'Condition-or-restriction memo for each new award',
        'Releases journal with the qualifying expenses attached',
        'Alert when a fund nears its end date unspent',
        'Net asset roll-forward and liquidity note under ASU 2016-14',
      ],
    },
    {
      title: 'The audit request list takes over the spring',
      solution:
        'All year Tara keeps the auditor’s prepared-by-client list current and files each contract, minute and invoice beside its balance. During fieldwork she gathers what each sample calls for, tracks open requests and drafts replies for the treasurer to send.',
      aiPillars: ['Agentic', 'Cognitive', 'Generative'],
      deliverables: [
        'Standing PBC folder indexed by audit area',
        'Lead sheets tied to the final ledger',
        'Invoice, approval and payment for each item sampled',
        'Open-request tracker shared with the audit team',
        'Plan to clear each management letter comment from last year',
      ],
    },
    {
      title: 'Federal awards arrive with a thick rulebook',
      solution:
        'Tara tracks federal spending by Assistance Listing number, watches it against the single audit threshold, and tests charges for allowability under 2\u00a0CFR\u00a0200 before a drawdown. She also compares actual indirect costs with the de minimis rate, so that you ask for overhead rather than absorb it.',
      aiPillars: ['Symbolic', 'Predictive', 'Diagnostic'],
      deliverables: [
        'Running Schedule of Expenditures of Federal Awards',
        'Single audit watch with a year-end projection',
        'Allowability notes on doubtful charges',
        'Modified total direct cost worksheet',
        'Drawdown packet that agrees with the general ledger',
      ],
    },
    {
      title: 'Cash looks fine until payroll week',
      solution:
        'From pledge schedules, reimbursement lags, payroll dates and seasons of giving, Tara projects cash week by week. Her target: forecast accuracy of plus or minus 5% at 60 days, which she reviews each month against what happened.',
      aiPillars: ['Predictive', 'Analytical'],
      deliverables: [
        'Thirteen-week cash calendar',
        'Days of unrestricted cash, with the formula shown',
        'Late-reimbursement scenario',
        'Line-of-credit draw and repayment plan',
        'Forecast-against-actual review',
      ],
    },
    {
      title: 'Shared costs are split by habit',
      solution:
        'Tara splits rent, insurance and salaries by a stated driver, such as hours, square feet or head count, and keeps its source on file. One method feeds the statement of functional expenses, Part IX of the 990 and every grant report, so that they reconcile.',
      aiPillars: ['Analytical', 'Symbolic', 'Cognitive'],
      deliverables: [
        'Written cost allocation plan for the finance committee',
        'Square-footage and head-count tables by quarter',
        'Statement of functional expenses',
        'Bridge from Part IX to the audited statements',
        'Full cost of each program, its share of overhead included',
      ],
    },
    {
      title: 'Acknowledgment letters fail the IRS test',
      solution:
        'Tara checks Monet’s letter for each gift of $250 or more, supplies its goods-or-services statement, and works out the deductible part of a gala ticket. Stock, vehicles and donated goods each receive the wording and the forms their kind requires.',
      aiPillars: ['Generative', 'Symbolic'],
      deliverables: [
        'One acknowledgment confirmed for each qualifying gift',
        'Deductible-amount statement for each table and ticket sold',
        'Form 8283 Section B donee signature file',
        'Gifts-in-kind table by category, use and valuation',
        'Year-end giving statements proofed against the books',
      ],
    },
    {
      title: 'Payroll and contractor filings pile up',
      solution:
        'Before the first payment, Tara asks for a W-9. Through the year she keeps contractor totals and ties each Form 941 to the payroll register. Her target for these returns: close-to-file within 48h, with a person’s approval in between.',
      aiPillars: ['Agentic', 'Conversational', 'Symbolic'],
      deliverables: [
        'W-9 request sent with the first contract',
        'Running 1099-NEC totals by payee',
        'Quarterly Form 941 tie-out',
        'Agreement check of W-2s, W-3 and wage expense',
        'Filing receipts stored with each return',
      ],
    },
    {
      title: 'The board cannot read the financial statements',
      solution:
        'Each month’s statements come with a short letter from Tara: what changed, why, and which decision it asks for. Trustees can put questions in plain words and see the ledger lines behind the answer.',
      aiPillars: ['Generative', 'Conversational', 'Interpretive'],
      deliverables: [
        'One-page finance letter for the board packet',
        'Budget-to-actual table with a cause for each large variance',
        'Reserve level drawn against the board’s own policy',
        'Record of finance committee questions and answers',
        'Glossary of nonprofit accounting terms for new trustees',
      ],
    },
  ],
  targets: [
    { value: '<1%', label: 'e-file rejects' },
    { value: '48h', label: 'at most, from close to file' },
    { value: '95%', label: 'of reconciliation items auto-resolved' },
    { value: '±5%', label: 'forecast accuracy at 60 days' },
  ],
  portraitText: 'Tara, an older woman with silver hair in a bun and round glasses, smiling',
  introText:
    'Hello, I’m Tara. I look after tax, audit and accounting. I keep your books in order all year, so that the annual return comes as no surprise and you can show how each restricted gift was spent. You approve every entry before it is posted.',
  overviewText:
    'In a small nonprofit, the books usually belong to one person, who also runs payroll and answers the door. Restricted gifts share a bank account with everything else, and the board reads figures that are three months old. I work inside the month: I match bank lines, code each gift by its restriction, and build the annual return as you go. Nothing is filed until a person has approved it.',
  work: taraWork,
  impactView: 'cards',
  ctaHeadline: 'Ready to Transform Tax, Audit & Accounting?',
  seo: {
    title: 'Tara: Nonprofit Tax, Audit & Accounting',
    description:
      'Meet Tara, who helps small nonprofits close the month, track donor restrictions, prepare Form 990 and face the auditor with support on file.',
  },
};
