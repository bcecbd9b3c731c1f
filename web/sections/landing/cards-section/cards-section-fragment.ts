/** What a landing page asks of a section of the type `cardsSection`. */
export const cardsSectionFragment = `heading,
  intro,
  "cards": coalesce(cards[]{_key, title, text}, [])`;
