import { type ReactNode, useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { findSitePath } from '../../shared/site-path.ts';
import { InUseDialog } from './in-use-dialog.tsx';
import { findUses, type RemovedDocument, type StoredDocument, type Use } from './uses.ts';

interface UnusedOnlyProps {
  document: RemovedDocument;
  verb: 'deleted' | 'unpublished';
  onCancel: () => void;
  onConfirm: () => void;
  /** The Studio's dialog, shown when nothing uses the document. */
  children: ReactNode;
}

/** Documents that may contain a link to a page: all but system documents. */
const everything = '*[!(_type match "sanity.*") && !(_id in path("_.**"))]';

/** Shows the Studio's confirmation dialog when nothing uses the document, otherwise a list of its uses. */
export function CheckUses({ document, verb, onCancel, onConfirm, children }: UnusedOnlyProps) {
  const { id, type } = document;
  const client = useClient({ apiVersion: '2025-02-19' });
  const [uses, setUses] = useState<readonly Use[]>();
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const options = { perspective: 'raw' as const, tag: 'structure.uses' };
      const sitePath = await findSitePath(client, { id, type });
      const query = sitePath ? everything : '*[references($id)]';
      const documents = await client.fetch<StoredDocument[]>(query, sitePath ? {} : { id }, options);
      return findUses(documents, { id, ...(sitePath && { sitePath }) });
    };
    read().then(
      (found) => isOver || setUses(found),
      // On errors the Studio's own dialog is shown; it checks references too, and the lake rejects what would
      // break one.
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
