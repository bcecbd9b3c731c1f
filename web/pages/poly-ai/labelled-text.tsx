import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Eyebrow } from '../../ui/heading.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';

type LabelledTextProps = { label: string | null; text: string | null };

/** A text below the word that says what it is; nothing while the text is not written. */
export function LabelledText({ label, text }: LabelledTextProps) {
  if (!text) return null;
  return (
    <Block>
      {label && <Eyebrow>{label}</Eyebrow>}
      <Paragraphs text={text} />
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  max-width: ${theme.size.measure};
`;
