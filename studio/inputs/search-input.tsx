import { Stack } from '@sanity/ui';
import { type ObjectInputProps, useClient, useFormValue } from 'sanity';
import { pictureUrl } from '../media/picture-url.ts';
import { SearchPreview } from './search-preview.tsx';
import { usePageSummary } from './use-page-summary.ts';

/** The fields for search and sharing, below a picture of what they make of the page. */
export function SearchInput(props: ObjectInputProps) {
  const document = useFormValue([]);
  const client = useClient({ apiVersion: '2025-02-19' });
  const page = usePageSummary(document);
  const picture = pictureUrl(client, page?.summary.image)?.size(600, 315).fit('crop').auto('format').url();
  return (
    <Stack gap={5}>
      {page && <SearchPreview {...page} picture={picture} />}
      {props.renderDefault(props)}
    </Stack>
  );
}
