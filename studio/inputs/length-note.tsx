import { Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { hiddenFromSight } from './hidden-from-sight.ts';

/** From this share of the limit on, a text is told how long it is. */
const NEAR = 0.85;
/** How long nobody must have typed before the count is read aloud, in milliseconds. */
const PAUSE = 1200;

interface LengthNoteProps {
  /** In characters, as the check of the field counts them. */
  length: number;
  limit: number;
}

/**
 * How many characters a text has, once that matters. Shown as one types; read aloud when one pauses, so that it does
 * not speak over every letter.
 */
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
      <span role="status" style={hiddenFromSight}>
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

/** The text as it was when it last rested; empty until it changes for the first time. */
function useAfterPause(text: string): string {
  const [first] = useState(text);
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text === first ? '' : text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, first]);
  return rested;
}
