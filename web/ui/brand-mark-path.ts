/** The building of the logo, drawn for 32 by 32 units; `public/favicon.svg` is the same drawing. */
export const brandMarkPath = 'M4 12 16 4l12 8v2H4zM8 14v11m5.3-11v11m5.4-11v11M24 14v11M3 28h26';
