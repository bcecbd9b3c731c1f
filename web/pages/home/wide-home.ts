/** From here on the ten pillars stand in one row. */
export const wideHome = '@media (width >= 64rem)';
