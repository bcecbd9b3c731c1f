import { Card, Stack, Text } from '@sanity/ui';
import type { SanityDocument } from 'sanity';
import { useSharedQuery } from '../inputs/use-shared-query.ts';
import { picturesIn } from './picture-places.ts';
import { PlaceLink } from './place-link.tsx';
import { ReplaceEverywhere } from './replace-everywhere.tsx';

interface UsedInProps {
  /** A file of the library. */
  asset: { _id: string; _type: string };
}

/** Every place of the site that shows a picture, each a link to its field, and the way to replace it in all of them. */
export function UsedIn({ asset }: UsedInProps) {
  const found = useSharedQuery(`*[references(${JSON.stringify(asset._id)})] | order(_type asc)`, 'drafts');
  if (asset._type !== 'sanity.imageAsset' || !Array.isArray(found)) return null;
  // The query finds whole documents.
  const places = (found as SanityDocument[]).flatMap((document) =>
    picturesIn(document)
      .filter((picture) => picture.asset === asset._id)
      .map(({ path }) => ({ document, path })),
  );
  return (
    <Card border radius={3} padding={4}>
      <Stack gap={4}>
        <Text size={1} weight="medium">
          {places.length === 0 ? 'The site does not use this picture' : 'Where it is used'}
        </Text>
        {places.length > 0 && (
          <>
            <Stack as="ul" gap={3} aria-label="Where it is used">
              {places.map(({ document, path }) => (
                <li key={`${document._id} ${JSON.stringify(path)}`}>
                  <PlaceLink document={document} path={path} />
                </li>
              ))}
            </Stack>
            <ReplaceEverywhere from={asset._id} count={places.length} />
          </>
        )}
      </Stack>
    </Card>
  );
}
