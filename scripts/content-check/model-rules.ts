import { definitions } from '../../schemas/definitions.ts';
import { contentLake } from './content-lake.ts';
import type { Content } from './dataset.ts';
import { documentFaults } from './document-faults.ts';
import { type Finding, findingAt } from './finding.ts';

/** What the content model says: `errors` keep an editor from publishing, `warnings` do not. */
export type Verdicts = { errors: Finding[]; warnings: Finding[] };

const known = new Set(definitions.map(({ name }) => name));

/**
 * Holds every document of the content model's types against its rules, as the Studio does while an editor types.
 *
 * @param dataset all documents among which these are: their addresses must differ, and links lead to them
 */
export async function checkModelRules(content: Content, dataset: Content = content): Promise<Verdicts> {
  const lake = contentLake(dataset);
  const verdicts: Verdicts = { errors: [], warnings: [] };
  for (const document of content.filter(({ _type }) => known.has(_type))) {
    for (const fault of await documentFaults(document, lake)) {
      verdicts[`${fault.level}s`].push(findingAt(fault, fault.message));
    }
  }
  return verdicts;
}
