import { Heading, Stack, Text } from '@sanity/ui';
import { PublishPreviewList } from './publish-preview/publish-preview-list.tsx';
import type { PublishPreviewState } from './publish-preview/use-publish-preview.ts';
import type { Publishing } from './publishing-context.tsx';

/** Lists the changes of publishing, by page of the site. */
export function ChangeSummary({ publishing: { publishPreview } }: { publishing: Publishing }) {
  if (publishPreview === undefined) return null;
  return (
    <Stack gap={4}>
      <Heading as="h2" size={0}>
        What will change?
      </Heading>
      <Text size={1} muted>
        {describePreview(publishPreview)}
      </Text>
      {typeof publishPreview === 'object' && <PublishPreviewList groups={publishPreview.groups} />}
    </Stack>
  );
}

function describePreview(publishPreview: PublishPreviewState): string {
  if (publishPreview === 'working') return 'Comparing with the site…';
  if (publishPreview === 'unknown') {
    return 'The site could not be compared just now. You can publish anyway, and check the page afterward.';
  }
  return publishPreview.changedPages === 0
    ? 'No page of the site shows what is different in this draft.'
    : 'Once you publish this, visitors read within seconds:';
}
