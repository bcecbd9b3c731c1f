import { useCallback, useRef, useState } from 'react';
import { type DocumentActionComponent, type DuplicateActionProps, useClient } from 'sanity';
import { lastPlace } from '../../schemas/fields/order-rank-field.ts';
import { asCopy } from './as-copy.ts';

/** How long, in ms, the place of a copy is looked up; without one it stands where lists put what has none. */
const LONGEST_WAIT = 5_000;

/** The Studio's own 'Duplicate', whose copy goes to the end of its list and takes no address with it. */
export function ownCopy(useDuplicate: DocumentActionComponent): DocumentActionComponent {
  return function useOwnCopy(props) {
    const client = useClient({ apiVersion: '2025-02-19' });
    // The copy is made of the original in one go, so its place is looked up before.
    const place = useRef<string>(undefined);
    const [isLookingUp, setLookingUp] = useState(false);
    const mapDocument = useCallback<NonNullable<DuplicateActionProps['mapDocument']>>(
      (original) => asCopy(original, place.current),
      [],
    );
    const withOwn: DuplicateActionProps = { ...props, mapDocument };
    const description = useDuplicate(withOwn);
    if (!description) return null;
    const onHandle = async () => {
      // Until the copy is under way nothing shows of it, and whoever chose again would get two.
      setLookingUp(true);
      place.current = await Promise.race([lastPlace(client, props.type).catch(noPlace), after(LONGEST_WAIT)]);
      description.onHandle?.();
      setLookingUp(false);
    };
    return { ...description, disabled: isLookingUp || description.disabled === true, onHandle };
  };
}

function noPlace(): undefined {
  return undefined;
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
