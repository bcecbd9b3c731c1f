import { type RefObject, useEffect, useRef } from 'react';

interface CaptionOptions {
  /** The URL of a WebVTT file; undefined without captions. */
  captions: string | undefined;
  shown: boolean;
  onCaption: (text: string) => void;
}

/**
 * Passes a video's captions to `onCaption`, line by line, to be shown outside of the video. The file is loaded only when captions
 * are shown. Returns the ref of the track element.
 */
export function useCaption({
  captions,
  shown,
  onCaption,
}: CaptionOptions): RefObject<HTMLTrackElement | null> {
  const ref = useRef<HTMLTrackElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other captions have another track element.
  useEffect(() => {
    const track = ref.current?.track;
    if (!track) return;
    track.mode = shown ? 'hidden' : 'disabled';
    if (!shown) return;
    const read = () => onCaption(Array.from(track.activeCues ?? [], getText).join('\n'));
    track.addEventListener('cuechange', read);
    return () => {
      track.removeEventListener('cuechange', read);
      onCaption('');
    };
  }, [captions, shown, onCaption]);
  return ref;
}

/** The text of a cue without tags such as `<v Tara>`. */
function getText(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '';
}
