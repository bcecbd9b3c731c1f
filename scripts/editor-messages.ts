import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listMessages, type Message, shape } from '../schemas/editor-messages/provoke-messages.ts';

const file = join(import.meta.dirname, '..', 'docs', 'editor-messages.md');

const INTRODUCTION = `# What the Studio says to editors

Every message that a field of \`schemas/\` can show, found by provoking it: what was typed, what the Studio then says, and whether it
keeps the page from being published (*error*) or only advises (*warning*). Generated from the schemas by
\`npm run docs\`; \`npm test\` fails when it is stale.`;

const HEAD = '| field | level | provoked by | message |\n|---|---|---|---|';

/** From how many fields a message is told once, for all of them. */
const MANY = 8;

function page(messages: readonly Message[]): string {
  const kinds = [...Map.groupBy(messages, ({ message, level }) => `${level}: ${shape(message)}`).values()];
  const common = kinds.filter((rows) => rows.length >= MANY).sort((one, other) => other.length - one.length);
  const shared = common.flatMap(([first, ...more]) =>
    first ? [row({ ...first, path: `${more.length + 1} fields` })] : [],
  );
  const own = kinds.filter((rows) => rows.length < MANY).flat();
  const types = [...Map.groupBy(own, ({ path }) => path.split(/[.[]/)[0] ?? path)];
  const sections = types.map(([type, rows]) => `## ${type}\n\n${HEAD}\n${rows.map(row).join('\n')}`);
  const everywhere = `## In many fields\n\nThe numbers are each field’s own.\n\n${HEAD}\n${shared.join('\n')}`;
  return `${[INTRODUCTION, everywhere, ...sections].join('\n\n')}\n`;
}

function row({ path, level, provokedBy, message }: Message): string {
  return `| ${[`\`${path}\``, level, provokedBy, message].map(escaped).join(' | ')} |`;
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
