import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '../../scripts/run-main.ts';
import { beginCopy, type CheckoutCopy } from './checkout-copy.ts';
import { type Check, commandOf, type Fault, plantedIn } from './fault.ts';
import { faults } from './faults.ts';
import { endCommand, runCommand } from './run-command.ts';

const usage = `node tests/planted-faults/main.ts [name ...] [--list] [--sound] [--verbose]

Plants each fault whose name contains one of the given texts in a copy of this checkout, one after the other, and
runs the check that has to notice it. Ends with code 1 if a fault was not caught or could not be planted.

  --list     says which faults there are
  --sound    first runs each check without a fault: it has to pass
  --verbose  shows what a check said that did not catch its fault`;

/** The result of a check. */
interface Result {
  name: string;
  check: string;
  /** 'caught' and 'sound' are the expected verdicts. */
  verdict: 'caught' | 'NOT CAUGHT' | 'WRONG REASON' | 'NOT PLANTED' | 'sound' | 'NOT SOUND';
  output: string;
  seconds: number;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      list: { type: 'boolean' },
      sound: { type: 'boolean' },
      verbose: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  const asked = faults.filter(
    ({ name }) => positionals.length === 0 || positionals.some((text) => name.includes(text)),
  );
  if (asked.length === 0) throw new Error(`No fault has a name with ${positionals.join(' or ')} in it.`);
  if (values.list) return console.log(asked.map(({ name, check }) => `${name}  (${check})`).join('\n'));

  const copy = beginCopy(join(import.meta.dirname, '..', '..'));
  const leave = () => {
    endCommand();
    copy.remove();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      leave();
      process.exit(1);
    });
  try {
    copy.fill();
    const results: Result[] = [];
    const report = (result: Result) => {
      results.push(result);
      console.log(lineOf(result));
      if (values.verbose && !isGood(result)) console.log(result.output);
    };
    if (values.sound) for (const check of distinctChecks(asked)) report(await runSound(copy, check));
    for (const fault of asked) report(await runPlanted(copy, fault));
    summarize(results);
  } finally {
    leave();
  }
}

function distinctChecks(some: readonly Fault[]): Check[] {
  return [...new Map(some.map((fault) => [commandOf(fault).join(' '), fault])).values()];
}

async function runSound({ root }: CheckoutCopy, { check, only }: Check): Promise<Result> {
  const begun = performance.now();
  const { code, output } = await runCommand(root, commandOf({ check, only }));
  const name = only ? `without a fault: ${only}` : 'without a fault';
  return { name, check, verdict: code === 0 ? 'sound' : 'NOT SOUND', output, seconds: secondsSince(begun) };
}

async function runPlanted({ root, resetBuilds }: CheckoutCopy, fault: Fault): Promise<Result> {
  const begun = performance.now();
  const { name, check } = fault;
  const file = join(root, fault.file);
  const text = readFileSync(file, 'utf8');
  const planted = plantedIn(text, fault);
  if (planted === undefined) return { name, check, verdict: 'NOT PLANTED', output: '', seconds: 0 };
  try {
    writeFileSync(file, planted);
    const { code, output } = await runCommand(root, commandOf(fault));
    const verdict = code === 0 ? 'NOT CAUGHT' : fault.says.test(output) ? 'caught' : 'WRONG REASON';
    return { name, check, verdict, output, seconds: secondsSince(begun) };
  } finally {
    writeFileSync(file, text);
    if (check.startsWith('tests/journeys/')) resetBuilds();
  }
}

function secondsSince(begun: number): number {
  return (performance.now() - begun) / 1000;
}

function isGood({ verdict }: Result): boolean {
  return verdict === 'caught' || verdict === 'sound';
}

function lineOf({ name, verdict, seconds }: Result): string {
  return `${verdict.padEnd(12)}  ${seconds.toFixed(1).padStart(6)} s  ${name}`;
}

function summarize(results: readonly Result[]): void {
  const width = Math.max(...results.map((result) => lineOf(result).length));
  console.log(`\n${results.map((result) => `${lineOf(result).padEnd(width)}  ${result.check}`).join('\n')}`);
  const bad = results.filter((result) => !isGood(result)).length;
  console.log(`\n${results.length - bad} as they should be, ${bad} not`);
  process.exitCode = bad === 0 ? 0 : 1;
}

runMain(main);
