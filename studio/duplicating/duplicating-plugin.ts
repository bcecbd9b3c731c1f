import { useCallback, useRef, useState } from 'react';
import {
  type DocumentActionComponent,
  type DuplicateActionProps,
  definePlugin,
  type SanityDocumentLike,
  useClient,
} from 'sanity';
import { fetchNextRank } from '../../schemas/fields/order-rank-field.ts';
import { wrapAction } from '../shared/wrap-action.ts';

const wrapDuplicate = wrapAction('duplicate', wrapDuplicateAction);

/** Removes the fields that belong to a single page, such as its slug, from copies made with 'Duplicate'. */
export const duplicating = definePlugin({
  name: 'duplicating',
  document: { actions: (actions) => actions.map(wrapDuplicate) },
});

/** Timeout in milliseconds for looking up the copy's rank. A copy without a rank is sorted last. */
const LONGEST_WAIT = 5_000;

/** Wraps the Studio's 'Duplicate' action: the copy gets the last rank of its list and no slug. */
function wrapDuplicateAction(useDuplicate: DocumentActionComponent): DocumentActionComponent {
  return function useDuplicateAction(props) {
    const client = useClient({ apiVersion: '2025-02-19' });
    // `mapDocument` is synchronous, so the rank is looked up before the copy is made.
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
      // Disabled during the lookup, when nothing is visible yet, so that a second click does not make a second
      // copy.
      setLookingUp(true);
      place.current = await Promise.race([
        fetchNextRank(client, props.type).catch(() => undefined),
        waitFor(LONGEST_WAIT),
      ]);
      description.onHandle?.();
      setLookingUp(false);
    };
    return { ...description, disabled: isLookingUp || description.disabled === true, onHandle };
  };
}

function waitFor(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Returns the fields of a document for a copy, without those of a single page: slug, former slugs, and the
 * unfinished talking video, whose files are named after the slug.
 *
 * @param place rank of the copy in its list; without it the copy is sorted last
 */
export function copyFields(original: SanityDocumentLike, place: string | undefined): SanityDocumentLike {
  const { slug: _address, formerSlugs: _earlier, avatarRun: _video, orderRank, ...words } = original;
  return orderRank === undefined || place === undefined ? words : { ...words, orderRank: place };
}
