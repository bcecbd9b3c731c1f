/** Pearson's correlation of two lists, as far as both go. */
export function correlation(one: readonly number[], other: readonly number[]): number {
  const length = Math.min(one.length, other.length);
  const mean = (values: readonly number[]) =>
    values.slice(0, length).reduce((sum, value) => sum + value, 0) / length;
  const [meanOne, meanOther] = [mean(one), mean(other)];
  let both = 0;
  let squaresOne = 0;
  let squaresOther = 0;
  for (let index = 0; index < length; index += 1) {
    const a = (one[index] ?? 0) - meanOne;
    const b = (other[index] ?? 0) - meanOther;
    both += a * b;
    squaresOne += a * a;
    squaresOther += b * b;
  }
  return both / Math.sqrt(squaresOne * squaresOther);
}

/** By how many places `one` follows `other` (up to `most`), judged by the best correlation. */
export function lagOf(one: readonly number[], other: readonly number[], most: number): number {
  const lags = Array.from({ length: 2 * most + 1 }, (_, index) => index - most);
  const at = (lag: number) => correlation(one.slice(Math.max(0, lag)), other.slice(Math.max(0, -lag)));
  return lags.reduce((best, lag) => (at(lag) > at(best) ? lag : best));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
