import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface TranscriptProps {
  /** The label of the control that opens it. */
  summary: string;
  children: ReactNode;
}

/** The transcript of a video, in a disclosure. */
export function Transcript({ summary, children }: TranscriptProps) {
  return (
    <Disclosure>
      <summary>{summary}</summary>
      <Said>{children}</Said>
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
