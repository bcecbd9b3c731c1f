import { Rule } from '@sanity/schema';
import type { CustomValidator, Rule as RuleInstance, ValidationContext } from '@sanity/types';
import { allDefinitions, type Definition, type PlacedDefinition } from '../definitions.ts';

/** A validation message that a field can show. */
export interface Message {
  /** The field, as `agent.slug`. */
  path: string;
  /** The path as titles of the form. */
  titles: readonly string[];
  level: 'error' | 'warning' | 'info';
  /** The name of the sample value that causes the message. */
  provokedBy: string;
  message: string;
}

/** A sample value with its name. */
type Sample = readonly [name: string, value: unknown];

const TEXTS: readonly Sample[] = [
  ['nothing', undefined],
  ['a word', 'somewhere'],
  ['a path with a space', '/about us'],
  ['the path of a page that is not there', '/no-such-page'],
  ['a text of 2,000 characters', 'x'.repeat(2_000)],
  ['a word in braces that the site does not know', 'By {nobody}'],
  ['the years 2024–2014', '2024–2014'],
];
const PARAGRAPHS: readonly Sample[] = [
  ['nothing', undefined],
  [
    'a word in braces that the site does not know',
    { _type: 'block', children: [{ _type: 'span', text: 'By {nobody}' }] },
  ],
];
const SLUGS: readonly Sample[] = [
  ['nothing', undefined],
  ['an address with a space', { current: 'Our Team' }],
  ['the address of another page', { current: 'about' }],
  ['the address of another entry', { current: 'taken' }],
];
const LISTS: readonly Sample[] = [
  ['nothing', undefined],
  ['one entry', ['one']],
  ['thirty entries', Array.from({ length: 30 }, (_, index) => `entry ${index}`)],
];
const OBJECTS: readonly Sample[] = [
  ['nothing', undefined],
  ['a closing time alone', { closes: '17:00' }],
  ['an opening time alone', { opens: '09:00' }],
  ['closing before opening', { opens: '17:00', closes: '09:00', openDays: ['monday'] }],
  ['times without weekdays', { opens: '09:00', closes: '17:00' }],
];

const assetOf = (rest: string) => ({
  asset: { _type: 'reference', _ref: `image-${'a'.repeat(40)}-${rest}` },
});

const PICTURES: readonly Sample[] = [
  ['nothing', undefined],
  ['a picture that is not square', assetOf('600x300-png')],
  ['a picture of 180 by 180 pixels', assetOf('180x180-png')],
];

/** Sample values for a kind of field; the first is an empty field. */
function samplesFor({ type }: Definition): readonly Sample[] {
  if (type === 'slug') return SLUGS;
  if (type === 'image') return PICTURES;
  if (type === 'block') return PARAGRAPHS;
  if (type === 'array' || type === 'richText') return LISTS;
  return ['string', 'text', 'email', 'url', 'number', 'date'].includes(type) ? TEXTS : OBJECTS;
}

/** Contexts for custom rules: an agent with a video, a picture and each view, and a lake that returns `answer`. */
const surroundings = ['cards', 'priorities'].map((impactView) => ({
  document: { _id: 'drafts.a', _type: 'agent', impactView, video: { asset: { _ref: 'file-a' } } },
  parent: { asset: { _ref: 'image-a' } },
  path: [],
  getClient: () => ({
    config: () => ({ projectId: 'local', dataset: 'messages' }),
    withConfig: () => ({ fetch: (query: string) => Promise.resolve(answer(query)) }),
  }),
}));

/** A lake in which Tess has every address, no page exists, and Site settings links to a renamed page. */
function answer(query: string): unknown {
  if (query.startsWith('*[_type in')) return [];
  if (query.startsWith('*[_id == $id]')) return 'old-name';
  if (query.startsWith('*[_type == $type && slug.current')) return { name: 'Tess' };
  if (query.includes('"former"'))
    return { page: { title: 'Spring campaign' }, former: null, oldTarget: null };
  if (query.startsWith('*[!('))
    return [{ title: 'Site settings', content: ['/old-name', '/agent/old-name'] }];
  return true;
}

/** All validation messages of all fields in the content model, in the order of the schemas. */
export async function listMessages(): Promise<Message[]> {
  const found: Message[] = [];
  for (const placed of allDefinitions()) {
    for (const rule of rulesOf(placed.definition)) found.push(...(await messagesOf(placed, rule)));
  }
  return found;
}

function rulesOf({ validation }: Definition): RuleInstance[] {
  // Every validation of the content model is a function of the rule that returns one rule or a list.
  return typeof validation === 'function' ? [validation(new Rule())].flat() : [];
}

async function messagesOf(
  { path, titles, definition }: PlacedDefinition,
  rule: RuleInstance,
): Promise<Message[]> {
  const level = rule._level ?? 'error';
  if (typeof rule._message === 'string') {
    return [{ path, titles, level, provokedBy: reasonFor(rule, definition), message: rule._message }];
  }
  const rows = new Map<string, Message>();
  for (const spec of rule._rules) {
    if (spec.flag !== 'custom' || typeof spec.constraint !== 'function') continue;
    for (const [provokedBy, value, context] of samplesFor(definition).flatMap(inEachSurroundings)) {
      // The library's type of a custom rule depends on the kind of field; here it is called with samples of any kind.
      const answer = await (spec.constraint as CustomValidator)(value, context);
      const message = readMessage(answer);
      if (message && !rows.has(shape(message)))
        rows.set(shape(message), { path, titles, level, provokedBy, message });
    }
  }
  return [...rows.values()];
}

/** A sample with each of the contexts. */
function inEachSurroundings([name, value]: Sample) {
  // The custom rules of the content model read only these properties of the context.
  return surroundings.map((context) => [name, value, context as unknown as ValidationContext] as const);
}

/** Names a value that violates a rule with its own message. */
function reasonFor({ _rules: specs }: RuleInstance, { type, options }: Definition): string {
  const flags = specs.map(({ flag }) => flag);
  const reasons = [
    flags.includes('presence') && 'nothing',
    // A custom rule next to a presence rule rejects text of spaces only; next to an email rule, a placeholder address.
    flags.includes('presence') &&
      flags.includes('custom') &&
      (type === 'email' ? 'a placeholder' : 'spaces alone'),
    flags.includes('unique') && 'the same entry twice',
    flags.includes('min') && flags.includes('max') && 'a number outside the range',
    flags.includes('max') && !flags.includes('min') && 'too many entries',
    options && 'list' in options && 'what is not in the list',
    ['reference', 'date', 'email', 'url'].includes(type) && `what is no ${type}`,
  ];
  return reasons.filter(Boolean).join(', or ') || 'a value that does not fit';
}

function readMessage(answer: unknown): string | undefined {
  if (typeof answer === 'string') return answer;
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return undefined;
  return String(answer.message);
}

/** A message without numbers, paths and quotations, so that messages that differ only in these are equal. */
export function shape(message: string): string {
  return message
    .replaceAll(/“[^”]*”/g, '“”')
    .replaceAll(/\/\S+/g, '/')
    .replaceAll(/\d+/g, '0');
}
