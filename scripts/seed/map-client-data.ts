import { agentCategories, agentRoles } from '../../schemas/agent-domains.ts';
import { type ClientAgent, type ClientData, findNearest } from './client-data.ts';
import { agentDocuments, getAgentId } from './documents/agents.ts';
import { aiPillarDocuments } from './documents/ai-pillars.ts';
import {
  makeObject,
  makeObjects,
  makeReferences,
  makeSlug,
  type SeedDocument,
} from './documents/document.ts';
import { addEarlierRanks, addOrderRanks } from './documents/order-ranks.ts';
import { seedDocuments } from './seed-documents.ts';

/** A client's content as documents. */
export type MappedData = {
  /** All documents of a site with it: the client's, and those of the seed that the client's data does not replace. */
  documents: SeedDocument[];
  /** The ids of the documents that hold the client's words. */
  ownIds: ReadonlySet<string>;
  /** The client's pictures, by document and field. */
  pictures: ClientPicture[];
  /** What was left out or added, one sentence each. */
  notes: string[];
  /** What cannot be mapped, with place and remedy. */
  faults: string[];
};

/** A picture of a client, as the file names it. */
export type ClientPicture = { document: string; field: readonly string[]; path: string; alt: string };

/** Maps a client's data to documents of the content model; for what it does not have, the seed stays. */
export function mapClientData(data: ClientData): MappedData {
  const mapping = new Mapping(data);
  const agents = mapping.agents();
  const rows = mapping.challengeRows();
  const sample = mapping.samplePage();
  const replaced = new Map([...agents, ...sample].map((document) => [document._id, document]));
  const known = new Set(seedDocuments.map(({ _id }) => _id));
  const added = agents.filter(({ _id }) => !known.has(_id));
  const lastAgent = seedDocuments.findLastIndex(({ _type }) => _type === 'agent');
  const documents = seedDocuments.flatMap((document, index) => {
    const isRow = document._type === 'challengeRow' && rows.length > 0;
    const own = isRow ? [] : [replaced.get(document._id) ?? document];
    return index === lastAgent ? [...own, ...added, ...rows] : own;
  });
  return {
    documents,
    ownIds: new Set([...agents, ...rows, ...sample].map(({ _id }) => _id)),
    pictures: mapping.pictures,
    notes: mapping.notes,
    faults: mapping.faults,
  };
}

class Mapping {
  readonly pictures: ClientPicture[] = [];
  readonly notes: string[] = [];
  readonly faults: string[] = [];
  readonly #data: ClientData;
  /** Agents' ids by their names in lower case. */
  readonly #agentIds: ReadonlyMap<string, string>;

  constructor(data: ClientData) {
    this.#data = data;
    const seeded = agentDocuments.flatMap(({ name, slug }) => [[name, slug?.current]]);
    const own = data.agents.flatMap(({ name, id }) => [[name, id]]);
    this.#agentIds = new Map(
      [...seeded, ...own].flatMap(([name, id]) => (name && id ? [[name.toLowerCase(), getAgentId(id)]] : [])),
    );
  }

  /** The client's agents in order. They come before those of the seed, whose ranks a lake may have already. */
  agents(): SeedDocument[] {
    const { agents, avatars } = this.#data;
    this.#refuseRepeats(agents.map(({ id }, index) => ({ id, place: `agents[${index}]` })));
    for (const [index, { id }] of avatars.entries()) {
      if (agents.some((agent) => agent.id === id)) continue;
      this.faults.push(
        `avatars[${index}] (${id}): there is no agent with this id. Write the agent, or take it out.`,
      );
    }
    if (agents.length === 0) return [];
    const own = agents.map((agent, index) => this.#agent(agent, `agents[${index}] (${agent.id})`));
    const rest = agentDocuments.filter(({ _id }) => !own.some((document) => document._id === _id));
    if (rest.length > 0) {
      this.notes.push(
        `The file does not have the agents ${joinNames(rest.map(({ name = '' }) => name))}: those of the seed stay.`,
      );
    }
    return addEarlierRanks(own);
  }

  #agent(agent: ClientAgent, place: string): SeedDocument {
    const seeded = agentDocuments.find(({ _id }) => _id === getAgentId(agent.id));
    const avatar = this.#data.avatars.find(({ id }) => id === agent.id);
    const voice = agent.voice ?? avatar?.voice;
    const cards = Array.isArray(agent.problemCards) ? agent.problemCards : agent.problemCards?.cards;
    const document: SeedDocument = {
      ...(seeded && this.#getKept(seeded, agent, voice?.introText)),
      _id: getAgentId(agent.id),
      _type: 'agent',
      slug: makeSlug(agent.id),
      color: 'accent',
      icon: this.#icon(agent, place),
      impactView: agent.priorityData && !cards ? 'priorities' : 'cards',
    };
    for (const field of [
      'name',
      'title',
      'description',
      'domain',
      'problem',
      'solution',
      'deliverables',
      'expertise',
    ] as const) {
      document[field] = agent[field];
    }
    if (agent.videoUrl) document.videoUrl = agent.videoUrl;
    if (agent.combined_url) document.combinedUrl = agent.combined_url;
    if (agent.priorityData)
      document.priorityData = this.#priorities(agent.priorityData, `${place}.priorityData`);
    if (cards) document.problemCards = this.#problemCards(cards, `${place}.problemCards`);
    if (voice) document.voice = getVoice(voice);
    this.#picture(document._id, ['image'], agent.image ?? avatar?.image, `Portrait of ${agent.name}`);
    this.#picture(document._id, ['domainImage'], agent.domainImage, agent.domain);
    return document;
  }

  /** The fields of the seed's agent that the client's data has no words for. Its video says the seed's words. */
  #getKept(seeded: SeedDocument, agent: ClientAgent, introText: string | undefined): Partial<SeedDocument> {
    const { video, combinedVideo, captions, transcript, videoUrl, combinedUrl, ...kept } = seeded;
    const { priorityData, problemCards, ...others } = kept;
    const said = agentDocuments.find(({ _id }) => _id === seeded._id)?.voice?.introText;
    const isSameSpeech =
      (introText === undefined || introText === said) && !agent.videoUrl && !agent.combined_url;
    if (isSameSpeech) return { ...others, video, combinedVideo, captions, transcript, videoUrl, combinedUrl };
    if (!agent.videoUrl) {
      this.notes.push(
        `${agent.name} has no video: the seed’s says other words. Make one in the Studio, or add videoUrl.`,
      );
    }
    return others;
  }

  #icon({ icon, domain }: ClientAgent, place: string): string | undefined {
    const own = agentCategories.find(({ value }) => value === icon)?.value;
    if (own) return own;
    const ofDomain = Object.values(agentRoles).find((role) => role.domain === domain)?.category;
    if (icon)
      this.notes.push(
        `${place}.icon: “${icon}” is no drawing of the site, so the one of ${domain} is taken.`,
      );
    return ofDomain;
  }

  #priorities(data: NonNullable<ClientAgent['priorityData']>, place: string) {
    const groups = ['critical', 'operational', 'enhancement'] as const;
    this.#refuseRepeats(
      groups.flatMap((group) =>
        data[group].map(({ id }, index) => ({ id, place: `${place}.${group}[${index}]` })),
      ),
    );
    const items = (group: (typeof groups)[number]) =>
      makeObjects(
        'priorityItem',
        group,
        sortByPosition(data[group]).map(({ problem, impact }) => ({ problem, impact })),
      );
    return makeObject('priorityData', {
      critical: items('critical'),
      operational: items('operational'),
      enhancement: items('enhancement'),
    });
  }

  #problemCards(cards: Extract<ClientAgent['problemCards'], readonly unknown[]>, place: string) {
    this.#refuseRepeats(cards.map(({ id }, index) => ({ id, place: `${place}[${index}]` })));
    const mapped = sortByPosition(cards).map(
      ({ title, problem, solution, aiPillars, deliverables }, index) => {
        if (problem !== undefined && problem !== title) {
          this.notes.push(
            `${place}[${index}] (${title}): its problem is left out, since a card shows its title.`,
          );
        }
        return {
          title,
          solution,
          aiPillars: this.#pillars(aiPillars, `${place}[${index}] (${title})`),
          deliverables,
        };
      },
    );
    return makeObjects('problemCard', 'card', mapped);
  }

  /** The rows in order. They take the ids of the seed's rows, which they replace. */
  challengeRows(): SeedDocument[] {
    const seeded = seedDocuments.filter(({ _type }) => _type === 'challengeRow');
    const rows = this.#data.challengeRows.map(({ issue, solution, agents }, index) => ({
      _id: seeded[index]?._id ?? `challengeRow-${index + 1}`,
      _type: 'challengeRow',
      issue,
      solution,
      agents: makeReferences('agent', this.#agentsIn(agents, `challengeRows[${index}] (${issue}).agents`)),
    }));
    if (rows.length > 0 && rows.length < seeded.length) {
      this.notes.push(
        `The file has ${rows.length} challenge rows, the site’s table ${seeded.length}. A new lake gets those ${rows.length}; rows that a lake has already stay.`,
      );
    }
    return addOrderRanks(rows);
  }

  /** The page of the sample agent, when the file has words for it. */
  samplePage(): SeedDocument[] {
    const { sampleAgent, frameworkCards } = this.#data;
    const page = seedDocuments.find(({ _id }) => _id === 'sampleAgentPage');
    if (!page || (!sampleAgent && frameworkCards.length === 0)) return [];
    const cards = sortByPosition(frameworkCards).map(({ id: _, aiPillars, ...card }, index) => ({
      ...card,
      aiPillars: this.#pillars(aiPillars, `frameworkCards[${index}] (${card.title})`),
    }));
    this.#refuseRepeats(frameworkCards.map(({ id }, index) => ({ id, place: `frameworkCards[${index}]` })));
    const { image, videoUrl, ...words } = sampleAgent ?? {};
    this.#picture(page._id, ['agent', 'image'], image, `Portrait of ${sampleAgent?.name}`);
    return [
      {
        ...page,
        ...(sampleAgent && {
          agent: { ...Object(page.agent), ...words, ...(videoUrl ? { videoUrl } : {}) },
        }),
        ...(cards.length > 0 && { frameworkCards: makeObjects('frameworkCard', 'card', cards) }),
      },
    ];
  }

  #pillars(names: readonly string[], place: string) {
    const known = aiPillarDocuments.flatMap(({ name }) => name ?? []);
    const ids = names.flatMap((name, index) => {
      const plain = name.replace(/\s+AI$/i, '').toLowerCase();
      const pillar = aiPillarDocuments.find((one) => one.name?.toLowerCase() === plain);
      if (pillar) return pillar._id;
      this.faults.push(
        `${place}.aiPillars[${index}]: “${name}” is no AI pillar. ${suggestNearest(name, known)}`,
      );
      return [];
    });
    return makeReferences('pillar', ids);
  }

  /** The ids of the agents that a text names: 'Tara & Monet', 'Tara, Monet and Preston'. */
  #agentsIn(agents: string | readonly string[], place: string): string[] {
    const names = [agents].flat().flatMap((part) => part.split(/\s*(?:,|&|\/|\+|;|\band\b)\s*/));
    const named = names.filter((name) => name !== '');
    return named.flatMap((name) => {
      const id = this.#agentIds.get(name.toLowerCase());
      if (id) return id;
      const known = agentDocuments.flatMap((agent) => agent.name ?? []);
      const all = [...this.#data.agents.map((agent) => agent.name), ...known];
      this.faults.push(
        `${place}: “${name}” is the name of no agent. ${suggestNearest(name, [...new Set(all)])}`,
      );
      return [];
    });
  }

  #picture(document: string, field: readonly string[], path: string | null | undefined, alt: string): void {
    if (path) this.pictures.push({ document, field, path, alt });
  }

  #refuseRepeats(items: readonly { id?: string | number | undefined; place: string }[]): void {
    for (const [index, { id, place }] of items.entries()) {
      const other = items.slice(0, index).find((item) => id !== undefined && item.id === id);
      if (other) this.faults.push(`${place}: has the id of ${other.place}, ${id}. Give each its own.`);
    }
  }
}

function getVoice({ introText, voiceId, voiceSettings }: NonNullable<ClientAgent['voice']>) {
  return makeObject('voice', {
    introText,
    ...(voiceId ? { voiceId } : {}),
    ...(voiceSettings && {
      voiceSettings: makeObject('voiceSettings', {
        stability: voiceSettings.stability,
        similarityBoost: voiceSettings.similarity_boost,
        style: voiceSettings.style,
        useSpeakerBoost: voiceSettings.use_speaker_boost,
      }),
    }),
  });
}

/** The items in the order of their ids; the site numbers them by their position. */
function sortByPosition<Item extends { id?: number | undefined }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => (one.id ?? 0) - (other.id ?? 0));
}

function suggestNearest(written: string, known: readonly string[]): string {
  const near = findNearest(written, known);
  return near ? `Did you mean ${near}?` : `Write one of: ${known.join(', ')}.`;
}

function joinNames(names: readonly string[]): string {
  return names.join(', ');
}
