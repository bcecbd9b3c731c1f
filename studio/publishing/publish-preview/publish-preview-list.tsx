import { ChevronDownIcon } from '@sanity/icons/ChevronDown';
import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { LaunchIcon } from '@sanity/icons/Launch';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { getPreviewOrigin } from '../../shared/studio-settings.ts';
import type { ChangeDescription } from './describe-change.ts';
import type { ChangeGroup } from './page-changes.ts';

/** With more pages, the list of links is collapsed. */
const FEW = 3;

/** Lists groups of changes, with links to the pages. */
export function PublishPreviewList({ groups }: { groups: readonly ChangeGroup[] }) {
  return (
    <Stack as="ul" gap={4} aria-label="Pages that change">
      {groups.map((group) => (
        <Stack as="li" key={group.heading + group.changes[0]?.place} gap={3}>
          <Text size={1} weight="semibold">
            {group.heading}
          </Text>
          {group.changes.length > 0 && (
            <Stack as="ul" gap={3}>
              {group.changes.map((change) => (
                <Change key={JSON.stringify(change)} change={change} />
              ))}
            </Stack>
          )}
          {group.kind === 'changed' && <PageLinks pages={group.pages} />}
        </Stack>
      ))}
    </Stack>
  );
}

function Change({ change: { place, before, after, note } }: { change: ChangeDescription }) {
  return (
    <Card as="li" border radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1} muted>
          {place}
        </Text>
        {before !== undefined && <Wording label={after === undefined ? 'Removed' : 'Now'} text={before} />}
        {after !== undefined && (
          <Wording label={before === undefined ? 'New' : 'After publishing'} text={after} />
        )}
        {note && <Text size={1}>{note}</Text>}
      </Stack>
    </Card>
  );
}

function Wording({ label, text }: { label: string; text: string }) {
  return (
    <Text size={1}>
      <strong>{label}:</strong> {text}
    </Text>
  );
}

function PageLinks({ pages }: Pick<ChangeGroup, 'pages'>) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = pages.length > FEW;
  return (
    <Stack gap={3}>
      {isLong && (
        <Flex>
          <Button
            mode="bleed"
            padding={2}
            fontSize={1}
            icon={isOpen ? ChevronDownIcon : ChevronRightIcon}
            text={`These ${pages.length} pages`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
        </Flex>
      )}
      {(isOpen || !isLong) && (
        <Stack as="ul" gap={3}>
          {pages.map(({ path, title }) => (
            <Text as="li" key={path} size={1}>
              <a href={`${getPreviewOrigin()}${path}`} target="_blank" rel="noreferrer">
                Open “{title}” <LaunchIcon />
              </a>
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
