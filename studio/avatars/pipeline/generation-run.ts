import type { Avatar } from './avatar.ts';
import type { GenerationPlan, PipelineSettings } from './plan.ts';
import type { MediaClient } from './providers/media-host.ts';
import type { SpeechClient } from './providers/speech.ts';
import type { VideoClient } from './providers/talking-video.ts';
import type { AvatarRecord, AvatarRecords } from './records.ts';
import type { GenerationStatus } from './status.ts';

/** The external services and settings of a generation. */
export interface GenerationPorts {
  speech: SpeechClient;
  media: MediaClient;
  video: VideoClient;
  records: Pick<AvatarRecords, 'recordAsset' | 'recordTalk'>;
  /** Downloads a portrait, or a finished video at a URL that only the Studio can reach. */
  download(url: string, signal?: AbortSignal): Promise<Blob>;
  /** Origin of our own server, such as `http://localhost:3000`. External providers cannot fetch files from it. */
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
