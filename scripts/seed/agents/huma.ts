import { humaWork } from '../work-samples/huma.ts';
import type { AgentCopy } from './agent-copy.ts';

export const huma: AgentCopy = {
  name: 'Huma',
  slug: 'huma',
  title: 'Personnel',
  description:
    'From the first posting to the last day, Huma helps small nonprofits hire with care, pay within the law and keep good staff and volunteers.',
  cardText: 'Helps you hire with care, pay within the law and keep good staff and volunteers.',
  domain: 'Personnel',
  icon: 'personnel',
  problem:
    'Few small nonprofits have an HR department; they have an executive director with a folder. Offers go out on an old template, an I-9 lacks its second section, and overtime is settled with a thank-you. Meanwhile people drawn by the mission wear out quietly, and what they know about clients leaves with them.',
  solution:
    'Huma prepares the paperwork of working life, watches its dates, and gives managers words for the conversations they put off. She notices strain in workloads and schedules, never scores a person, and leaves each decision on hiring, pay or discipline to people. What staff tell her stays within limits they can read beforehand.',
  deliverables: [
    'Employee handbook draft fitted to state and city rules',
    'Hiring packet from posting to offer letter',
    'I-9 and work authorization calendar',
    'Ninety-day plans for staff, interns and volunteers',
    'Workload and leave overview for managers',
    'Time records kept with a grant audit in mind',
    'Review guides for supervisors who dread reviews',
  ],
  expertise: [
    'Hiring & Onboarding',
    'Wage & Hour',
    'Staff Wellbeing',
    'Volunteer Management',
    'Performance & Growth',
  ],
  priorityData: {
    critical: [
      {
        problem: 'Form I-9 incomplete or past its deadline',
        impact:
          'One inspection can bring a fine for each faulty form, paid from unrestricted money that took a year to raise.',
      },
      {
        problem: 'Salaried staff wrongly treated as exempt',
        impact:
          'A former coordinator’s wage claim can reach back through years of unpaid evenings, with damages on top.',
      },
      {
        problem: 'Volunteers placed with children before clearance',
        impact: 'A single placement made in haste can harm a child and cost a community’s trust for good.',
      },
      {
        problem: 'Timesheets for federal grants copied from the budget',
        impact:
          'The auditor cannot tie a salary to work performed, and the whole position becomes a questioned cost.',
      },
      {
        problem: 'Burnout noticed at the exit interview',
        impact: 'A caseworker leaves in the second winter. The families begin again with a stranger.',
      },
    ],
    operational: [
      {
        problem: 'Onboarding that is a desk and a login',
        impact:
          'New hires spend their first month asking where things are, and some decide in that month to leave.',
      },
      {
        problem: 'Leave balances tracked on a wall calendar',
        impact:
          'A final paycheck comes out wrong, and a friendly parting turns into a state labor complaint.',
      },
      {
        problem: 'Job postings copied from years ago',
        impact: 'A degree the work does not need keeps out the neighbors who would do it best.',
      },
      {
        problem: 'Contractors who work like employees',
        impact:
          'The state reclassifies a dance instructor. Back payroll taxes fall due in a quarter with no slack.',
      },
      {
        problem: 'Performance reviews skipped in a busy year',
        impact: 'A dismissal everyone saw coming has no page on file to explain it.',
      },
    ],
    enhancement: [
      {
        problem: 'Pay set by who asked',
        impact: 'Two people in one job compare salaries at lunch. The organization loses both.',
      },
      {
        problem: 'No successor for the executive director',
        impact:
          'A sudden illness leaves nobody with authority to run payroll, and a funder holds its next check.',
      },
      {
        problem: 'Professional development money left unspent',
        impact:
          'Staff who wanted a certificate find an employer who offers one, and the next budget drops the line.',
      },
      {
        problem: 'Volunteers thanked once a year',
        impact: 'The retired nurse who came every Tuesday drifts away without anyone asking why.',
      },
      {
        problem: 'Staff survey results left in a drawer',
        impact: 'People conclude that speaking changes nothing. The next survey comes back blank.',
      },
    ],
  },
  problemCards: [
    {
      title: 'Hiring takes months and still feels like luck',
      solution:
        'Huma turns the real work of a role into a clear posting with a salary range, a structured interview and the same questions for everyone. She organizes what interviewers heard, and never ranks or rejects a candidate herself.',
      aiPillars: ['Generative', 'Interpretive', 'Conversational'],
      deliverables: [
        'Job description built from actual duties',
        'Structured interview guide with room for notes',
        'Reference call script',
        'Status notes, so that no applicant waits in silence',
        'Offer letter checked against budget and grant terms',
      ],
    },
    {
      title: 'Onboarding depends on who is in the office',
      solution:
        'Huma drafts a plan for each newcomer’s first day, week and quarter. She prepares forms ahead and asks how it is going. If the newcomer agrees, she tells the manager where help is wanted.',
      aiPillars: ['Agentic', 'Conversational', 'Affective'],
      deliverables: [
        'Ninety-day plan by role',
        'Pre-arrival packet with W-4, direct deposit and benefits forms',
        'Buddy introduction and first-week schedule',
        'System access request list',
        'Thirty-day check-in summary',
      ],
    },
    {
      title: 'Wage and hour rules change by city and state',
      solution:
        'Huma compares each role’s duties, pay and place of work with the FLSA tests and any stricter local rule, and says where the answer is doubtful. She watches minimum wage dates, exempt salary levels and sick-leave accruals, and speaks up before a pay run rather than after it.',
      aiPillars: ['Symbolic', 'Diagnostic', 'Predictive'],
      deliverables: [
        'Exempt-status worksheet for every salaried role',
        'Local minimum wage and sick-leave calendar',
        'Overtime alert before the pay period ends',
        'Employee-or-contractor analysis with factors cited',
        'Labor law poster list for each site',
      ],
    },
    {
      title: 'Grant timesheets do not match the work',
      solution:
        'In a few taps, staff tell Huma where their time went, with the budgeted percentages out of sight while they answer. Supervisors approve after the fact, and a correction leaves a trail that an auditor can follow.',
      aiPillars: ['Conversational', 'Agentic', 'Symbolic'],
      deliverables: [
        'After-the-fact time record by award',
        'Supervisor approval trail',
        'Actual effort compared with budgeted effort',
        'Correction memo for reallocated hours',
        'Payroll distribution file for the bookkeeper',
      ],
    },
    {
      title: 'Background checks and clearances expire unseen',
      solution:
        'Huma keeps each clearance, license, training and driving record with its date. She asks for renewal early and tells the scheduler when a person may not yet serve. Results are for the few who may see them.',
      aiPillars: ['Agentic', 'Predictive', 'Symbolic'],
      deliverables: [
        'Clearance matrix by role and site',
        'Renewal requests with consent forms',
        'Not-yet-cleared list for coordinators',
        'FCRA pre-adverse and adverse action letters',
        'Mandated reporter training record',
      ],
    },
    {
      title: 'Burnout builds where no one is looking',
      solution:
        'In groups too large to reveal a person, Huma looks at caseloads, overtime, untaken leave and on-call nights, and asks how the work feels. She suggests what a manager can change this week and diagnoses nobody.',
      aiPillars: ['Affective', 'Predictive', 'Analytical'],
      deliverables: [
        'Team workload picture without individual scores',
        'Untaken-leave reminder',
        'Three-question pulse check',
        'Debrief guide after a hard event',
        'Caseload rebalancing options for supervisors',
      ],
    },
    {
      title: 'Difficult conversations are put off',
      solution:
        'Huma helps a manager prepare: the facts, the effect, the request, and words that are both firm and kind. Afterward both people read the fair record she drafts.',
      aiPillars: ['Affective', 'Conversational', 'Generative'],
      deliverables: [
        'Conversation outline in the manager’s voice',
        'Improvement plan with dated support',
        'Meeting record for both signatures',
        'Accommodation request guide',
        'List of moments to call an employment lawyer',
      ],
    },
    {
      title: 'Pay is neither clear nor fair',
      solution:
        'What does it cost to close a pay gap? Huma groups roles by duty, compares them with salary surveys and local living wages, and shows the cost over several budgets. The board sees the figures and the sources before it decides.',
      aiPillars: ['Analytical', 'Interpretive'],
      deliverables: [
        'Salary bands with survey sources',
        'Pay gap review by role and tenure',
        'Multi-year plan toward a living wage',
        'Total compensation statement for each employee',
        'Benefit options a small employer can carry',
      ],
    },
    {
      title: 'Volunteers are recruited but not kept',
      solution:
        'Huma asks volunteers what they hope to do and suggests a place that suits them. She notices when a regular stops coming and prompts a call from somebody who knows them.',
      aiPillars: ['Affective', 'Conversational', 'Predictive'],
      deliverables: [
        'Volunteer role description and service agreement',
        'Notes from the interests-and-skills talk',
        'Missing-regular alert for the coordinator',
        'Service milestones with a personal detail for each',
        'Short exit interview',
      ],
    },
    {
      title: 'When people leave, knowledge leaves too',
      solution:
        'On the day somebody gives notice, Huma starts the handoff: who knows what, which accounts, which clients must hear it from a person. She also keeps an emergency succession plan and asks the board each year to read it.',
      aiPillars: ['Cognitive', 'Agentic', 'Generative'],
      deliverables: [
        'Handoff notes by duty and contact',
        'Final pay and benefits checklist by state',
        'Account and key return list',
        'Exit interview themes for leadership',
        'Emergency succession plan for the top role',
      ],
    },
  ],
  portraitText: 'Huma, a woman in a blue headscarf, smiling',
  introText:
    'Hello, I’m Huma. I look after the people who look after everyone else. I arrange fair interviews, kind first weeks and timely paperwork, and I notice when a team carries too much. Decisions about people stay with people. I help you prepare for them.',
  overviewText:
    'Few small nonprofits have an HR department. They have a director with a folder. Offers go out on an old template, forms lack a signature, and people drawn by the mission wear out quietly. I prepare the paperwork, watch its dates, and give managers words for the conversations they put off. I notice strain, and I never score a person.',
  work: humaWork,
  impactView: 'cards',
  ctaHeadline: 'Ready to transform your Personnel?',
  seo: {
    title: 'Huma: Personnel & HR for Nonprofits',
    description:
      'Meet Huma, who helps small nonprofits with hiring, I-9s, wage rules, grant timesheets, volunteers and burnout, with people making each decision.',
  },
};
