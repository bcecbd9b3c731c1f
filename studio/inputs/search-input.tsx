import { Stack } from '@sanity/ui';
import { type ObjectInputProps, useClient, useFormValue } from 'sanity';
import { pictureUrl } from '../media/picture-url.ts';
import { SearchPreview } from './search-preview.tsx';
import { usePageSummary } from './use-page-summary.ts';

/** Input of the `seo` object, with a preview of the search result and the shared link. */
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
