import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { type IntroductionWords, named } from './words.ts';

interface TranscriptProps {
  name: string;
  text: string;
  words: IntroductionWords | null;
}

/** What is said in the video, to read. */
export function Transcript({ name, text, words }: TranscriptProps) {
  return (
    <Disclosure>
      <summary>{named(words?.transcript, name)}</summary>
      <Said>
        <Paragraphs text={text} />
      </Said>
    </Disclosure>
  );
}

const Disclosure = styled.details`
  font-size: ${theme.text.small};

  summary {
    width: fit-content;
    min-height: ${theme.size.target};
    padding-block: ${theme.space[3]};
    color: ${theme.color.accent};
    font-weight: ${theme.weight.medium};
    cursor: pointer;
  }
`;

const Said = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  max-width: ${theme.size.measure};
  padding-bottom: ${theme.space[4]};
`;
