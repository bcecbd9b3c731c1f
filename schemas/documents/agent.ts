import { UserIcon } from '@sanity/icons/User';
import { defineType } from '@sanity/types';
import { orderRankField, orderRankOrdering } from '../fields/order-rank-field.ts';
import { defineSeoField, seoGroup } from '../fields/page-fields.ts';
import { agentIdentityFields } from './agent-identity-fields.ts';
import { agentImpactFields } from './agent-impact-fields.ts';
import { agentMediaFields } from './agent-media-fields.ts';
import { agentOverviewFields } from './agent-overview-fields.ts';

/** An agent. The home page shows agents in the order of `orderRank`. */
export const agent = defineType({
  name: 'agent',
  title: 'Agent',
  description: 'One of the eight agents: its card on the home page and its own page.',
  type: 'document',
  icon: UserIcon,
  groups: [
    { name: 'identity', title: 'Who it is', default: true },
    { name: 'overview', title: 'Overview' },
    { name: 'impact', title: 'Impact Framework' },
    { name: 'media', title: 'Pictures and video' },
    seoGroup,
  ],
  fieldsets: [
    {
      name: 'video',
      title: 'Talking video',
      description: 'Upload the files, or give their addresses. An uploaded file wins.',
      options: { collapsible: true, collapsed: false },
    },
    {
      name: 'accessibility',
      title: 'For visitors who cannot hear or see the video',
      options: { collapsible: true, collapsed: false },
    },
  ],
  fields: [
    ...agentIdentityFields,
    ...agentOverviewFields,
    ...agentImpactFields,
    ...agentMediaFields,
    defineSeoField(),
    orderRankField('agent'),
  ],
  orderings: [orderRankOrdering],
  preview: { select: { title: 'name', subtitle: 'title', media: 'image' } },
});
