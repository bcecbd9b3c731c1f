/** What the site says around the agents' videos, as the inside of a GROQ projection on `homePage.introductions`. */
export const introductionWordsFragment = `invitation,
    alone,
    starting,
    speaking,
    next,
    soundOff,
    failed,
    finished,
    transcript`;
