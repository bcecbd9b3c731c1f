import { type CSSProperties, useEffect, useState } from 'react';

/** How long a text must stand before it is read out, in milliseconds: nobody wants to hear every letter's verdict. */
const PAUSE = 1000;

/** There for a screen reader alone. */
const unseen: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Reads a text out to who cannot see it change, once it has stood for a moment. */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div role="status" style={unseen}>
      {announced}
    </div>
  );
}
