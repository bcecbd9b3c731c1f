/** The first character of a name as a capital, whole where a character is two units of a string; '' without one. */
export function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first.toUpperCase();
}
