import { getPublishedId } from '@sanity/client/csm';
import type { Schema } from 'sanity';
import { isObject } from '../../content/is-object.ts';
import { readPath } from '../shared/read-value.ts';
import type { Problem } from './list-problems.ts';

/** The target of a reference. */
export interface ReferenceTarget {
  id: string;
  type: string;
  title: string | undefined;
  isPublished: boolean;
}

/** Converts stored documents, drafts and published, to targets by published id. */
export function readReferenceTargets(
  documents: readonly unknown[],
  schema: Schema,
): ReadonlyMap<string, ReferenceTarget> {
  const targets = new Map<string, ReferenceTarget>();
  for (const document of documents.filter(isObject)) {
    if (typeof document._id !== 'string' || typeof document._type !== 'string') continue;
    const id = getPublishedId(document._id);
    const isPublished = id === document._id || targets.get(id)?.isPublished === true;
    targets.set(id, {
      id,
      type: document._type,
      title: getTitle(document, document._type, schema),
      isPublished,
    });
  }
  return targets;
}

function getTitle(document: unknown, typeName: string, schema: Schema): string | undefined {
  const type = schema.get(typeName);
  const path = type?.preview?.select?.title ?? 'title';
  const title = readPath(document, path.split('.'));
  if (typeof title === 'string' && title.trim()) return title;
  return type?.title;
}

/**
 * Replaces Sanity's message about an unpublished reference, which is the same for unpublished and missing
 * targets. Unchanged when the target is published.
 */
export function explainReference(problem: Problem, targets: ReadonlyMap<string, ReferenceTarget>): Problem {
  if (problem.target === undefined) return problem;
  const target = targets.get(problem.target);
  if (target?.isPublished) return problem;
  return {
    ...problem,
    message: target
      ? `“${target.title ?? target.type}” was never published, so visitors cannot see it. Publish it first, or choose another.`
      : 'What was chosen here no longer exists. Choose another, or remove the line.',
  };
}
