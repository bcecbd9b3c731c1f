import { sectorStatisticFixture } from '../../sections/sector-statistic-fixture.ts';
import type { AboutContent, PlatformContent } from './about-content.ts';
import type { PartLayout, PartName } from './parts.ts';

function topic(text: string, ...titles: string[]): PlatformContent['genesis'] {
  return { text, points: titles.map((title) => ({ _key: title, title, text: `${title} in a sentence.` })) };
}

const sections: [PartName, string, PartLayout][] = [
  ['genesis', 'How it began', 'column'],
  ['agents', 'Eight agents', 'cards'],
  ['pillars', 'Ten pillars', 'list'],
  ['governanceModule', 'Governance module', 'split'],
  ['marketImpact', 'Market impact', 'column'],
];

const platform: PlatformContent = {
  orchestration: null,
  keyFeatures: null,
  genesis: topic('It began at a desk.\n\nIt is being designed.', 'A Thursday question'),
  solution: null,
  governanceModule: topic('Rules that agents follow.', 'A way to stop'),
  dataIntegrationInterface: null,
  missionIq: null,
  marketImpact: topic('What it could change.', 'For the funder'),
  agentsIntro: 'Planned as colleagues.',
  pillarsIntro: 'Together they are Poly-AI.',
  claims: [
    { _key: 'a', value: '80%', label: 'time savings on financial administration, planned' },
    { _key: 'b', value: '150%', label: 'higher fundraising efficiency, planned' },
  ],
  sectorStatisticsHeading: 'The sector as it is',
  sectorStatisticsIntro: null,
  sectorStatistics: [sectorStatisticFixture()],
  sectorLabels: null,
};

/** A small about page, for tests of either look. */
export function aboutFixture(fields: Partial<AboutContent> = {}): AboutContent {
  return {
    heading: 'One platform',
    intro: 'Planned for small organizations.',
    sections: sections.map(([section, heading, layout]) => ({ _key: section, section, heading, layout })),
    callToAction: { heading: 'Help us', text: null, button: { label: 'Talk With Us', href: '/contact' } },
    platform,
    agents: [
      {
        _id: 'agent-tara',
        name: 'Tara',
        slug: 'tara',
        title: 'Tax, Audit & Accounting',
        image: null,
        generatedImage: null,
      },
      { _id: 'agent-neo', name: 'Neo', slug: 'neo', title: 'Innovation', image: null, generatedImage: null },
    ],
    pillars: [{ _id: 'aiPillar-agentic', name: 'Agentic', role: 'Carries a task to its end' }],
    seo: null,
    ...fields,
  };
}

/** Every optional field empty, one section of every kind. */
export function emptyAboutFixture(): AboutContent {
  return aboutFixture({
    heading: null,
    intro: null,
    sections: [
      ...aboutFixture().sections.map((section) => ({ ...section, heading: null, layout: null })),
      { _key: 'nothing', section: null, heading: 'Nothing', layout: 'list' },
    ],
    callToAction: null,
    platform: null,
    agents: [],
    pillars: [],
  });
}
