import { Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';

interface TalkingVideoProps {
  label: string;
  src: string;
  /** The WebVTT text, or its URL. */
  captions: { text: string } | { url: string } | undefined;
}

/** A video player with captions. */
export function TalkingVideo({ label, src, captions }: TalkingVideoProps) {
  const captionsUrl = useCaptionsUrl(captions);
  return (
    <Stack gap={2}>
      {/* biome-ignore lint/a11y/useMediaCaption: the track is there as soon as there are captions */}
      <video
        // Browsers ignore a track that is added to an existing video element.
        key={`${src} ${captionsUrl ?? ''}`}
        aria-label={label}
        crossOrigin={isForeign(captionsUrl) ? 'anonymous' : undefined}
        src={src}
        controls
        playsInline
        preload="metadata"
        style={{ width: '100%', maxWidth: 384, aspectRatio: '1', borderRadius: 6 }}
      >
        {captionsUrl && <track kind="captions" src={captionsUrl} label="Captions" default />}
      </video>
      {!captions && (
        <Text size={0} muted>
          There are no captions for this recording. They can be uploaded under “Pictures and video” when it is
          in use.
        </Text>
      )}
    </Stack>
  );
}

/** A cross-origin track loads only if the video has a `crossorigin` attribute. */
function isForeign(address = ''): boolean {
  return new URL(address, window.location.href).origin !== window.location.origin;
}

function useCaptionsUrl(captions: TalkingVideoProps['captions']): string | undefined {
  const text = captions && 'text' in captions ? captions.text : undefined;
  const [made, setMade] = useState<string>();
  useEffect(() => {
    if (text === undefined) return;
    const url = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    setMade(url);
    return () => URL.revokeObjectURL(url);
  }, [text]);
  if (captions && 'url' in captions) return captions.url;
  return text === undefined ? undefined : made;
}
