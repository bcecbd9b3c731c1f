import { Box, Card, Flex, Tab, TabList, TabPanel } from '@sanity/ui';
import { useRef, useState } from 'react';
import { useRouter } from 'sanity/router';
import { AssetDetailsDialog } from './asset-dialog.tsx';
import { AssetLibrary } from './asset-library.tsx';
import type { StoredAsset } from './assets.ts';
import { MissingAltText } from './missing-alt-text.tsx';

/** Tabs of the tool, by the last segment of their path. */
const LISTS = { all: 'All pictures and files', words: 'Pictures that need words' } as const;

type List = keyof typeof LISTS;

/** The tool 'Pictures': the library, and the pictures without alt text. */
export function PicturesTool() {
  const { state, navigate } = useRouter();
  const shown: List = state.list === 'words' ? 'words' : 'all';
  return (
    <Flex direction="column" height="fill" flex={1}>
      <Card borderBottom padding={2}>
        <TabList gap={2}>
          {(['all', 'words'] as const).map((list) => (
            <Tab
              key={list}
              id={`${list}-tab`}
              aria-controls={`${list}-panel`}
              label={LISTS[list]}
              selected={list === shown}
              onClick={() => navigate(list === 'all' ? {} : { list })}
            />
          ))}
        </TabList>
      </Card>
      <TabPanel id={`${shown}-panel`} aria-labelledby={`${shown}-tab`} style={{ flex: 1, minHeight: 0 }}>
        <Box height="fill" overflow="auto">
          {shown === 'all' ? <AllAssets /> : <MissingAltText />}
        </Box>
      </TabPanel>
    </Flex>
  );
}

function AllAssets() {
  const [opened, setOpened] = useState<StoredAsset>();
  const search = useRef<HTMLInputElement>(null);
  const close = () => setOpened(undefined);
  const closeAfterDeletion = () => {
    close();
    // The picture that was pressed goes away.
    search.current?.focus();
  };
  return (
    <>
      <AssetLibrary accept="" onOpen={setOpened} searchRef={search} />
      {opened && <AssetDetailsDialog id={opened._id} onClose={close} onDeleted={closeAfterDeletion} />}
    </>
  );
}
