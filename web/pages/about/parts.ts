import { resolveHref } from '../../../content/hrefs.ts';
import { anchorIds, makeAnchorIds } from '../../data/anchor-ids.ts';
import type { AboutContent, AgentPortrait, PlatformContent } from './about-query.ts';

type SectionContent = AboutContent['sections'][number];

/** What a part is about. */
export type PartName = NonNullable<SectionContent['section']>;

export type PartLayout = NonNullable<SectionContent['layout']>;

/** A point below a part's text, an agent or a pillar. */
export type Entry = {
  key: string;
  title: string;
  text: string;
  /** The page with details. */
  href?: string;
  /** The portrait of an agent, which may be missing. */
  portrait?: AgentPortrait;
};

/** A section of either about page: heading and layout of the page, text of the platform. */
export type Part = {
  key: string;
  /** Unique on the page. Without an underscore, which the id of its heading has. */
  id: string;
  /** The position among the parts, from 1. */
  number: number;
  name: PartName;
  heading: string;
  layout: PartLayout;
  /** An empty line separates paragraphs. */
  text: string;
  entries: Entry[];
  /** Whether the entries say what the platform does. */
  listsCapabilities: boolean;
};

/** Other ids on the pages. */
const pageIds = ['about-heading', 'sector-statistics-heading', 'invitation-heading'];

/** Returns the parts in the editors' order, without those of an unknown topic. */
export function listParts(content: AboutContent): Part[] {
  const sections = content.sections.flatMap(({ section, ...rest }) =>
    section && Object.hasOwn(tellings, section) ? [{ ...rest, name: section }] : [],
  );
  const ids = anchorIds(
    sections.map(({ heading, name }) => heading || name),
    pageIds,
  );
  return sections.map(({ _key, name, heading, layout }, index) => ({
    key: _key,
    id: ids[index] ?? _key,
    number: index + 1,
    name,
    heading: heading ?? '',
    layout: layout && layouts.includes(layout) ? layout : 'column',
    listsCapabilities: capabilityParts.has(name),
    ...tellings[name](content),
  }));
}

/** The parts whose entries say what the platform does, rather than whom it is for or who is in it. */
const capabilityParts: ReadonlySet<PartName> = new Set<PartName>([
  'orchestration',
  'keyFeatures',
  'pillars',
  'governanceModule',
  'dataIntegrationInterface',
  'missionIq',
]);

/** Splits the parts after the one about the market, which the sector's statistics follow. */
export function splitAfterMarket(parts: readonly Part[]): [before: readonly Part[], after: readonly Part[]] {
  const end = parts.findIndex(({ name }) => name === 'marketImpact') + 1;
  return end === 0 ? [parts, []] : [parts.slice(0, end), parts.slice(end)];
}

type Telling = Pick<Part, 'text' | 'entries'>;

/** Reads the text and entries of each part. */
const tellings: Record<PartName, (content: AboutContent) => Telling> = {
  orchestration: ({ platform }) => readTopic(platform?.orchestration),
  keyFeatures: ({ platform }) => readTopic(platform?.keyFeatures),
  genesis: ({ platform }) => readTopic(platform?.genesis),
  solution: ({ platform }) => readTopic(platform?.solution),
  agents: ({ platform, agents }) => ({
    text: platform?.agentsIntro ?? '',
    entries: agents.map(makeAgentEntry),
  }),
  pillars: ({ platform, pillars }) => ({
    text: platform?.pillarsIntro ?? '',
    entries: makePillarEntries(pillars),
  }),
  governanceModule: ({ platform }) => readTopic(platform?.governanceModule),
  dataIntegrationInterface: ({ platform }) => readTopic(platform?.dataIntegrationInterface),
  missionIq: ({ platform }) => readTopic(platform?.missionIq),
  marketImpact: ({ platform }) => readTopic(platform?.marketImpact),
};

const layouts: readonly PartLayout[] = ['column', 'split', 'cards', 'list'];

function readTopic(topic: PlatformContent['orchestration'] | undefined): Telling {
  return {
    text: topic?.text ?? '',
    entries: (topic?.points ?? []).map(({ _key, title, text }) => ({
      key: _key,
      title: title ?? '',
      text: text ?? '',
    })),
  };
}

function makeAgentEntry({
  _id,
  name,
  slug,
  title,
  image,
  generatedImage,
}: AboutContent['agents'][number]): Entry {
  return {
    key: _id,
    title: name ?? '',
    text: title ?? '',
    href: resolveHref('agent', slug ?? ''),
    portrait: { image, generatedImage },
  };
}

/** Uses the same ids as the Poly-AI page, which has the same pillars in the same order. */
function makePillarEntries(pillars: AboutContent['pillars']): Entry[] {
  const ids = makeAnchorIds(
    'pillar',
    pillars.map(({ name }) => name),
  );
  return pillars.map(({ _id, name, role }, index) => ({
    key: _id,
    title: name ?? '',
    text: role ?? '',
    href: `${resolveHref('polyAiPage')}#${ids[index]}`,
  }));
}
