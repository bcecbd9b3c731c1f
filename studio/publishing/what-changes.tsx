import { Heading, Stack, Text } from '@sanity/ui';
import { OutlookList } from './impact/outlook-list.tsx';
import type { OutlookState } from './impact/use-outlook.ts';
import type { Publishing } from './publishing-context.tsx';

/** What publishing changes on the site, page by page. */
export function WhatChanges({ publishing: { outlook } }: { publishing: Publishing }) {
  if (outlook === undefined) return null;
  return (
    <Stack gap={4}>
      <Heading as="h2" size={0}>
        What will change?
      </Heading>
      <Text size={1} muted>
        {inWords(outlook)}
      </Text>
      {typeof outlook === 'object' && <OutlookList groups={outlook.groups} />}
    </Stack>
  );
}

function inWords(outlook: OutlookState): string {
  if (outlook === 'working') return 'Comparing with the site…';
  if (outlook === 'unknown') {
    return 'The site could not be compared just now. You can publish anyway, and check the page afterward.';
  }
  return outlook.changedPages === 0
    ? 'No page of the site shows what is different in this draft.'
    : 'Once you publish this, visitors read within seconds:';
}
