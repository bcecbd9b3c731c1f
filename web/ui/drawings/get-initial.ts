/** Returns the first character of a name in upper case, including a surrogate pair as a whole; '' for an empty name. */
export function getInitial(name: string): string {
  const [first = ''] = name.trim();
  return first.toUpperCase();
}
