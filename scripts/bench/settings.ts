import { parseArgs } from 'node:util';
import { oneOf, positiveInteger } from '../options.ts';
import type { ThrottlingName } from './site/bench-site.ts';
import { SOAK_PARTS, type SoakPart } from './soak/bench-soak.ts';

const GATES = ['off', 'on'] as const;
const THROTTLINGS = ['simulated', 'applied'] as const satisfies ThrottlingName[];

/** The options of `npm run bench`. */
export type Settings = {
  /** Names of benches; empty for the default one. */
  benches: readonly string[];
  /** How long each figure of the lake is measured. */
  seconds: number;
  sizes: readonly number[] | undefined;
  runs: number;
  paths: readonly string[] | undefined;
  gates: readonly ('on' | 'off')[];
  throttlings: readonly ThrottlingName[];
  kills: number;
  minutes: number;
  /** Reads per second during the soak. */
  rate: number;
  /** Parts that the soak leaves out. */
  without: readonly SoakPart[];
};

/**
 * Parses the command's arguments; undefined for `--help`.
 *
 * @throws OperatorError that names an option with an invalid value, and what `parseArgs` throws
 */
export function readSettings(args: readonly string[]): Settings | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '3' },
      sizes: { type: 'string' },
      runs: { type: 'string', default: '5' },
      paths: { type: 'string' },
      gate: { type: 'string' },
      throttling: { type: 'string' },
      kills: { type: 'string', default: '200' },
      minutes: { type: 'string', default: '60' },
      rate: { type: 'string', default: '300' },
      without: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const { gate, throttling } = values;
  return {
    benches: positionals,
    seconds: positiveInteger('--seconds', values.seconds),
    sizes: values.sizes?.split(',').map((size) => positiveInteger('--sizes', size)),
    runs: positiveInteger('--runs', values.runs),
    paths: values.paths?.split(','),
    gates: gate === undefined ? GATES : [oneOf('--gate', gate, GATES)],
    throttlings: throttling === undefined ? THROTTLINGS : [oneOf('--throttling', throttling, THROTTLINGS)],
    kills: positiveInteger('--kills', values.kills),
    minutes: positiveInteger('--minutes', values.minutes),
    rate: positiveInteger('--rate', values.rate),
    without: values.without?.split(',').map((part) => oneOf('--without', part, SOAK_PARTS)) ?? [],
  };
}
