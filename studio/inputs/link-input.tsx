import { Select, Stack, Text } from '@sanity/ui';
import { type ChangeEvent, type FocusEvent, useId, useMemo, useState } from 'react';
import { type StringInputProps, set, unset, useSchema } from 'sanity';
import type { LinkReach } from '../../schemas/validation/link-target.ts';
import { addDescribedBy } from '../shared/accessibility.ts';
import { useSharedQuery } from '../shared/use-shared-query.ts';
import { getPath, groupPages, type PageGroup, SLUGGED_PAGES_QUERY, type SluggedPage } from './site-pages.ts';
import { trimOnBlur } from './trim-on-blur.ts';

/** Option for an external address. It cannot equal a path, since it has no slash. */
const ELSEWHERE = 'elsewhere';

type LinkInputProps = StringInputProps & { reach: LinkReach };

/** Input of a link target: a page of the site, selected by its title, or a typed address. */
export function LinkInput(props: LinkInputProps) {
  const groups = useSitePages();
  return groups ? <PageOrAddressInput {...props} groups={groups} /> : props.renderDefault(trimOnBlur(props));
}

/** Options for the pages of the site, in groups. */
export function PageOptions({ groups }: { groups: readonly PageGroup[] }) {
  return groups
    .filter(({ pages }) => pages.length > 0)
    .map(({ title, pages }) => (
      <optgroup key={title} label={title}>
        {pages.map((page) => (
          <option key={page.path} value={page.path}>
            {page.title}
          </option>
        ))}
      </optgroup>
    ));
}

/** A select of the site's pages and, below it, a text field for other addresses. */
export function PageOrAddressInput({ groups, ...props }: LinkInputProps & { groups: readonly PageGroup[] }) {
  const { value = '', reach, elementProps, onChange, readOnly, schemaType, validationError } = props;
  const [wantsElsewhere, setWantsElsewhere] = useState(false);
  const chosen = wantsElsewhere ? ELSEWHERE : findChoice(value, groups);

  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const choice = currentTarget.value;
    setWantsElsewhere(choice === ELSEWHERE);
    if (choice === '') onChange(unset());
    // The stored page is kept until another address is typed.
    else if (choice !== ELSEWHERE) onChange(set(choice));
  };

  const { id, ref, onFocus, onBlur, 'aria-describedby': describedBy } = elementProps;
  // An emptied address field stays, since the editor is about to type another address.
  const keepFreeText = (event: FocusEvent<HTMLInputElement>) => {
    setWantsElsewhere(true);
    onFocus(event);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    // When the editor switches windows to copy an address, the field remains `document.activeElement`.
    const hasLeft = document.activeElement !== event.currentTarget;
    if (hasLeft && !event.currentTarget.value.trim()) setWantsElsewhere(false);
    onBlur(event);
  };
  return (
    <Stack gap={3}>
      <Select
        {...(chosen === ELSEWHERE
          ? { 'aria-label': `${schemaType.title}: page or address` }
          : { id, ref, customValidity: validationError })}
        {...{ onFocus, onBlur, 'aria-describedby': describedBy }}
        value={chosen}
        onChange={choose}
        disabled={readOnly}
      >
        <option value="">Choose a page…</option>
        <PageOptions groups={groups} />
        <option value={ELSEWHERE}>{reach === 'page' ? 'An address that I type' : 'Another address…'}</option>
      </Select>
      {chosen === ELSEWHERE ? (
        <Elsewhere {...props} elementProps={{ ...elementProps, onFocus: keepFreeText, onBlur: leave }} />
      ) : (
        value && (
          <Text size={1} muted>
            Leads to {value}
          </Text>
        )
      )}
    </Stack>
  );
}

/** A text field for an address, with a hint about the accepted formats. */
function Elsewhere({ reach, ...props }: LinkInputProps) {
  const hint = useId();
  return (
    <Stack gap={2}>
      {props.renderDefault(addDescribedBy(hint, trimOnBlur(props)))}
      <Text id={hint} size={1} muted>
        {reach === 'page'
          ? 'Begin with a slash, such as /poly-ai#pillars.'
          : 'Paste it from the browser: https://… Or write mailto:{email} for your email address, tel: and a phone number, or a place on a page, such as /poly-ai#pillars.'}
      </Text>
    </Stack>
  );
}

/** The option for an address. An address with a query or fragment belongs to its page. */
function findChoice(address: string, groups: readonly PageGroup[]): string {
  if (address === '') return '';
  const path = getPath(address);
  return groups.some(({ pages }) => pages.some((page) => page.path === path)) ? path : ELSEWHERE;
}

/** All pages of the site that a link can open, drafts included; undefined until they are loaded. */
export function useSitePages(): PageGroup[] | undefined {
  const schema = useSchema();
  const found = useSharedQuery(SLUGGED_PAGES_QUERY, 'drafts');
  return useMemo(() => {
    if (!Array.isArray(found)) return undefined;
    const getTitle = (type: string) => schema.get(type)?.title ?? type;
    // The query's projection returns this type.
    return groupPages(found as SluggedPage[], getTitle);
  }, [found, schema]);
}
