/** What the section `invitationSection` shows, as a part of a projection on a list of sections. */
export const invitationSectionFragment = `_type == "invitationSection" => {heading, text, button{label, href}}`;
