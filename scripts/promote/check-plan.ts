import { isPublished } from '../content-check/dataset.ts';
import { documentName, type Finding } from '../content-check/finding.ts';
import { checkModelRules } from '../content-check/model-rules.ts';
import { type LakeContent, referencesOf } from './lake-content.ts';
import type { Plan, PlanOptions } from './plan.ts';

type Documents = LakeContent['documents'];

/** The reasons why a plan cannot be applied, one or more sentences each. */
export async function checkPlan(plan: Plan, target: LakeContent, options: PlanOptions): Promise<string[]> {
  const afterwards = documentsAfter(plan, target);
  return [
    ...editedFaults(plan, options),
    ...(await schemaFaults(plan, afterwards)),
    ...referenceFaults(plan, afterwards),
    ...localFileFaults(plan),
  ];
}

/** The target's documents after the plan. */
function documentsAfter({ steps, uploads }: Plan, target: LakeContent): Documents {
  const after = new Map(target.documents);
  for (const file of uploads) after.set(file._id, file);
  for (const step of steps) {
    if (step.after) after.set(step.id, step.after);
    else after.delete(step.id);
  }
  return after;
}

function editedFaults({ edited }: Plan, { replace, keepEdits }: PlanOptions): string[] {
  if (edited.length === 0 || replace || keepEdits) return [];
  const names = edited.map(
    ({ before }) => `  ${before ? `${documentName(before)}, ${before._updatedAt}` : ''}`,
  );
  return [
    `Somebody edited in the target what would be changed:\n${names.join('\n')}\nAdd --keep-edits to leave these as they are and carry the rest, or --replace to write over them.`,
  ];
}

async function schemaFaults({ steps }: Plan, afterwards: Documents): Promise<string[]> {
  const written = steps.flatMap(({ id, after }) => (after && isPublished(id) ? after : []));
  // Drafts of the target are checked when they are published.
  const published = [...afterwards.values()].filter(({ _id }) => isPublished(_id));
  const { errors } = await checkModelRules(written, published);
  return errors.map(describe);
}

function describe({ document, field, advice }: Finding): string {
  return `${[document, field].filter(Boolean).join(' › ')}: ${advice}`;
}

/** References that would be broken in the target: in documents to write, and to documents to delete. */
function referenceFaults({ steps }: Plan, afterwards: Documents): string[] {
  const written = new Set(steps.map(({ id }) => id));
  return [...afterwards.values()].flatMap((document) =>
    referencesOf(document)
      .filter(
        ({ to, isWeak }) => !isWeak && !afterwards.has(to) && (written.has(document._id) || written.has(to)),
      )
      .map(({ to }) =>
        written.has(to)
          ? `${documentName(document)} of the target points to “${to}”, which would be deleted. Change it there first, or leave out --delete.`
          : `${documentName(document)} points to “${to}”, which the target does not have. Publish that in the source, or leave this one out with --only.`,
      ),
  );
}

/** Path of media that the avatar tool stored on this server, without a media host. */
const LOCAL_MEDIA_PATH = /^\/_providers\//;

function localFileFaults({ steps }: Plan): string[] {
  return steps.flatMap(({ after }) => {
    const [address] = after ? textsIn(after).filter((text) => LOCAL_MEDIA_PATH.test(text)) : [];
    if (!after || !address) return [];
    return `${documentName(after)} shows a file that only this server keeps: ${address}. In the Studio, download that video and upload it in the field “Video: upload”, then clear “Generated avatar files”; or make it again with a media host set (MEDIA_CLOUD_NAME in .env); or leave this one out with --only.`;
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
