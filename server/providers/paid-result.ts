import { z } from 'zod';
import { jsonOf } from './offline/validation-error.ts';
import type { KeptAnswer } from './pay-once.ts';
import type { ProviderKind } from './provider-kind.ts';

const text = z.string().min(1);
const results = {
  speech: z.object({ audio_base64: text }),
  media: z.object({ secure_url: text }),
  video: z.object({ id: text }),
} satisfies Record<ProviderKind, z.ZodType>;

/** Whether an answer has what was paid for: a network that asks for a sign-in answers 200 with something else. */
export function holdsResult(kind: ProviderKind, { headers, body }: KeptAnswer): boolean {
  // A recording without the times of its words is the sound itself.
  if (kind === 'speech' && headers.get('content-type')?.startsWith('audio/')) return body.length > 0;
  return results[kind].safeParse(jsonOf(body)).success;
}
