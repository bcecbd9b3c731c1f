import { z } from 'zod';
import { jsonOf } from './offline/validation-fault.ts';
import type { KeptAnswer } from './pay-once.ts';
import type { SurfaceName } from './surface.ts';

const text = z.string().min(1);
const results = {
  speech: z.object({ audio_base64: text }),
  media: z.object({ secure_url: text }),
  video: z.object({ id: text }),
} satisfies Record<SurfaceName, z.ZodType>;

/** Whether an answer has what was paid for: a network that asks for a sign-in answers 200 with something else. */
export function holdsResult(surface: SurfaceName, { headers, body }: KeptAnswer): boolean {
  // A recording without the times of its words is the sound itself.
  if (surface === 'speech' && headers.get('content-type')?.startsWith('audio/')) return body.length > 0;
  return results[surface].safeParse(jsonOf(body)).success;
}
