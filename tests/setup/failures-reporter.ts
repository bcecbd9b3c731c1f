import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

/** Writes each failed test and the first line of its error to the file that FAILURES_FILE names (scripts/steps.ts). */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export.
export default class FailuresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env.FAILURES_FILE;
    if (file === undefined) return;
    const lines = [
      ...modules.flatMap((module) => [
        ...module.errors().map((error) => line(module.relativeModuleId, error)),
        ...[...module.children.allTests('failed')].map((test) =>
          line(placeOf(test), test.result().errors?.[0]),
        ),
      ]),
      ...unhandled.map((error) => line('outside a test', error)),
    ];
    if (lines.length > 0) writeFileSync(file, lines.join('\n'));
  }
}

const placeOf = (test: TestCase) => `${test.module.relativeModuleId} > ${test.fullName}`;

function line(place: string, error: { message: string } | undefined): string {
  return `${place}: ${error?.message.split('\n', 1)[0] ?? 'failed'}`;
}
