import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listMessages, type Message, shape } from '../schemas/editor-messages/provoke-messages.ts';

const file = join(import.meta.dirname, '..', 'docs', 'editor-messages.md');

const INTRODUCTION = `# What the Studio says to editors

Every message that a field can show, under the name of its form, and with the field as the form calls it: what was typed, what the
Studio then says, and whether it keeps the page from being published (*error*) or only advises (*warning*). Generated from
the schemas by \`npm run docs\`, which provokes each; \`npm test\` fails when it is stale.`;

const TABLE_HEAD = '| field | level | provoked by | message |\n|---|---|---|---|';

/** A message of at least this many fields is listed once for all of them. */
const MIN_FIELDS_TO_MERGE = 8;

function page(messages: readonly Message[]): string {
  const kinds = [...Map.groupBy(messages, ({ message, level }) => `${level}: ${shape(message)}`).values()];
  const common = kinds
    .filter((rows) => rows.length >= MIN_FIELDS_TO_MERGE)
    .sort((one, other) => other.length - one.length);
  const shared = common.flatMap(([first, ...more]) =>
    first ? [row(first, `${more.length + 1} fields`)] : [],
  );
  const own = kinds.filter((rows) => rows.length < MIN_FIELDS_TO_MERGE).flat();
  const forms = Map.groupBy(own, ({ path }) => path.split(/[.[]/)[0]).values();
  const sections = [...forms].map((rows) => {
    const lines = rows.map((message) => row(message, message.titles.slice(1).join(', ') || 'as a whole'));
    return `## ${rows[0]?.titles[0]}\n\n${TABLE_HEAD}\n${lines.join('\n')}`;
  });
  const everywhere = `## In many fields\n\nThe numbers are each field’s own.\n\n${TABLE_HEAD}\n${shared.join('\n')}`;
  return `${[INTRODUCTION, everywhere, ...sections].join('\n\n')}\n`;
}

function row({ level, provokedBy, message }: Message, field: string): string {
  return `| ${[field, level, provokedBy, message].map(escaped).join(' | ')} |`;
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}

const fresh = page(await listMessages());
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== fresh) {
    console.error('docs/editor-messages.md is stale. Run "npm run docs" and commit the file.');
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, fresh);
}
