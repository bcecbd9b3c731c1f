import { z } from 'zod';

/** What an audit found: serious holes by package, each one line, or why there is no answer. */
export type AuditVerdict = { serious: string[]; lesser: number } | { unreachable: string };

const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.enum(severities),
      range: z.string(),
      fixAvailable: z.union([z.boolean(), z.object({ name: z.string(), version: z.string() })]),
      via: z.array(
        z.union([z.string(), z.object({ title: z.string().optional(), url: z.string().optional() })]),
      ),
    }),
  ),
});
const faultSchema = z.object({ message: z.string() });

/** Reads what `npm audit --json` printed (npm's report, version 2). High and critical holes are serious. */
export function readAuditReport(printed: string): AuditVerdict {
  const json = parse(printed);
  const report = reportSchema.safeParse(json);
  if (!report.success) {
    const fault = faultSchema.safeParse(json);
    return { unreachable: fault.success ? fault.data.message : 'npm printed no report.' };
  }
  const found = Object.entries(report.data.vulnerabilities);
  const serious = found.filter(([, { severity }]) => severity === 'high' || severity === 'critical');
  return {
    serious: serious.map(([name, { severity, range, fixAvailable, via }]) => {
      const [why] = via.flatMap((cause) => (typeof cause === 'string' ? [] : [cause]));
      const about = why ? `: ${why.title ?? ''} ${why.url ?? ''}`.trimEnd() : ', by what it depends on';
      return `${name} ${range} (${severity})${about}. ${describeFix(fixAvailable)}`;
    }),
    lesser: found.length - serious.length,
  };
}

function describeFix(fix: boolean | { name: string; version: string }): string {
  if (fix === false) return 'There is no fix yet.';
  return fix === true ? 'npm audit fix mends it.' : `${fix.name} ${fix.version} mends it.`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
