import {
  type Avatar,
  type AvatarAsset,
  type AvatarAssets,
  defaultExpression,
  defaultSpeechModel,
  defaultVoiceSettings,
  type VoiceSettings,
} from './avatar.ts';
import { messages } from './messages.ts';
import { hasPublicId, makeImageId, makeVideoId, makeVoiceId } from './public-ids.ts';
import { type AvatarRecord, findAsset, findEarlier } from './records.ts';

/** Configuration of the pipeline. */
export interface PipelineSettings {
  /** The voice of avatars that select none. */
  defaultVoiceId: string | undefined;
  /** Configured voices of individual avatars, by avatar id. They take precedence over the default voice. */
  ownVoices?: Readonly<Record<string, string>>;
  model: string | undefined;
  /** Cloud name of the account at the media host. */
  cloudName: string | undefined;
}

/** The inputs and public ids of an avatar's files, computed before anything is generated or paid. */
export interface GenerationPlan {
  speech: { publicId: string; voiceId: string; text: string; settings: VoiceSettings };
  image: { publicId: string; source: string };
}

/** Id of an avatar's voice: the one selected by editors, the one configured for the avatar, or the default. */
export function getVoice(
  { id, voice }: Avatar,
  { defaultVoiceId, ownVoices }: PipelineSettings,
): string | undefined {
  return voice?.voiceId || ownVoices?.[id] || defaultVoiceId;
}

/** Why nothing can be generated for an avatar, as a message for editors; undefined when it can. */
export function findProblem(avatar: Avatar, settings: PipelineSettings): string | undefined {
  const { name, voice, image } = avatar;
  if (!voice || !getVoice(avatar, settings)) return messages.noVoice;
  if (voice.introText.trim() === '')
    return `${name} has nothing to say yet. Write the spoken introduction first.`;
  if (!image) return `${name} has no portrait yet. Upload one first: it is the face that speaks.`;
  return undefined;
}

/**
 * Plans a generation.
 *
 * @throws Error when there is a problem, see `findProblem`
 */
export function planGeneration(avatar: Avatar, settings: PipelineSettings): GenerationPlan {
  const chosen = getVoice(avatar, settings);
  const problem = findProblem(avatar, settings);
  if (problem || !avatar.voice || !chosen || !avatar.image) throw new Error(problem ?? messages.noVoice);
  const cloudName = settings.cloudName ?? '';
  const speech = {
    voiceId: chosen,
    text: avatar.voice.introText,
    settings: { ...defaultVoiceSettings, ...withoutAbsent(avatar.voice.voiceSettings ?? {}) },
  };
  const model = settings.model ?? defaultSpeechModel;
  return {
    speech: { ...speech, publicId: makeVoiceId(avatar.id, { ...speech, cloudName, model }) },
    image: { source: avatar.image, publicId: makeImageId(avatar.id, cloudName, avatar.image) },
  };
}

/** The planned files that exist. A video counts only if it was made from the planned picture and audio. */
export function listExistingAssets(avatar: Avatar, plan: GenerationPlan, record: AvatarRecord): AvatarAssets {
  const image = findAsset(record, 'image', plan.image.publicId);
  const audio = findAsset(record, 'audio', plan.speech.publicId);
  const video = findAsset(record, 'video', computeVideoId(avatar, plan));
  return { ...(image && { image }), ...(audio && { audio }), ...(video && { video }) };
}

/**
 * Whether a video was made from the avatar's current text, voice and portrait. True when no plan is possible,
 * since there is nothing to compare with.
 */
export function matchesAvatar(avatar: Avatar, video: AvatarAsset, settings: PipelineSettings): boolean {
  if (findProblem(avatar, settings) !== undefined) return true;
  return hasPublicId(video, computeVideoId(avatar, planGeneration(avatar, settings)));
}

/** The planned files of earlier runs, which can be reused at no cost. */
export function listEarlierAssets(avatar: Avatar, plan: GenerationPlan, record: AvatarRecord): AvatarAssets {
  const audio = findEarlier(record, plan.speech.publicId)?.asset;
  const video = findEarlier(record, computeVideoId(avatar, plan))?.asset;
  return { ...(audio && { audio }), ...(video && { video }) };
}

/** Public id of the planned video. */
export function computeVideoId({ id }: Avatar, { image, speech }: GenerationPlan): string {
  return makeVideoId(id, {
    imageId: image.publicId,
    audioId: speech.publicId,
    expression: defaultExpression,
  });
}

function withoutAbsent<Value extends object>(value: Value): Partial<Value> {
  const present = Object.entries(value).filter(([, part]) => part !== undefined && part !== null);
  // `Object.fromEntries` loses the type; removing fields results in a partial of the same type.
  return Object.fromEntries(present) as Partial<Value>;
}
