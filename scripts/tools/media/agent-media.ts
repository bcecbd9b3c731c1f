import { createHash } from 'node:crypto';
import { withSiteFacts } from '../../../content/site-facts.ts';
import type { AgentCopy } from '../../seed/agents/agent-copy.ts';
import { allAgents } from '../../seed/agents/all-agents.ts';
import { siteSettings } from '../../seed/documents/site-settings.ts';
import type { MadeFrom } from '../../seed/media/media-manifest.ts';
import { type Person, type PersonName, people } from './portraits/people.ts';
import { drawPortrait } from './portraits/portrait.ts';
import { type Voice, voices } from './speech/voice.ts';

/** The sources of one agent's media. */
export type AgentMedia = {
  name: PersonName;
  person: Person;
  voice: Voice;
  introduction: string;
  /** Text of the long video: introduction and overview. It begins with the same sound as the short one. */
  combined: string;
};

/** The eight agents, in the order of their cards. */
export const agentMedia: readonly AgentMedia[] = allAgents.map((copy) => {
  const name = findPersonName(copy);
  const introduction = insertFacts(copy.introText);
  return {
    name,
    person: people[name],
    voice: voices[name],
    introduction,
    combined: `${introduction}\n\n${insertFacts(copy.overviewText)}`,
  };
});

/** Whether the seed has changed since the media were made. */
export function isStale(media: AgentMedia, made: MadeFrom | undefined): boolean {
  const now = hashSources(media);
  return made?.words !== now.words || made.voice !== now.voice || made.portrait !== now.portrait;
}

/** Hashes of the media's sources. */
export function hashSources({ combined, voice, person }: AgentMedia): MadeFrom {
  return {
    words: computeSha256(combined),
    voice: computeSha256(JSON.stringify([voice.variant, voice.pitch, voice.range, voice.rate])),
    portrait: computeSha256(drawPortrait(person)),
  };
}

function findPersonName({ slug }: AgentCopy): PersonName {
  const name = Object.keys(people).find((candidate): candidate is PersonName => candidate === slug);
  if (!name) throw new Error(`Nobody is drawn for the agent “${slug}”. Add a person to portraits/people.ts.`);
  return name;
}

/** The copy with the product's name filled in, as the site shows it. */
function insertFacts(copy: string): string {
  return withSiteFacts(copy, { product: siteSettings.productName });
}

function computeSha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
