import { Stack } from '@sanity/ui';
import { type ObjectInputProps, useClient, useFormValue } from 'sanity';
import { getPictureUrl } from '../shared/picture-url.ts';
import { SeoPreview } from './seo-preview.tsx';
import { usePageSummary } from './use-page-summary.ts';

/** Input of the `seo` object, with a preview of the search result and the shared link. */
export function SeoInput(props: ObjectInputProps) {
  const document = useFormValue([]);
  const client = useClient({ apiVersion: '2025-02-19' });
  const page = usePageSummary(document);
  const picture = getPictureUrl(client, page?.summary.image)?.size(600, 315).fit('crop').auto('format').url();
  return (
    <Stack gap={5}>
      {page && <SeoPreview {...page} picture={picture} />}
      {props.renderDefault(props)}
    </Stack>
  );
}
