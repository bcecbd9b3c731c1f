import { useCallback, useRef, useState } from 'react';
import {
  type DocumentActionComponent,
  type DuplicateActionProps,
  definePlugin,
  type SanityDocumentLike,
  useClient,
} from 'sanity';
import { lastPlace } from '../../schemas/fields/order-rank-field.ts';
import { wrapAction } from '../wrap-action.ts';

const wrapDuplicate = wrapAction('duplicate', wrapDuplicateAction);

/** Makes a duplicate an entry of its own: what belongs to one page alone stays with the original. */
export const duplicating = definePlugin({
  name: 'duplicating',
  document: { actions: (actions) => actions.map(wrapDuplicate) },
});

/** How long, in ms, the place of a copy is looked up; without one it stands where lists put what has none. */
const LONGEST_WAIT = 5_000;

/** The Studio's own 'Duplicate', whose copy goes to the end of its list and takes no address with it. */
function wrapDuplicateAction(useDuplicate: DocumentActionComponent): DocumentActionComponent {
  return function useDuplicateAction(props) {
    const client = useClient({ apiVersion: '2025-02-19' });
    // The copy is made of the original in one go, so its place is looked up before.
    const place = useRef<string>(undefined);
    const [isLookingUp, setLookingUp] = useState(false);
    const mapDocument = useCallback<NonNullable<DuplicateActionProps['mapDocument']>>(
      (original) => copyFields(original, place.current),
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

/**
 * A document as the beginning of another one: without what belongs to one page alone, which is its address, those it
 * had before, and a talking video that is being made for it, found by the address.
 *
 * @param place where the copy stands in its list; without one it comes last
 */
export function copyFields(original: SanityDocumentLike, place: string | undefined): SanityDocumentLike {
  const { slug: _address, formerSlugs: _earlier, avatarRun: _video, orderRank, ...words } = original;
  return orderRank === undefined || place === undefined ? words : { ...words, orderRank: place };
}
