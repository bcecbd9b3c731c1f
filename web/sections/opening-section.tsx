import { pictureSource } from '../content/picture-source.ts';
import { theme } from '../theme/theme.ts';
import { LinkButton } from '../ui/button.tsx';
import { ImageWithFallback } from '../ui/image-with-fallback.tsx';
import { PageOpening } from './page-opening.tsx';
import type { SectionProps } from './section-content.ts';

/** Twice the widest that the picture is shown at, in pixels, at 4:3. */
const PICTURE = { width: 1440, height: 1080 };

/** The heading of a page that editors made, a button, and the picture that they chose. */
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
          {...pictureSource(picture, PICTURE)}
          sizes={`(width >= ${theme.width.wide}) 50vw, 100vw`}
          alt={picture.alt ?? ''}
          fetchPriority="high"
        />
      )}
    </PageOpening>
  );
}
