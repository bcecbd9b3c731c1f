import { containsExampleDetail } from '../../schemas/example-details.ts';
import { checkLinks, checkPages, checkPictures, checkReferences } from './content-rules.ts';
import { type Count, checkCounts, computeCounts } from './counts.ts';
import { type Content, listValues, type Placed } from './dataset.ts';
import { createFinding, type Finding } from './finding.ts';
import { checkLaunch } from './launch.ts';
import { checkModelRules } from './model-rules.ts';

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
    counts: specification ? computeCounts(content) : [],
    findings: [...findings, ...withoutRepeats(errors, findings)],
    reminders: [...warnings, ...remindOfExampleDetails(content), ...remindOfForeignMedia(content)],
  };
}

/** Drops errors of the content model about fields that another check has already reported. */
function withoutRepeats(errors: readonly Finding[], findings: readonly Finding[]): Finding[] {
  const told = new Set(findings.map(describePlace));
  return errors.filter((error) => !told.has(describePlace(error)));
}

function describePlace({ document, field }: Finding): string {
  return `${document} › ${field}`;
}

/** Reminds of example contact details outside of Site settings; the fields of Site settings have their own warning. */
export function remindOfExampleDetails(content: Content): Finding[] {
  return content
    .filter((document) => document._type !== 'siteSettings')
    .flatMap(listValues)
    .filter((place): place is Placed<string> => typeof place.value === 'string')
    .filter(({ value }) => containsExampleDetail(value))
    .map((place) =>
      createFinding(
        place,
        'A contact detail of the example was copied here. Write {organization}, {address}, {email} or {phone} instead, and the site fills in what Site settings says.',
      ),
    );
}

/** Fields with an address that the visitor's browser loads. */
const MEDIA_FIELDS = new Set(['videoUrl', 'combinedUrl', 'url', 'secureUrl']);

/** Reminds of media that visitors would load from another company, which the privacy policy excludes. */
export function remindOfForeignMedia(content: Content): Finding[] {
  return content
    .filter((document) => !document._type.startsWith('sanity.'))
    .flatMap(listValues)
    .filter(
      ({ path, value }) => MEDIA_FIELDS.has(String(path.at(-1))) && /^(https?:)?\/\//.test(String(value)),
    )
    .map((place) =>
      createFinding(
        place,
        'Visitors load this from another company, and the privacy policy says they load nothing from elsewhere. Upload the file instead, or change the privacy policy.',
      ),
    );
}
