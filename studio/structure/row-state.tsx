import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { EditIcon } from '@sanity/icons/Edit';
import { EyeClosedIcon } from '@sanity/icons/EyeClosed';
import { Flex, Text } from '@sanity/ui';
import { TextWithTone } from 'sanity';
import type { Revisions } from './page-list-query.ts';

const ON_THE_SITE = 'On the site';

/** Whether the site shows an entry of a list, and whether a draft of it waits: in words and with a mark. */
export function RowState({ published, draft }: Revisions) {
  if (published !== undefined && draft === undefined) {
    return (
      <Text size={1} muted title={ON_THE_SITE}>
        <CheckmarkCircleIcon aria-label={ON_THE_SITE} role="img" />
      </Text>
    );
  }
  const isNew = published === undefined;
  return (
    <TextWithTone size={1} tone="caution">
      <Flex as="span" align="center" gap={2}>
        {isNew ? <EyeClosedIcon aria-hidden /> : <EditIcon aria-hidden />}
        {isNew ? 'Not on the site yet' : 'Draft waiting'}
      </Flex>
    </TextWithTone>
  );
}
