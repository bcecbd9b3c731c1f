import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { visibleText } from '../../content/visible-text.ts';
import { theme } from '../../theme/theme.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type CopyableAddressProps = {
  address: string;
  copyLabel: string;
  /** Said once the address is in the clipboard. */
  copiedNote: string;
  /** Said when the browser refuses and the address was marked instead. */
  byHandNote: string;
};

/** An email address to read and to copy; where a browser does not let pages copy, the address is selected. */
export function CopyableAddress({ address, copyLabel, copiedNote, byHandNote }: CopyableAddressProps) {
  const text = useRef<HTMLSpanElement>(null);
  const [note, setNote] = useState('');

  async function copy() {
    // Emptied first, so that the same words are announced again.
    setNote('');
    try {
      // Absent on pages without HTTPS: that fails here as a refusal does.
      await navigator.clipboard.writeText(visibleText(address));
      setNote(copiedNote);
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      setNote(byHandNote);
    }
  }

  return (
    <Block>
      <Line>
        <Address ref={text}>{address}</Address>
        <CopyButton $look="quiet" onClick={copy}>
          {copyLabel}
          <VisuallyHidden> {address}</VisuallyHidden>
        </CopyButton>
      </Line>
      <Note role="status">{note}</Note>
    </Block>
  );
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

/** Keeps its line while it is empty, so that nothing moves when it speaks. */
const Note = styled.p`
  min-height: calc(1em * ${theme.leading.text});
  font-size: ${theme.text.caption};
  color: ${theme.color.inkSoft};
`;
