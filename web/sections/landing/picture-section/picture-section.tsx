import { styled } from 'styled-components';
import { getPictureSource } from '../../../data/picture-source.ts';
import { theme } from '../../../theme/theme.ts';
import { ImageWithFallback } from '../../../ui/image-with-fallback.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import type { SectionProps } from '../section-content.ts';

/** Size of the image in pixels, at twice its displayed width on most screens and 16:9. */
const IMAGE_SIZE = { width: 1920, height: 1080 };

/** An image at the page width, with a caption. */
export function PictureSection({ section: { picture, caption }, tone }: SectionProps<'pictureSection'>) {
  if (!picture?.asset) return null;
  return (
    <Section tone={tone}>
      <Reveal>
        <Figure>
          <ImageWithFallback
            {...getPictureSource(picture, IMAGE_SIZE)}
            sizes="min(100vw, 80rem)"
            alt={picture.alt ?? ''}
            loading="lazy"
          />
          {caption && <figcaption>{caption}</figcaption>}
        </Figure>
      </Reveal>
    </Section>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${theme.space[3]};
  margin: 0;

  img {
    width: 100%;
    height: auto;
    border-radius: ${theme.radius.medium};
  }
  figcaption {
    max-width: ${theme.size.measure};
    font-size: ${theme.text.small};
    color: ${theme.color.inkSoft};
  }
`;
