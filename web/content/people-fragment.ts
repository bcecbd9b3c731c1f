/** Projection of the team, which the pages at /cpa and /about both show. */
export const peopleFragment = `"people": *[_type == "platform" && _id == "platform"][0]{
    "heading": personsHeading,
    "persons": coalesce(persons[]{
      _key, name, credential, portrait{asset, crop, hotspot, "alt": select(decorative == true => "", alt)}, sentence
    }, [])
  }`;
