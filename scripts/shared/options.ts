import { OperatorError } from './operator-error.ts';

/**
 * Parses the value of an option as a whole number of 1 or more.
 *
 * @param name the option, such as '--runs'
 * @throws OperatorError that names the option and its value
 */
export function parsePositiveInteger(name: string, value: string): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(number) && number > 0) return number;
  throw new OperatorError(`${name} ${value} is no whole number of 1 or more.`);
}

/**
 * Checks that the value of an option is one of its choices.
 *
 * @param name the option, such as '--gate'
 * @throws OperatorError that names the option, its value and the choices
 */
export function readChoice<const Choice extends string>(
  name: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((known) => known === value);
  if (choice !== undefined) return choice;
  throw new OperatorError(`${name} ${value} is none of ${choices.join(', ')}.`);
}
