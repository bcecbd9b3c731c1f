import { createContext, useContext } from 'react';
import { getPublishedId, type InputProps, set, useEditState, useFormValue } from 'sanity';
import { isAddressedType } from '../../schemas/hrefs.ts';

/** The field that keeps the addresses which a page had before (schemas/fields/former-slugs-field.ts). */
const FIELD = 'formerSlugs';

type ChangeDocument = (patch: ReturnType<typeof set>) => void;

/** Changes the document that a form shows: the input of one field can only change that field. */
const Form = createContext<ChangeDocument>(() => {});

/** The input of a web address that editors change, which keeps the published address when it is changed; any other as it is. */
export function FormerAddressesInput(props: InputProps) {
  if (props.path.length === 0) return <Form value={props.onChange}>{props.renderDefault(props)}</Form>;
  const isAddress = props.schemaType.name === 'slug' && props.path.length === 1;
  return isAddress ? <AddressInput {...props} /> : props.renderDefault(props);
}

function AddressInput(props: InputProps) {
  const id = textOf(useFormValue(['_id']));
  const type = textOf(useFormValue(['_type']));
  const former = useFormValue([FIELD]);
  const { published } = useEditState(getPublishedId(id), type);
  const changeDocument = useContext(Form);
  if (!isAddressedType(type)) return props.renderDefault(props);

  const onChange: InputProps['onChange'] = (patch) => {
    props.onChange(patch);
    const kept = withPublishedAddress(textsOf(former), currentOf(published?.slug));
    // While the draft is edited, not when it is published: whatever publishes it (a date, a release) keeps it too.
    if (kept) changeDocument(set(kept, [FIELD]));
  };
  // The same props with another handler: of which kind of input they are has not changed.
  return props.renderDefault({ ...props, onChange } as InputProps);
}

function currentOf(slug: unknown): string | undefined {
  const current = typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined;
  return typeof current === 'string' ? current : undefined;
}

function textsOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * The earlier addresses of a page, with the published one among them, once its address is being changed; undefined
 * when nothing is to be added.
 *
 * @param published the address that visitors know now
 */
export function withPublishedAddress(
  former: readonly string[] | undefined,
  published: string | undefined,
): string[] | undefined {
  if (!published || former?.includes(published)) return undefined;
  return [...(former ?? []), published];
}
