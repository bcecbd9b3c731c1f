import type { SanityImageSource } from '@sanity/image-url';
import { styled } from 'styled-components';
import { imageSize, squareImageUrl } from '../content/images.ts';
import { theme } from '../theme/theme.ts';
import { AgentPortrait } from '../ui/agent-portrait.tsx';
import { ImageWithFallback } from '../ui/image-with-fallback.tsx';

type AgentImageProps = {
  name: string;
  image: (SanityImageSource & { asset: unknown; alt: string | null }) | null;
  size: 'avatar' | 'profile';
  loading?: 'lazy' | 'eager';
};

/** An agent's picture as one of the squares of spec section 7, or a drawn stand-in where none was uploaded. */
export function AgentImage({ name, image, size, loading = 'lazy' }: AgentImageProps) {
  const edge = imageSize[size];
  return (
    <Frame $size={size}>
      {image?.asset ? (
        <ImageWithFallback
          src={squareImageUrl(image, size)}
          srcSet={`${squareImageUrl(image, size)} 1x, ${squareImageUrl(image, size, 2)} 2x`}
          alt={image.alt ?? name}
          width={edge}
          height={edge}
          loading={loading}
        />
      ) : (
        <AgentPortrait name={name} />
      )}
    </Frame>
  );
}

const Frame = styled.div<{ $size: 'avatar' | 'profile' }>`
  flex: none;
  width: ${({ $size }) => theme.size[$size]};
  max-width: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  background: ${theme.color.accentWash};
  border-radius: ${theme.radius.medium};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
