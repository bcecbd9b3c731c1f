import { AgentsSection } from '../../sections/agents-section.tsx';
import { CardsSection } from '../../sections/cards-section.tsx';
import { ChallengesSection } from '../../sections/challenges-section.tsx';
import { InvitationSection } from '../../sections/invitation-section.tsx';
import { OpeningSection } from '../../sections/opening-section.tsx';
import { PictureSection } from '../../sections/picture-section.tsx';
import { QuestionsSection } from '../../sections/questions-section.tsx';
import { RichTextSection } from '../../sections/rich-text-section.tsx';
import { StatementSection } from '../../sections/statement-section.tsx';
import { StatisticsSection } from '../../sections/statistics-section.tsx';
import { TalkingAgentSection } from '../../sections/talking-agent-section.tsx';
import { Section } from '../../ui/section.tsx';
import type { LandingSection as AnySection } from './landing-query.ts';

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
