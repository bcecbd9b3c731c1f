import type { SanityImageSource } from '@sanity/image-url';
import { styled } from 'styled-components';
import { imageSize } from '../content/image-size.ts';
import { portraitUrl } from '../content/portrait.ts';
import { theme } from '../theme/theme.ts';
import { AgentPortrait } from '../ui/agent-portrait.tsx';
import { ImageWithFallback } from '../ui/image-with-fallback.tsx';

type AgentImageProps = {
  name: string;
  image: (SanityImageSource & { asset: unknown; alt: string | null }) | null;
  /** The address of the picture that the avatar tool made. */
  generatedImage?: string | null | undefined;
  /**
   * A few pixels of the picture as a data address, shown until it is there; not of one that is see-through, behind which
   * they would stay.
   */
  blur?: string | null | undefined;
  size: 'avatar' | 'profile';
  /** Whether it opens its page: then it comes before other pictures. */
  isOpening?: boolean;
  /** How wide it is shown, as a source size list, where that is less than its square. */
  sizes?: string;
};

/** An agent's picture as one of the squares of spec section 7, or a drawn stand-in where there is none. */
export function AgentImage({
  name,
  image,
  generatedImage,
  blur,
  size,
  isOpening = false,
  sizes = `${imageSize[size]}px`,
}: AgentImageProps) {
  const edge = imageSize[size];
  const portrait = { image, generatedImage };
  const src = portraitUrl(portrait, size);
  return (
    <Frame $size={size}>
      {blur && src && <img src={blur} alt="" />}
      {src ? (
        <ImageWithFallback
          src={src}
          srcSet={`${src} ${edge}w, ${portraitUrl(portrait, size, 2)} ${edge * 2}w`}
          // It has its place by the time it is asked for, and a browser that can measures it.
          sizes={`auto, ${sizes}`}
          alt={image?.asset ? (image.alt ?? name) : name}
          width={edge}
          height={edge}
          loading="lazy"
          fetchPriority={isOpening ? 'high' : 'low'}
        />
      ) : (
        <AgentPortrait name={name} />
      )}
    </Frame>
  );
}

const Frame = styled.div<{ $size: 'avatar' | 'profile' }>`
  position: relative;
  flex: none;
  width: ${({ $size }) => theme.size[$size]};
  max-width: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  background: ${theme.color.accentWash};
  border-radius: ${theme.radius.medium};

  > * {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  img {
    object-fit: cover;
  }
`;
