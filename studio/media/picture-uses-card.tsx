import { Card, Stack, Text } from '@sanity/ui';
import { type ReactNode, useRef } from 'react';
import { getPublishedId, type Path, pathToString, type SanityDocument } from 'sanity';
import { FailureNote } from '../shared/failure-note.tsx';
import { useFocusOnRemoval } from '../shared/use-focus-on-removal.ts';
import { useSharedQueryState } from '../shared/use-shared-query.ts';
import { FieldLink } from './field-link.tsx';
import { findAssets } from './find-assets.ts';
import { ReplaceEverywhere } from './replace-everywhere.tsx';

interface PictureUsesProps {
  /** The asset document. */
  asset: { _id: string; _type: string };
  /** Called with the id of the picture that has taken its place everywhere. */
  onReplaced: (id: string) => void;
  /** What is offered when nothing uses the file. */
  children?: ReactNode;
}

/** Lists the fields that use a file, with links, and offers to replace a picture in all of them. */
export function PictureUses({ asset, onReplaced, children }: PictureUsesProps) {
  const title = useRef<HTMLDivElement>(null);
  const list = useFocusOnRemoval(() => title.current?.focus());
  const { answer: found, error } = useSharedQueryState(writeAssetUsesQuery(asset._id), 'raw');
  if (!Array.isArray(found)) return error ? <FailureNote what="Its uses cannot be loaded." /> : null;
  // The query returns whole documents.
  const uses = findAssetUses(found as SanityDocument[], asset._id);
  const isPicture = asset._type === 'sanity.imageAsset';
  return (
    <Card border radius={3} padding={4}>
      <Stack gap={4}>
        <Text ref={title} tabIndex={-1} size={1} weight="medium">
          {uses.length > 0
            ? 'Where it is used'
            : `The site does not use this ${isPicture ? 'picture' : 'file'}`}
        </Text>
        {uses.length === 0 ? (
          children
        ) : (
          <Stack ref={list} gap={4}>
            <Stack as="ul" gap={3} aria-label="Where it is used">
              {uses.map(({ document, path, isPublished }) => (
                <Stack as="li" gap={2} key={`${document._id} ${pathToString(path)}`}>
                  <FieldLink document={document} path={path} />
                  {!isPublished && (
                    <Text size={1} muted>
                      Not on the site yet.
                    </Text>
                  )}
                </Stack>
              ))}
            </Stack>
            {isPicture && <ReplaceEverywhere from={asset._id} count={uses.length} onReplaced={onReplaced} />}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** A field that refers to a file. */
interface AssetUse {
  /** One stored version (draft, published, scheduled) of the document that refers to the file. */
  document: SanityDocument;
  path: Path;
  /** Whether the published document has it; otherwise only a draft or a scheduled version. */
  isPublished: boolean;
}

/** Queries the documents that refer to a file. To be used with the `raw` perspective, which includes all versions. */
export function writeAssetUsesQuery(asset: string): string {
  return `*[references(${JSON.stringify(asset)})] | order(_type asc, _id asc)`;
}

/** Finds the fields that refer to a file, each once for all versions of its document. */
export function findAssetUses(documents: readonly SanityDocument[], asset: string): AssetUse[] {
  const uses = new Map<string, AssetUse>();
  for (const document of documents) {
    const id = getPublishedId(document._id);
    for (const placed of findAssets(document)) {
      if (placed.asset !== asset) continue;
      const place = `${id} ${pathToString(placed.path)}`;
      const known = uses.get(place) ?? { document, path: placed.path, isPublished: false };
      uses.set(place, { ...known, isPublished: known.isPublished || document._id === id });
    }
  }
  return [...uses.values()];
}
