/**
 * The shape of a mouth as numbers that can be interpolated. Lengths are in units of the portrait's drawing; the others are
 * fractions from 0 to 1.
 */
export type MouthShape = {
  /** Half the distance between the corners. */
  width: number;
  /** How far the lower lip hangs below the line of the corners. */
  drop: number;
  /** How far the upper lip rises above it. */
  lift: number;
  /** How far the corners are raised: the smile. */
  smile: number;
  /** Visible share of the upper teeth. */
  teeth: number;
  /** Height of the tongue. */
  tongue: number;
};

/** The mouth shapes (visemes) of English speech that can be told apart by eye. */
export const visemes = {
  /** Silence: the portrait's friendly expression. */
  rest: { width: 35, drop: 12, lift: -12, smile: 10, teeth: 0, tongue: 0 },
  /** m b p: the lips meet. */
  closed: { width: 27, drop: 3, lift: -3, smile: 1, teeth: 0, tongue: 0 },
  /** f v: the upper teeth on the lower lip. */
  lip: { width: 27, drop: 8, lift: 5, smile: 2, teeth: 1, tongue: 0 },
  /** s z t d n k g: the teeth nearly meet. */
  teeth: { width: 31, drop: 14, lift: 4, smile: 4, teeth: 0.75, tongue: 0.1 },
  /** l th: the tip of the tongue at the teeth. */
  tongue: { width: 29, drop: 20, lift: 5, smile: 3, teeth: 0.3, tongue: 1 },
  /** sh ch j r: the lips come forward. */
  forward: { width: 20, drop: 17, lift: 7, smile: 0, teeth: 0.5, tongue: 0 },
  /** see, sit: wide and narrow. */
  spread: { width: 36, drop: 19, lift: 4, smile: 7, teeth: 0.5, tongue: 0.3 },
  /** bed, about, h: half open. */
  middle: { width: 31, drop: 27, lift: 6, smile: 4, teeth: 0.35, tongue: 0.35 },
  /** father, my, cat: wide open. */
  open: { width: 33, drop: 42, lift: 9, smile: 5, teeth: 0.35, tongue: 0.35 },
  /** law, go: open and round. */
  round: { width: 22, drop: 29, lift: 15, smile: 0, teeth: 0.1, tongue: 0.15 },
  /** you, we: small and round. */
  pursed: { width: 13, drop: 13, lift: 10, smile: 0, teeth: 0, tongue: 0 },
} as const satisfies Record<string, MouthShape>;

export type Viseme = keyof typeof visemes;

/** Interpolates between two shapes: 0 for `from`, 1 for `to`. */
export function blend(from: MouthShape, to: MouthShape, share: number): MouthShape {
  const mix = (name: keyof MouthShape) => from[name] + (to[name] - from[name]) * share;
  return {
    width: mix('width'),
    drop: mix('drop'),
    lift: mix('lift'),
    smile: mix('smile'),
    teeth: mix('teeth'),
    tongue: mix('tongue'),
  };
}

/** Height of the gap between the lips, in units of the drawing. */
export function getOpening({ drop, lift }: MouthShape): number {
  return Math.max(0, drop + lift);
}
