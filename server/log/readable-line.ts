/** A line of the log for a person at a terminal: the time of day, the level, the words, and what belongs to them. */
export function readableLine(json: string): string {
  // The log wrote it a moment ago.
  const { time, level, msg = '', error, ...rest }: LogLine = JSON.parse(json);
  const details = Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`);
  const head = [time.slice(11, 19), level.padEnd(5), msg, ...details].filter(Boolean).join(' ');
  return error?.stack ? `${head}\n${error.stack}\n` : `${head}\n`;
}

type LogLine = { time: string; level: string; msg?: string; error?: { stack?: string } } & Record<
  string,
  unknown
>;
