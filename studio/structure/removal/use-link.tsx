import { Box, Stack, Text } from '@sanity/ui';
import { Preview, pathToString, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { styled } from 'styled-components';
import type { Use } from './uses.ts';

const Item = styled.li`
  & a {
    display: block;
    color: inherit;
    text-decoration: none;
    border: 1px solid var(--card-border-color);
    border-radius: 3px;
  }
  & a:hover {
    background: var(--card-muted-bg-color);
  }
  & a:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
  }
`;

/** A link to the field that uses a document. */
export function UseLink({ use, onClick }: { use: Use; onClick: () => void }) {
  const { id, type, path, kind, isPublished } = use;
  const schemaType = useSchema().get(type);
  const note = !isPublished && (kind === 'link' ? 'Only its draft links to it.' : 'Only its draft uses it.');
  return (
    <Item>
      <IntentLink intent="edit" params={{ id, type, path: pathToString(path) }} onClick={onClick}>
        <Stack>
          {schemaType ? (
            <Preview layout="default" schemaType={schemaType} value={{ _id: id, _type: type }} />
          ) : (
            <Box padding={3}>
              <Text size={1}>{id}</Text>
            </Box>
          )}
          {note && (
            <Box paddingX={3} paddingBottom={3}>
              <Text size={1} muted>
                {note}
              </Text>
            </Box>
          )}
        </Stack>
      </IntentLink>
    </Item>
  );
}
