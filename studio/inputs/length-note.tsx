import { Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { visuallyHidden } from '../shared/accessibility.ts';

/** Share of the limit from which the length is shown. */
const NEAR = 0.85;
/** Delay in milliseconds after the last key press before the length is announced. */
const PAUSE = 1200;

interface LengthNoteProps {
  /** In characters, as the field's validation counts them. */
  length: number;
  limit: number;
}

/** Shows the length of a text that is near its limit. Screen readers announce it only after a pause in typing. */
export function LengthNote({ length, limit }: LengthNoteProps) {
  const shown = describe(length, limit);
  const spoken = useAfterPause(shown);
  return (
    <>
      {shown && (
        <Text size={1} muted={length <= limit} weight={length > limit ? 'medium' : 'regular'} aria-hidden>
          {shown}
        </Text>
      )}
      <span role="status" style={visuallyHidden}>
        {spoken}
      </span>
    </>
  );
}

function describe(length: number, limit: number): string {
  if (length < limit * NEAR) return '';
  const left = limit - length;
  if (left < 0) return `${length} of about ${limit} characters, ${-left} too many`;
  return `${length} of about ${limit} characters`;
}

/** The text after the last pause; empty until it changes for the first time. */
function useAfterPause(text: string): string {
  const [first] = useState(text);
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text === first ? '' : text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, first]);
  return rested;
}
