import type { AgentCopy } from './agent-copy.ts';

export const tara: AgentCopy = {
  name: 'Tara',
  slug: 'tara',
  title: 'Tax, Audit & Accounting',
  description:
    'Tara is designed to keep a small nonprofit’s books ready for the 990, the auditor and the board: reconciled every month, sorted by donor restriction, explained in plain English.',
  domain: 'Tax & Compliance',
  icon: 'tax',
  problem:
    'In a small nonprofit the books belong to one person, often part-time, who also runs payroll and answers the door. Restricted gifts sit in the same bank account as everything else, functional expenses are split from memory in the spring, and the 990 goes on extension because the audit is not finished. By the time the board sees a statement, the month it describes is a season ago.',
  solution:
    'Tara is designed to work inside the month rather than after it: matching bank lines, coding each gift by its restriction, and building the 990 and the audit schedules as transactions arrive. Every entry she proposes will show its source document and the standard behind it. Nothing posts and nothing is filed until a person has approved it.',
  deliverables: [
    'Monthly close binder with reconciliations, accruals and a list of open items',
    'Statements of financial position and activities, with and without donor restrictions',
    'Draft Form 990, 990-EZ or 990-N that ties to the trial balance',
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
          'Late returns bring daily penalties, and three missed years in a row end exempt status by operation of law.',
      },
      {
        problem: 'Restricted gifts spent as general cash',
        impact:
          'A foundation that learns its program money covered rent can ask for it back, and the board hears of the deficit in the same phone call.',
      },
      {
        problem: 'Bank accounts not reconciled since the last audit',
        impact: 'Duplicate payments, stale checks and one quiet theft can share a year before anyone looks.',
      },
      {
        problem: 'Single audit threshold crossed without anyone noticing',
        impact:
          'Federal spending passes the Uniform Guidance limit in the tenth month, and the organization must find and pay for an audit it never budgeted.',
      },
      {
        problem: 'Payroll tax deposits made late',
        impact:
          'The IRS can assess the trust fund penalty against whoever decides which bills are paid, in person and not through the organization.',
      },
    ],
    operational: [
      {
        problem: 'Functional expenses allocated from memory',
        impact:
          'A program director’s whole salary lands in management, the public 990 overstates overhead, and a careful donor gives elsewhere.',
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
        impact:
          'Charges wait in suspense at every close, and each one costs a colleague an email they resent.',
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
        impact: 'Advertising, parking or debt-financed rent surfaces years later as back tax with interest.',
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
        'Tara will match bank, card and payment-processor lines to the ledger each night and prepare the accruals the month needs. The planned target is 95% of reconciliation items auto-resolved, with the rest handed to the bookkeeper beside a suggested match and its reason.',
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
        'Tara is designed to build the return through the year, mapping each account to its line and gathering compensation, governance and public support figures as they arise. Before anything is sent she will run the IRS schema and business rules; the planned target is e-file rejects under 1%.',
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
        'Tara will read each grant letter and donor note, propose whether the gift is conditional under ASU 2018-08, and set it up with or without donor restrictions. When a qualifying expense posts, she will draft the release and show what remains in the fund.',
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
        'Tara is designed to keep the auditor’s prepared-by-client list current all year, filing each contract, minute and confirmation beside the balance it supports. During fieldwork she will pull samples, track open requests and draft replies for the finance director to send.',
      aiPillars: ['Agentic', 'Cognitive', 'Generative'],
      deliverables: [
        'Standing PBC folder indexed by audit area',
        'Lead sheets tied to the final ledger',
        'Sample pulls with invoice, approval and proof of payment',
        'Open-request tracker shared with the audit team',
        'Plan to clear each management letter comment from last year',
      ],
    },
    {
      title: 'Federal awards arrive with rules nobody has time for',
      solution:
        'Tara will track federal spending by Assistance Listing number, watch it against the single audit threshold, and test charges for allowability under 2 CFR 200 before a drawdown. She is also designed to compare a negotiated indirect cost rate with the de minimis rate, so that overhead is asked for rather than absorbed.',
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
        'Tara will project cash week by week from pledge schedules, reimbursement lags, payroll dates and the organization’s own seasons of giving. The planned target is forecast accuracy of plus or minus 5% at 60 days, reviewed each month against what happened.',
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
        'Tara is designed to allocate rent, insurance and salaries by a stated driver, such as hours, square feet or head count, and to keep that driver’s source on file. One method will feed the statement of functional expenses, Part IX of the 990 and every grant report, so that all of them agree.',
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
      title: 'Acknowledgment letters that fail the IRS test',
      solution:
        'Tara will draft the written acknowledgment for each gift of $250 or more, with its goods-or-services statement, and work out the deductible part of a gala ticket. Stock, vehicles and donated goods are each meant to receive the wording and the forms their kind requires.',
      aiPillars: ['Generative', 'Symbolic'],
      deliverables: [
        'Contemporaneous acknowledgment for each qualifying gift',
        'Deductible-amount statement for each table and ticket sold',
        'Form 8283 signature packet for noncash gifts',
        'Gifts-in-kind table by category, use and valuation',
        'Year-end giving statements proofed against the books',
      ],
    },
    {
      title: 'Payroll and contractor filings pile up',
      solution:
        'Tara is designed to collect a W-9 before the first payment, keep contractor totals through the year and tie each Form 941 to the payroll register. For these routine returns the planned target is close-to-file within 48h, with a person’s approval in between.',
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
        'Tara will turn each month’s statements into a short letter: what changed, why, and which decision it asks for. Trustees will be able to put questions in ordinary words and see the ledger lines behind the answer.',
      aiPillars: ['Generative', 'Conversational', 'Interpretive'],
      deliverables: [
        'One-page finance letter for the board packet',
        'Budget-to-actual table with a cause beside each large variance',
        'Reserve level drawn against the board’s own policy',
        'Record of finance committee questions and answers',
        'Glossary of nonprofit accounting terms for new trustees',
      ],
    },
  ],
  introText:
    'Hello, I’m Tara. I look after tax, audit and accounting. I am being designed to keep your books in order all year, so that the annual return is never a surprise and every restricted gift is spent as promised. You approve each entry, and then you can go home on time.',
  impactView: 'cards',
  ctaHeadline: 'Ready to Transform Tax, Audit & Accounting?',
  seo: {
    title: 'Tara: Nonprofit Tax, Audit & Accounting',
    description:
      'Meet Tara, planned to help small nonprofits close the month, track donor restrictions, prepare Form 990 and face the auditor with support on file.',
  },
};
