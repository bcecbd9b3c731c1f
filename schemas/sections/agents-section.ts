import { UsersIcon } from '@sanity/icons/Users';
import { defineType } from '@sanity/types';
import {
  defineHiddenSwitch,
  defineReferencesField,
  defineRequiredHeading,
  defineSectionIntro,
  defineSectionPreview,
} from './section-parts.ts';

export const agentsSection = defineType({
  name: 'agentsSection',
  title: 'Agents',
  description: 'The agents that you choose: face, name, function and a button to each agent’s page.',
  type: 'object',
  icon: UsersIcon,
  fields: [
    defineRequiredHeading(),
    defineSectionIntro(),
    defineReferencesField({
      name: 'agents',
      type: 'agent',
      noun: { one: 'agent', many: 'agents' },
      description: 'Who shows, in this order. About 1 to 8 agents.',
    }),
    defineHiddenSwitch(),
  ],
  preview: defineSectionPreview('Agents', 'heading'),
});
