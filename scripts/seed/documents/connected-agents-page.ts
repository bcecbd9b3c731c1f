import type { ConnectedAgentsPage } from '../../../web/content/sanity.types.ts';
import { object, type Seed } from './document.ts';

export const connectedAgentsPage: Seed<ConnectedAgentsPage> = {
  _id: 'connectedAgentsPage',
  _type: 'connectedAgentsPage',
  heading: 'CONNECTED AGENTS',
  intro:
    'A grant award is never one department’s news. It changes the budget, the calendar, the staffing plan and the report that is due next spring. The eight agents of {product} are designed to hear such news together and to act on it as one.',
  integratedSolutions: object('textSection', {
    heading: 'Integrated Solutions',
    text: 'When Monet records a restricted gift, Tara will set up the restriction and Coleman will list the promises in the award letter. Preston will plan the service, and Diana will know what has to be measured. Nobody retypes anything, and nobody is told last.\n\nEach agent is to keep to its own field and its own permissions. What they will share is context: the same donor, the same client, the same deadline, described once.',
  }),
  amplifyingInnovation: object('textSection', {
    heading: 'Amplifying Innovation',
    text: 'A lesson learned in one place is meant to travel. If Huma sees a team close to its limit, Neo will postpone the next pilot; if Ernesto hears of a coming law, Coleman will have the question ready for counsel.\n\nThat is where eight become more than a sum: a small improvement in one corner will be offered to all the others, and people choose what to keep.',
  }),
  tagline: 'Unified Intelligence, Exponential Results',
  seo: object('seo', {
    title: 'Connected Agents: Eight Working as One',
    description:
      'How the eight planned agents of {product} are designed to share context, hand work to each other and turn one lesson into progress for the whole organization.',
  }),
};
