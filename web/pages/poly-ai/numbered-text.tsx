import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Heading } from '../../ui/text/heading.tsx';

type NumberedTextProps = {
  /** From 1. Hidden from screen readers, which read the list's numbering. */
  number: number;
  title: string | null;
  text: string | null;
};

/** The content of an item in a numbered list; the item sets the gaps. */
export function NumberedText({ number, title, text }: NumberedTextProps) {
  return (
    <>
      <Numeral aria-hidden>{number}</Numeral>
      {title && (
        <Heading as="h3" $size="title">
          {title}
        </Heading>
      )}
      {text && <Text>{text}</Text>}
    </>
  );
}

const Numeral = styled.span`
  font-family: ${theme.font.display};
  font-size: ${theme.text.section};
  font-variant-numeric: lining-nums;
  line-height: ${theme.leading.tight};
  color: ${theme.color.accent};
`;

const Text = styled.p`
  color: ${theme.color.inkSoft};
`;
