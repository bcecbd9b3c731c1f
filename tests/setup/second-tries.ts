import type { Reporter, TestModule } from 'vitest/node';

/** Says at the end which tests failed once and passed when run again, and what failed: none of it is to go unseen. */
export class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => {
          const errors = test.result().errors ?? [];
          return `  ${module.relativeModuleId} > ${test.fullName}\n    ${errors.map(({ message }) => message).join('\n    ')}`;
        }),
    );
    if (lines.length > 0) process.stdout.write(`\nPassed when run again:\n${lines.join('\n')}\n`);
  }
}
