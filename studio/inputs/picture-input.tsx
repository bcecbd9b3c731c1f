import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { type ObjectInputProps, set } from 'sanity';
import { readField, readText } from '../../content/read-field.ts';
import { UploadInField } from '../sanity-internals/upload-in-field.tsx';
import { useSharedQuery } from '../shared/use-shared-query.ts';
import { ReplacedPicture } from './replaced-picture.tsx';

/** Input of a picture with alt text. It offers the alt text that the picture library has for the file. */
export function PictureInput(props: ObjectInputProps) {
  const { value } = props;
  const asset = readText(value, 'asset', '_ref');
  const lacksAltText = asset && !readText(value, 'alt')?.trim() && readField(value, 'decorative') !== true;
  return (
    <Stack gap={4}>
      <UploadInField {...props} />
      <ReplacedPicture path={props.path} value={value} />
      {lacksAltText && !props.readOnly && <LibraryDescription {...props} asset={asset} />}
    </Stack>
  );
}

function LibraryDescription({ asset, ...props }: ObjectInputProps & { asset: string }) {
  const words = useSharedQuery(`*[_id == ${JSON.stringify(asset)}][0].altText`, 'published');
  return typeof words === 'string' && words.trim() ? <SuggestedAltText {...props} words={words} /> : null;
}

interface OfferedWordsProps extends Pick<ObjectInputProps, 'onChange' | 'onPathFocus'> {
  words: string;
}

/** Offers an alt text. The focus moves to the alt text field, because the offer disappears once it is used. */
export function SuggestedAltText({ words, onChange, onPathFocus }: OfferedWordsProps) {
  return (
    <Card border radius={2} padding={3} tone="primary">
      <Flex align="center" gap={3} justify="space-between">
        <Text size={1}>The picture library describes it like this: “{words}”</Text>
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          text="Use these words"
          onClick={() => {
            onChange(set(words, ['alt']));
            onPathFocus(['alt']);
          }}
        />
      </Flex>
    </Card>
  );
}
