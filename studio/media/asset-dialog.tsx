import { Box, Button, Card, Dialog, Flex, Text } from '@sanity/ui';
import { useCallback, useRef, useState } from 'react';
import type { AssetSourceComponentProps } from 'sanity';
import { AssetDetails, useStoredAsset } from './asset-details.tsx';
import { AssetLibrary } from './asset-library.tsx';

/**
 * The library, to choose from for a picture or file field. Nothing during an upload, for which the Studio opens the
 * source too.
 */
export function ChooseAsset({ action, accept, assetType, onClose, onSelect }: AssetSourceComponentProps) {
  if (action === 'upload') return null;
  const [header, all] = assetType === 'file' ? ['Choose a file', ''] : ['Choose a picture', 'image/*'];
  return (
    <Dialog id="asset-library" header={header} width={3} onClose={onClose}>
      <AssetLibrary
        accept={accept || all}
        onOpen={({ _id }) => onSelect([{ kind: 'assetDocumentId', value: _id }])}
      />
    </Dialog>
  );
}

/** The details of the asset of a picture or file field. */
export function AssetOfField({ assetType, selectedAssets: [asset], onClose }: AssetSourceComponentProps) {
  const what = assetType === 'file' ? 'file' : 'picture';
  if (asset) return <AssetDetailsDialog id={asset._id} what={`This ${what}`} onClose={onClose} />;
  return (
    <Dialog id="asset-details" header={`This ${what}`} width={1} onClose={onClose}>
      <Box padding={4}>
        <Text>There is no {what} here yet.</Text>
      </Box>
    </Dialog>
  );
}

interface AssetDetailsDialogProps {
  id: string;
  /** Heading of the dialog; the name of the asset by default. */
  what?: string;
  onClose: () => void;
  /** Closes the dialog of an asset that was deleted; `onClose` by default. */
  onDeleted?: () => void;
}

/** Shows the details of an asset in a dialog, which does not close over words that are not saved. */
export function AssetDetailsDialog({ id, what, onClose, onDeleted = onClose }: AssetDetailsDialogProps) {
  const [shown, setShown] = useState(id);
  const { asset } = useStoredAsset(shown);
  const [isEdited, setEdited] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  // The Studio renders a field's dialog anew when its picture was replaced.
  const focusBody = useCallback((element: HTMLDivElement | null) => {
    body.current = element;
    element?.focus();
  }, []);
  const noteEdit = useCallback((isChanged: boolean) => {
    setEdited(isChanged);
    setAsking(false);
  }, []);
  const showReplacement = (replacement: string) => {
    setShown(replacement);
    // The button that was pressed goes away with the old picture.
    body.current?.focus();
  };
  return (
    <Dialog
      id="asset-details"
      header={what ?? asset?.name}
      width={2}
      onClose={isEdited ? () => setAsking(true) : onClose}
      footer={
        isEdited &&
        isAsking && (
          <Card tone="caution" padding={3} role="alert">
            <Flex gap={3} align="center" wrap="wrap">
              <Box flex={1}>
                <Text size={1}>What you typed is not saved yet.</Text>
              </Box>
              <Button mode="ghost" fontSize={1} text="Go on typing" onClick={() => setAsking(false)} />
              <Button tone="critical" fontSize={1} text="Throw it away" onClick={onClose} />
            </Flex>
          </Card>
        )
      }
    >
      <Box ref={focusBody} padding={4} tabIndex={-1} style={{ outline: 'none' }}>
        <AssetDetails id={shown} onReplaced={showReplacement} onDeleted={onDeleted} onEdit={noteEdit} />
      </Box>
    </Dialog>
  );
}
