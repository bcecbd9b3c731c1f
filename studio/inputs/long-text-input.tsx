import type { PortableTextInputProps } from 'sanity';
import { blocksFromHtml, blocksFromText } from '../pasting/blocks-from-html.ts';
import { TallEditor } from '../sanity-internals/style-overrides.tsx';

/** Input of a rich text that converts what is pasted to the formats of the content model. */
export function LongTextInput(props: PortableTextInputProps) {
  return (
    <TallEditor>{props.renderDefault({ ...props, onPaste: props.onPaste ?? pasteFormatted })}</TallEditor>
  );
}

const pasteFormatted: NonNullable<PortableTextInputProps['onPaste']> = ({ event }) => {
  const { clipboardData } = event;
  // Portable text that was copied from the Studio is pasted unchanged.
  if (clipboardData.types.includes('application/x-portable-text')) return undefined;
  const html = clipboardData.getData('text/html');
  const blocks = html ? blocksFromHtml(html) : blocksFromText(clipboardData.getData('text/plain'));
  return blocks.length > 0 ? { insert: blocks } : undefined;
};
