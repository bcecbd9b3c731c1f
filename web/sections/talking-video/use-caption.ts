import { type RefObject, useEffect, useRef } from 'react';

interface CaptionOptions {
  /** The address of a WebVTT file; undefined without captions. */
  captions: string | undefined;
  shown: boolean;
  onCaption: (text: string) => void;
}

/**
 * Reads the captions of a video aloud to `onCaption`, line by line, to be drawn where there is room for them. The
 * file is only loaded once they are shown. Returns the ref of the track element.
 */
export function useCaption({
  captions,
  shown,
  onCaption,
}: CaptionOptions): RefObject<HTMLTrackElement | null> {
  const ref = useRef<HTMLTrackElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other captions stand in another track element.
  useEffect(() => {
    const track = ref.current?.track;
    if (!track) return;
    track.mode = shown ? 'hidden' : 'disabled';
    if (!shown) return;
    const read = () => onCaption(Array.from(track.activeCues ?? [], textOf).join('\n'));
    track.addEventListener('cuechange', read);
    return () => {
      track.removeEventListener('cuechange', read);
      onCaption('');
    };
  }, [captions, shown, onCaption]);
  return ref;
}

/** The words of a cue without its tags, such as `<v Tara>`. */
function textOf(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '';
}
