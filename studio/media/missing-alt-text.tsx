import { Box, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui';
import { type SanityDocument, useClient } from 'sanity';
import { FailureNote } from '../shared/failure-note.tsx';
import { getPictureUrl } from '../shared/picture-url.ts';
import { useSharedQueryState } from '../shared/use-shared-query.ts';
import { FieldLink } from './field-link.tsx';
import { findPictures, lacksAltText } from './find-assets.ts';

/** All documents that refer to a picture; drafts replace published documents. */
const QUERY =
  '*[!(_type match "sanity.*") && references(*[_type == "sanity.imageAsset"]._id)] | order(_type asc, orderRank asc)';

/** Lists the pictures without alt text, each with a link to its alt text field. */
export function MissingAltText() {
  const client = useClient({ apiVersion: '2025-02-19' });
  const { answer: documents, error } = useSharedQueryState(QUERY, 'drafts');
  return (
    <Box padding={[4, 4, 5]}>
      <Container width={1}>
        <Stack gap={5}>
          <Heading as="h1" size={2}>
            Pictures that need words
          </Heading>
          <Text muted>
            People who cannot see a picture hear its description. Describe each of these in one sentence, or
            say there that it is decoration only.
          </Text>
          {Array.isArray(documents) ? (
            // The query returns whole documents.
            <List documents={documents as SanityDocument[]} client={client} />
          ) : error ? (
            <FailureNote what="The pictures cannot be loaded." />
          ) : (
            <Text muted>Loading…</Text>
          )}
        </Stack>
      </Container>
    </Box>
  );
}

interface ListProps {
  documents: readonly SanityDocument[];
  client: Parameters<typeof getPictureUrl>[0];
}

function List({ documents, client }: ListProps) {
  const rows = documents.flatMap((document) =>
    findPictures(document)
      .filter(lacksAltText)
      .map(({ path, asset }) => ({ document, path, asset })),
  );
  if (rows.length === 0) {
    return (
      <Card tone="positive" border radius={3} padding={4} role="status">
        <Text>Every picture is described. Nothing to do here.</Text>
      </Card>
    );
  }
  return (
    <Stack as="ul" gap={3} aria-label="Pictures that need words">
      {rows.map(({ document, path, asset }) => (
        <Card as="li" key={`${document._id} ${JSON.stringify(path)}`} border radius={3} padding={3}>
          <Flex align="center" gap={4}>
            <img
              src={getPictureUrl(client, { asset: { _ref: asset } })
                ?.size(96, 96)
                .fit('crop')
                .auto('format')
                .url()}
              alt=""
              width={48}
              height={48}
            />
            <FieldLink document={document} path={[...path, 'alt']} />
          </Flex>
        </Card>
      ))}
    </Stack>
  );
}
