import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui';
import { type Ref, type RefObject, useId, useRef, useState } from 'react';
import { useFocusOnRemoval } from '../shared/use-focus-on-removal.ts';
import type { AgentAvatar } from './agent-avatar.ts';
import type { AvatarTools } from './avatar-tools.ts';
import { type Cost, computeCost, formatCost, measureSpeech } from './estimate.ts';
import { listEarlierAssets, listExistingAssets, planGeneration } from './pipeline/plan.ts';
import { useBusyAvatars } from './use-avatar-tools.ts';

interface GenerateMissingProps {
  tools: AvatarTools;
  agents: readonly AgentAvatar[];
  /** The agents whose video is missing and can be generated. */
  missing: readonly AgentAvatar[];
  /** The heading of the tool, which gets the focus when no button is left. */
  heading: RefObject<HTMLElement | null>;
}

/** Generates all missing videos after the editor confirmed the price, and cancels all running generations. */
export function GenerateMissing({ tools, agents, missing, heading }: GenerateMissingProps) {
  const isBusy = useBusyAvatars(tools);
  const [isAsking, setAsking] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  // The last of two buttons is the one that opens the dialog.
  const ref = useFocusOnRemoval(() =>
    (row.current?.querySelector<HTMLElement>('button:last-of-type') ?? heading.current)?.focus(),
  );
  const startable = missing.filter(({ avatar }) => !isBusy(avatar.id));
  const busy = agents.filter(({ avatar }) => isBusy(avatar.id));
  const cost = formatCost(sumCosts(startable, tools));

  const start = () => {
    setAsking(false);
    for (const { avatar } of startable) void tools.generator.generate(avatar.id);
  };
  return (
    <Flex ref={row} gap={2} wrap="wrap">
      {busy.length > 1 && (
        <Button
          ref={ref}
          mode="ghost"
          text="Cancel all"
          onClick={() => {
            for (const { avatar } of busy) tools.generator.cancel(avatar.id);
          }}
        />
      )}
      {startable.length > 1 && (
        <Button
          ref={ref}
          mode="ghost"
          text={`Make all ${startable.length} that are missing`}
          onClick={cost ? () => setAsking(true) : start}
        />
      )}
      {isAsking && (
        <CostDialog
          ref={ref}
          count={startable.length}
          cost={cost}
          onCancel={() => setAsking(false)}
          onConfirm={start}
        />
      )}
    </Flex>
  );
}

interface CostDialogProps {
  ref: Ref<HTMLDivElement>;
  count: number;
  /** The price, formatted as part of a sentence. */
  cost: string;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before many videos are paid for. */
function CostDialog({ ref, count, cost, onCancel, onConfirm }: CostDialogProps) {
  return (
    <Dialog
      ref={ref}
      id={useId()}
      header={`Make ${count} videos?`}
      width={1}
      onClose={onCancel}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" text="Not now" onClick={onCancel} />
          <Button tone="primary" text={`Make ${count} videos`} onClick={onConfirm} />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>They cost {cost}, all together.</Text>
        <Text size={1}>
          They are made one after the other. You can cancel them meanwhile; the step already being paid for
          will finish and be kept.
        </Text>
      </Stack>
    </Dialog>
  );
}

function sumCosts(agents: readonly AgentAvatar[], { access }: AvatarTools): Cost {
  const total = { characters: 0, credits: 0 };
  for (const { avatar, record } of agents) {
    const plan = planGeneration(avatar, access.settings);
    const there = { ...listEarlierAssets(avatar, plan, record), ...listExistingAssets(avatar, plan, record) };
    const cost = computeCost(measureSpeech(avatar.voice?.introText ?? ''), there, access.isOffline);
    total.characters += cost.characters;
    total.credits += cost.credits;
  }
  return total;
}
