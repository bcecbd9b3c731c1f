import { checkLinks, checkPages, checkPictures, checkReferences } from './content-rules.ts';
import { type CopyMeasure, copyMeasures } from './copy-measures.ts';
import { type Count, checkCounts, countsOf } from './counts.ts';
import type { Content } from './dataset.ts';
import type { Finding } from './finding.ts';
import { checkIntroductions } from './introductions.ts';
import { checkLaunch } from './launch.ts';
import { checkModelRules } from './model-rules.ts';
import { type Readability, readabilityOf } from './readability.ts';
import { remindOfForeignMedia, remindOfPlaceholders } from './reminders.ts';
import { checkWording } from './wording.ts';

export type CheckOptions = {
  /**
   * Also checks what the specification fixes for the first content, and editors may change: counts and how it is written. What it
   * fixes besides, to the letter, is in scripts/seed/spec-texts.test.ts.
   */
  specification: boolean;
  /** Also fails on what must be gone on the day of the launch, which is this one. */
  launch?: Date | undefined;
};

export type ContentReport = {
  /** What the specification counts; empty when the content need not keep to it. */
  counts: Count[];
  /** What must be mended. */
  findings: Finding[];
  /** What is left to do before the site goes public, and keeps nobody from publishing. */
  reminders: Finding[];
  readability: Readability[];
  measures: CopyMeasure[];
};

/** Types of the lake itself: uploaded files and settings, with no copy in them. */
const LAKE_TYPE = /^(sanity|system)\./;

/**
 * Holds the published documents of a dataset against the rules that any content keeps, and on request against the specification.
 *
 * @param documents everything that is published, uploaded files included, since documents refer to them
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
    ...(specification
      ? [...checkCounts(content), ...checkIntroductions(content), ...checkWording(content)]
      : []),
    ...(launch ? checkLaunch(content, launch) : []),
  ];
  return {
    counts: specification ? countsOf(content) : [],
    findings: [...findings, ...withoutRepeats(errors, findings)],
    reminders: [...warnings, ...remindOfPlaceholders(content), ...remindOfForeignMedia(content)],
    readability: readabilityOf(content),
    measures: copyMeasures(content),
  };
}

/** The content model's rules often say what a check has said of the same field. */
function withoutRepeats(errors: readonly Finding[], findings: readonly Finding[]): Finding[] {
  const told = new Set(findings.map(placeOf));
  return errors.filter((error) => !told.has(placeOf(error)));
}

function placeOf({ document, field }: Finding): string {
  return `${document} › ${field}`;
}
