import { DownloadIcon } from '@sanity/icons/Download';
import { TrashIcon } from '@sanity/icons/Trash';
import { Button, Card, Flex, Grid, Stack, Text, TextArea, TextInput } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useId, useLayoutEffect, useState } from 'react';
import { useClient, useCurrentUser } from 'sanity';
import { isViewer } from '../roles/roles-plugin.tsx';
import { BusyButton } from '../shared/busy-button.tsx';
import { FailureNote } from '../shared/failure-note.tsx';
import { getPictureUrl } from '../shared/picture-url.ts';
import { useSharedQueryState } from '../shared/use-shared-query.ts';
import { ASSETS_QUERY, formatSize, type StoredAsset } from './assets.ts';
import { PictureUses } from './picture-uses-card.tsx';

/** The asset with an id; undefined while it is loading, and when there is none. */
export function useStoredAsset(id: string) {
  const { answer, error } = useSharedQueryState(ASSETS_QUERY, 'published');
  // The query returns assets.
  const asset = Array.isArray(answer) ? (answer as StoredAsset[]).find(({ _id }) => _id === id) : undefined;
  return { asset, error };
}

interface AssetDetailsProps {
  /** Id of the asset document. */
  id: string;
  /** Called with the id of the picture that has taken its place everywhere. */
  onReplaced: (id: string) => void;
  onDeleted: () => void;
  /** Called with whether the name or the description has changes that are not saved. */
  onEdit: (isChanged: boolean) => void;
}

/** A picture or file: where it is used, its name and description, and its removal when nothing uses it. */
export function AssetDetails({ id, onReplaced, onDeleted, onEdit }: AssetDetailsProps) {
  const { asset, error } = useStoredAsset(id);
  const mayWrite = !isViewer(useCurrentUser());
  if (!asset) {
    if (error) return <FailureNote what="The file cannot be loaded." />;
    return <Text muted>Loading…</Text>;
  }
  return (
    <Grid gridTemplateColumns={[1, 1, 2]} gap={5}>
      <Stack gap={4}>
        <AssetView asset={asset} />
        <Text size={1} muted>
          {[
            asset.extension.toUpperCase(),
            formatSize(asset.size),
            ...(asset.dimensions ? [`${asset.dimensions.width} × ${asset.dimensions.height} pixels`] : []),
          ].join(', ')}
        </Text>
        <Flex>
          <Button
            as="a"
            href={`${asset.url}?dl=${encodeURIComponent(asset.name)}`}
            mode="ghost"
            fontSize={1}
            icon={DownloadIcon}
            text="Download"
          />
        </Flex>
      </Stack>
      <Stack gap={5}>
        <PictureUses key={`${id} uses`} asset={asset} onReplaced={onReplaced}>
          {mayWrite && <DeleteAsset asset={asset} onDeleted={onDeleted} />}
        </PictureUses>
        {mayWrite && <LibraryWords key={`${id} words`} asset={asset} onEdit={onEdit} />}
      </Stack>
    </Grid>
  );
}

function AssetView({ asset: { _id, _type, url, mimeType, altText } }: { asset: StoredAsset }) {
  const client = useClient({ apiVersion: '2025-02-19' });
  if (_type === 'sanity.imageAsset') {
    const picture = getPictureUrl(client, { asset: { _ref: _id } })
      ?.width(1000)
      .fit('max')
      .auto('format');
    return <img src={picture?.url()} alt={altText ?? ''} style={{ maxWidth: '100%', maxHeight: '60vh' }} />;
  }
  // biome-ignore lint/a11y/useMediaCaption: captions are a file of their own, which the agent's form names.
  if (mimeType.startsWith('video/')) return <video src={url} controls style={{ maxWidth: '100%' }} />;
  return null;
}

/** Form for the name and description that the library has for a file. */
function LibraryWords({ asset, onEdit }: { asset: StoredAsset; onEdit: (isChanged: boolean) => void }) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const toast = useToast();
  const ids = useId();
  const [name, setName] = useState(asset.name);
  const [altText, setAltText] = useState(asset.altText ?? '');
  const [isBusy, setBusy] = useState(false);
  const isPicture = asset._type === 'sanity.imageAsset';
  const isChanged = name.trim() !== asset.name || altText.trim() !== (asset.altText ?? '');
  // In the same task as the keystroke: an Escape right after it must not close the dialog over these words.
  useLayoutEffect(() => {
    onEdit(isChanged);
    return () => onEdit(false);
  }, [isChanged, onEdit]);

  const save = async () => {
    setBusy(true);
    try {
      const words = { originalFilename: name.trim() || asset.name, altText: altText.trim() };
      await client.patch(asset._id).set(words).commit({ tag: 'pictures.describe' });
      toast.push({ status: 'success', title: 'Saved' });
    } catch (error) {
      toast.push({
        status: 'error',
        title: 'This was not saved',
        description: `Check the connection and try again. (${error instanceof Error ? error.message : error})`,
      });
    }
    setBusy(false);
  };

  return (
    <Card border radius={3} padding={4}>
      <Stack
        as="form"
        gap={4}
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged) void save();
        }}
      >
        <Stack gap={3}>
          <Text as="label" htmlFor={`${ids}-name`} size={1} weight="medium">
            Name
          </Text>
          <TextInput
            id={`${ids}-name`}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Stack>
        {isPicture && (
          <Stack gap={3}>
            <Text as="label" htmlFor={`${ids}-words`} size={1} weight="medium">
              Description
            </Text>
            <TextArea
              id={`${ids}-words`}
              rows={3}
              aria-describedby={`${ids}-hint`}
              value={altText}
              onChange={({ currentTarget }) => setAltText(currentTarget.value)}
            />
            <Text id={`${ids}-hint`} size={1} muted>
              Offered to whoever chooses the picture next. Where it is used already, its description stands in
              that form.
            </Text>
          </Stack>
        )}
        <Flex>
          <BusyButton type="submit" fontSize={1} text="Save" disabled={!isChanged} isBusy={isBusy} />
        </Flex>
      </Stack>
    </Card>
  );
}

/** Deletes a file that nothing uses, after confirmation. */
function DeleteAsset({ asset, onDeleted }: { asset: StoredAsset; onDeleted: () => void }) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const remove = async () => {
    setBusy(true);
    try {
      await client.delete(asset._id, { tag: 'pictures.delete' });
      toast.push({ status: 'success', title: `“${asset.name}” is deleted` });
      onDeleted();
    } catch (error) {
      setBusy(false);
      toast.push({
        status: 'error',
        title: `“${asset.name}” was not deleted`,
        description: `Somebody may use it by now. (${error instanceof Error ? error.message : error})`,
      });
    }
  };

  return isAsking ? (
    <Stack gap={3}>
      <Text size={1}>It cannot be brought back.</Text>
      <Flex gap={2}>
        <BusyButton
          autoFocus
          fontSize={1}
          tone="critical"
          text="Delete it for good"
          isBusy={isBusy}
          onClick={() => void remove()}
        />
        <Button fontSize={1} mode="bleed" text="Keep it" onClick={() => setAsking(false)} />
      </Flex>
    </Stack>
  ) : (
    <Flex>
      <Button
        fontSize={1}
        mode="ghost"
        tone="critical"
        icon={TrashIcon}
        text="Delete…"
        onClick={() => setAsking(true)}
      />
    </Flex>
  );
}
