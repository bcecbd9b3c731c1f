import { Flex, Stack } from '@sanity/ui';
import type { StringInputProps } from 'sanity';
import { lengthLimit } from '../../schemas/validation/text-length.ts';
import { LengthNote } from './length-note.tsx';
import { hasPlaceholder } from './placeholder-parts.ts';
import { VisitorsRead } from './visitors-read.tsx';

/** A text field, and below it what an editor needs to know of the text so far: its length, and what visitors read. */
export function TextInput(props: StringInputProps) {
  const { value = '', schemaType } = props;
  const limit = lengthLimit(schemaType.validation);
  const fills = hasPlaceholder(value);
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      {(limit !== undefined || fills) && (
        <Flex gap={4} justify="space-between" wrap="wrap">
          {fills ? <VisitorsRead text={value} /> : <span />}
          {limit !== undefined && <LengthNote length={value.length} limit={limit} />}
        </Flex>
      )}
    </Stack>
  );
}
