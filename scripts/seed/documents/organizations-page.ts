import type { OrganizationsPage } from '../../../content/sanity.types.ts';
import { makeObject, type Seed } from './document.ts';

export const organizationsPage: Seed<OrganizationsPage> = {
  _id: 'organizationsPage',
  _type: 'organizationsPage',
  heading: 'What Are Mission-Driven Organizations?',
  intro:
    'A mission-driven organization measures its year by what changed for people, animals, places or ideas, and uses money to get there rather than the other way around.\n\nSome are charities with a determination letter, some are cooperatives or social enterprises, some are three neighbors with a key to the church hall. What they share is a purpose they answer for, and more work than hands.',
  indexHeading: 'Index',
  listHeading: 'Kinds of mission-driven organizations',
  backLabel: 'Back to the index',
  agentsLabel: 'Start with',
  statisticsHeading: 'What the sector is up against',
  statisticsIntro:
    'However different the work, the same numbers keep directors awake: reserves, cuts, wages and donors who do not return. The About page draws them, one stroke for each in a hundred.',
  callToAction: makeObject('callToAction', {
    heading: 'Do you see yourself here?',
    text: 'If you have a mission and a small staff, {product} is for you, whatever your legal form.',
    button: makeObject('link', { label: 'Talk With Us', href: '/contact' }),
  }),
  seo: makeObject('seo', {
    title: 'What Are Mission-Driven Organizations?',
    shortName: 'Mission-Driven Organizations',
    description:
      'Nonprofits, foundations, NGOs, social enterprises and more: the kinds of mission-driven organizations that {product} is made for, and what they share.',
  }),
};
