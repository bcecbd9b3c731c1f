import { Card, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { type ObjectInputProps, useWorkspace } from 'sanity';
import { Link } from 'sanity/router';
import { useDocumentPane } from 'sanity/structure';
import { readText } from '../../content/read-field.ts';
import { isSameContent } from '../shared/is-same-content.ts';
import { readPath, readSegment } from '../shared/read-value.ts';

/**
 * Fields that hold an agent's talking video. If one of them changed after the portrait, the video may show the
 * new portrait.
 */
const videoFields = ['video', 'combinedVideo', 'videoUrl', 'combinedUrl', 'avatarAssets'];

/**
 * Reminds the editor of what depends on a picture when it differs from the published one: its alt text and the
 * talking video.
 */
export function ReplacedPicture({ path, value }: Pick<ObjectInputProps, 'path' | 'value'>) {
  const { documentType, editState, value: document } = useDocumentPane();
  const published = editState?.published;
  const before = readPath(published, path);
  const asset = readText(value, 'asset', '_ref');
  if (!asset || asset === (readText(before, 'asset', '_ref') ?? asset)) return null;
  const words = readText(value, 'alt');
  const isPortrait = documentType === 'agent' && path.length === 1 && path[0] === 'image';
  return (
    <ReplacementNotes
      hasOldWords={words !== undefined && words === readText(before, 'alt')}
      hasOldFace={
        isPortrait &&
        videoFields.some((name) => readSegment(published, name)) &&
        videoFields.every((name) => isSameContent(readSegment(published, name), readSegment(document, name)))
      }
      avatars={<AvatarsLink slug={readText(document, 'slug', 'current')} />}
    />
  );
}

interface ReplacementNotesProps {
  /** Whether the alt text is still that of the published picture. */
  hasOldWords: boolean;
  /** Whether the agent's video was made from the published picture. */
  hasOldFace: boolean;
  /** A link to the avatar tool. */
  avatars: ReactNode;
}

export function ReplacementNotes({ hasOldWords, hasOldFace, avatars }: ReplacementNotesProps) {
  if (!hasOldWords && !hasOldFace) return null;
  return (
    <Card border radius={2} padding={3} tone="caution" role="status">
      <Stack gap={3}>
        {hasOldWords && (
          <Text size={1}>Check the description: it is still that of the picture that was here before.</Text>
        )}
        {hasOldFace && <Text size={1}>The talking video still shows the old face. {avatars}</Text>}
      </Stack>
    </Card>
  );
}

function AvatarsLink({ slug = '' }: { slug?: string | undefined }) {
  const { basePath } = useWorkspace();
  return <Link href={`${basePath.replace(/\/$/, '')}/avatars/${slug}`}>Make a new one</Link>;
}
