import { ComponentIcon } from '@sanity/icons/Component';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import {
  contentGroup,
  defineSectionHeadingField,
  defineSingletonPreview,
  productHint,
} from '../fields/page-fields.ts';
import { adviseLength } from '../validation/text-length.ts';

function defineTopicField(name: string, title: string, description: string, group: string) {
  return defineField({ name, title, description, type: 'platformTopic', group });
}

/** The platform's text, which both about pages show in their own order of sections. */
export const platform = defineType({
  name: 'platform',
  title: 'The platform',
  description: 'What the About page says about the platform. Both About pages show these texts.',
  type: 'document',
  icon: ComponentIcon,
  groups: [
    { name: 'people', title: 'People' },
    { ...contentGroup, name: 'story', title: 'What it is' },
    { name: 'parts', title: 'Its parts' },
    { name: 'lists', title: 'Agents and pillars' },
    { name: 'market', title: 'Market impact' },
  ],
  fields: [
    defineTopicField(
      'orchestration',
      'Orchestration',
      'How the agents work together under one direction.',
      'story',
    ),
    defineTopicField(
      'keyFeatures',
      'Key features',
      'What the platform offers; write the features as cards.',
      'story',
    ),
    defineTopicField('genesis', 'Genesis', 'How the platform came about, and who builds it.', 'story'),
    defineTopicField(
      'solution',
      'Solution',
      'What the platform does for organizations under $500,000 in revenue.',
      'story',
    ),
    defineTopicField(
      'governanceModule',
      'Governance module',
      'How the platform is kept under control.',
      'parts',
    ),
    defineTopicField(
      'dataIntegrationInterface',
      'Data integration interface',
      'How the platform connects to the data an organization has.',
      'parts',
    ),
    defineTopicField(
      'missionIq',
      'Mission IQ',
      'How the platform measures what an organization achieves.',
      'parts',
    ),
    defineField({
      name: 'agentsIntro',
      title: 'Text above the eight agents',
      description: `Shows on the About pages above the agents, whose names come from their own list. One to three sentences. ${productHint}`,
      type: 'text',
      rows: 3,
      group: 'lists',
      validation: adviseLength(400),
    }),
    defineField({
      name: 'pillarsIntro',
      title: 'Text above the ten pillars',
      description: `Shows on the About pages above the pillars, whose names come from their own list. One to three sentences. ${productHint}`,
      type: 'text',
      rows: 3,
      group: 'lists',
      validation: adviseLength(400),
    }),
    defineTopicField('marketImpact', 'Market impact', 'What the platform changes in the sector.', 'market'),
    defineField({
      name: 'claims',
      title: 'Numbers of the platform',
      description:
        'Show large in the market impact section, such as 80% time savings. About 3 numbers. Drag to reorder.',
      type: 'array',
      of: [defineArrayMember({ type: 'statistic' })],
      group: 'market',
    }),
    defineSectionHeadingField({
      name: 'sectorStatisticsHeading',
      above: 'the numbers of the sector',
      group: 'market',
      initialValue: 'The sector in numbers',
    }),
    defineField({
      name: 'sectorStatisticsIntro',
      title: 'Text above the numbers of the sector',
      description:
        'Shows between that heading and the chart. One or two sentences on what the numbers are about.',
      type: 'text',
      rows: 2,
      group: 'market',
      validation: adviseLength(300),
    }),
    defineField({
      name: 'sectorStatistics',
      title: 'Numbers of the sector',
      description:
        'Show as a chart in the market impact section, each with its source. About 5 to 8 numbers.',
      type: 'array',
      of: [defineArrayMember({ type: 'sourcedStatistic' })],
      group: 'market',
    }),
    defineField({
      name: 'sectorLabels',
      title: 'Words beside the numbers of the sector',
      description: 'The small words of the chart and its table, on every page that shows them.',
      type: 'sectorLabels',
      group: 'market',
    }),
    defineSectionHeadingField({
      name: 'personsHeading',
      above: 'the people, at /cpa and /about',
      group: 'people',
    }),
    defineField({
      name: 'persons',
      title: 'People who build the product',
      description:
        'Show at /cpa and at the end of /about. Only people who agreed to be named. While the list is empty nothing shows, not even its heading.',
      type: 'array',
      of: [defineArrayMember({ type: 'person' })],
      group: 'people',
      validation: (rule) =>
        rule
          .custom<unknown[]>(
            (persons) =>
              (persons?.length ?? 0) > 0 ||
              'Nobody is named yet, so visitors do not learn who builds the product. Add the people who agree to be named; until then nothing shows.',
          )
          .warning(),
    }),
  ],
  preview: defineSingletonPreview('The platform', 'Text of both About pages'),
});
