import { z } from 'zod';

/** The URL of a file that the provider can fetch: https, or one of this server, which may use plain http. */
function createUrlSchema(isOurs: (url: string) => boolean, extensions: readonly string[]) {
  return z
    .url({ error: 'must be a valid url' })
    .refine((url) => url.startsWith('https://') || isOurs(url), 'must be a valid https url')
    .refine(
      (url) => extensions.some((extension) => new URL(url).pathname.toLowerCase().endsWith(`.${extension}`)),
      `must be a url to a file of type ${extensions.join(', ')}`,
    );
}

/** The strict schema of the body of `POST /talks`: unknown fields are refused, as in the product. */
export function createTalkBodySchema(isOurs: (url: string) => boolean) {
  return z.strictObject({
    source_url: createUrlSchema(isOurs, ['jpg', 'jpeg', 'png']),
    script: z.strictObject({
      type: z.literal('audio'),
      audio_url: createUrlSchema(isOurs, ['mp3', 'wav', 'm4a', 'flac', 'mp4']),
    }),
    config: z
      .strictObject({
        result_format: z.enum(['mp4', 'gif', 'mov']).optional(),
        fluent: z.boolean().optional(),
        pad_audio: z.number().min(0).max(60).optional(),
        stitch: z.boolean().optional(),
        driver_expressions: z
          .strictObject({
            expressions: z.array(
              z.strictObject({
                start_frame: z.number().int().min(0),
                expression: z.enum(['neutral', 'happy', 'serious', 'surprise']),
                intensity: z.number().min(0).max(1),
              }),
            ),
            transition_frames: z.number().int().min(0).optional(),
          })
          .optional(),
      })
      .optional(),
    driver_url: z.string().optional(),
    name: z.string().optional(),
    user_data: z.string().optional(),
    webhook: z.string().optional(),
  });
}
