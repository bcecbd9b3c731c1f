import { Card, Flex, Grid, Heading, KBD, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';

/** Things that editors cannot change. Update this list when forms lock or hide other fields. */
const NOT_HERE = [
  'the password of the site’s gate',
  'the addresses of pages',
  'colors, type and how pages are laid out',
  'the drawings: the logo, the building, the map',
  'who may sign in here',
];

/** Keyboard shortcuts. On a Mac, ⌘ replaces Ctrl in the first one. */
const KEYS = [
  { keys: ['Ctrl', 'K'], use: 'find anything: a name, a sentence, a page' },
  { keys: ['Ctrl', 'Alt', 'P'], use: 'publish what is open' },
  { keys: ['Tab'], use: 'go to the next field; with Shift to the one before' },
  { keys: ['Alt', '↑'], use: 'in the lists at the left: move the entry up; with ↓ down' },
  {
    keys: ['Space'],
    use: 'in a form, on an entry’s dots: take the entry; ↑ or ↓ moves it, Space puts it down',
  },
  { keys: ['Esc'], use: 'close what has opened on top' },
];

/** The part of the guide below the tasks: search, limits of the Studio, and keyboard shortcuts. */
export function GoodToKnow() {
  return (
    <Grid gridTemplateColumns={[1, 1, 1, 1, 2]} gap={5}>
      <Note title="Looking for a sentence?">
        <Text size={1} muted>
          Press the magnifying glass at the top and type a few of its words. You are taken to the place where
          it is written. In the Preview, a click on a sentence does the same.
        </Text>
      </Note>
      <Note title="What you cannot change here">
        <Text size={1} muted>
          {`${NOT_HERE.join('; ')}. For these, ask the person who set this site up for you.`}
        </Text>
      </Note>
      <Note title="Without a mouse">
        <Stack gap={3}>
          {KEYS.map(({ keys, use }) => (
            <Flex key={use} gap={3} align="center">
              <Flex gap={1}>
                {keys.map((key) => (
                  <KBD key={key}>{key}</KBD>
                ))}
              </Flex>
              <Text size={1} muted>
                {use}
              </Text>
            </Flex>
          ))}
        </Stack>
      </Note>
    </Grid>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={3}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
