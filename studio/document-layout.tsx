import { Card, Container, Heading, Stack, Text } from '@sanity/ui';
import { type DocumentLayoutProps, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { Pane, PaneContent } from 'sanity/structure';
import { UniqueHistory } from './sanity-internals/unique-history.tsx';
import { isDuplicateSingleton } from './singletons.ts';

/**
 * Layout of every document. For a second document of a singleton type, which a mistyped or old URL can open, it
 * renders a notice with a link to the singleton instead of the form, so that no draft of it is created.
 */
export function DocumentLayout({ renderDefault, ...props }: DocumentLayoutProps) {
  if (isDuplicateSingleton(props.documentType, props.documentId))
    return <DuplicateSingletonNotice {...props} />;
  return <UniqueHistory>{renderDefault({ ...props, renderDefault })}</UniqueHistory>;
}

function DuplicateSingletonNotice({ documentType, documentId }: Omit<DocumentLayoutProps, 'renderDefault'>) {
  const title = useSchema().get(documentType)?.title ?? documentType;
  return (
    <Pane id={documentId} flex={2.5} minWidth={320}>
      <PaneContent>
        <Container width={1} padding={5}>
          <Card tone="caution" border radius={3} padding={5} role="status">
            <Stack gap={5}>
              <Heading as="h2">There is only one “{title}”</Heading>
              <Text>
                The address you followed leads to a second one, which the site would never show. So nothing
                can be written here.
              </Text>
              <Text>
                <IntentLink intent="edit" params={{ id: documentType, type: documentType }}>
                  Open “{title}”
                </IntentLink>
              </Text>
            </Stack>
          </Card>
        </Container>
      </PaneContent>
    </Pane>
  );
}
