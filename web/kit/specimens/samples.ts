export const sentence = 'Every figure, draft and suggestion is designed to show its source.';

export const paragraphs = `${sentence}\n\n${sentence} ${sentence}`;

/** Longer than the maximum length that the Studio allows for a title. */
export const longTitle =
  'A title that somebody wrote in a hurry and that nobody shortened, so that it runs on over several lines and shows what the part does when words take more room than anybody planned for them to take up';

/** Without a place for a line break. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente';

/** The URL of a broken image. */
export const brokenImage = '/no-such-image.png';

export const names = ['Tara', 'Coleman', 'Monet', 'Preston', 'Diana', 'Neo', 'Huma', 'Ernesto'];
