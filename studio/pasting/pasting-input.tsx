import type { PortableTextInputProps } from 'sanity';
import { blocksFromHtml } from './blocks-from-html.ts';

type Paste = NonNullable<PortableTextInputProps['onPaste']>;

/** A long text into which other programs' texts can be pasted with their headings, lists and links. */
export function PastingInput(props: PortableTextInputProps) {
  return props.renderDefault({ ...props, onPaste: props.onPaste ?? pasteFormatted });
}

const pasteFormatted: Paste = ({ event }) => {
  const { clipboardData } = event;
  // What was copied in this editor comes back as it was.
  if (clipboardData.types.includes('application/x-portable-text')) return undefined;
  const html = clipboardData.getData('text/html');
  const blocks = html ? blocksFromHtml(html) : [];
  return blocks.length > 0 ? { insert: blocks } : undefined;
};
