import { Stack, Text } from '@sanity/ui';
import { useId } from 'react';
import {
  definePlugin,
  getPublishedId,
  type InputProps,
  useCurrentUser,
  useEditState,
  useFormValue,
} from 'sanity';
import {
  fixedOncePublished,
  isDeveloper,
  readOnlyForEditors,
  type SignedIn,
} from '../../schemas/fields/developers-only.ts';
import { addDescribedBy } from '../shared/accessibility.ts';
import { withSafePasting } from './safe-pasting.ts';

/** Renders a field read-only for editors that only developers should change, with a note about whom to ask. */
function LockedInput(props: InputProps) {
  const user = useCurrentUser();
  // Viewers cannot edit anything, which the guide explains once.
  if (isDeveloper(user) || isViewer(user)) return props.renderDefault(props);
  if (props.schemaType.readOnly === readOnlyForEditors) return <Locked {...props} />;
  return isMaybeFixed(props) ? <LockedOncePublished {...props} /> : props.renderDefault(props);
}

function isMaybeFixed({ path: [name, ...rest] }: InputProps): boolean {
  const names = Object.values(fixedOncePublished).flat();
  return rest.length === 0 && typeof name === 'string' && names.includes(name);
}

/** Read-only when the published document has a value for the field. An empty field may still be filled in. */
function LockedOncePublished(props: InputProps) {
  const id = String(useFormValue(['_id']) ?? '');
  const type = String(useFormValue(['_type']) ?? '');
  const { published } = useEditState(getPublishedId(id), type);
  const name = String(props.path[0]);
  const isFixed = fixedOncePublished[type]?.includes(name) && published?.[name] !== undefined;
  if (!isFixed) return props.renderDefault(props);
  const elementProps = { ...props.elementProps, readOnly: true };
  // Only `readOnly` differs, so the kind of input stays the same.
  return <Locked {...({ ...props, elementProps, readOnly: true } as InputProps)} />;
}

/** A read-only input with a note about whom to ask. */
export function Locked(props: InputProps) {
  const hint = useId();
  return (
    <Stack gap={3}>
      {props.renderDefault(addDescribedBy(hint, props))}
      <Text id={hint} size={1} muted>
        You can read this but not change it. If it should be different, ask the person who set this site up.
      </Text>
    </Stack>
  );
}

/** Whether a user has read access only. */
export function isViewer(user: SignedIn): boolean {
  const roles = user?.roles ?? [];
  return roles.length > 0 && roles.every(({ name }) => name === 'viewer');
}

/** Makes fields read-only for editors that only developers should change. */
export const roles = definePlugin({
  name: 'roles',
  form: { components: { input: LockedInput } },
  document: { unstable_fieldActions: withSafePasting },
});
