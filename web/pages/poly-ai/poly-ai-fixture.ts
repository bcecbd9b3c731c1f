import type { PolyAiContent } from './poly-ai-content.ts';

/** A Poly-AI page of two columns; its texts are named after their fields. */
export function polyAiFixture(fields: Partial<PolyAiContent> = {}): PolyAiContent {
  return {
    heading: 'Ten kinds of intelligence',
    intro: 'One.\n\nTwo.',
    buildingHint: 'Choose a part',
    foundationsHeading: 'Ten foundations',
    foundations: cards('Clear authority', 'A house voice'),
    pillarsHeading: 'Ten pillars',
    pillars: [pillarFixture('Agentic'), pillarFixture('Generative')],
    labels: {
      purpose: 'Purpose',
      keyInsight: 'Key insight',
      impact: 'Impact',
      coreFunctions: 'Core functions',
      foundation: 'Stands on',
      capstone: 'Carries',
      back: 'Back to the building',
    },
    capstonesHeading: 'Ten capstones',
    capstones: cards('Finished work', 'Words ready to sign'),
    whyHeading: 'Why Poly-AI matters',
    whyCards: cards('Real work is mixed work', 'Answers you can check'),
    stagesHeading: 'How a task moves',
    stages: cards('Task Reception', 'Final Integration'),
    stats: [
      { _key: 'a', value: '10', label: 'reasons' },
      { _key: 'b', value: '∞', label: 'possibilities' },
    ],
    callToAction: null,
    seo: null,
    ...fields,
  };
}

/** Cards with these titles and a text each. */
export function cards(...titles: string[]): PolyAiContent['whyCards'] {
  return titles.map((title, index) => ({
    _key: `${title}-${index}`,
    title,
    text: `${title} in a sentence.`,
  }));
}

type Pillar = PolyAiContent['pillars'][number];

export function pillarFixture(name: string, fields: Partial<Pillar> = {}): Pillar {
  return {
    _id: `aiPillar-${name}`,
    name,
    role: `${name} role`,
    purpose: `${name} purpose`,
    keyInsight: `${name} key insight`,
    impact: `${name} impact`,
    coreFunctions: [`${name} first`, `${name} second`],
    ...fields,
  };
}
