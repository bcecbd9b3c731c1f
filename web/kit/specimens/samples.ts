export const sentence = 'Every figure, draft and suggestion is designed to show its source.';

export const paragraphs = `${sentence}\n\n${sentence} ${sentence}`;

/** As long as an editor may make a title before the Studio objects, and longer. */
export const longTitle =
  'A title that somebody wrote in a hurry and that nobody shortened, so that it runs on over several lines and shows what the part does when words take more room than anybody planned for them to take up';

/** Has no place to break. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente';

/** Nothing answers at this address: what a broken image looks like. */
export const brokenImage = '/no-such-image.png';

export const names = ['Tara', 'Coleman', 'Monet', 'Preston', 'Diana', 'Neo', 'Huma', 'Ernesto'];
