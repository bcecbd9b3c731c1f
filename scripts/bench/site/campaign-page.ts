import type { LandingPage } from '../../../web/content/sanity.types.ts';
import { agentDocuments } from '../../seed/documents/agents.ts';
import { object, objects, references, type Seed, slug } from '../../seed/documents/document.ts';
import { paragraph } from '../../seed/documents/rich-text.ts';

const talkWithUs = object('link', { label: 'Talk with us', href: '/contact' });

/**
 * A page as editors make it of the template 'Campaign page', with every section filled in: a picture, four agents, as much text
 * as a designed page has. The seed has no such page.
 */
export const campaignPage: Seed<LandingPage> = {
  _id: 'landing-bench-campaign',
  _type: 'landingPage',
  title: 'Books in order by spring',
  slug: slug('books-by-spring'),
  sections: [
    {
      _key: 'opening',
      ...object('openingSection', {
        heading: 'Books in order by spring',
        intro: 'For small nonprofits that close their year with two people and a shared spreadsheet.',
        button: talkWithUs,
        picture: agentDocuments[0]?.image,
      }),
    },
    {
      _key: 'why',
      ...object('richTextSection', {
        heading: 'Why now',
        body: [
          'Grants of last year are reported in the first quarter, and the audit follows. Whoever keeps the books also writes the reports, answers the board and opens the mail.',
          'What is late in January is late for the whole year: a report that comes after its date puts the next grant at risk, and a correction takes three times as long as the entry did.',
          'This spring we plan with ten organizations what an agent should carry of that work, and what it should leave to a person.',
        ].map((text, index) => ({ ...paragraph(text), _key: `paragraph-${index + 1}` })),
      }),
    },
    {
      _key: 'statement',
      ...object('statementSection', { text: 'The numbers are ready before anybody asks for them.' }),
    },
    {
      _key: 'agents',
      ...object('agentsSection', {
        heading: 'Who does the work',
        intro: 'Four agents that share one set of books.',
        agents: references(
          'agent',
          agentDocuments.slice(0, 4).map(({ _id }) => _id),
        ),
      }),
    },
    {
      _key: 'questions',
      ...object('questionsSection', {
        heading: 'What people ask',
        questions: objects('questionAndAnswer', 'question', [
          {
            question: 'What does it cost?',
            answer: 'Nothing while it is planned. You give an hour of a conversation.',
          },
          {
            question: 'How long does it take?',
            answer: 'From the first conversation to the plan, about six weeks.',
          },
          {
            question: 'Who sees our books?',
            answer: 'Nobody yet. We talk about the work, not about the numbers.',
          },
        ]),
      }),
    },
    {
      _key: 'invitation',
      ...object('invitationSection', {
        heading: 'Take part',
        text: 'Tell us what you close your year with, and what takes the longest.',
        button: talkWithUs,
      }),
    },
  ],
  seo: object('seo', {
    title: 'Books in order by spring',
    description: 'A plan with ten small nonprofits for the work that the first quarter brings.',
  }),
};
