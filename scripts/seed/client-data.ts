import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { readField } from '../../content/read-field.ts';
import { agentDomains } from '../../schemas/agent-domains.ts';
import { OperatorError } from '../shared/operator-error.ts';

/** The light bulb that a deliverable may begin with; the site adds its own. */
const LIGHT_BULB = /^\s*💡\uFE0F?\s*/u;

const text = z.string().trim();
const texts = z.array(text.transform((value) => value.replace(LIGHT_BULB, '')));
/** The position in a list, from 1. */
const position = z.int().positive().optional();
const picture = text.nullish();

const voice = z.strictObject({
  voiceId: text.nullish(),
  introText: text,
  voiceSettings: z
    .strictObject({
      stability: z.number(),
      similarity_boost: z.number(),
      style: z.number(),
      use_speaker_boost: z.boolean(),
    })
    .optional(),
});

const priorityItems = z.array(z.strictObject({ id: position, problem: text, impact: text }));

const problemCards = z.array(
  z.strictObject({
    id: position,
    title: text,
    problem: text.optional(),
    solution: text,
    aiPillars: z.array(text),
    deliverables: texts,
  }),
);

const agent = z.strictObject({
  id: text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no id: use lowercase letters and digits, such as tara'),
  name: text,
  title: text,
  description: text,
  domain: z.enum(agentDomains),
  icon: text.nullish(),
  color: text.nullish(),
  image: picture,
  domainImage: picture,
  problem: text,
  solution: text,
  deliverables: texts,
  expertise: z.array(text),
  videoUrl: text.nullish(),
  combined_url: text.nullish(),
  priorityData: z
    .strictObject({ critical: priorityItems, operational: priorityItems, enhancement: priorityItems })
    .optional(),
  problemCards: z.union([z.strictObject({ cards: problemCards }), problemCards]).optional(),
  voice: voice.optional(),
});

const frameworkCard = z.strictObject({
  id: position,
  title: text,
  problem: text,
  solution: text,
  aiPillars: z.array(text),
  dataSources: z.array(text),
  engineering: z.array(text),
  deliverables: texts,
});

const clientData = z.strictObject({
  agents: z.array(agent).default([]),
  avatars: z.array(z.strictObject({ id: text, name: text, image: picture, voice })).default([]),
  challengeRows: z
    .array(z.strictObject({ issue: text, solution: text, agents: z.union([text, z.array(text)]) }))
    .default([]),
  sampleAgent: z
    .strictObject({
      name: text,
      title: text,
      domain: z.enum(agentDomains),
      image: picture,
      videoUrl: text.nullish(),
      description: text,
    })
    .optional(),
  frameworkCards: z.array(frameworkCard).default([]),
});

/**
 * A client's own content: agents with ids and prefixed deliverables, names of pillars and agents as text. docs/client-data.md
 * describes each field.
 */
export type ClientData = z.infer<typeof clientData>;
export type ClientAgent = ClientData['agents'][number];

/**
 * Reads a client's data from JSON.
 *
 * @param file its name, for messages
 * @throws OperatorError that names the place of each fault
 */
export function readClientData(json: string, file: string): ClientData {
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`${file} is no JSON: ${reason}\nNothing was changed.`, { cause: error });
  }
  const { data, error } = clientData.safeParse(content);
  if (data) return data;
  throw createDataError(
    file,
    error.issues.flatMap((issue) => describeIssue(issue, content)),
  );
}

/** The error for faults in a file, one per line. */
export function createDataError(file: string, faults: readonly string[]): OperatorError {
  const lines = faults.map((fault) => `  ${fault}`).join('\n');
  return new OperatorError(
    `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in ${file}:\n${lines}\nNothing was changed. docs/client-data.md shows each field, and docs/client-data.example.json a whole file.`,
  );
}

function describeIssue(issue: z.core.$ZodIssue, content: unknown): string[] {
  const place = describePlace(issue.path, content);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const near = findNearest(key, knownFields);
      return `${[place, key].filter(Boolean).join('.')}: no field has this name. ${near ? `Did you mean ${near}?` : 'Take it out.'}`;
    });
  }
  // A list of cards may stand in an object: the faults are those of the form that the file uses.
  if (issue.code === 'invalid_union') {
    const [first] = issue.errors.toSorted((one, other) => getDepth(other) - getDepth(one));
    return (first ?? []).flatMap((inner) =>
      describeIssue({ ...inner, path: [...issue.path, ...inner.path] }, content),
    );
  }
  return [`${place || 'The file'}: ${describeFault(issue, readField(content, ...issue.path.map(String)))}`];
}

function getDepth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}

function describeFault(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'is missing. Write it.';
  if (issue.code === 'invalid_type') return `should be ${nouns[issue.expected] ?? issue.expected}.`;
  if (issue.code === 'invalid_value') {
    const choices = issue.values.map(String);
    const near = findNearest(String(value), choices);
    return `“${value}” is none of its choices. ${near ? `Did you mean ${near}?` : `Write one of: ${choices.join(', ')}.`}`;
  }
  return `${issue.message}.`;
}

const nouns: Readonly<Record<string, string>> = {
  string: 'a text',
  array: 'a list',
  object: 'an object',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** 'agents[0] (tara).problemCards.cards[2].title' */
function describePlace(path: readonly PropertyKey[], content: unknown): string {
  return path
    .map((step, index) => {
      if (typeof step !== 'number') return `${index > 0 ? '.' : ''}${String(step)}`;
      const item = readField(content, ...path.slice(0, index + 1).map(String));
      const names = ['id', 'title', 'issue'].map((field) => readField(item, field));
      const name = names.find((one) => typeof one === 'string');
      return name === undefined ? `[${step}]` : `[${step}] (${name})`;
    })
    .join('');
}

const knownFields = [
  ...[agent, frameworkCard, voice, clientData].flatMap(({ shape }) => Object.keys(shape)),
  ...[
    'stability',
    'similarity_boost',
    'style',
    'use_speaker_boost',
    'critical',
    'operational',
    'enhancement',
    'impact',
    'issue',
    'cards',
  ],
];

/** The choice that was probably meant; undefined when none is near. */
export function findNearest(written: string, choices: readonly string[]): string | undefined {
  const [best] = choices
    .map((choice) => ({ choice, changes: distance(written.toLowerCase(), choice.toLowerCase()) }))
    .sort((one, other) => one.changes - other.changes);
  return best && best.changes <= Math.max(2, written.length / 3) ? best.choice : undefined;
}
