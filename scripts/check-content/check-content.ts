import { checkLinks, checkPages, checkPictures, checkReferences } from './content-rules.ts';
import { type Count, checkCounts, countsOf } from './counts.ts';
import type { Content } from './dataset.ts';
import type { Finding } from './finding.ts';
import { checkLaunch } from './launch.ts';
import { checkModelRules } from './model-rules.ts';
import { remindOfExampleDetails, remindOfForeignMedia } from './reminders.ts';

type CheckOptions = {
  /**
   * Also checks the counts that the specification sets for the first content and that editors may change. The texts that it gives
   * verbatim are checked in scripts/seed/spec-texts.test.ts.
   */
  specification: boolean;
  /** The date of the launch: also reports everything that must be resolved before it. */
  launch?: Date | undefined;
};

export type ContentReport = {
  /** The counts of the specification; empty when the content may differ from them. */
  counts: Count[];
  /** Faults that must be corrected. */
  findings: Finding[];
  /** Tasks for before the site goes public; they do not prevent publishing. */
  reminders: Finding[];
};

/** Types of the lake itself: uploaded files and system documents, without copy. */
const LAKE_TYPE = /^(sanity|system)\./;

/**
 * Checks the published documents of a dataset against the rules for all content and, on request, against the specification.
 *
 * @param documents all published documents, including those of uploaded files, which other documents refer to
 */
export async function checkContent(
  documents: Content,
  { specification, launch }: CheckOptions,
): Promise<ContentReport> {
  const content = documents.filter((document) => !LAKE_TYPE.test(document._type));
  const { errors, warnings } = await checkModelRules(content);
  const findings = [
    ...checkPages(content),
    ...checkReferences(documents),
    ...checkLinks(content),
    ...checkPictures(content),
    ...(specification ? checkCounts(content) : []),
    ...(launch ? checkLaunch(content, launch) : []),
  ];
  return {
    counts: specification ? countsOf(content) : [],
    findings: [...findings, ...withoutRepeats(errors, findings)],
    reminders: [...warnings, ...remindOfExampleDetails(content), ...remindOfForeignMedia(content)],
  };
}

/** Drops errors of the content model about fields that another check has already reported. */
function withoutRepeats(errors: readonly Finding[], findings: readonly Finding[]): Finding[] {
  const told = new Set(findings.map(placeOf));
  return errors.filter((error) => !told.has(placeOf(error)));
}

function placeOf({ document, field }: Finding): string {
  return `${document} › ${field}`;
}
