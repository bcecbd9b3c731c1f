import { Stack } from '@sanity/ui';
import { useRef, useState } from 'react';
import type { AgentAvatar } from '../agent-avatar.ts';
import type { AvatarTools } from '../avatar-tools.ts';
import { listPlannedSteps, measureSpeech } from '../estimate.ts';
import { findProblem, listEarlierAssets, listExistingAssets, planGeneration } from '../pipeline/plan.ts';
import { useGeneration } from '../use-avatar-tools.ts';
import { explainFailure, explainObstacle } from './explain-failure.ts';
import { FailureCard } from './failure-card.tsx';
import { GenerateButtons } from './generate-buttons.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import { IntroTextField } from './intro-text-field.tsx';
import { PlanCard } from './plan-card.tsx';
import { PublishAgent } from './publish-agent.tsx';
import { ResultCard } from './result-card.tsx';
import { VoicePicker } from './voice-picker.tsx';

interface AvatarPanelProps {
  tools: AvatarTools;
  agent: AgentAvatar;
  /** Whether the panel is opened from the agent's form, where the introduction is edited and published. */
  isInForm?: boolean;
}

const IN_USE = 'This video is in use now.';

/** Generates, previews and activates one agent's talking video: introduction, voice, progress and result. */
export function AvatarPanel({ tools, agent, isInForm = false }: AvatarPanelProps) {
  const { avatar, documentId } = agent;
  const { status, progress, isWaiting, failure } = useGeneration(tools, avatar.id);
  const [problem, setProblem] = useState<unknown>();
  const [heard, setHeard] = useState('');
  const [isUnsaved, setUnsaved] = useState(false);
  const result = useRef<HTMLHeadingElement>(null);
  const isBusy = status.isGenerating || isWaiting;
  // The announcement about the previous video no longer applies.
  if (isBusy && heard) setHeard('');
  const obstacle = tools.access.problem ?? findProblem(avatar, tools.access.settings);
  const length = measureSpeech(avatar.voice?.introText ?? '');
  const plan = obstacle ? undefined : planGeneration(avatar, tools.access.settings);
  const existing = plan ? listExistingAssets(avatar, plan, agent.record) : {};
  const earlier = plan ? listEarlierAssets(avatar, plan, agent.record) : {};
  const attempt = (work: Promise<unknown>, success = '') => {
    setProblem(undefined);
    setHeard('');
    return work.then(() => setHeard(success), setProblem);
  };
  const waits = isWaiting && !status.isGenerating;

  return (
    <Stack gap={4}>
      {!isInForm && (
        <IntroTextField
          name={avatar.name}
          text={agent.introText}
          onSave={(text) => attempt(tools.records.setIntroText(documentId, text))}
          onUnsaved={setUnsaved}
        />
      )}
      {avatar.voice && (
        <PlanCard
          text={isInForm || avatar.voice.introText !== agent.introText ? avatar.voice.introText : undefined}
          length={length}
          steps={listPlannedSteps(length, { ...earlier, ...existing }, tools.access.isOffline)}
        />
      )}
      {avatar.voice && !tools.access.problem && (
        <VoicePicker
          tools={tools}
          avatar={avatar}
          isDisabled={isBusy}
          onChoose={(voiceId) => void attempt(tools.records.setVoice(documentId, voiceId))}
        />
      )}
      {obstacle ? (
        <FailureCard {...explainObstacle(obstacle, avatar)} />
      ) : (
        <GenerateButtons
          tools={tools}
          agent={agent}
          existing={existing}
          isGenerating={status.isGenerating}
          isWaiting={isWaiting}
          isTooLong={length.isTooLong}
          isUnsaved={isUnsaved}
          result={result}
        />
      )}
      <GenerationProgress
        name={avatar.name}
        progress={waits || progress?.stage === 'error' ? undefined : progress}
        waiting={waits ? 'Waiting for the previous video to finish.' : undefined}
        heard={heard}
      />
      {status.error && failure !== undefined && (
        <FailureCard {...explainFailure(failure)} message={status.error} />
      )}
      {problem !== undefined && <FailureCard {...explainFailure(problem)} />}
      <ResultCard
        agent={agent}
        existing={existing}
        canTell={obstacle === undefined}
        access={tools.access}
        isGenerating={status.isGenerating}
        heading={result}
        onUse={(videoId) => void attempt(tools.records.activateRun(documentId, videoId), IN_USE)}
      />
      {!isInForm && agent.draftRevision && agent.record.inUse.video && (
        <PublishAgent
          documentId={documentId}
          revision={agent.draftRevision}
          name={avatar.name}
          isUnsaved={isUnsaved}
          hasFailed={problem !== undefined}
          heading={result}
        />
      )}
    </Stack>
  );
}
