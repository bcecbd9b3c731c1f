/** Fixed messages of the error catalogue, which contain no text of a provider. */
export const messages = {
  noVoice: 'Avatar does not have voice configuration',
  inProgress: 'Asset generation already in progress for this avatar',
  checkFailed: 'Failed to check assets',
  generationFailed: 'Asset generation failed',
  unknown: 'Unknown error',
  speechKeyMissing: 'The text-to-speech provider API key is not configured',
  mediaCredentialsMissing: 'The media hosting API credentials are not configured',
  videoKeyMissing: 'The talking video provider API key is not configured',
  talkTimedOut: 'Talk generation timed out',
  talkWithoutResult: 'Video generation completed but no result URL was provided',
} as const;

/** The message of an error, or the fallback when it has none. */
export function getMessage(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
