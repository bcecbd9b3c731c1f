import { resolveHref } from '../../../schemas/hrefs.ts';
import { anchorIds, namedIds } from '../../content/anchor-ids.ts';
import type { AboutContent, AgentPortrait, PlatformContent } from './about-query.ts';

type SectionContent = AboutContent['sections'][number];

/** What a part of the page tells, spec section 2. */
export type PartName = NonNullable<SectionContent['section']>;

export type PartLayout = NonNullable<SectionContent['layout']>;

/** A point below a part's text, an agent or a pillar: all are a name and a line. */
export type Entry = {
  key: string;
  title: string;
  text: string;
  /** The page that tells more. */
  href?: string;
  /** The face of an agent, which may have none. */
  portrait?: AgentPortrait;
};

/** A section of either about page: the variant's heading and layout, the platform's text. */
export type Part = {
  key: string;
  /** Unique on the page, and without an underscore, as that of its heading has one. */
  id: string;
  /** Its place among the parts, from 1. */
  number: number;
  name: PartName;
  heading: string;
  layout: PartLayout;
  /** An empty line begins a new paragraph. */
  text: string;
  entries: Entry[];
};

/** Ids that the pages have besides those of the parts. */
const pageIds = ['about-heading', 'sector-statistics-heading', 'invitation-heading'];

/** The parts in the order that editors dragged them into; one that shows nothing that is known here is left out. */
export function partsOf(content: AboutContent): Part[] {
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
    ...tellings[name](content),
  }));
}

/** The parts up to the one on the market, which the numbers of the sector follow, and those after it. */
export function splitAfterMarket(parts: readonly Part[]): [before: readonly Part[], after: readonly Part[]] {
  const end = parts.findIndex(({ name }) => name === 'marketImpact') + 1;
  return end === 0 ? [parts, []] : [parts.slice(0, end), parts.slice(end)];
}

type Telling = Pick<Part, 'text' | 'entries'>;

/** Where each part's text and entries come from. */
const tellings: Record<PartName, (content: AboutContent) => Telling> = {
  orchestration: ({ platform }) => topicOf(platform?.orchestration),
  keyFeatures: ({ platform }) => topicOf(platform?.keyFeatures),
  genesis: ({ platform }) => topicOf(platform?.genesis),
  solution: ({ platform }) => topicOf(platform?.solution),
  agents: ({ platform, agents }) => ({ text: platform?.agentsIntro ?? '', entries: agents.map(agentEntry) }),
  pillars: ({ platform, pillars }) => ({
    text: platform?.pillarsIntro ?? '',
    entries: pillarEntries(pillars),
  }),
  governanceModule: ({ platform }) => topicOf(platform?.governanceModule),
  dataIntegrationInterface: ({ platform }) => topicOf(platform?.dataIntegrationInterface),
  missionIq: ({ platform }) => topicOf(platform?.missionIq),
  marketImpact: ({ platform }) => topicOf(platform?.marketImpact),
};

const layouts: readonly PartLayout[] = ['column', 'split', 'cards', 'list'];

function topicOf(topic: PlatformContent['orchestration'] | undefined): Telling {
  return {
    text: topic?.text ?? '',
    entries: (topic?.points ?? []).map(({ _key, title, text }) => ({
      key: _key,
      title: title ?? '',
      text: text ?? '',
    })),
  };
}

function agentEntry({
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

/** The Poly-AI page, which has the same pillars in the same order, gives each the same id. */
function pillarEntries(pillars: AboutContent['pillars']): Entry[] {
  const ids = namedIds(
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
