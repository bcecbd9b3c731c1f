import { type ReactNode, useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { sitePathOf } from '../site-path.ts';
import { InUseDialog } from './in-use-dialog.tsx';
import { findUses, type RemovedDocument, type StoredDocument, type Use } from './uses.ts';

interface UnusedOnlyProps {
  document: RemovedDocument;
  verb: 'deleted' | 'unpublished';
  onCancel: () => void;
  onConfirm: () => void;
  /** The dialog for a document that nothing uses. */
  children: ReactNode;
}

/** What may lead to a page by its path: every document that editors write. */
const everything = '*[!(_type match "sanity.*") && !(_id in path("_.**"))]';

/** Shows the Studio's own question for what nothing uses, and for anything else what uses it. */
export function CheckUses({ document, verb, onCancel, onConfirm, children }: UnusedOnlyProps) {
  const { id, type } = document;
  const client = useClient({ apiVersion: '2025-02-19' });
  const [uses, setUses] = useState<readonly Use[]>();
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const options = { perspective: 'raw' as const, tag: 'structure.uses' };
      const sitePath = await sitePathOf(client, { id, type });
      const query = sitePath ? everything : '*[references($id)]';
      const documents = await client.fetch<StoredDocument[]>(query, sitePath ? {} : { id }, options);
      return findUses(documents, { id, ...(sitePath && { sitePath }) });
    };
    read().then(
      (found) => isOver || setUses(found),
      // The Studio's own dialog asks for itself, and the lake refuses what would break a reference.
      () => isOver || setUses([]),
    );
    return () => {
      isOver = true;
    };
  }, [client, id, type]);
  if (!uses) return null;
  if (uses.length === 0) return children;
  return (
    <InUseDialog document={document} verb={verb} uses={uses} onCancel={onCancel} onConfirm={onConfirm} />
  );
}
