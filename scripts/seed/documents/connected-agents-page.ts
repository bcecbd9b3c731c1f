import type { ConnectedAgentsPage } from '../../../content/sanity.types.ts';
import { makeObject, type Seed } from './document.ts';

export const connectedAgentsPage: Seed<ConnectedAgentsPage> = {
  _id: 'connectedAgentsPage',
  _type: 'connectedAgentsPage',
  heading: 'CONNECTED AGENTS',
  intro:
    'A grant award is news for more than one department. It changes the budget, the calendar, the staffing plan and the report that is due next spring. The eight agents of {product} hear such news together and prepare as one.',
  integratedSolutions: makeObject('textSection', {
    heading: 'Integrated Solutions',
    text: 'When Monet records a restricted gift, Tara proposes its coding and Coleman lists the promises in the award letter. Preston drafts the plan, and Diana lists what to measure. By the end of the day, you have all of it to approve.\n\nEach agent keeps to its field and its permissions. What they share is context: the same donor, the same client, the same deadline, described once.',
  }),
  amplifyingInnovation: makeObject('textSection', {
    heading: 'Amplifying Innovation',
    text: 'A lesson learned in one place travels. If Huma sees a team close to its limit, Neo suggests a later pilot; if Ernesto hears of a coming law, Coleman has the question ready for counsel.\n\nThat is where eight become more than a sum: each agent offers its small improvements to all the others, and people choose what to keep.',
  }),
  tagline: 'Unified Intelligence, Exponential Results',
  callToAction: makeObject('callToAction', {
    heading: 'Which agent would you ask first?',
    text: 'Choose a face: your message then names the one you need most. The others can join when you want them.',
    button: makeObject('link', { label: 'Not sure? Just write to us', href: '/contact' }),
  }),
  seo: makeObject('seo', {
    title: 'Connected Agents: Eight Working as One',
    shortName: 'Connected Agents',
    description:
      'How the eight agents of {product} share context, hand work to each other and turn one lesson into progress for the whole organization.',
  }),
};
