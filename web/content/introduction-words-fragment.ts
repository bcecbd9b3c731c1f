/** What the site says around the agents' videos, as the inside of a GROQ projection on `homePage.introductions`. */
export const introductionWordsFragment = `invitation,
    starting,
    speaking,
    next,
    soundOff,
    finished`;
