/** The frame of the ring in its own units; the ring's centre is the frame's. */
export const WIDTH = 400;
export const HEIGHT = 292;
export const RADIUS = 122;
