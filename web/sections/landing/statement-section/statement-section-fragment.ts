/** What a landing page asks of a section of the type `statementSection`. */
export const statementSectionFragment = 'text';
