/** Initial content of a new landing page. Headings that suit most pages are filled in; the rest is left to the editor. */
interface LandingTemplate {
  id: string;
  title: string;
  description: string;
  schemaType: 'landingPage';
  value: { sections: Section[] };
}

type Section = { _type: string; _key: string; [field: string]: unknown };

const talkWithUs = { _type: 'link', label: 'Talk with us', href: '/contact' };

/** A section whose `_key` is its type: no template has two of a type. */
function makeSection(_type: string, fields: Record<string, unknown> = {}): Section {
  return { _type, _key: _type, ...fields };
}

function makeEntries(_type: string, field: string, texts: readonly string[]) {
  return texts.map((text, index) => ({ _type, _key: `entry-${index + 1}`, [field]: text }));
}

function makeTemplate(
  name: string,
  title: string,
  description: string,
  sections: Section[],
): LandingTemplate {
  return { id: `landing-${name}`, title, description, schemaType: 'landingPage', value: { sections } };
}

export const landingTemplates: readonly LandingTemplate[] = [
  makeTemplate('campaign', 'Campaign page', 'Why now, who helps, what people ask, and how to take part', [
    makeSection('openingSection'),
    makeSection('richTextSection', { heading: 'Why now' }),
    makeSection('statementSection'),
    makeSection('agentsSection', { heading: 'Who does the work' }),
    makeSection('questionsSection', {
      heading: 'What people ask',
      questions: makeEntries('questionAndAnswer', 'question', [
        'What does it cost?',
        'How long does it take?',
      ]),
    }),
    makeSection('invitationSection', { heading: 'Take part', button: talkWithUs }),
  ]),
  makeTemplate('event', 'Event page', 'When and where, what happens, and how to come', [
    makeSection('openingSection'),
    makeSection('cardsSection', {
      heading: 'When and where',
      cards: makeEntries('titledText', 'title', ['When', 'Where', 'How to get in']),
    }),
    makeSection('richTextSection', { heading: 'What happens' }),
    makeSection('talkingAgentSection', { heading: 'Who you will meet' }),
    makeSection('questionsSection', {
      heading: 'Good to know',
      questions: makeEntries('questionAndAnswer', 'question', ['Can I bring somebody?', 'Is it accessible?']),
    }),
    makeSection('invitationSection', { heading: 'Save your place', button: talkWithUs }),
  ]),
  makeTemplate(
    'funders',
    'Page for funders',
    'The need in numbers, the answer, and what support makes possible',
    [
      makeSection('openingSection'),
      makeSection('statisticsSection', { heading: 'What the sector faces' }),
      makeSection('challengesSection', { heading: 'What we answer' }),
      makeSection('agentsSection', { heading: 'Who answers it' }),
      makeSection('cardsSection', { heading: 'What your support makes possible' }),
      makeSection('invitationSection', { heading: 'Let us show you', button: talkWithUs }),
    ],
  ),
];
