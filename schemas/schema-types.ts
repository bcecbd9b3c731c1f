import type { SchemaTypeDefinition } from '@sanity/types';
import { agent } from './documents/agent.ts';
import { aiPillar } from './documents/ai-pillar.ts';
import { challengeRow } from './documents/challenge-row.ts';
import { landingPage } from './documents/landing-page.ts';
import { legalPage } from './documents/legal-page.ts';
import { organizationType } from './documents/organization-type.ts';
import { region } from './documents/region.ts';
import { accessibilityReport } from './objects/accessibility-report.ts';
import { agentLabels } from './objects/agent-labels.ts';
import { avatarAsset } from './objects/avatar-asset.ts';
import { avatarAssets } from './objects/avatar-assets.ts';
import { avatarRun } from './objects/avatar-run.ts';
import { avatarTalk } from './objects/avatar-talk.ts';
import { callToAction } from './objects/call-to-action.ts';
import { capability } from './objects/capability.ts';
import { categoryImage } from './objects/category-image.ts';
import { challengeTableHeadings } from './objects/challenge-table-headings.ts';
import { contactDetail } from './objects/contact-detail.ts';
import { frameworkCard } from './objects/framework-card.ts';
import { frameworkLabels } from './objects/framework-labels.ts';
import { imageWithAlt } from './objects/image-with-alt.ts';
import { introductionWords } from './objects/introduction-words.ts';
import { legalChange } from './objects/legal-change.ts';
import { link } from './objects/link.ts';
import { navItem } from './objects/nav-item.ts';
import { nexusSection } from './objects/nexus-section.ts';
import { notItem } from './objects/not-item.ts';
import { notSection } from './objects/not-section.ts';
import { oldAddress } from './objects/old-address.ts';
import { openingHours } from './objects/opening-hours.ts';
import { person } from './objects/person.ts';
import { platformSection } from './objects/platform-section.ts';
import { platformTopic } from './objects/platform-topic.ts';
import { priorityData } from './objects/priority-data.ts';
import { priorityItem } from './objects/priority-item.ts';
import { problemCard } from './objects/problem-card.ts';
import { questionAndAnswer } from './objects/question-and-answer.ts';
import { richText } from './objects/rich-text.ts';
import { sampleAgent } from './objects/sample-agent.ts';
import { sectorLabels } from './objects/sector-labels.ts';
import { seo } from './objects/seo.ts';
import { sourcedStatistic } from './objects/sourced-statistic.ts';
import { statistic } from './objects/statistic.ts';
import { systemComparison } from './objects/system-comparison.ts';
import { textLink } from './objects/text-link.ts';
import { textSection } from './objects/text-section.ts';
import { titledText } from './objects/titled-text.ts';
import { todayAndPlanned, todayAndPlannedRow } from './objects/today-and-planned.ts';
import { voice } from './objects/voice.ts';
import { voiceSettings } from './objects/voice-settings.ts';
import {
  workChecklist,
  workFigure,
  workFigures,
  workLetter,
  workSample,
  workTable,
  workTableRow,
  workTask,
} from './objects/work-sample.ts';
import { workflow, workflowPaper, workflowStep } from './objects/workflow.ts';
import { pageTypes } from './page-types.generated.ts';
import { landingSections } from './sections/landing-sections.ts';
import { platform } from './singletons/platform.ts';
import { siteSettings } from './singletons/site-settings.ts';

/** All types of the content model, for the Studio, TypeGen and the content checks. */
export const schemaTypes: SchemaTypeDefinition[] = [
  // documents
  agent,
  aiPillar,
  challengeRow,
  organizationType,
  region,
  landingPage,
  legalPage,
  // singletons
  siteSettings,
  platform,
  ...pageTypes,
  // objects
  accessibilityReport,
  agentLabels,
  avatarAsset,
  avatarAssets,
  avatarRun,
  avatarTalk,
  callToAction,
  capability,
  categoryImage,
  challengeTableHeadings,
  contactDetail,
  frameworkCard,
  frameworkLabels,
  imageWithAlt,
  introductionWords,
  legalChange,
  link,
  navItem,
  nexusSection,
  notItem,
  notSection,
  oldAddress,
  openingHours,
  person,
  platformSection,
  platformTopic,
  priorityData,
  priorityItem,
  problemCard,
  questionAndAnswer,
  richText,
  sampleAgent,
  sectorLabels,
  seo,
  sourcedStatistic,
  statistic,
  systemComparison,
  textLink,
  textSection,
  titledText,
  todayAndPlanned,
  todayAndPlannedRow,
  voice,
  voiceSettings,
  workChecklist,
  workFigure,
  workFigures,
  workLetter,
  workSample,
  workTable,
  workTableRow,
  workTask,
  workflow,
  workflowPaper,
  workflowStep,
  // sections of landing pages
  ...landingSections,
];
