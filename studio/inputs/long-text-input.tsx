import type { PortableTextInputProps } from 'sanity';
import { styled } from 'styled-components';
import { blocksFromHtml } from '../pasting/blocks-from-html.ts';

/** Room for about twenty lines: the Studio's own five are a slit for a whole page of text. The id is that of Studio 6.9. */
const Room = styled.div`
  & [data-testid='pt-editor'][data-fullscreen='false'] {
    height: min(60vh, 36rem);
  }
`;

/** A long text into which other programs' texts can be pasted with their headings, lists and links. */
export function LongTextInput(props: PortableTextInputProps) {
  return <Room>{props.renderDefault({ ...props, onPaste: props.onPaste ?? pasteFormatted })}</Room>;
}

const pasteFormatted: NonNullable<PortableTextInputProps['onPaste']> = ({ event }) => {
  const { clipboardData } = event;
  // What was copied in this editor comes back as it was.
  if (clipboardData.types.includes('application/x-portable-text')) return undefined;
  const html = clipboardData.getData('text/html');
  const blocks = html ? blocksFromHtml(html) : [];
  return blocks.length > 0 ? { insert: blocks } : undefined;
};
