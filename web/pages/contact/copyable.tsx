import { type ReactNode, type Ref, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { getVisibleText } from '../../../content/visible-text.ts';
import { theme } from '../../theme/theme.ts';
import { Button } from '../../ui/controls/button.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';

interface CopyableWords {
  copyLabel: string | null;
  /** Shown when the text was copied. */
  copiedNote: string | null;
  /** Shown when copying failed and the text was selected instead. */
  copyByHandNote: string | null;
}

/** Copies the text of an element; if the browser does not allow that, the text is selected. */
export function useCopy<Element extends HTMLElement>({
  copiedNote,
  copyByHandNote,
}: CopyableWords): {
  ref: Ref<Element>;
  copy: () => Promise<void>;
  /** What happened, to be shown in a live region. */
  note: string;
} {
  const ref = useRef<Element>(null);
  const [note, setNote] = useState('');

  async function copy() {
    const element = ref.current;
    if (!element) return;
    // Cleared first, so that the same text is announced again.
    setNote('');
    try {
      // Undefined on pages without HTTPS, which throws here like a refusal.
      await navigator.clipboard.writeText(getVisibleText(element.textContent));
      setNote(copiedNote ?? '');
    } catch {
      window.getSelection()?.selectAllChildren(element);
      setNote(copyByHandNote ?? '');
    }
  }

  return { ref, copy, note };
}

/** An email address with a copy button. */
export function CopyableAddress({ address, words }: { address: string; words: CopyableWords }) {
  const { ref, copy, note } = useCopy<HTMLSpanElement>(words);
  return (
    <Block>
      <Line>
        <Address ref={ref}>{address}</Address>
        <CopyButton $look="quiet" onClick={copy}>
          {words.copyLabel || 'Copy'}
          <VisuallyHidden> {address}</VisuallyHidden>
        </CopyButton>
      </Line>
      <CopyNote>{note}</CopyNote>
    </Block>
  );
}

/** A line that says whether something was copied; it keeps its height while it is empty, so that nothing moves. */
export function CopyNote({ children }: { children: ReactNode }) {
  return <Note role="status">{children}</Note>;
}

const Block = styled.div`
  display: grid;
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-width: 0;
`;

const Address = styled.span`
  min-width: 0;
`;

const CopyButton = styled(Button)`
  padding-inline: ${theme.space[4]};

  @media (scripting: none) {
    display: none;
  }
`;

const Note = styled.p`
  min-height: calc(1em * ${theme.leading.text});
  font-size: ${theme.text.caption};
  color: ${theme.color.inkSoft};
`;
