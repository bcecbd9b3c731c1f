import { CloseIcon } from '@sanity/icons/Close';
import { Button, Card, Flex, focusFirstDescendant, Text } from '@sanity/ui';
import type { RefObject } from 'react';
import { useFocusOnRemoval } from '../shared/use-focus-on-removal.ts';
import { useCurrentTask } from './current-task.tsx';

/** Shows the steps of the selected task above the tool. */
export function StepsBar({ below }: { below: RefObject<HTMLElement | null> }) {
  const { task, dismiss } = useCurrentTask();
  const ref = useFocusOnRemoval(() => {
    if (below.current) focusFirstDescendant(below.current);
  });
  if (!task) return null;
  return (
    <Card ref={ref} as="aside" aria-label="Steps" tone="primary" borderBottom paddingX={4} paddingY={3}>
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
          onClick={dismiss}
        />
      </Flex>
    </Card>
  );
}
