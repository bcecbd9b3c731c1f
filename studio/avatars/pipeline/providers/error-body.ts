import { isObject } from '../../../../content/is-object.ts';

/** Message and code of a provider's error response; undefined where the body has none. */
interface ErrorBody {
  /** One line of plain text. */
  detail?: string | undefined;
  code?: string | undefined;
}

/** Longer texts are usually HTML pages of a gateway. */
const MOST_CHARACTERS = 300;

/**
 * Reads the error body of any of the three providers: speech sends `{detail}`, the media host `{error:
 * {message}}`, the video provider `{kind, description}`. A detail may be a string, an object or a list.
 * Gateways send HTML or an empty body. Never rejects.
 */
export async function readErrorBody(response: Response): Promise<ErrorBody> {
  const text = await response.text().catch(() => '');
  const parsed = parseJson(text);
  if (parsed === undefined) return { detail: shorten(withoutMarkup(text)) };
  const body = describe(parsed);
  return body.detail || body.code ? body : { detail: shorten(text) };
}

function describe(value: unknown): ErrorBody {
  if (typeof value === 'string') return { detail: shorten(value) };
  if (Array.isArray(value)) return { detail: shorten(value.map(describeFault).filter(Boolean).join('; ')) };
  if (!isObject(value)) return {};
  for (const nested of [value.detail, value.error]) {
    if (nested !== undefined && nested !== null) return describe(nested);
  }
  const message = getText(value.description) ?? getText(value.message);
  const details = isObject(value.details) ? describeDetails(value.details) : '';
  return {
    detail: shorten(message && details ? `${message} (${details})` : (message ?? '')),
    code: getText(value.kind) ?? getText(value.status) ?? getText(value.code),
  };
}

/** Formats the video provider's errors by field: `{'script.audio_url': {message: 'too long'}}`. */
function describeDetails(details: Record<string, unknown>): string {
  const messages = Object.entries(details).map(([field, fault]) => [field, describe(fault).detail]);
  return messages
    .filter(([, message]) => message)
    .map((parts) => parts.join(': '))
    .join('; ');
}

/** Formats an entry of a 422 response: `{loc: ['body', 'text'], msg: 'field required'}`. */
function describeFault(fault: unknown): string {
  if (!isObject(fault)) return describe(fault).detail ?? '';
  const place = Array.isArray(fault.loc) ? fault.loc.join('.') : '';
  const message = getText(fault.msg) ?? describe(fault).detail ?? '';
  return place && message ? `${place}: ${message}` : message;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function withoutMarkup(text: string): string {
  return text.replaceAll(/<(style|script|title)\b[\s\S]*?<\/\1>/gi, ' ').replaceAll(/<[^>]*>/g, ' ');
}

function shorten(text: string): string | undefined {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line === '') return undefined;
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS - 1)}…` : line;
}

function getText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
