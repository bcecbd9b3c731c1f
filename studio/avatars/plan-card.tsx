import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { CircleIcon } from '@sanity/icons/Circle';
import { Card, Flex, Stack, Text } from '@sanity/ui';
import type { PlannedStep, SpokenLength } from './estimate.ts';

interface PlanCardProps {
  /** What will be said; undefined where it stands beside the card already. */
  text: string | undefined;
  length: SpokenLength;
  steps: readonly PlannedStep[];
}

/** What will be said, how long that is, and what it takes, before anything is paid. */
export function PlanCard({ text, length, steps }: PlanCardProps) {
  const { words, characters, seconds, isTooLong } = length;
  return (
    <Card border radius={3} padding={4}>
      <Stack gap={4}>
        {text !== undefined && (
          <Text as="blockquote" size={1}>
            “{text}”
          </Text>
        )}
        <Text size={1} muted>
          {words} words, {characters} characters: about {seconds} seconds when spoken.
          {isTooLong && ' That is more than the voice can speak at once.'}
        </Text>
        <Stack as="ul" gap={3} aria-label="What is needed">
          {steps.map(({ name, isDone, cost }) => (
            <Flex as="li" key={name} gap={2} align="center">
              <Text size={1}>{isDone ? <CheckmarkCircleIcon /> : <CircleIcon />}</Text>
              <Text size={1}>
                {name}: {isDone ? 'there already' : `to be made (${cost})`}
              </Text>
            </Flex>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
