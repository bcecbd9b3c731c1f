import { type MouthShape, visemes } from '../mouth/mouth-shape.ts';

/** What moves in a portrait. Lengths are in units of the drawing. */
export type Pose = {
  /** None: no mouth is drawn. */
  mouth: MouthShape | undefined;
  /** 0 (eyes open) to 1 (shut). */
  blink: number;
  /** How far the brows are raised. */
  brows: number;
  /** How the head is tilted, in degrees, and how far it nods. */
  head: { tilt: number; nod: number };
};

/** How the portrait looks when nobody speaks. */
export const restingPose: Pose = { mouth: visemes.rest, blink: 0, brows: 0, head: { tilt: 0, nod: 0 } };
