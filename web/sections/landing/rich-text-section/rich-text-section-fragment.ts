/** What a landing page asks of a section of the type `richTextSection`. */
export const richTextSectionFragment = 'heading, body';
