import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { visibleText } from '../../content/visible-text.ts';
import { theme } from '../../theme/theme.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type CopyableAddressProps = {
  address: string;
  copyLabel: string;
  /** Shown when the address was copied. */
  copiedNote: string;
  /** Shown when copying failed and the address was selected instead. */
  byHandNote: string;
};

/** An email address with a copy button; if the browser does not allow copying, the address is selected. */
export function CopyableAddress({ address, copyLabel, copiedNote, byHandNote }: CopyableAddressProps) {
  const text = useRef<HTMLSpanElement>(null);
  const [note, setNote] = useState('');

  async function copy() {
    // Cleared first, so that the same text is announced again.
    setNote('');
    try {
      // Undefined on pages without HTTPS, which throws here like a refusal.
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

/** Keeps the height of a line while it is empty, so that nothing moves. */
const Note = styled.p`
  min-height: calc(1em * ${theme.leading.text});
  font-size: ${theme.text.caption};
  color: ${theme.color.inkSoft};
`;
