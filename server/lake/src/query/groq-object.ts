/** Whether GROQ calls a value an object: dates and paths are none, they are of classes of their own. */
export function isGroqObject(value: unknown): value is Record<PropertyKey, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
