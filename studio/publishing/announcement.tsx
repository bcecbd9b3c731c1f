import { useEffect, useState } from 'react';
import { hiddenFromSight } from '../inputs/hidden-from-sight.ts';

/** How long a text must stand before it is read out, in milliseconds: nobody wants to hear every letter's verdict. */
const PAUSE = 1000;

/** Reads a text out to who cannot see it change, once it has stood for a moment. */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div role="status" style={hiddenFromSight}>
      {announced}
    </div>
  );
}
