import { CloseIcon } from '@sanity/icons/Close';
import { Button, Card, Flex, Text } from '@sanity/ui';
import { useCurrentTask } from './current-task.tsx';

/** The steps of the task that the editor has chosen, above the place where they are done. */
export function StepsBar() {
  const { task, putAway } = useCurrentTask();
  if (!task) return null;
  return (
    <Card as="aside" aria-label="Steps" tone="primary" borderBottom paddingX={4} paddingY={3}>
      <Flex gap={4} align="center">
        <Flex flex={1} gap={[3, 3, 5]} direction={['column', 'column', 'row']}>
          <Text as="h2" size={1} weight="semibold">
            {task.title}
          </Text>
          <Flex
            as="ol"
            flex={1}
            gap={[3, 3, 4]}
            direction={['column', 'column', 'row']}
            padding={0}
            margin={0}
          >
            {task.steps.map((step, index) => (
              <Flex as="li" key={step} flex={1} gap={2}>
                <Text size={1} weight="semibold" aria-hidden>
                  {index + 1}
                </Text>
                <Text size={1}>{step}</Text>
              </Flex>
            ))}
          </Flex>
        </Flex>
        <Button
          icon={CloseIcon}
          mode="bleed"
          padding={2}
          aria-label="Put these steps away"
          title="Put these steps away"
          onClick={putAway}
        />
      </Flex>
    </Card>
  );
}
