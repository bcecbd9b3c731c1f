import { useCallback } from 'react';
import type { PortableTextInputProps } from 'sanity';
import { convertHtmlToBlocks, convertTextToBlocks } from '../pasting/blocks-from-html.ts';
import { useRichTextChanges } from '../sanity-internals/rich-text-changes.tsx';
import { TallEditor } from '../sanity-internals/style-overrides.tsx';
import { useUnstoredText } from '../unsaved/unstored-text.ts';

/** Input of a rich text that converts what is pasted to the formats of the content model. */
export function LongTextInput(props: PortableTextInputProps) {
  const onChange = useRichTextChanges(props);
  const noteShown = useUnstoredText(props);
  const { onEditorChange } = props;
  const watchChange: NonNullable<PortableTextInputProps['onEditorChange']> = useCallback(
    (change, editor) => {
      if (change.type === 'mutation') noteShown(change.snapshot);
      onEditorChange?.(change, editor);
    },
    [noteShown, onEditorChange],
  );
  return (
    <TallEditor>
      {props.renderDefault({
        ...props,
        onChange,
        onEditorChange: watchChange,
        onPaste: props.onPaste ?? pasteFormatted,
      })}
    </TallEditor>
  );
}

/** Pastes text in the formats of the content model; undefined leaves it to the editor. */
export const pasteFormatted: NonNullable<PortableTextInputProps['onPaste']> = ({ event }) => {
  const { clipboardData } = event;
  // Portable text that was copied from the Studio is pasted unchanged.
  if (clipboardData.types.includes('application/x-portable-text')) return undefined;
  const html = clipboardData.getData('text/html');
  const blocks = html ? convertHtmlToBlocks(html) : convertTextToBlocks(clipboardData.getData('text/plain'));
  return blocks.length > 0 ? { insert: blocks } : undefined;
};
