import type { ContentReport } from './check-content.ts';
import type { Count } from './counts.ts';
import { type Finding, makeExcerpt } from './finding.ts';

/** The report for the terminal: faults to correct, or the counts. */
export function describeReport(report: ContentReport, where: string): string {
  const { findings, reminders } = report;
  const parts =
    findings.length > 0
      ? [...findings.map(describeFinding), writeSummary(findings, where)]
      : [
          ...(report.counts.length > 0 ? [countTable(report.counts)] : []),
          ...(reminders.length > 0 ? [writeReminders(reminders)] : []),
          `The content of ${where} is complete: ${report.counts.length > 0 ? 'every number and rule' : 'every page, reference, link and rule of the Studio'} holds.`,
        ];
  return parts.join('\n\n');
}

function describeFinding({ document, field, text, advice }: Finding): string {
  const lines = [[document, field].filter(Boolean).join(' › ')];
  if (text) lines.push(`  now:   ${makeExcerpt(text)}`);
  lines.push(`  to do: ${advice}`);
  return lines.join('\n');
}

function writeSummary(findings: readonly Finding[], where: string): string {
  const documents = new Set(findings.map(({ document }) => document)).size;
  return `${formatPlural(findings.length, 'thing')} to mend in ${formatPlural(documents, 'document')} of ${where}. Open each in the Studio under the name above it.`;
}

function writeReminders(reminders: readonly Finding[]): string {
  const byAdvice = Map.groupBy(reminders, ({ advice }) => advice);
  const lines = [...byAdvice].map(([advice, places]) => {
    const names = places.map(({ document, field }) => [document, field].filter(Boolean).join(' › '));
    return `  ${names.join(', ')}\n    ${advice}`;
  });
  return ['Before the site goes public (these keep nothing from working):', ...lines].join('\n');
}

function countTable(counts: readonly Count[]): string {
  return writeTable(
    ['Count', 'Expected', 'Found'],
    counts.map(({ what, expected, actual }) => [what, String(expected), String(actual)]),
  );
}

/** Formats a table: the first column aligned left, the others, which are numbers, right. */
function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

function formatPlural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
