import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readAuditReport } from './audit/read-report.ts';

const root = join(import.meta.dirname, '..');

/**
 * `npm run audit`: asks the registry for known vulnerabilities in what this product runs on, and fails when there are serious
 * ones or no answer. `--report` only says so, for `npm test`: why is in
 * docs/decisions/dependencies-audit-and-licence.md.
 */
const isReport = process.argv.includes('--report');
const verdict = readAuditReport(await askRegistry());
if ('unreachable' in verdict) {
  console.log(
    `The packages were not checked for known vulnerabilities, since the registry gave no answer: ${verdict.unreachable}`,
  );
  console.log('Run "npm run audit" where it can be reached.');
} else if (verdict.serious.length === 0) {
  console.log(`No serious holes are known in the packages (lesser ones: ${verdict.lesser}).`);
} else {
  console.log(['Serious holes are known in the packages:', ...verdict.serious].join('\n  - '));
}
const isClean = 'serious' in verdict && verdict.serious.length === 0;
process.exitCode = isClean || isReport ? 0 : 1;

/** What `npm audit` prints, whatever it ends with: it fails for holes and for faults alike. */
function askRegistry(): Promise<string> {
  const args = ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=10000'];
  return new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += String(chunk);
    });
    child.on('error', () => resolve(printed));
    child.on('close', () => resolve(printed));
  });
}
