import type { SanityImageSource } from '@sanity/image-url';
import { styled } from 'styled-components';
import { imageSize } from '../../content/image-size.ts';
import { getPortraitUrl } from '../data/portrait.ts';
import { theme } from '../theme/theme.ts';
import { AgentPortrait } from '../ui/drawings/agent-portrait.tsx';
import { ImageWithFallback } from '../ui/image-with-fallback.tsx';

type AgentImageProps = {
  name: string;
  image: (SanityImageSource & { asset: unknown; alt: string | null }) | null;
  /** The URL of the image that the avatar tool generated. */
  generatedImage?: string | null | undefined;
  /**
   * A tiny version of the image as a data URL, shown until it has loaded. Not given for a transparent image, behind which it
   * would stay visible.
   */
  blur?: string | null | undefined;
  size: 'avatar' | 'profile';
  /** Whether it is at the start of its page, and loads before other images. */
  isOpening?: boolean;
  /** The width at which it is shown, as a source size list, if less than its square. */
  sizes?: string;
};

/** An agent's image in one of the square sizes, or a drawn placeholder without one. */
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
  const src = getPortraitUrl(portrait, size);
  return (
    <Frame $size={size}>
      {blur && src && <img src={blur} alt="" />}
      {src ? (
        <ImageWithFallback
          src={src}
          srcSet={`${src} ${edge}w, ${getPortraitUrl(portrait, size, 2)} ${edge * 2}w`}
          // With lazy loading the image is laid out before it loads, so a browser that supports 'auto' measures it.
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
