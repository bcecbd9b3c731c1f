import { expect, it } from 'vitest';
import { readAuditReport } from './read-report.ts';

/** As npm 10 prints it, without what is not read. */
function report(vulnerabilities: object): string {
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });
}

const hole = {
  severity: 'high',
  range: '<2.0.1',
  fixAvailable: { name: 'parser', version: '2.0.1' },
  via: [{ title: 'Endless loop', url: 'https://example.org/advisory' }],
};

it('finds nothing where there is nothing', () => {
  expect(readAuditReport(report({}))).toEqual({ serious: [], lesser: 0 });
});

it('says of a serious hole where it is, what it is and what mends it', () => {
  const found = readAuditReport(
    report({
      parser: hole,
      reader: { ...hole, severity: 'critical', via: ['parser'], fixAvailable: false },
      writer: { ...hole, severity: 'moderate', fixAvailable: true },
    }),
  );
  expect(found).toEqual({
    serious: [
      'parser <2.0.1 (high): Endless loop https://example.org/advisory. parser 2.0.1 mends it.',
      'reader <2.0.1 (critical), by what it depends on. There is no fix yet.',
    ],
    lesser: 1,
  });
});

it.each([
  [
    '{"message":"request to https://registry.npmjs.org failed"}',
    'request to https://registry.npmjs.org failed',
  ],
  ['', 'npm printed no report.'],
  ['<html>', 'npm printed no report.'],
])('never takes %j for a clean report', (printed, unreachable) => {
  expect(readAuditReport(printed)).toEqual({ unreachable });
});
