import { defineField } from '@sanity/types';
import { agentCategories, agentDomains } from '../agent-domains.ts';
import { defineFormerSlugsField } from '../fields/former-slugs-field.ts';
import { productHint } from '../fields/page-fields.ts';
import { adviseUniqueName } from '../validation/own-name.ts';
import { requireValue } from '../validation/required.ts';
import { checkSlug, makeSlugOptions, requireSlug } from '../validation/slug.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';

const checkAgentAddress = checkSlug();

/** The agent's identity: name, address, function, domain and looks. */
export const agentIdentityFields = [
  defineField({
    name: 'name',
    title: 'Name',
    description: 'The agent’s first name; shows on its card and at the top of its page. One word.',
    type: 'string',
    group: 'identity',
    validation: (rule) => [
      ...requireText('The agent has no name. Type its first name, such as Tara.', 30)(rule),
      adviseUniqueName(rule),
    ],
  }),
  defineField({
    name: 'slug',
    title: 'Web address',
    description:
      'The end of the page’s address: “tara” makes /agent/tara. Press “Generate” to make it from the name. When you change it, links to the old address lead on to the new one.',
    type: 'slug',
    group: 'identity',
    options: makeSlugOptions('name', 'agent', checkAgentAddress),
    validation: requireSlug(checkAgentAddress),
  }),
  defineFormerSlugsField('identity'),
  defineField({
    name: 'title',
    title: 'Function',
    description: 'What the agent does, such as Personnel; shows below the name. About 1 to 5 words.',
    type: 'string',
    group: 'identity',
    validation: requireText('The function is missing. Say in a few words what the agent does.', 60),
  }),
  defineField({
    name: 'description',
    title: 'Description',
    description: `Introduces the agent at the top of its page. One or two sentences, up to about 40 words. ${productHint}`,
    type: 'text',
    rows: 3,
    group: 'identity',
    validation: requireText('The description is missing. Introduce the agent in one or two sentences.', 320),
  }),
  defineField({
    name: 'cardText',
    title: 'Sentence on the card',
    description:
      'Says on the agent’s card on the home page one thing that the agent does. One sentence of about 8 to 16 words. Empty: nothing shows.',
    type: 'text',
    rows: 2,
    group: 'identity',
    validation: adviseLength(120),
  }),
  defineField({
    name: 'domain',
    title: 'Domain',
    description:
      'The field of work; shows as a label, and in the call to action when the agent has no headline of its own.',
    type: 'string',
    group: 'identity',
    options: { list: [...agentDomains] },
    validation: requireValue('No domain is chosen. Choose one of the eight in the list.'),
  }),
  defineField({
    name: 'icon',
    title: 'Drawing',
    description: 'The small drawing beside the domain; one of the same eight that open the home page.',
    type: 'string',
    group: 'identity',
    options: { list: [...agentCategories] },
    validation: requireValue('No drawing is chosen. Choose one of the eight in the list.'),
  }),
  defineField({
    name: 'color',
    title: 'Color',
    description:
      'Reserved: all agents share one color, the site’s accent, and the site shows no other yet. Nothing changes when you touch this.',
    type: 'string',
    group: 'identity',
    // All agents share one value. No page queries the field, since its theme has that value.
    options: { list: [{ title: 'The site’s accent', value: 'accent' }], layout: 'radio' },
    initialValue: 'accent',
    validation: requireValue('No color is chosen. Choose the site’s accent.'),
  }),
  defineField({
    name: 'ctaHeadline',
    title: 'Headline of the call to action',
    description:
      'The large line at the end of the agent’s page. About 4 to 9 words. Empty: the default of Site settings shows, with the domain filled in.',
    type: 'string',
    group: 'identity',
    validation: adviseLength(80),
  }),
];
