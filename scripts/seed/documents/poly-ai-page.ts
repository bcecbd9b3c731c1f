import type { PolyAiPage } from '../../../content/sanity.types.ts';
import { pillarStones } from '../copy/poly-ai-building.ts';
import { stages, whyPolyAiMatters } from '../copy/poly-ai-process.ts';
import { makeObject, makeObjects, type Seed } from './document.ts';

export const polyAiPage: Seed<PolyAiPage> = {
  _id: 'polyAiPage',
  _type: 'polyAiPage',
  heading: 'Poly-AI: ten kinds of intelligence, one building',
  intro:
    'A single kind of AI rarely tracks a grant, words a letter and balances a ledger equally well. Poly-AI joins ten. Some reason by rules, some by patterns, some by language; each is strong where another is weak.\n\nPicture a building. Foundations carry the pillars, pillars carry the capstones, and the agents do their work under the roof. Here are ten reasons to build it this way.',
  buildingHint: 'Choose a stone or a pillar to read about it.',
  pillarsHeading: 'Ten pillars',
  purposeLabel: 'Purpose',
  keyInsightLabel: 'Key insight',
  impactLabel: 'Impact',
  coreFunctionsLabel: 'Core functions',
  foundationLabel: 'Stands on',
  capstoneLabel: 'Carries',
  backLabel: 'Back to the building',
  whyHeading: 'Why Poly-AI matters',
  whyCards: makeObjects('titledText', 'why', whyPolyAiMatters),
  stagesHeading: 'How a task moves through Poly-AI',
  stages: makeObjects('titledText', 'stage', stages),
  foundationsHeading: 'Ten foundations',
  foundations: makeObjects(
    'titledText',
    'foundation',
    pillarStones.map(({ foundation }) => foundation),
  ),
  capstonesHeading: 'Ten capstones',
  capstones: makeObjects(
    'titledText',
    'capstone',
    pillarStones.map(({ capstone }) => capstone),
  ),
  stats: makeObjects('statistic', 'number', [
    { value: '10', label: 'reasons' },
    { value: '10', label: 'pillars' },
    { value: '10', label: 'foundations' },
    { value: '10', label: 'capstones' },
    { value: '∞', label: 'possibilities' },
  ]),
  callToAction: makeObject('callToAction', {
    heading: 'Meet the eight who work here',
    text: 'Each agent draws on several pillars at once. See which challenge of yours each of them answers.',
    button: makeObject('link', { label: 'See the Agents', href: '/need-impact-agents' }),
  }),
  seo: makeObject('seo', {
    title: 'Poly-AI: Ten Pillars of Intelligence',
    shortName: 'Poly-AI',
    description:
      'Agentic, generative, cognitive and seven more: the ten AI pillars that the agents of {product} use, and how they work together.',
  }),
};
