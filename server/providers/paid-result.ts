import { z } from 'zod';
import type { Bytes } from '../lake/assets/blob-store.ts';
import { jsonOf } from './offline/validation-fault.ts';
import type { SurfaceName } from './surface.ts';

const text = z.string().min(1);
const results = {
  speech: z.object({ audio_base64: text }),
  media: z.object({ secure_url: text }),
  video: z.object({ id: text }),
} satisfies Record<SurfaceName, z.ZodType>;

/** Whether an answer has what was paid for: a network that asks for a sign-in answers 200 with something else. */
export function holdsResult(surface: SurfaceName, body: Bytes): boolean {
  return results[surface].safeParse(jsonOf(body)).success;
}
