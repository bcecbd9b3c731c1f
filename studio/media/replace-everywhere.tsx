import { UploadIcon } from '@sanity/icons/Upload';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type ChangeEvent, useRef, useState } from 'react';
import { useClient } from 'sanity';
import { hiddenFromSight } from '../inputs/hidden-from-sight.ts';
import { replacePicture } from './replace-picture.ts';

interface ReplaceEverywhereProps {
  /** The id of the picture's file in the library. */
  from: string;
  /** In how many places it is used. */
  count: number;
}

const REPLACED = {
  status: 'success',
  title: 'The new picture is on the site',
  description: 'Check its description in each place: the words are still those of the old picture.',
} as const;
const UNCHANGED = {
  status: 'info',
  title: 'Nothing has changed',
  description: 'You chose the very picture that is there already, or the site does not use it any more.',
} as const;

/** Uploads a picture and puts it wherever another one is used, once the editor has seen what that means. */
export function ReplaceEverywhere({ from, count }: ReplaceEverywhereProps) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [isBusy, setBusy] = useState(false);
  const places = count === 1 ? 'the one place' : `all ${count} places`;

  const replace = async (picture: File) => {
    setBusy(true);
    try {
      const { _id } = await client.assets.upload('image', picture, { filename: picture.name });
      const changed = await replacePicture(client, from, _id);
      toast.push(changed > 0 ? REPLACED : UNCHANGED);
      setFile(undefined);
    } catch (error) {
      toast.push({
        status: 'error',
        title: 'The picture was not replaced',
        description: `Nothing has changed. Try again in a moment. (${error instanceof Error ? error.message : error})`,
      });
    }
    setBusy(false);
  };

  return (
    <Stack gap={3}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="The new picture"
        tabIndex={-1}
        style={hiddenFromSight}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => setFile(currentTarget.files?.[0])}
      />
      {file ? (
        <>
          <Text size={1}>
            “{file.name}” takes its place in {places}, on the site at once. Its crop starts anew. The old
            picture stays in the library.
          </Text>
          <Flex gap={2}>
            <Button
              fontSize={1}
              tone="primary"
              text={`Replace it in ${places}`}
              loading={isBusy}
              disabled={isBusy}
              onClick={() => void replace(file)}
            />
            <Button fontSize={1} mode="bleed" text="Keep the old one" onClick={() => setFile(undefined)} />
          </Flex>
        </>
      ) : (
        <Flex>
          <Button
            fontSize={1}
            mode="ghost"
            icon={UploadIcon}
            text="Replace it everywhere…"
            onClick={() => input.current?.click()}
          />
        </Flex>
      )}
    </Stack>
  );
}
