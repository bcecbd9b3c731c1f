import { ProviderError } from './provider-error.ts';

/** An object whose fields nobody has looked at yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * The JSON object of an answer that should be one.
 *
 * @throws ProviderError `unreadable` when it is anything else, such as a sign-in page of the network
 */
export async function readJson(response: Response, provider: string): Promise<JsonObject> {
  const text = await response.text();
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Answered below, with the same words.
  }
  throw unreadable(provider, 'no JSON object');
}

export function unreadable(provider: string, what: string): ProviderError {
  return new ProviderError(`${provider} gave an answer that could not be read: ${what}`, {
    fault: 'unreadable',
  });
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text in a field; undefined when it is missing, empty or no text. */
export function textIn(object: JsonObject, field: string): string | undefined {
  const value = object[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The object in a field; an empty one when there is none. */
export function objectIn(object: JsonObject, field: string): JsonObject {
  const value = object[field];
  return isObject(value) ? value : {};
}

/** The list in a field; empty when there is none. */
export function listIn(object: JsonObject, field: string): readonly unknown[] {
  const value = object[field];
  return Array.isArray(value) ? value : [];
}
