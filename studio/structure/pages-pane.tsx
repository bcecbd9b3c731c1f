import { Box, Card, Stack, Text } from '@sanity/ui';
import { useId, useMemo } from 'react';
import { FailureNote } from '../shared/failure-note.tsx';
import { ListRow, widestRow } from './list-row.tsx';
import { moveFocus } from './move-focus.ts';
import { pageListQuery } from './page-list-query.ts';
import { summarizeStates } from './page-state.ts';
import { PageStateLink } from './page-state-link.tsx';
import { createSiteMap, type SiteMapGroup } from './site-map.ts';
import { useListenedQuery } from './use-listened-query.ts';
import { type PageStates, usePageStates } from './use-page-states.ts';

const noGroups: SiteMapGroup[] = [];

/** Lists the pages of the site in the order of its navigation, each with its states. */
export function PagesPane() {
  const { result, error } = useListenedQuery(pageListQuery);
  const groups = useMemo(() => (result ? createSiteMap(result.content) : noGroups), [result]);
  const ids = useMemo(() => groups.flatMap(({ pages }) => pages.map(({ id }) => id)), [groups]);
  const states = usePageStates(ids, result?.revisions);
  if (error && !result) return <FailureNote what="The pages cannot be listed." />;
  return (
    <Stack gap={4} padding={3} style={{ maxWidth: widestRow }} onKeyDown={moveFocus}>
      <Box paddingX={2} paddingTop={1}>
        <Text size={1} muted role="status">
          {result ? summarizeStates(ids.map((id) => states.get(id))) : 'Looking at the pages …'}
        </Text>
      </Box>
      {groups.map((group) => (
        <PageGroup key={group.title} group={group} states={states} />
      ))}
    </Stack>
  );
}

function PageGroup({ group, states }: { group: SiteMapGroup; states: PageStates }) {
  const headingId = useId();
  return (
    <Card tone="inherit">
      <Stack gap={2}>
        <Box paddingX={2} paddingY={1}>
          <Text as="h3" id={headingId} size={0} weight="semibold" muted>
            {group.title}
          </Text>
        </Box>
        <Stack as="ul" gap={1} aria-labelledby={headingId}>
          {group.pages.map(({ id, title, path }) => (
            <ListRow
              key={id}
              id={id}
              label={
                <Text size={1} weight="medium">
                  {title}
                </Text>
              }
              subtitle={path ?? 'No address on the site'}
            >
              <Stack gap={2}>
                {states.get(id)?.map((state) => (
                  <PageStateLink key={state.kind} id={id} state={state} />
                ))}
              </Stack>
            </ListRow>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
