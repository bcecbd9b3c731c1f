import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import {
  type FormPatch,
  PatchEvent,
  type PortableTextInputProps,
  setIfMissing,
  unset,
  useFormCallbacks,
} from 'sanity';
import { isObject } from '../../content/is-object.ts';

const ObjectChange = createContext<((event: PatchEvent) => void) | undefined>(undefined);

/** Gives the rich texts in the form of an object what sends changes to the object. */
export function ObjectChangeProvider({ children }: { children: ReactNode }) {
  const { onChange } = useFormCallbacks();
  return <ObjectChange value={onChange}>{children}</ObjectChange>;
}

/**
 * Sends the changes of a rich text so that what the editor shows is what is stored. It works around two faults of Sanity Studio
 * 6.9, which `couplings.test.ts` looks for:
 *
 * - The field takes the removal of a paragraph for the removal of the last one when it looks at an earlier value, and then
 *   removes the whole text. Here changes go past the field to the object around it.
 * - After all text was deleted, the editor (@portabletext/editor 7.12) removes its last, empty paragraph from what is stored, and
 *   gets another one in its place, in which undo does not find its way. Here the empty paragraph stays until the form is closed.
 *
 * @returns the `onChange` for the input
 */
export function useRichTextChanges({
  onChange,
  value,
  path,
}: PortableTextInputProps): PortableTextInputProps['onChange'] {
  const sendToObject = useContext(ObjectChange);
  const keepsEmptyParagraph = useRef(false);
  const name = path.at(-1);

  useEffect(() => {
    // Somebody else removed the text, and the empty paragraph with it.
    if (value === undefined) keepsEmptyParagraph.current = false;
  }, [value]);

  useEffect(
    () => () => {
      if (!keepsEmptyParagraph.current || typeof name !== 'string') return;
      keepsEmptyParagraph.current = false;
      sendToObject?.(PatchEvent.from(unset([name])));
    },
    [sendToObject, name],
  );

  return useCallback(
    (event) => {
      if (!sendToObject || typeof name !== 'string') return onChange(event);
      const patches = PatchEvent.from(event).patches.filter((patch) => {
        if (patch.type === 'unset' && patch.path.length === 0) {
          keepsEmptyParagraph.current = true;
          return false;
        }
        if (!keepsEmptyParagraph.current || !insertsEmptyParagraph(patch)) return true;
        keepsEmptyParagraph.current = false;
        return false;
      });
      if (patches.length === 0) return;
      sendToObject(PatchEvent.from(patches).prepend(setIfMissing([])).prefixAll(name));
    },
    [onChange, sendToObject, name],
  );
}

/** Whether a patch is the one with which the editor puts back the empty paragraph that it removed. */
function insertsEmptyParagraph(patch: FormPatch): boolean {
  if (patch.type !== 'insert' || patch.position !== 'before' || patch.path[0] !== 0) return false;
  const [block, ...more] = patch.items;
  if (more.length > 0 || !isObject(block) || !Array.isArray(block.children)) return false;
  return block.children.every((child) => isObject(child) && child.text === '');
}
