import { isObject } from '../../../../content/is-object.ts';
import { ProviderError } from './provider-error.ts';

/** A parsed JSON object whose fields are not validated. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Parses a response that should be a JSON object.
 *
 * @throws ProviderError `unreadable` for anything else, such as the sign-in page of a network
 */
export async function readJson(response: Response, provider: string): Promise<JsonObject> {
  const text = await response.text();
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Reported below, with the same message.
  }
  throw createParseError(provider, 'no JSON object');
}

export function createParseError(provider: string, what: string): ProviderError {
  return new ProviderError(`${provider} gave an answer that could not be read: ${what}`, {
    fault: 'unreadable',
  });
}

/** A text field; undefined when it is missing, empty or not a string. */
export function readString(object: JsonObject, field: string): string | undefined {
  const value = object[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** An object field; `{}` when it is missing. */
export function readObject(object: JsonObject, field: string): JsonObject {
  const value = object[field];
  return isObject(value) ? value : {};
}

/** An array field; `[]` when it is missing. */
export function listIn(object: JsonObject, field: string): readonly unknown[] {
  const value = object[field];
  return Array.isArray(value) ? value : [];
}
