import { useCallback, useEffect, useRef } from 'react';
import { type PathSegment, type PortableTextInputProps, useGetFormValue } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { isObject } from '../../content/is-object.ts';
import { useUnsaved } from './unsaved-layout.tsx';

/** How long what an editor shows may differ from the form's value, in ms. Usually it takes less than half a second. */
const PATIENCE = 6000;

/**
 * Watches a rich text: what its editor shows and the form's value does not have after some seconds is kept as an unsaved text,
 * which the form then offers. The form's value itself is compared with what is stored elsewhere.
 *
 * @returns takes what the editor shows after a change
 */
export function useUnstoredText({ value, path }: PortableTextInputProps): (shown: unknown) => void {
  const store = useUnsaved()?.store;
  const { documentId: id, documentType: type, schemaType, editState } = useDocumentPane();
  const getFormValue = useGetFormValue();
  const shown = useRef<{ value: unknown }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ value, path });
  latest.current = { value, path };

  const compare = useCallback(() => {
    const [name] = latest.current.path;
    // Scheduled versions are not kept: the text would be offered in the draft.
    if (!shown.current || !store || typeof name !== 'string' || editState?.release) return;
    if (readText(shown.current.value) === readText(latest.current.value)) return;
    const before = getFormValue([name]);
    const typed = replaceAt(before, latest.current.path.slice(1), shown.current.value);
    const { pending = [], lost = [], title = schemaType.title ?? type } = store.find(id) ?? {};
    const others = lost.filter((field) => field.name !== name);
    store.put({
      id,
      type,
      title,
      pending,
      lost: [...others, { name, before, typed }],
      window: store.ownWindow,
    });
  }, [store, id, type, schemaType, editState?.release, getFormValue]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(
    (next) => {
      shown.current = { value: next };
      clearTimeout(timer.current);
      timer.current = setTimeout(compare, PATIENCE);
    },
    [compare],
  );
}

/** The characters of a rich text. */
function readText(blocks: unknown): string {
  const listChildren = (block: unknown): unknown[] =>
    isObject(block) && Array.isArray(block.children) ? block.children : [];
  const paragraphs = Array.isArray(blocks) ? blocks.map(listChildren) : [];
  return paragraphs
    .map((spans) => spans.map((span) => (isObject(span) ? String(span.text ?? '') : '')).join(''))
    .join('\n')
    .trim();
}

/** A copy of a value with another value at a path. */
function replaceAt(value: unknown, [segment, ...rest]: readonly PathSegment[], next: unknown): unknown {
  if (segment === undefined) return next;
  if (Array.isArray(value)) {
    const isMeant = (item: unknown, index: number) =>
      isObject(segment) ? isObject(item) && item._key === segment._key : index === segment;
    return value.map((item, index) => (isMeant(item, index) ? replaceAt(item, rest, next) : item));
  }
  const object = isObject(value) ? value : {};
  return { ...object, [String(segment)]: replaceAt(object[String(segment)], rest, next) };
}
