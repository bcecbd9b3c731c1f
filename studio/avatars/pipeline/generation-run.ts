import type { Avatar } from './avatar.ts';
import type { GenerationPlan, PipelineSettings } from './plan.ts';
import type { MediaClient } from './providers/media-host.ts';
import type { SpeechClient } from './providers/speech.ts';
import type { VideoClient } from './providers/talking-video.ts';
import type { AvatarRecord, AvatarRecords } from './records.ts';
import type { GenerationStatus } from './status.ts';

/** Everything outside that a generation works with. */
export interface GenerationPorts {
  speech: SpeechClient;
  media: MediaClient;
  video: VideoClient;
  records: Pick<AvatarRecords, 'recordAsset' | 'recordTalk'>;
  /** Downloads a portrait, or a finished video that only this machine can reach. */
  download(url: string, signal?: AbortSignal): Promise<Blob>;
  /** Where our own server answers, such as `http://localhost:3000`: providers elsewhere cannot fetch from it. */
  ownOrigin: string;
  settings: PipelineSettings;
}

/** One generation of one avatar. */
export interface GenerationRun extends GenerationPorts {
  avatar: Avatar;
  record: AvatarRecord;
  plan: GenerationPlan;
  signal: AbortSignal | undefined;
  report: (step: GenerationStatus) => void;
}
