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
function section(_type: string, fields: Record<string, unknown> = {}): Section {
  return { _type, _key: _type, ...fields };
}

function entries(_type: string, field: string, texts: readonly string[]) {
  return texts.map((text, index) => ({ _type, _key: `entry-${index + 1}`, [field]: text }));
}

function template(name: string, title: string, description: string, sections: Section[]): LandingTemplate {
  return { id: `landing-${name}`, title, description, schemaType: 'landingPage', value: { sections } };
}

export const landingTemplates: readonly LandingTemplate[] = [
  template('campaign', 'Campaign page', 'Why now, who helps, what people ask, and how to take part', [
    section('openingSection'),
    section('richTextSection', { heading: 'Why now' }),
    section('statementSection'),
    section('agentsSection', { heading: 'Who does the work' }),
    section('questionsSection', {
      heading: 'What people ask',
      questions: entries('questionAndAnswer', 'question', ['What does it cost?', 'How long does it take?']),
    }),
    section('invitationSection', { heading: 'Take part', button: talkWithUs }),
  ]),
  template('event', 'Event page', 'When and where, what happens, and how to come', [
    section('openingSection'),
    section('cardsSection', {
      heading: 'When and where',
      cards: entries('titledText', 'title', ['When', 'Where', 'How to get in']),
    }),
    section('richTextSection', { heading: 'What happens' }),
    section('talkingAgentSection', { heading: 'Who you will meet' }),
    section('questionsSection', {
      heading: 'Good to know',
      questions: entries('questionAndAnswer', 'question', ['Can I bring somebody?', 'Is it accessible?']),
    }),
    section('invitationSection', { heading: 'Save your place', button: talkWithUs }),
  ]),
  template(
    'funders',
    'Page for funders',
    'The need in numbers, the answer, and what support makes possible',
    [
      section('openingSection'),
      section('statisticsSection', { heading: 'What the sector faces' }),
      section('challengesSection', { heading: 'What we answer' }),
      section('agentsSection', { heading: 'Who answers it' }),
      section('cardsSection', { heading: 'What your support makes possible' }),
      section('invitationSection', { heading: 'Let us show you', button: talkWithUs }),
    ],
  ),
];
