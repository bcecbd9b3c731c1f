/** Who builds the product, as a field of a GROQ projection. The pages at /cpa and /about show the same people. */
export const peopleFragment = `"people": *[_type == "platform" && _id == "platform"][0]{
    "heading": personsHeading,
    "persons": coalesce(persons[]{
      _key, name, credential, portrait{asset, crop, hotspot, "alt": select(decorative == true => "", alt)}, sentence
    }, [])
  }`;
