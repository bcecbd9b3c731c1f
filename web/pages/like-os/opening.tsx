import { wideSize } from '../../../content/image-size.ts';
import { getPictureSource } from '../../data/picture-source.ts';
import { PageOpening } from '../../sections/page-opening.tsx';
import { theme } from '../../theme/theme.ts';
import { ImageWithFallback } from '../../ui/image-with-fallback.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import type { LikeOsContent } from './like-os-query.ts';
import { TwoStacks } from './two-stacks.tsx';

type OpeningProps = Pick<LikeOsContent, 'intro' | 'image'> & {
  heading: string;
  /** The number of plates in the drawn stacks. */
  layers: number;
};

/** The heading beside an editor's image or the drawing of two stacks. */
export function Opening({ heading, intro, image, layers }: OpeningProps) {
  return (
    <PageOpening heading={heading} intro={intro}>
      <Reveal>
        {image?.asset ? (
          <ImageWithFallback
            {...getPictureSource(image, wideSize.likeOs)}
            sizes={`(width >= ${theme.width.wide}) 50vw, 100vw`}
            alt={image.alt ?? ''}
            fetchPriority="high"
          />
        ) : (
          <TwoStacks layers={layers} />
        )}
      </Reveal>
    </PageOpening>
  );
}
