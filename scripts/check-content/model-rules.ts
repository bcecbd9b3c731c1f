import { definitions } from '../../schemas/definitions.ts';
import { createContentLake } from './content-lake.ts';
import type { Content } from './dataset.ts';
import { findDocumentFaults } from './document-faults.ts';
import { createFinding, type Finding } from './finding.ts';

/** Results of the content model's rules: `errors` prevent publishing, `warnings` do not. */
type Verdicts = { errors: Finding[]; warnings: Finding[] };

const known = new Set(definitions.map(({ name }) => name));

/**
 * Checks every document of the content model's types against its validation rules, as the Studio does during editing.
 *
 * @param dataset all documents of the dataset, for rules about unique addresses and link targets
 */
export async function checkModelRules(content: Content, dataset: Content = content): Promise<Verdicts> {
  const lake = createContentLake(dataset);
  const verdicts: Verdicts = { errors: [], warnings: [] };
  for (const document of content.filter(({ _type }) => known.has(_type))) {
    for (const fault of await findDocumentFaults(document, lake)) {
      verdicts[`${fault.level}s`].push(createFinding(fault, fault.message));
    }
  }
  return verdicts;
}
