import {
  type Avatar,
  type AvatarAsset,
  type AvatarAssets,
  defaultExpression,
  defaultModel,
  defaultVoiceSettings,
  type VoiceSettings,
} from './avatar.ts';
import { messages } from './messages.ts';
import { imageId, isNamed, videoId, voiceId } from './public-ids.ts';
import { type AvatarRecord, findAsset, findEarlier } from './records.ts';

/** What the pipeline is configured with. */
export interface PipelineSettings {
  /** Speaks for avatars that name no voice. */
  defaultVoiceId: string | undefined;
  /** Voices of single avatars, by avatar id; they come before the default voice. */
  ownVoices?: Readonly<Record<string, string>>;
  model: string | undefined;
  /** The account at the media host. */
  cloudName: string | undefined;
}

/** What has to be made for an avatar, by its names, before anything is made or paid. */
export interface GenerationPlan {
  speech: { publicId: string; voiceId: string; text: string; settings: VoiceSettings };
  image: { publicId: string; source: string };
}

/** Who speaks for an avatar: its own choice, its own voice, else the default one. */
export function voiceOf(
  { id, voice }: Avatar,
  { defaultVoiceId, ownVoices }: PipelineSettings,
): string | undefined {
  return voice?.voiceId || ownVoices?.[id] || defaultVoiceId;
}

/** Why nothing can be generated for an avatar, and what to do; undefined when it can. */
export function problemOf(avatar: Avatar, settings: PipelineSettings): string | undefined {
  const { name, voice, image } = avatar;
  if (!voice || !voiceOf(avatar, settings)) return messages.noVoice;
  if (voice.introText.trim() === '')
    return `${name} has nothing to say yet. Write the spoken introduction first.`;
  if (!image) return `${name} has no portrait yet. Upload one first: it is the face that speaks.`;
  return undefined;
}

/**
 * Plans a generation.
 *
 * @throws Error when there is a problem, see `problemOf`
 */
export function planGeneration(avatar: Avatar, settings: PipelineSettings): GenerationPlan {
  const chosen = voiceOf(avatar, settings);
  const problem = problemOf(avatar, settings);
  if (problem || !avatar.voice || !chosen || !avatar.image) throw new Error(problem ?? messages.noVoice);
  const cloudName = settings.cloudName ?? '';
  const speech = {
    voiceId: chosen,
    text: avatar.voice.introText,
    settings: { ...defaultVoiceSettings, ...withoutAbsent(avatar.voice.voiceSettings ?? {}) },
  };
  const model = settings.model ?? defaultModel;
  return {
    speech: { ...speech, publicId: voiceId(avatar.id, { ...speech, cloudName, model }) },
    image: { source: avatar.image, publicId: imageId(avatar.id, cloudName, avatar.image) },
  };
}

/** What of the plan exists already. The video counts only if it was made from this picture and this sound. */
export function existingAssets(avatar: Avatar, plan: GenerationPlan, record: AvatarRecord): AvatarAssets {
  const image = findAsset(record, 'image', plan.image.publicId);
  const audio = findAsset(record, 'audio', plan.speech.publicId);
  const video = findAsset(record, 'video', plannedVideoId(avatar, plan));
  return { ...(image && { image }), ...(audio && { audio }), ...(video && { video }) };
}

/**
 * Whether a video is of the words, the voice and the portrait that the avatar has now. Where no plan can be made there is
 * nothing to hold it against, and it is taken to fit.
 */
export function fitsAvatar(avatar: Avatar, video: AvatarAsset, settings: PipelineSettings): boolean {
  if (problemOf(avatar, settings) !== undefined) return true;
  return isNamed(video, plannedVideoId(avatar, planGeneration(avatar, settings)));
}

/** What of the plan was made before and costs nothing again, though it is neither in the run nor in use. */
export function earlierAssets(avatar: Avatar, plan: GenerationPlan, record: AvatarRecord): AvatarAssets {
  const audio = findEarlier(record, plan.speech.publicId)?.asset;
  const video = findEarlier(record, plannedVideoId(avatar, plan))?.asset;
  return { ...(audio && { audio }), ...(video && { video }) };
}

/** The name of the video that the plan leads to. */
export function plannedVideoId({ id }: Avatar, { image, speech }: GenerationPlan): string {
  return videoId(id, { imageId: image.publicId, audioId: speech.publicId, expression: defaultExpression });
}

function withoutAbsent<Value extends object>(value: Value): Partial<Value> {
  const present = Object.entries(value).filter(([, part]) => part !== undefined && part !== null);
  // Leaving fields out makes a partial of the same type, which Object.fromEntries does not see.
  return Object.fromEntries(present) as Partial<Value>;
}
