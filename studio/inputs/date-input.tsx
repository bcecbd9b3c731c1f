import { CalendarIcon } from '@sanity/icons/Calendar';
import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useRef, useState } from 'react';
import { type StringInputProps, set, unset } from 'sanity';
import { hiddenFromSight } from './hidden-from-sight.ts';
import { dateInWords, readDate } from './read-date.ts';

/**
 * A day, typed in any usual way or picked. What cannot be read is stored as it was typed: it stays in the field, and the
 * check of the field stands in the way of publishing. The Studio's own input forgets it and says that all is published.
 */
export function DateInput({
  value = '',
  onChange,
  elementProps,
  readOnly,
  validationError,
}: StringInputProps) {
  const [typed, setTyped] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const words = dateInWords(value);
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
        <Button
          mode="ghost"
          icon={CalendarIcon}
          text="Pick a day"
          disabled={readOnly}
          onClick={() => picker.current?.showPicker()}
        />
        {/* The browser's own calendar, which has to be somewhere to open there. */}
        <input
          ref={picker}
          type="date"
          tabIndex={-1}
          aria-hidden
          style={hiddenFromSight}
          value={words ? value : ''}
          onChange={({ currentTarget }) => {
            setTyped(undefined);
            write(currentTarget.value);
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
