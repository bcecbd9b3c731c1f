import { Box, Card, Container, Flex, Grid, Heading, Stack, Text } from '@sanity/ui';
import { useCurrentUser } from 'sanity';
import { styled } from 'styled-components';
import { useCanPublishLater } from '../publish-later/publish-later-plugin.tsx';
import { isViewer } from '../roles/roles-plugin.tsx';
import { useCurrentTask } from './current-task.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { TaskLink } from './task-link.tsx';
import { type Task, tasks } from './tasks.ts';

/** The guide: a list of tasks, each a link to the place where it is done, and general notes. */
export function Guide() {
  const user = useCurrentUser();
  return (
    <Box as="section" aria-label="Welcome" height="fill" overflow="auto" padding={[4, 4, 5]}>
      <Container width={2}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Heading as="h1" size={3}>
              Welcome. What would you like to do?
            </Heading>
            <Text muted>
              Choose one, and you are in the right place, with the steps above it. Everything you type is kept
              as a draft; the site changes only when you press Publish.
            </Text>
          </Stack>
          {isViewer(user) && (
            <Card tone="primary" border radius={3} padding={4} role="note">
              <Text size={1}>
                You can look at everything here, including drafts and history, but change nothing. If
                something should be changed, tell a colleague who edits; if you should be editing, ask the
                person who set this site up.
              </Text>
            </Card>
          )}
          <Grid as="ul" gridTemplateColumns={[1, 1, 1, 1, 2]} gap={3} padding={0} margin={0}>
            {tasks.map((task) => (
              <TaskCard key={task.id} task={task} />
            ))}
          </Grid>
          <GoodToKnow />
        </Stack>
      </Container>
    </Box>
  );
}

function TaskCard({ task }: { task: Task }) {
  const { begin } = useCurrentTask();
  const canPublishLater = useCanPublishLater();
  if (task.needs === 'publishLater' && canPublishLater === false) return <NotInPlan title={task.title} />;
  return (
    <Entry>
      <Card border radius={3} padding={4} height="fill">
        <Stack gap={4}>
          <Text weight="semibold">
            <TaskLink place={task.place} onFollow={() => begin(task)}>
              {task.title}
            </TaskLink>
          </Text>
          <Stack as="ol" gap={3} padding={0} margin={0}>
            {task.steps.map((step, index) => (
              <Flex as="li" key={step} gap={2}>
                <Text size={1} muted aria-hidden>
                  {index + 1}
                </Text>
                <Text size={1} muted>
                  {step}
                </Text>
              </Flex>
            ))}
          </Stack>
        </Stack>
      </Card>
    </Entry>
  );
}

/** A task that is not available because the plan of the hosted project does not include it. */
function NotInPlan({ title }: { title: string }) {
  return (
    <Card as="li" border radius={3} padding={4} height="fill">
      <Stack gap={4}>
        <Text weight="semibold" muted>
          {title}
        </Text>
        <Text size={1} muted>
          Your organization’s plan with Sanity does not include this. Write the change now, leave it as a
          draft, and press Publish when its time has come.
        </Text>
      </Stack>
    </Card>
  );
}

/** The link covers the whole entry for the pointer; keyboard and assistive technology use the link itself. */
const Entry = styled.li`
  position: relative;
  list-style: none;

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > *:hover,
  & > *:has(a:focus-visible) {
    box-shadow: 0 0 0 2px var(--card-focus-ring-color);
  }

  /* Forced colors remove the shadow and make this outline visible. */
  & > *:has(a:focus-visible) {
    outline: 2px solid transparent;
  }

  a:focus-visible {
    outline: none;
  }
`;
