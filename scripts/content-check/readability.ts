import { type Content, type ContentDocument, textsOf } from './dataset.ts';
import { documentName } from './finding.ts';

/** The reading difficulty of a document. */
export type Readability = {
  document: string;
  words: number;
  /** Average number of words in a sentence. */
  sentenceLength: number;
  longestSentence: number;
  /** United States school grade by the Flesch–Kincaid formula; 8 to 12 suits busy adults. */
  grade: number;
};

/** Texts with fewer words are labels, which say nothing about readability. */
const MIN_PROSE_WORDS = 8;

/** Types with many short documents, which are measured as one. */
const MEASURED_TOGETHER = new Map([
  ['aiPillar', 'AI pillars, all'],
  ['challengeRow', 'Challenge rows, all'],
  ['organizationType', 'Organization types, all'],
  ['region', 'Regions, all'],
]);

/** The reading level of each document, the hardest first. */
export function readabilityOf(content: Content): Readability[] {
  const groups = Map.groupBy(
    content,
    (document) => MEASURED_TOGETHER.get(document._type) ?? documentName(document),
  );
  return [...groups]
    .map(([name, documents]) => measure(name, documents))
    .filter(({ words }) => words > 0)
    .sort((one, other) => other.grade - one.grade);
}

function measure(document: string, documents: readonly ContentDocument[]): Readability {
  const sentences = documents
    .flatMap(textsOf)
    .filter(({ value }) => wordsOf(value).length >= MIN_PROSE_WORDS)
    .flatMap(({ value }) => value.split(/(?<=[.?!:][”’)]?)\s+/))
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const sentenceLength = words.length / Math.max(1, sentences.length);
  const grade = 0.39 * sentenceLength + 11.8 * (syllables / Math.max(1, words.length)) - 15.59;
  return {
    document,
    words: words.length,
    sentenceLength: rounded(sentenceLength),
    longestSentence: Math.max(0, ...sentences.map((sentence) => sentence.length)),
    grade: rounded(Math.max(0, grade)),
  };
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Counts groups of vowels, except silent endings (rule, planned, files): accurate enough for an average. */
export function syllablesOf(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/(?<=[aeiouy].*[^aeiouydt])(?<![^aeiouy]l)ed$/, '')
    .replace(/(?<=[aeiouy].*[^aeiouycghsxz])(?<![^aeiouy]l)es$/, '')
    .replace(/(?<=[aeiouy].*[^aeiouy])(?<![^aeiouy]l)e$/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
