/** What the section `pictureSection` shows, as a part of a projection on a list of sections. */
export const pictureSectionFragment = `_type == "pictureSection" => {
      picture{asset, crop, hotspot, "alt": select(decorative == true => "", alt)},
      caption
    }`;
