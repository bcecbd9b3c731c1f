import { Box, Button, Card, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { type FormEvent, useId, useState } from 'react';
import { PickDay } from '../inputs/pick-day.tsx';
import { formatDate, readDate } from '../inputs/read-date.ts';
import {
  formatDay,
  formatMoment,
  formatTime,
  getNextFullHour,
  readTime,
  toMoment,
} from './scheduled-time.ts';

export interface ScheduleDialogProps {
  onClose: () => void;
  onSchedule: (publishAt: Date) => void;
  /** The time that was set before. */
  initialDate?: Date;
  /** Whether the time is being set. */
  loading?: boolean;
}

/**
 * Dialog that asks when something goes live: a day and a time, in this computer's time zone. What cannot be read stays in its
 * field, and blocks the button with a sentence. The Studio's own dialog (Sanity 6.9) drops a date that it cannot read and sets
 * the preset time instead, and in another time zone than the computer's it shifts each chosen time by the difference.
 */
export function ScheduleDialog({ onClose, onSchedule, initialDate, loading = false }: ScheduleDialogProps) {
  // Read again at a press of the button: the dialog may have been open past the time.
  const [now, setNow] = useState(() => new Date());
  const [preset] = useState(() => (initialDate && initialDate > now ? initialDate : getNextFullHour(now)));
  const [day, setDay] = useState(() => formatDate(formatDay(preset)) ?? '');
  const [time, setTime] = useState(() => formatTime(preset));
  const id = useId();
  const choice = readChoice(day, time, now);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    const pressed = new Date();
    const { moment } = readChoice(day, time, pressed);
    if (moment) onSchedule(moment);
    setNow(pressed);
  };
  return (
    <Dialog
      id={id}
      header="Publish later"
      width={0}
      // Otherwise the dialog moves the focus from the field to its first button.
      __unstable_autoFocus={false}
      onClose={loading ? undefined : onClose}
      footer={
        <Flex gap={2} padding={3} justify="flex-end">
          <Button text="Cancel" mode="bleed" disabled={loading} onClick={onClose} />
          <Button
            type="submit"
            form={`${id}-form`}
            text="Set the time"
            tone="primary"
            loading={loading}
            disabled={loading || choice.moment === undefined}
          />
        </Flex>
      }
    >
      <Stack as="form" id={`${id}-form`} gap={4} padding={4} onSubmit={confirm}>
        <Text size={1} muted>
          Choose when visitors should see this. It then goes live by itself, even when nobody is here.
        </Text>
        <Stack gap={2}>
          <Text as="label" size={1} weight="semibold" htmlFor={`${id}-day`}>
            Day
          </Text>
          <Flex gap={2}>
            <Box flex={1}>
              <TextInput
                id={`${id}-day`}
                autoFocus
                value={day}
                disabled={loading}
                aria-describedby={`${id}-choice`}
                customValidity={choice.field === 'day' ? choice.sentence : undefined}
                onChange={({ currentTarget }) => setDay(currentTarget.value)}
              />
            </Box>
            <PickDay
              value={readDate(day) ?? ''}
              min={formatDay(now)}
              disabled={loading}
              onPick={(picked) => setDay(formatDate(picked) ?? '')}
            />
          </Flex>
        </Stack>
        <Stack gap={2}>
          <Text as="label" size={1} weight="semibold" htmlFor={`${id}-time`}>
            Time
          </Text>
          <TextInput
            id={`${id}-time`}
            value={time}
            disabled={loading}
            aria-describedby={`${id}-choice`}
            customValidity={choice.field === 'time' ? choice.sentence : undefined}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
        </Stack>
        <Card
          id={`${id}-choice`}
          padding={3}
          radius={2}
          tone={choice.moment ? 'transparent' : 'critical'}
          role="status"
        >
          <Text size={1}>{choice.sentence}</Text>
        </Card>
      </Stack>
    </Dialog>
  );
}

interface Choice {
  /** Undefined when the fields do not say a time that is still to come. */
  moment?: Date;
  /** The field that has to be changed. */
  field?: 'day' | 'time';
  /** The chosen time with its zone, or what has to be changed. */
  sentence: string;
}

/** Reads the two fields as they were typed. */
function readChoice(typedDay: string, typedTime: string, now: Date): Choice {
  const day = readDate(typedDay);
  if (!day) return { field: 'day', sentence: 'The day cannot be read. Write it like December 24, 2026.' };
  const time = readTime(typedTime);
  if (!time) return { field: 'time', sentence: 'The time cannot be read. Write it like 6:00 PM or 18:00.' };
  const moment = toMoment(day, time);
  if (!moment) {
    return {
      field: 'time',
      sentence: 'The clocks go forward that day, and skip this time. Choose another one.',
    };
  }
  if (moment <= now) return { field: 'time', sentence: 'Choose a time that is still to come.' };
  return { moment, sentence: `Goes live on ${formatMoment(moment)}.` };
}
