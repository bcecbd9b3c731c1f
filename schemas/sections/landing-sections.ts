import { agentsSection } from './agents-section.ts';
import { cardsSection } from './cards-section.ts';
import { challengesSection } from './challenges-section.ts';
import { invitationSection } from './invitation-section.ts';
import { openingSection } from './opening-section.ts';
import { pictureSection } from './picture-section.ts';
import { questionsSection } from './questions-section.ts';
import { richTextSection } from './rich-text-section.ts';
import { statementSection } from './statement-section.ts';
import { statisticsSection } from './statistics-section.ts';
import { talkingAgentSection } from './talking-agent-section.ts';

/** The sections that a landing page may contain, in the order of the menu that adds one. */
export const landingSections = [
  openingSection,
  richTextSection,
  statementSection,
  agentsSection,
  talkingAgentSection,
  challengesSection,
  cardsSection,
  statisticsSection,
  pictureSection,
  questionsSection,
  invitationSection,
];
