/**
 * A path without some of its closed pieces.
 *
 * @param path SVG path data whose every piece ends in `Z` (the last may leave it out)
 * @param without which pieces to leave out, counted from 0
 * @throws when a piece does not begin with a point
 */
export function withoutSubpaths(path: string, without: readonly number[]): string {
  let start = { x: 0, y: 0 };
  return (path.match(/[Mm][^Mm]*/g) ?? [])
    .map((piece) => {
      const match = /^([Mm])\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*/.exec(piece);
      if (!match) throw new Error(`This piece of a path does not begin with a point: ${piece.slice(0, 40)}`);
      const [head, command, x, y] = match;
      const from = command === 'm' ? start : { x: 0, y: 0 };
      start = { x: from.x + Number(x), y: from.y + Number(y) };
      const rest = piece.slice(head.length);
      // Points that follow the first without a command are lines, relative where the move was.
      const line = /^[A-Za-z]/.test(rest) ? '' : command === 'm' ? 'l' : 'L';
      return `M${start.x} ${start.y}${line}${rest}`;
    })
    .filter((_, index) => !without.includes(index))
    .join('');
}
