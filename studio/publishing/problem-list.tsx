import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline';
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline';
import type { Path } from '@sanity/types';
import { Box, Card, Flex, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import type { Problem } from './list-problems.ts';

interface ProblemListProps {
  problems: readonly Problem[];
  /** Accessible name of the list. */
  label: string;
  onOpen: (focusPath: Path) => void;
  /** Renders additional content below a problem. */
  renderMore?: (problem: Problem) => ReactNode;
}

/** Lists validation problems, each as a button that opens its field. */
export function ProblemList({ problems, label, onOpen, renderMore }: ProblemListProps) {
  return (
    <Stack as="ul" gap={2} aria-label={label}>
      {problems.map((problem) => (
        <Stack as="li" key={problem.key} gap={2}>
          <ProblemCard problem={problem} onOpen={onOpen} />
          {renderMore?.(problem)}
        </Stack>
      ))}
    </Stack>
  );
}

function ProblemCard({ problem, onOpen }: { problem: Problem; onOpen: (focusPath: Path) => void }) {
  const { kind, message, focusPath, place } = problem;
  const around = [...(place.tab ? [place.tab] : []), ...place.steps.slice(0, -1)];
  const isError = kind === 'error';
  return (
    <Card border radius={2}>
      <Card
        as="button"
        type="button"
        __unstable_focusRing
        onClick={() => onOpen(focusPath)}
        padding={3}
        radius={2}
      >
        <Flex gap={3}>
          <Card tone={isError ? 'critical' : 'caution'} style={{ background: 'none' }}>
            <Text size={1} accent={false}>
              {isError ? <ErrorOutlineIcon /> : <InfoOutlineIcon />}
            </Text>
          </Card>
          <Stack gap={3} flex={1}>
            {around.length > 0 && (
              <Text size={0} muted>
                {around.join(' › ')}
              </Text>
            )}
            <Text size={1} weight="semibold">
              {place.steps.at(-1) ?? 'The whole form'}
            </Text>
            <Box>
              <Text size={1}>{message}</Text>
            </Box>
          </Stack>
        </Flex>
      </Card>
    </Card>
  );
}
