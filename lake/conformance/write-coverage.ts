import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  UNSUPPORTED_CALLS,
  UNSUPPORTED_GROQ,
  UNSUPPORTED_TRANSFORMS,
  type Unsupported,
} from '../src/unsupported.ts';

const lake = join(import.meta.dirname, '..');
const file = join(lake, 'COVERAGE.md');
/** Written by hand after a run of the bench, since figures differ between machines. */
const measured = join(lake, 'bench/results.md');

const INTRODUCTION = `# Protocol coverage of the embedded lake

Every line is a fact of the Content Lake's HTTP protocol that a conformance test checks (\`lake/conformance/\`); the sections
are those of the protocol. *Supported*: behaves like the hosted lake. *Refused*: an explicit error, with 501 or the status of the
protocol, never a wrong result. *Harmless*: a feature of Sanity's cloud without meaning on one machine, with a neutral response
that clients accept. Generated from the names of the tests by \`npm run docs\`.

The tests use \`@sanity/client\` 8 and 7, and \`sanity\` 6. \`npx node lake/conformance/try-older-studio.ts\` uses the Studio of \`sanity\` 5
in a browser as a journey uses that of \`sanity\` 6: create, edit, publish, reference, upload, history, a release, and the presence of two
people.`;

type Fact = { section: string; status: string; fact: string };

/** Lists the facts in the order of the sections, from the test names \`<number> <title> > <status>: <fact>\`. */
function listFacts(): Fact[] {
  // Without static parsing, since functions and loops generate the test names.
  const listing = execFileSync('vitest', ['list', 'conformance/section-', '--no-static-parse', '--json'], {
    cwd: lake,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const names = (JSON.parse(listing.slice(listing.indexOf('['))) as { name: string; file: string }[]).sort(
    (one, other) => basename(one.file).localeCompare(basename(other.file), 'en', { numeric: true }),
  );
  return names.map(({ name }) => {
    const [, section, status, fact] = /^(.+?) > (supported|refused|harmless): (.+)$/s.exec(name) ?? [];
    if (!section || !status || !fact)
      throw new Error(`"${name}" is no conformance test: see conformance/facts.ts`);
    return { section, status, fact };
  });
}

function makeDocument(facts: readonly Fact[]): string {
  const sections = [...Map.groupBy(facts, ({ section }) => section)];
  const count = (list: readonly Fact[], status: string) =>
    list.filter((fact) => fact.status === status).length;
  const writeFactRow = (title: string, list: readonly Fact[]) =>
    `| ${title} | ${['supported', 'refused', 'harmless'].map((status) => count(list, status)).join(' | ')} |`;
  const summary = [
    '| section | supported | refused | harmless |',
    '|---|---:|---:|---:|',
    ...sections.map(([title, list]) => writeFactRow(escapeMarkdown(title), list)),
    writeFactRow('**all**', facts),
  ];
  const details = sections.map(([title, list]) =>
    [
      `## ${escapeMarkdown(title)}`,
      '',
      ...list.map(({ status, fact }) => `- ${status}: ${escapeMarkdown(fact)}`),
    ].join('\n'),
  );
  const parts = [
    INTRODUCTION,
    summary.join('\n'),
    writeUnsupported(),
    readFileSync(measured, 'utf8').trim(),
    ...details,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Everything that the lake answers 501 for, from the table that its routes read. */
function writeUnsupported(): string {
  const writeRow = (what: string, { noticed }: Unsupported) =>
    `| ${what} | ${noticed.replaceAll('|', '\\|')} |`;
  const writeRows = (entries: Readonly<Record<string, Unsupported>>) =>
    Object.entries(entries).map(([name, entry]) => writeRow(escapeMarkdown(name), entry));
  const calls = Object.entries(UNSUPPORTED_CALLS).map(([feature, entry]) => {
    const [name = ''] = feature.split(':');
    return writeRow(`${escapeMarkdown(name)}: ${entry.paths.map((path) => `\`${path}\``).join(', ')}`, entry);
  });
  return [
    '## What answers 501',
    '',
    'All of it: any method of these paths that is not listed below as supported or harmless, these values in the address of an image, and these functions in a query. Generated from the table that the routes read (`src/unsupported.ts`).',
    '',
    '| what | what one notices, and what there is instead |',
    '|---|---|',
    ...calls,
    ...writeRows(UNSUPPORTED_TRANSFORMS),
    ...writeRows(UNSUPPORTED_GROQ),
  ].join('\n');
}

/** Escapes Markdown. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|]/g, '\\$&').replace(/\s+/g, ' ');
}

/** Writes the page; with \`--check\` it only compares, and sets exit code 1 when the page is stale. */
function main(check: boolean): void {
  const wanted = makeDocument(listFacts());
  if (!check) writeFileSync(file, wanted);
  else if (readFileSync(file, 'utf8') !== wanted) {
    console.error('lake/COVERAGE.md is stale. Run "npm run docs" and commit the file.');
    process.exitCode = 1;
  }
}

main(process.argv.includes('--check'));
