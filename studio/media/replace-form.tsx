import { UploadIcon } from '@sanity/icons/Upload';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { pictureFormats } from '../../schemas/picture-formats.ts';
import { visuallyHidden } from '../shared/accessibility.ts';
import { BusyButton } from '../shared/busy-button.tsx';
import { useFocusOnRemoval } from '../shared/use-focus-on-removal.ts';

interface ReplaceFormProps {
  /** Number of fields that use the picture. */
  count: number;
  /** Replaces the picture; resolves with whether that succeeded. */
  onReplace: (picture: File) => Promise<boolean>;
}

/** Form to select a replacement picture and confirm what it changes. */
export function ReplaceForm({ count, onReplace }: ReplaceFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [isBusy, setBusy] = useState(false);
  const meaning = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const ref = useFocusOnRemoval(() => buttons.current?.querySelector('button')?.focus());
  const places = count === 1 ? 'the one place' : `all ${count} places`;

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setFile(currentTarget.files?.[0]);
    // Reset, since browsers fire no event when the same file is selected again.
    currentTarget.value = '';
  };
  const replace = async (picture: File) => {
    setBusy(true);
    if (await onReplace(picture)) setFile(undefined);
    setBusy(false);
  };

  return (
    <Stack gap={3}>
      <input
        ref={input}
        type="file"
        accept={pictureFormats}
        aria-label="The new picture"
        tabIndex={-1}
        style={visuallyHidden}
        onChange={choose}
      />
      {file && (
        <Text id={meaning} size={1}>
          {`“${file.name}” takes its place in ${places}, on the site and in drafts at once. Its crop starts anew. The old picture stays in the library.`}
        </Text>
      )}
      <Flex ref={buttons} gap={2}>
        {file ? (
          <>
            <BusyButton
              ref={ref}
              fontSize={1}
              tone="primary"
              text={`Replace it in ${places}`}
              aria-describedby={meaning}
              isBusy={isBusy}
              onClick={() => void replace(file)}
            />
            <Button
              ref={ref}
              fontSize={1}
              mode="bleed"
              text="Keep the old one"
              disabled={isBusy}
              onClick={() => setFile(undefined)}
            />
          </>
        ) : (
          <Button
            ref={ref}
            fontSize={1}
            mode="ghost"
            icon={UploadIcon}
            text="Replace it everywhere…"
            onClick={() => input.current?.click()}
          />
        )}
      </Flex>
    </Stack>
  );
}
