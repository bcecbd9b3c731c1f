import { OpeningSection } from '../../sections/landing/opening-section/opening-section.tsx';
import { lazySection } from '../../ui/lazy-section.tsx';
import { Section } from '../../ui/section.tsx';
import type { LandingSection as AnySection } from './landing-query.ts';

const AgentsSection = lazySection(
  async () => (await import('../../sections/landing/agents-section/agents-section.tsx')).AgentsSection,
);
const CardsSection = lazySection(
  async () => (await import('../../sections/landing/cards-section/cards-section.tsx')).CardsSection,
);
const ChallengesSection = lazySection(
  async () =>
    (await import('../../sections/landing/challenges-section/challenges-section.tsx')).ChallengesSection,
);
const InvitationSection = lazySection(
  async () =>
    (await import('../../sections/landing/invitation-section/invitation-section.tsx')).InvitationSection,
);
const PictureSection = lazySection(
  async () => (await import('../../sections/landing/picture-section/picture-section.tsx')).PictureSection,
);
const QuestionsSection = lazySection(
  async () =>
    (await import('../../sections/landing/questions-section/questions-section.tsx')).QuestionsSection,
);
const RichTextSection = lazySection(
  async () =>
    (await import('../../sections/landing/rich-text-section/rich-text-section.tsx')).RichTextSection,
);
const StatementSection = lazySection(
  async () =>
    (await import('../../sections/landing/statement-section/statement-section.tsx')).StatementSection,
);
const StatisticsSection = lazySection(
  async () =>
    (await import('../../sections/landing/statistics-section/statistics-section.tsx')).StatisticsSection,
);
const TalkingAgentSection = lazySection(
  async () =>
    (await import('../../sections/landing/talking-agent-section/talking-agent-section.tsx'))
      .TalkingAgentSection,
);

interface LandingSectionProps {
  section: AnySection;
  tone: 'paper' | 'sunken';
}

/** Renders a section by its type. A type without a view does not compile. */
export function LandingSection({ section, tone }: LandingSectionProps) {
  switch (section._type) {
    case 'agentsSection':
      return <AgentsSection section={section} tone={tone} />;
    case 'cardsSection':
      return <CardsSection section={section} tone={tone} />;
    case 'challengesSection':
      return <ChallengesSection section={section} tone={tone} />;
    case 'invitationSection':
      return <InvitationSection section={section} tone={tone} />;
    case 'openingSection':
      return <OpeningSection section={section} />;
    case 'pictureSection':
      return <PictureSection section={section} tone={tone} />;
    case 'questionsSection':
      return <QuestionsSection section={section} tone={tone} />;
    case 'richTextSection':
      return <RichTextSection section={section} tone={tone} />;
    case 'statementSection':
      return <StatementSection section={section} />;
    case 'statisticsSection':
      return <StatisticsSection section={section} tone={tone} />;
    case 'talkingAgentSection':
      return <TalkingAgentSection section={section} tone={tone} />;
    default:
      return <UnknownSection section={section} />;
  }
}

/** A section of a newer content model: renders nothing in production, and a note in development. */
function UnknownSection({ section }: { section: never }) {
  if (import.meta.env.PROD) return null;
  const { _type }: { _type: string } = section;
  return <Section>[No view for “{_type}” in web/pages/landing/landing-section.tsx]</Section>;
}
