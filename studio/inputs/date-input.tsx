import { Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { type StringInputProps, set, unset } from 'sanity';
import { PickDay } from './pick-day.tsx';
import { formatDate, readDate } from './read-date.ts';

/**
 * Input of a date, typed in any usual format or picked. Text that is not a date is stored as typed, and the
 * field's validation blocks publishing. The Studio's own date input would drop it without an error.
 */
export function DateInput({
  value = '',
  onChange,
  elementProps,
  readOnly,
  validationError,
}: StringInputProps) {
  const [typed, setTyped] = useState<string>();
  const words = formatDate(value);
  const write = (text: string) => {
    if (text.trim() === '') onChange(unset());
    else onChange(set(readDate(text) ?? text));
  };
  return (
    <Stack gap={3}>
      <Flex gap={2}>
        <Card flex={1}>
          <TextInput
            {...elementProps}
            value={typed ?? words ?? value}
            customValidity={validationError}
            placeholder="December 1, 2026"
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              write(currentTarget.value);
            }}
            onBlur={(event) => {
              setTyped(undefined);
              elementProps.onBlur(event);
            }}
          />
        </Card>
        <PickDay
          value={words ? value : ''}
          disabled={readOnly}
          onPick={(day) => {
            setTyped(undefined);
            write(day);
          }}
        />
      </Flex>
      {typed !== undefined && words && (
        <Text size={1} muted>
          {words}
        </Text>
      )}
    </Stack>
  );
}
