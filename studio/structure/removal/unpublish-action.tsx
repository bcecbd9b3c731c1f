import { UnpublishIcon } from '@sanity/icons/Unpublish';
import { Button, Dialog, Flex, Text } from '@sanity/ui';
import { useId, useState } from 'react';
import { type DocumentActionComponent, useDocumentOperation, useDocumentPairPermissions } from 'sanity';
import { getName } from './removal.ts';

/** Adds 'Unpublish' to the draft's actions. The Studio offers it only when the published version is shown. */
export function wrapUnpublishAction(useUnpublish: DocumentActionComponent): DocumentActionComponent {
  return function useUnpublishAction(props) {
    const own = useUnpublish(props);
    const { id, type, published, draft, version } = props;
    const { unpublish } = useDocumentOperation(id, type);
    const [permissions] = useDocumentPairPermissions({ id, type, permission: 'unpublish' });
    const [isOpen, setOpen] = useState(false);
    if (own || version || !published || !permissions?.granted) return own;
    const confirm = () => {
      setOpen(false);
      unpublish.execute();
    };
    return {
      label: 'Unpublish',
      icon: UnpublishIcon,
      tone: 'critical',
      disabled: unpublish.disabled !== false,
      onHandle: () => setOpen(true),
      dialog: isOpen && {
        type: 'custom',
        component: (
          <ConfirmUnpublish
            name={getName(draft ?? published)}
            onCancel={() => setOpen(false)}
            onConfirm={confirm}
          />
        ),
      },
    };
  };
}

interface ConfirmUnpublishProps {
  name: string | undefined;
  onCancel: () => void;
  onConfirm: () => void;
}

function ConfirmUnpublish({ name, onCancel, onConfirm }: ConfirmUnpublishProps) {
  return (
    <Dialog
      id={useId()}
      header="Take this off the site?"
      width={0}
      onClose={onCancel}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" text="Cancel" onClick={onCancel} />
          <Button tone="critical" text="Unpublish now" onClick={onConfirm} />
        </Flex>
      }
    >
      <Flex padding={4}>
        <Text size={1}>
          {name ? `“${name}”` : 'It'} disappears from the site and stays here as a draft, so you can publish
          it again.
        </Text>
      </Flex>
    </Dialog>
  );
}
