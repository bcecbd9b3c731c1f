import { getPictureSource } from '../../../data/picture-source.ts';
import { theme } from '../../../theme/theme.ts';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { ImageWithFallback } from '../../../ui/image-with-fallback.tsx';
import { PageOpening } from '../../page-opening.tsx';
import type { SectionProps } from '../section-content.ts';

/** Size of the image in pixels, at twice its largest displayed width and 4:3. */
const IMAGE_SIZE = { width: 1440, height: 1080 };

/** The opening of a landing page: heading, button and image. */
export function OpeningSection({ section }: Pick<SectionProps<'openingSection'>, 'section'>) {
  const { heading, intro, button, picture } = section;
  return (
    <PageOpening
      heading={heading}
      intro={intro}
      action={button?.href && <LinkButton to={button.href}>{button.label}</LinkButton>}
    >
      {picture?.asset && (
        <ImageWithFallback
          {...getPictureSource(picture, IMAGE_SIZE)}
          sizes={`(width >= ${theme.width.wide}) 50vw, 100vw`}
          alt={picture.alt ?? ''}
          fetchPriority="high"
        />
      )}
    </PageOpening>
  );
}
