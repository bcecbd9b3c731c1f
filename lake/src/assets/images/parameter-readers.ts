import { createIntegerError, InvalidParameterError } from './image-errors.ts';

export type Rect = { left: number; top: number; width: number; height: number };
/** `r`, `g`, `b` from 0 to 255, `alpha` from 0 to 1. */
export type Color = { r: number; g: number; b: number; alpha: number };

/** A decimal number, also as JavaScript writes small ones: `1e-7`. */
const NUMBER = /^-?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i;
const INTEGER = /^-?\d+$/;

/** Reads an integer from `least` to `most`, both included; undefined when the URL has none. */
export function readInteger(
  query: URLSearchParams,
  name: string,
  least: number,
  most: number,
): number | undefined {
  const text = query.get(name);
  if (text !== null && !INTEGER.test(text)) throw createIntegerError(name);
  return readNumber(query, name, least, most);
}

/** Reads a number from `least` to `most`, both included; undefined when the URL has none. */
export function readNumber(
  query: URLSearchParams,
  name: string,
  least: number,
  most: number,
): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  const range = most === Number.POSITIVE_INFINITY ? `of at least ${least}` : `from ${least} to ${most}`;
  throw new InvalidParameterError(name, least === most ? `${least}` : `a number ${range}`);
}

/** Reads one of `choices`; undefined when the URL has none. */
export function readChoice<Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const chosen = choices.find((choice) => choice === text);
  if (chosen === undefined) throw new InvalidParameterError(name, `one of ${choices.join(', ')}`);
  return chosen;
}

/** Reads a switch: on for `true` and `1`; off for `false`, `0` and when absent. */
export function readSwitch(query: URLSearchParams, name: string): boolean {
  const chosen = readChoice(query, name, ['true', 'false', '1', '0']);
  return chosen === 'true' || chosen === '1';
}

/** Reads `left,top,width,height` in pixels of the source after EXIF orientation. */
export function readRect(query: URLSearchParams, name: string): Rect | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  if (!text.split(',').every((part) => INTEGER.test(part))) throw createIntegerError(name);
  const parts = text.split(',').map(Number);
  const [left, top, width, height] = parts;
  const isComplete = parts.length === 4 && parts.every((part) => Number.isSafeInteger(part) && part >= 0);
  if (isComplete && left !== undefined && top !== undefined && width && height)
    return { left, top, width, height };
  throw new InvalidParameterError(
    name,
    "'left,top,width,height' in pixels, with a width and a height above 0",
  );
}

/** Reads a hexadecimal color: RGB, ARGB, RRGGBB or AARRGGBB, with alpha first, as in Sanity. */
export function readColor(query: URLSearchParams, name: string): Color | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const hex = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1];
  if (hex === undefined) {
    throw new InvalidParameterError(name, 'a hexadecimal color: RGB, ARGB, RRGGBB or AARRGGBB');
  }
  const full = hex.length <= 4 ? hex.replace(/./g, '$&$&') : hex;
  const value = Number.parseInt(full.padStart(8, 'f'), 16);
  return {
    r: (value >>> 16) & 0xff,
    g: (value >>> 8) & 0xff,
    b: value & 0xff,
    alpha: Math.round(((value >>> 24) / 255) * 1000) / 1000,
  };
}
