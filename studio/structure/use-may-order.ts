import { useEffect, useState } from 'react';
import { useGrantsStore } from 'sanity';

/** Whether whoever is signed in may change documents of a type; not before the lake said so. */
export function useMayOrder(type: string): boolean {
  const grants = useGrantsStore();
  const [isGranted, setGranted] = useState(false);
  useEffect(() => {
    const subscription = grants
      .checkDocumentPermission('update', { _id: 'any', _type: type })
      .subscribe(({ granted }) => setGranted(granted));
    return () => subscription.unsubscribe();
  }, [grants, type]);
  return isGranted;
}
