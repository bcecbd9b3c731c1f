import { DocumentIcon } from '@sanity/icons/Document';
import { SearchIcon } from '@sanity/icons/Search';
import { UploadIcon } from '@sanity/icons/Upload';
import { Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type DragEvent, type RefObject, useRef, useState } from 'react';
import { useClient, useCurrentUser } from 'sanity';
import { styled } from 'styled-components';
import { isViewer } from '../roles/roles-plugin.tsx';
import { visuallyHidden } from '../shared/accessibility.ts';
import { BusyButton } from '../shared/busy-button.tsx';
import { explainUpload, UnreadableFileError } from '../shared/explain-upload.ts';
import { FailureNote } from '../shared/failure-note.tsx';
import { hasExpectedSignature } from '../shared/file-signature.ts';
import { formatCount } from '../shared/format-text.ts';
import { getPictureUrl } from '../shared/picture-url.ts';
import { uploadAsset } from '../shared/upload-asset.ts';
import { useSharedQueryState } from '../shared/use-shared-query.ts';
import { ASSETS_QUERY, formatSize, isAccepted, type StoredAsset, searchAssets } from './assets.ts';

/** Number of assets that are shown at first, and added by 'Show more'. */
const PAGE = 60;

interface AssetLibraryProps {
  /** Which assets are listed and can be uploaded, as the `accept` of a file input. Empty: all. */
  accept: string;
  onOpen: (asset: StoredAsset) => void;
  searchRef?: RefObject<HTMLInputElement | null>;
}

/** The pictures and files of the lake, with a search and an upload. */
export function AssetLibrary({ accept, onOpen, searchRef }: AssetLibraryProps) {
  const { answer, error } = useSharedQueryState(ASSETS_QUERY, 'published');
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const { isBusy, upload } = useUpload(accept);
  const mayUpload = !isViewer(useCurrentUser());
  // The query returns assets.
  const all = Array.isArray(answer) ? (answer as StoredAsset[]) : undefined;
  const found =
    all &&
    searchAssets(
      all.filter((asset) => isAccepted(accept, asset)),
      search,
    );
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (mayUpload) void upload([...event.dataTransfer.files]);
  };
  return (
    <Stack gap={4} padding={4} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Flex gap={3} wrap="wrap">
        <Box flex={1} style={{ minWidth: '12rem' }}>
          <TextInput
            ref={searchRef}
            type="search"
            icon={SearchIcon}
            aria-label="Search pictures and files"
            placeholder="Search by name or description"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </Box>
        {mayUpload && <UploadButton accept={accept} isBusy={isBusy} onUpload={upload} />}
      </Flex>
      {found ? (
        <>
          <Text size={1} muted role="status">
            {describeCount(found)}
          </Text>
          <Tiles aria-label="Pictures and files">
            {found.slice(0, limit).map((asset) => (
              <li key={asset._id}>
                <Tile asset={asset} onOpen={onOpen} />
              </li>
            ))}
          </Tiles>
          {found.length > limit && (
            <Flex justify="center">
              <Button mode="ghost" text="Show more" onClick={() => setLimit(limit + PAGE)} />
            </Flex>
          )}
        </>
      ) : error ? (
        <FailureNote what="The pictures cannot be loaded." />
      ) : (
        <Text muted>Loading…</Text>
      )}
    </Stack>
  );
}

function describeCount(found: readonly StoredAsset[]): string {
  if (found.length === 0) return 'Nothing found';
  return formatCount(
    found.length,
    found.every(({ _type }) => _type === 'sanity.imageAsset') ? 'picture' : 'file',
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Pixels of a preview's longer side, for screens with two pixels per point. */
const PREVIEW = 360;

const Preview = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  overflow: hidden;

  & img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

function Tile({ asset, onOpen }: { asset: StoredAsset; onOpen: (asset: StoredAsset) => void }) {
  return (
    <Card
      as="button"
      type="button"
      border
      radius={2}
      padding={2}
      style={{ width: '100%' }}
      onClick={() => onOpen(asset)}
    >
      <Stack gap={3}>
        <Preview>
          <AssetPicture asset={asset} />
        </Preview>
        <Text size={1} textOverflow="ellipsis" title={asset.name}>
          {asset.name}
        </Text>
      </Stack>
    </Card>
  );
}

/** A picture as it is, or a drawing of a file with its kind. */
function AssetPicture({ asset: { _id, _type, extension, size } }: { asset: StoredAsset }) {
  const client = useClient({ apiVersion: '2025-02-19' });
  if (_type === 'sanity.imageAsset') {
    const url = getPictureUrl(client, { asset: { _ref: _id } })
      ?.width(PREVIEW)
      .height(PREVIEW)
      .fit('max');
    return <img src={url?.auto('format').url()} alt="" loading="lazy" />;
  }
  return (
    <Stack gap={3}>
      <Text align="center" size={4} muted>
        <DocumentIcon />
      </Text>
      <Text align="center" size={1} muted>
        {extension.toUpperCase()}, {formatSize(size)}
      </Text>
    </Stack>
  );
}

interface UploadButtonProps {
  accept: string;
  isBusy: boolean;
  onUpload: (files: readonly File[]) => Promise<void>;
}

function UploadButton({ accept, isBusy, onUpload }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={accept}
        aria-label="Files to upload"
        tabIndex={-1}
        style={visuallyHidden}
        onChange={({ currentTarget }) => {
          void onUpload([...(currentTarget.files ?? [])]);
          // Reset, since browsers fire no event when the same file is selected again.
          currentTarget.value = '';
        }}
      />
      <BusyButton
        icon={UploadIcon}
        mode="ghost"
        text="Upload…"
        isBusy={isBusy}
        onClick={() => input.current?.click()}
      />
    </>
  );
}

/** Uploads files one after the other, and reports each that the lake refuses. */
function useUpload(accept: string) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const upload = async (files: readonly File[]) => {
    setBusy(true);
    for (const file of files) {
      try {
        const kind = file.type.startsWith('image/') ? 'sanity.imageAsset' : 'sanity.fileAsset';
        if (!(await hasExpectedSignature(file))) throw new UnreadableFileError();
        await uploadAsset(client, kind, file, file.name);
        toast.push({ status: 'success', title: `“${file.name}” is in the library` });
      } catch (error) {
        const description = explainUpload({ name: file.name, accept, error });
        toast.push({ status: 'error', title: 'Not uploaded', description });
      }
    }
    setBusy(false);
  };
  return { isBusy, upload };
}
