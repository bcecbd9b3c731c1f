import { OperatorError } from './operator-error.ts';

/**
 * The whole number of 1 or more that an option was given.
 *
 * @param name as it is typed, such as '--runs'
 * @throws OperatorError that names the option and what it was given
 */
export function positiveInteger(name: string, value: string): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(number) && number > 0) return number;
  throw new OperatorError(`${name} ${value} is no whole number of 1 or more.`);
}

/**
 * The word that an option was given, out of those it knows.
 *
 * @param name as it is typed, such as '--gate'
 * @throws OperatorError that names the option, what it was given and what it knows
 */
export function oneOf<const Choice extends string>(
  name: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((known) => known === value);
  if (choice !== undefined) return choice;
  throw new OperatorError(`${name} ${value} is none of ${choices.join(', ')}.`);
}
