import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui';
import { useId } from 'react';
import { UseLink } from './use-link.tsx';
import type { RemovedDocument, Use } from './uses.ts';

interface InUseDialogProps {
  document: RemovedDocument;
  verb: 'deleted' | 'unpublished';
  uses: readonly Use[];
  onCancel: () => void;
  onConfirm: () => void;
}

/** Lists what uses a document, with links. References have to be removed first; links may be left as they are. */
export function InUseDialog({ document, verb, uses, onCancel, onConfirm }: InUseDialogProps) {
  const isHeld = uses.some(({ kind }) => kind === 'reference');
  const name = document.name ? `“${document.name}”` : 'This entry';
  const header = isHeld ? `${name} is still in use` : `Links still lead to ${name}`;
  return (
    <Dialog
      id={useId()}
      header={header}
      width={1}
      onClose={onCancel}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" text={isHeld ? 'Close' : 'Cancel'} onClick={onCancel} />
          {!isHeld && (
            <Button
              tone="critical"
              text={verb === 'deleted' ? 'Delete anyway' : 'Unpublish anyway'}
              onClick={onConfirm}
            />
          )}
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>{isHeld ? explainUses(name, verb) : explainLinks(verb)}</Text>
        <Stack as="ul" gap={2} padding={0} style={{ listStyle: 'none' }}>
          {uses.map((use) => (
            <UseLink key={use.id} use={use} onClick={onCancel} />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}

function explainUses(name: string, verb: 'deleted' | 'unpublished'): string {
  return `${name} cannot be ${verb} while these use it: the site would miss it there. Take it out of each of them, publish them, and try again.`;
}

function explainLinks(verb: 'deleted' | 'unpublished'): string {
  return `Once it is ${verb}, visitors who follow these links find a page that is not there. Better change the links first.`;
}
