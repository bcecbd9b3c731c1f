import { Box, Dialog } from '@sanity/ui';
import { useState } from 'react';
import type { AssetSourceComponentProps } from 'sanity';
import { AssetDetails } from './asset-details.tsx';
import { AssetLibrary } from './asset-library.tsx';

/**
 * What a picture or file field opens: the library to choose from, or the details of its file. Nothing during an
 * upload, for which the Studio opens the source too.
 */
export function AssetDialog({
  action,
  accept,
  assetToOpen,
  assetType = 'image',
  onClose,
  onSelect,
}: AssetSourceComponentProps) {
  if (action === 'openInSource' && assetToOpen) {
    return (
      <AssetDetailsDialog
        id={assetToOpen._id}
        what={assetType === 'image' ? 'This picture' : 'This file'}
        onClose={onClose}
      />
    );
  }
  if (action !== 'select') return null;
  return (
    <Dialog
      id="asset-library"
      header={assetType === 'image' ? 'Choose a picture' : 'Choose a file'}
      width={3}
      onClose={onClose}
    >
      <AssetLibrary
        accept={accept || (assetType === 'image' ? 'image/*' : '')}
        onOpen={({ _id }) => onSelect([{ kind: 'assetDocumentId', value: _id }])}
      />
    </Dialog>
  );
}

interface AssetDetailsDialogProps {
  id: string;
  what: string;
  onClose: () => void;
}

/** Shows the details of an asset in a dialog. */
export function AssetDetailsDialog({ id, what, onClose }: AssetDetailsDialogProps) {
  const [shown, setShown] = useState(id);
  return (
    <Dialog id="asset-details" header={what} width={2} onClose={onClose}>
      <Box padding={4}>
        <AssetDetails id={shown} onReplaced={setShown} onDeleted={onClose} />
      </Box>
    </Dialog>
  );
}
