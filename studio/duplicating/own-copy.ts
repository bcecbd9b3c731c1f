import { useCallback, useRef } from 'react';
import { type DocumentActionComponent, type DuplicateActionProps, useClient } from 'sanity';
import { lastPlace } from '../../schemas/fields/order-rank-field.ts';
import { asCopy } from './as-copy.ts';

/** The Studio's own 'Duplicate', whose copy goes to the end of its list and takes no address with it. */
export function ownCopy(useDuplicate: DocumentActionComponent): DocumentActionComponent {
  return function useOwnCopy(props) {
    const client = useClient({ apiVersion: '2025-02-19' });
    // The copy is made of the original in one go, so its place is looked up before.
    const place = useRef<string>(undefined);
    const mapDocument = useCallback<NonNullable<DuplicateActionProps['mapDocument']>>(
      (original) => asCopy(original, place.current),
      [],
    );
    const withOwn: DuplicateActionProps = { ...props, mapDocument };
    const description = useDuplicate(withOwn);
    if (!description) return null;
    const onHandle = async () => {
      place.current = await lastPlace(client, props.type).catch(() => undefined);
      description.onHandle?.();
    };
    return { ...description, onHandle };
  };
}
