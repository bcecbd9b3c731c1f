/** What the section `cardsSection` shows, as a part of a projection on a list of sections. */
export const cardsSectionFragment = `_type == "cardsSection" => {
      heading,
      intro,
      "cards": coalesce(cards[]{_key, title, text}, [])
    }`;
