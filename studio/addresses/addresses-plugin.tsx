import { createContext, useContext } from 'react';
import { definePlugin, getPublishedId, type InputProps, set, useEditState, useFormValue } from 'sanity';
import { isAddressedType } from '../../content/hrefs.ts';

/** The field that stores the earlier addresses of a page (schemas/fields/former-slugs-field.ts). */
const FIELD = 'formerSlugs';

type ChangeDocument = (patch: ReturnType<typeof set>) => void;

/** Patches the whole document. The `onChange` of a field's input can only patch that field. */
const Form = createContext<ChangeDocument>(() => {});

/**
 * Adds the published address of a page to its former addresses when an editor changes the slug. Other inputs
 * are rendered unchanged.
 */
function FormerAddressesInput(props: InputProps) {
  if (props.path.length === 0) return <Form value={props.onChange}>{props.renderDefault(props)}</Form>;
  const isAddress = props.schemaType.name === 'slug' && props.path.length === 1;
  return isAddress ? <AddressInput {...props} /> : props.renderDefault(props);
}

function AddressInput(props: InputProps) {
  const id = getText(useFormValue(['_id']));
  const type = getText(useFormValue(['_type']));
  const former = useFormValue([FIELD]);
  const { published } = useEditState(getPublishedId(id), type);
  const changeDocument = useContext(Form);
  if (!isAddressedType(type)) return props.renderDefault(props);

  const onChange: InputProps['onChange'] = (patch) => {
    props.onChange(patch);
    const kept = withPublishedAddress(readTexts(former), getCurrent(published?.slug));
    // Done while the draft is edited, not when it is published: scheduled publishing does not run code of the
    // Studio.
    if (kept) changeDocument(set(kept, [FIELD]));
  };
  // Only the handler differs, so the kind of input stays the same.
  return props.renderDefault({ ...props, onChange } as InputProps);
}

function getCurrent(slug: unknown): string | undefined {
  const current = typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined;
  return typeof current === 'string' ? current : undefined;
}

function readTexts(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
}

function getText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Adds the published address to the former addresses of a page.
 *
 * @param published the address of the published document
 * @returns the new list; undefined when nothing is to be added
 */
export function withPublishedAddress(
  former: readonly string[] | undefined,
  published: string | undefined,
): string[] | undefined {
  if (!published || former?.includes(published)) return undefined;
  return [...(former ?? []), published];
}

/** Records the published address of a page when an editor changes it, so that the site redirects old links. */
export const addresses = definePlugin({
  name: 'addresses',
  form: { components: { input: FormerAddressesInput } },
});
