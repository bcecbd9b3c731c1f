import { lazySection } from '../../ui/lazy-section.tsx';
import { definePage } from '../define-page.ts';
import type { LikeOsContent } from './like-os-query.ts';
import { likeOsQuery } from './like-os-query.ts';
import { Opening } from './opening.tsx';

const Stacks = lazySection(async () => (await import('./stacks.tsx')).Stacks);
const Invitation = lazySection(async () => (await import('../../sections/invitation.tsx')).Invitation);

export const page = definePage({
  query: likeOsQuery,
  View: LikeOsView,
});

/** 'Parallels to OS': an operating system and the platform, layer by layer. */
export function LikeOsView({ content }: { content: LikeOsContent }) {
  return (
    <>
      <Opening
        heading={content.heading ?? ''}
        intro={content.intro}
        image={content.image}
        layers={content.comparisons.length}
      />
      {content.comparisons.length > 0 && (
        <Stacks
          comparisons={content.comparisons}
          operatingSystemLabel={content.operatingSystemLabel}
          platformLabel={content.platformLabel}
        />
      )}
      <Invitation content={content.callToAction} tone="sunken" />
    </>
  );
}
