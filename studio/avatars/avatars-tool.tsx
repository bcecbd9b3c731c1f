import { Box, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useRef } from 'react';
import { useRouter } from 'sanity/router';
import type { AgentAvatar } from './agent-avatar.ts';
import { AgentRow } from './agent-row.tsx';
import type { AvatarTools } from './avatar-tools.ts';
import { GenerateMissing } from './generate-missing.tsx';
import { AvatarPanel } from './panel/avatar-panel.tsx';
import { FailureCard } from './panel/failure-card.tsx';
import { assetKinds } from './pipeline/avatar.ts';
import { AvatarProvider } from './pipeline/avatar-provider.tsx';
import { findProblem, listExistingAssets, planGeneration } from './pipeline/plan.ts';
import { retryNotice, useAgents } from './use-agents.ts';
import { useAvatarTools } from './use-avatar-tools.ts';

/** The 'Avatars' tool: lists the agents and shows the panel of the selected one. */
export function AvatarsTool() {
  const opened = useAvatarTools();
  return (
    <Box padding={[3, 4, 5]} height="fill" overflow="auto">
      <Container width={3}>
        {opened.state === 'opening' && <Text size={1}>Loading...</Text>}
        {opened.state === 'failed' && (
          <FailureCard what="The avatar tool cannot be opened." advice={opened.message} />
        )}
        {opened.state === 'open' && <Avatars tools={opened.tools} />}
      </Container>
    </Box>
  );
}

/** Slug of the agent that was selected last, so that returning to the tool shows it again. */
let lastChosen: string | undefined;

function Avatars({ tools }: { tools: AvatarTools }) {
  const { agents, error } = useAgents(tools.records);
  const { state, navigate } = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  // A failed reload keeps the agents that were read before, so that the progress of a generation stays visible.
  if (!agents && error) {
    return <FailureCard what="The agents cannot be loaded." advice={retryNotice} />;
  }
  if (!agents) return <Text size={1}>Loading...</Text>;
  const wanted = state.agent ?? lastChosen;
  const chosen = agents.find(({ avatar }) => avatar.id === wanted) ?? agents[0];
  if (chosen) lastChosen = chosen.avatar.id;
  const missing = agents.filter((agent) => isMissing(agent, tools));
  return (
    <AvatarProvider store={tools.store} avatars={agents.map(({ avatar }) => avatar)}>
      <Stack gap={5}>
        <Flex justify="space-between" align="center" gap={4} wrap="wrap">
          <Heading ref={heading} tabIndex={-1} as="h1">
            Talking videos
          </Heading>
          <GenerateMissing tools={tools} agents={agents} missing={missing} heading={heading} />
        </Flex>
        {chosen ? (
          <Flex gap={5} direction={['column', 'column', 'row']}>
            <Box flex={['none', 'none', 1]}>
              <Stack as="nav" gap={2} aria-label="Agents">
                {agents.map((agent) => (
                  <AgentRow
                    key={agent.documentId}
                    tools={tools}
                    agent={agent}
                    isMissing={missing.includes(agent)}
                    isChosen={agent === chosen}
                    onChoose={() => navigate({ agent: agent.avatar.id })}
                  />
                ))}
              </Stack>
            </Box>
            <Card as="section" flex={['none', 'none', 2]} aria-label={chosen.avatar.name}>
              <Stack gap={4}>
                <Heading as="h2" size={2}>
                  {chosen.avatar.name}
                </Heading>
                <AvatarPanel key={chosen.documentId} tools={tools} agent={chosen} />
              </Stack>
            </Card>
          </Flex>
        ) : (
          <Text>There is no agent yet. Make one under Content.</Text>
        )}
      </Stack>
    </AvatarProvider>
  );
}

/** Whether an agent has no up-to-date video and one can be generated. */
function isMissing({ avatar, record, hasUploadedVideo }: AgentAvatar, { access }: AvatarTools): boolean {
  if (hasUploadedVideo || access.problem || findProblem(avatar, access.settings)) return false;
  const existing = listExistingAssets(avatar, planGeneration(avatar, access.settings), record);
  return !assetKinds.every((kind) => existing[kind]);
}
