import { CalendarIcon } from '@sanity/icons/Calendar';
import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useRef, useState } from 'react';
import { type StringInputProps, set, unset } from 'sanity';
import { visuallyHidden } from './accessibility.ts';
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
  const picker = useRef<HTMLInputElement>(null);
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
        <Button
          mode="ghost"
          icon={CalendarIcon}
          text="Pick a day"
          disabled={readOnly}
          onClick={() => picker.current?.showPicker()}
        />
        {/* The browser's date picker opens at this element, so it must be rendered. */}
        <input
          ref={picker}
          type="date"
          tabIndex={-1}
          aria-hidden
          style={visuallyHidden}
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
