/** What the section `openingSection` shows, as a part of a projection on a list of sections. */
export const openingSectionFragment = `_type == "openingSection" => {
      heading,
      intro,
      button{label, href},
      picture{asset, crop, hotspot, "alt": select(decorative == true => "", alt)}
    }`;
