import { isUnfilledFact } from '../../schemas/placeholders.ts';
import {
  type Content,
  type ContentDocument,
  listsAt,
  ofType,
  textsOf,
  valueAt,
  valuesOf,
} from './dataset.ts';

/** A row of the table of measures of the copy: how it is written, and what must be done before a launch. */
export type CopyMeasure = { what: string; found: string };

/** Words that say that something does not exist yet or is uncertain. The notice at the bottom of every page already says so. */
const HEDGE =
  /\b(concept(ual)?|planned|plans? to|would|could|might|should|intend(s|ed)? to|not yet|meant (to|for)|designed (to|for))\b/giu;

/** Number of consecutive words that make a phrase, and in how many documents it may occur before it is reported. */
const PHRASE_WORDS = 5;
const PHRASE_DOCUMENTS = 3;

/** Document types whose views add links to other pages: the agents' buttons, and the link to the home page. */
const LINKED_BY_VIEW = new Set(['agent', 'notFoundPage']);

export function copyMeasures(content: Content): CopyMeasure[] {
  const agents = ofType(content, 'agent');
  const solutions = agents.flatMap(solutionSentences);
  const shares = agents.map((agent) => ({ name: String(agent.name), share: announcementShare(agent) }));
  const most = shares.toSorted((one, other) => other.share - one.share)[0];
  const phrases = repeatedPhrases(content);
  return [
    { what: 'hedges per thousand words', found: hedgesPerThousandWords(content).toFixed(1) },
    {
      what: 'sentences of solutions that say “will”',
      found: `${solutions.filter((sentence) => /\bwill\b/.test(sentence)).length} of ${solutions.length}`,
    },
    {
      what: 'most sentences of an agent that open with its name or pronoun and “will”',
      found: most ? `${percent(most.share)} (${most.name})` : 'none',
    },
    {
      what: `phrases of ${PHRASE_WORDS} words in more than ${PHRASE_DOCUMENTS} documents`,
      found: listed(phrases.map((phrase) => `“${phrase}”`)),
    },
    { what: 'placeholders', found: listed(content.flatMap(placeholdersOf)) },
    { what: 'statistics without a source', found: String(content.flatMap(unsourcedStatistics).length) },
    {
      what: 'pages without a link to another page',
      found: listed(pagesWithoutLink(content).map(({ _id }) => _id)),
    },
  ];
}

/** Hedges per thousand words of all copy. The transcript repeats what the agent says and is not counted. */
export function hedgesPerThousandWords(content: Content): number {
  const texts = content
    .flatMap(textsOf)
    .filter(({ path }) => path[0] !== 'transcript')
    .map(({ value }) => value);
  const hedges = texts.flatMap((text) => text.match(HEDGE) ?? []).length;
  const words = texts.flatMap(wordsOf).length;
  return words === 0 ? 0 : (1000 * hedges) / words;
}

/** The share of sentences in an agent's solutions that announce something: they begin with its name or a pronoun and 'will'. */
export function announcementShare(agent: ContentDocument): number {
  const sentences = solutionSentences(agent);
  const opening = new RegExp(`^(${String(agent.name)}|He|She) will\\b`);
  return sentences.filter((sentence) => opening.test(sentence)).length / Math.max(1, sentences.length);
}

function solutionSentences(agent: ContentDocument): string[] {
  const cards = listsAt(agent, 'problemCards').flatMap(({ value }) => value);
  return [agent, ...cards]
    .map((part) => valueAt({ _id: agent._id, _type: agent._type, ...Object(part) }, 'solution'))
    .filter((text) => typeof text === 'string')
    .flatMap((text) => text.split(/(?<=[.?!][”’)]?)\s+/));
}

/** Phrases that occur in too many documents, each once, by first occurrence. */
export function repeatedPhrases(content: Content): string[] {
  const places = new Map<string, Set<string>>();
  for (const document of content) {
    for (const { value } of textsOf(document)) {
      const words = wordsOf(value).map((word) => word.toLowerCase());
      for (let start = 0; start + PHRASE_WORDS <= words.length; start += 1) {
        const phrase = words.slice(start, start + PHRASE_WORDS).join(' ');
        places.set(phrase, (places.get(phrase) ?? new Set()).add(document._id));
      }
    }
  }
  return [...places].filter(([, documents]) => documents.size > PHRASE_DOCUMENTS).map(([phrase]) => phrase);
}

function placeholdersOf(document: ContentDocument): string[] {
  return valuesOf(document).flatMap(({ value }) =>
    typeof value === 'string' && isUnfilledFact(value) ? [`“${value}”`] : [],
  );
}

function unsourcedStatistics(document: ContentDocument): unknown[] {
  return valuesOf(document).filter(
    ({ value }) => fieldOf(value, '_type') === 'sourcedStatistic' && !fieldOf(value, 'source'),
  );
}

/** Pages (documents with texts for search engines) whose content links to no other page. */
function pagesWithoutLink(content: Content): ContentDocument[] {
  return content
    .filter((document) => document.seo !== undefined && !LINKED_BY_VIEW.has(document._type))
    .filter(
      (document) => !valuesOf(document).some(({ value }) => /^\//.test(String(fieldOf(value, 'href')))),
    );
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}{}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? [];
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

function listed(found: readonly string[]): string {
  return found.length === 0 ? '0' : `${found.length}: ${found.join(', ')}`;
}
