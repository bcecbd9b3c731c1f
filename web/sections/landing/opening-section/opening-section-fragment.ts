/** What a landing page asks of a section of the type `openingSection`. */
export const openingSectionFragment = `heading,
  intro,
  button{label, href},
  picture{asset, crop, hotspot, "alt": select(decorative == true => "", alt)}`;
