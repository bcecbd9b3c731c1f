import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { CircleIcon } from '@sanity/icons/Circle';
import { Card, Flex, Stack, Text } from '@sanity/ui';
import type { PlannedStep, SpokenLength } from '../estimate.ts';

interface PlanCardProps {
  /** The text to speak; undefined where the panel already shows it. */
  text: string | undefined;
  length: SpokenLength;
  steps: readonly PlannedStep[];
}

/** Shows the text, its length, and the steps of a generation with their prices. */
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
