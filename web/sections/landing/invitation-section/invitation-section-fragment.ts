/** What a landing page asks of a section of the type `invitationSection`. */
export const invitationSectionFragment = 'heading, text, button{label, href}';
