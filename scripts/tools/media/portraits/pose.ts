import { type MouthShape, visemes } from '../mouth/mouth-shape.ts';

/** The moving parts of a portrait. Lengths are in units of the drawing. */
export type Pose = {
  /** Undefined: no mouth is drawn. */
  mouth: MouthShape | undefined;
  /** 0 (eyes open) to 1 (shut). */
  blink: number;
  /** How far the eyebrows are raised. */
  brows: number;
  /** How the head is tilted, in degrees, and how far it nods. */
  head: { tilt: number; nod: number };
};

/** The pose of a silent portrait. */
export const restingPose: Pose = { mouth: visemes.rest, blink: 0, brows: 0, head: { tilt: 0, nod: 0 } };
