import { CogIcon } from '@sanity/icons/Cog';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { initialLanguage } from '../../content/language.ts';
import { defineSingletonPreview, seoGroup } from '../fields/page-fields.ts';
import { adviseIcon } from '../validation/icon-picture.ts';
import { requireLanguage } from '../validation/language-tag.ts';
import { checkOldAddresses } from '../validation/old-address.ts';
import { requireValue } from '../validation/required.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';
import { initialContactLink, initialFooterLinks, initialNavigation } from './site-settings-navigation.ts';
import { publisherFields } from './site-settings-publisher.ts';

/** Initial text for visitors without JavaScript. */
export const initialNoScriptText =
  'This is the website of {product}. It is published by {organization}. It asks for a password, which needs JavaScript.\n\nWould you rather talk to a person? Answer whoever sent you the password. You can also write to {email}.';

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  description: 'The product’s name, who publishes the site, the menu, the footer and what all pages share.',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'general', title: 'General', default: true },
    { name: 'publisher', title: 'Who publishes the site' },
    { name: 'navigation', title: 'Menu and footer' },
    { name: 'addresses', title: 'Old addresses' },
    { name: 'agents', title: 'Agents’ pages' },
    { name: 'legal', title: 'Legal pages' },
    seoGroup,
  ],
  fields: [
    defineField({
      name: 'productName',
      title: 'Name of the product',
      description:
        'Shows everywhere a text says {product}, on every page at once. One or two words. Changing it here renames the product on the whole site.',
      type: 'string',
      group: 'general',
      validation: requireText(
        'The product has no name, so every {product} would stay blank. Type the name.',
        30,
      ),
    }),
    defineField({
      name: 'statusLine',
      title: 'Status of the product',
      description:
        'Shows in small type at the head of every framework, table and list of what the product does, so that a picture of that part alone says how far the product is. One short sentence. Empty: nothing shows. The footer has a line of its own.',
      type: 'string',
      group: 'general',
      validation: adviseLength(100),
    }),
    defineField({
      name: 'icon',
      title: 'Icon of the site',
      description:
        'Shows in browser tabs, in bookmarks and on the home screens of phones. A square picture that is still clear when tiny: SVG, or PNG of 512 by 512 pixels. Anybody can see it, even while the site asks for a password. Empty: a building on pillars.',
      type: 'image',
      group: 'general',
      options: { accept: 'image/svg+xml,image/png' },
      validation: adviseIcon,
    }),
    defineField({
      name: 'gateHelp',
      title: 'Help for visitors without the password',
      description:
        'Shows below the password field, to say whom to ask. One short sentence. Empty: nothing shows. Anybody can read it.',
      type: 'string',
      group: 'general',
      validation: adviseLength(140),
    }),
    defineField({
      name: 'gateDescription',
      title: 'Description while the site asks for a password',
      description:
        'What shared links and their pictures say below the name of the product as long as the site asks for a password, in place of each page’s own description. One sentence that gives nothing away; anybody can read it.',
      type: 'string',
      group: 'general',
      initialValue: 'This website is not open to the public yet.',
      validation: adviseLength(120),
    }),
    defineField({
      name: 'noScriptText',
      title: 'For visitors whose browser runs no JavaScript',
      description:
        'All that these visitors can read while the site asks for a password: what this is and how to reach a person. Two or three sentences; leave an empty line between paragraphs. Anybody can read it. Write {product}, {organization} or {email} for what Site settings says.',
      type: 'text',
      rows: 4,
      group: 'general',
      initialValue: initialNoScriptText,
      validation: adviseLength(400),
    }),
    defineField({
      name: 'staleNote',
      title: 'Note when the content cannot be loaded',
      description:
        'Shows at the top of a page while its newest content cannot be loaded, before the date and time of what is shown instead. A few words.',
      type: 'string',
      group: 'general',
      initialValue: 'Showing content as of',
      validation: adviseLength(60),
    }),
    defineField({
      name: 'rowPositionWord',
      title: 'Word between two numbers',
      description:
        'Shows on phones below a row of cards that is pushed sideways, between the card’s number and how many there are: 1 of 10. One word.',
      type: 'string',
      group: 'general',
      initialValue: 'of',
      validation: adviseLength(12),
    }),
    defineField({
      name: 'language',
      title: 'Language of the site',
      description:
        'The language that the texts of the site are written in, as its code: en for English, es for Spanish, es-MX for Spanish as in Mexico. Browsers, screen readers and search engines read it, and dates and lists follow it. Changing it translates nothing.',
      type: 'string',
      group: 'general',
      initialValue: initialLanguage,
      validation: requireLanguage,
    }),
    ...publisherFields,
    defineField({
      name: 'navigation',
      title: 'Menu',
      description:
        'The entries at the top of every page, in this order. Drag to reorder; about 5 to 9 entries.',
      type: 'array',
      group: 'navigation',
      of: [defineArrayMember({ type: 'navItem' })],
      initialValue: initialNavigation,
      validation: (rule) => [
        rule
          .required()
          .min(1)
          .error('The menu is empty, so visitors cannot get around. Add at least one entry.'),
        rule.max(9).warning('More than nine entries do not fit beside each other. Remove some if you can.'),
      ],
    }),
    defineField({
      name: 'contactLink',
      title: 'Link beside the name',
      description:
        'Shows at the top right of every page, on phones at the end of the menu, for visitors who would rather talk to a person. Two to four words. Empty: no link shows.',
      type: 'link',
      group: 'navigation',
      initialValue: initialContactLink,
    }),
    defineField({
      name: 'footerLinks',
      title: 'Links in the footer',
      description: 'The small links at the bottom of every page, in this order. Drag to reorder.',
      type: 'array',
      group: 'navigation',
      of: [defineArrayMember({ type: 'navItem' })],
      initialValue: initialFooterLinks,
    }),
    defineField({
      name: 'footerText',
      title: 'Text in the footer',
      description:
        'Shows at the bottom of every page, and says how far the product is. One sentence. Write {product} where the product’s name belongs.',
      type: 'text',
      rows: 2,
      group: 'navigation',
      validation: adviseLength(240),
    }),
    defineField({
      name: 'oldAddresses',
      title: 'Old addresses',
      description:
        'Addresses that the site had once, and where each leads now, for good. Bookmarks and search results that still have them arrive at the right page. A page that is renamed in the Studio needs no line here.',
      type: 'array',
      group: 'addresses',
      of: [defineArrayMember({ type: 'oldAddress' })],
      validation: checkOldAddresses,
    }),
    defineField({
      name: 'agentCtaHeadline',
      title: 'Headline of the call to action',
      description:
        'Ends the page of every agent that has no headline of its own. {domain} becomes the agent’s domain. Up to about 9 words.',
      type: 'string',
      group: 'agents',
      initialValue: 'Ready to Elevate Your {domain}?',
      validation: requireText(
        'The headline is missing. Write one, such as Ready to Elevate Your {domain}?',
        80,
        ['domain'],
      ),
    }),
    defineField({
      name: 'agentCtaButton',
      title: 'Button below that headline',
      description: 'The button at the end of every agent’s page: its words and where it leads.',
      type: 'link',
      group: 'agents',
      initialValue: { _type: 'link', label: 'Get Started Now', href: '/contact' },
      validation: requireValue('The button is missing. Fill in its words and where it leads.'),
    }),
    defineField({
      name: 'agentContact',
      title: 'Invitation to get in touch',
      description:
        'Shows beside that headline on every agent’s page: a line, a sentence and a link to the contact page.',
      type: 'callToAction',
      group: 'agents',
    }),
    defineField({
      name: 'agentLabels',
      title: 'Words on the agents’ pages',
      description: 'Headings and small words that all eight agents’ pages share, such as “Problem”.',
      type: 'agentLabels',
      group: 'agents',
    }),
    defineField({
      name: 'legalDateLabel',
      title: 'Word before the date',
      description: 'Shows on every legal page before the date it is in force since. One or two words.',
      type: 'string',
      group: 'legal',
      initialValue: 'Effective',
      validation: adviseLength(24),
    }),
    defineField({
      name: 'legalChangesHeading',
      title: 'Heading above the changes',
      description:
        'Shows on every legal page beside its title, above what changed and when. One to four words.',
      type: 'string',
      group: 'legal',
      initialValue: 'What changed',
      validation: adviseLength(30),
    }),
    defineField({
      name: 'legalContentsHeading',
      title: 'Heading above the table of contents',
      description: 'Shows on every legal page above the list of its headings. One to four words.',
      type: 'string',
      group: 'legal',
      initialValue: 'On this page',
      validation: adviseLength(30),
    }),
    defineField({
      name: 'seo',
      title: 'Defaults for search and sharing',
      description: 'What Google and shared links show for pages that say nothing of their own.',
      type: 'seo',
      group: 'seo',
    }),
  ],
  preview: defineSingletonPreview('Site settings', 'Name, menu, footer'),
});
