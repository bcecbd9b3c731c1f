import type { PortableTextInputProps } from 'sanity';
import { blocksFromHtml } from '../pasting/blocks-from-html.ts';
import { TallEditor } from '../sanity-internals/tall-editor.ts';

/** A long text into which other programs' texts can be pasted with their headings, lists and links. */
export function LongTextInput(props: PortableTextInputProps) {
  return (
    <TallEditor>{props.renderDefault({ ...props, onPaste: props.onPaste ?? pasteFormatted })}</TallEditor>
  );
}

const pasteFormatted: NonNullable<PortableTextInputProps['onPaste']> = ({ event }) => {
  const { clipboardData } = event;
  // What was copied in this editor comes back as it was.
  if (clipboardData.types.includes('application/x-portable-text')) return undefined;
  const html = clipboardData.getData('text/html');
  const blocks = html ? blocksFromHtml(html) : [];
  return blocks.length > 0 ? { insert: blocks } : undefined;
};
