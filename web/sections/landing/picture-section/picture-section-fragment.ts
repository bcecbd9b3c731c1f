/** What a landing page asks of a section of the type `pictureSection`. */
export const pictureSectionFragment = `picture{asset, crop, hotspot, "alt": select(decorative == true => "", alt)},
  caption`;
