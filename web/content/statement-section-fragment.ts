/** What the section `statementSection` shows, as a part of a projection on a list of sections. */
export const statementSectionFragment = `_type == "statementSection" => {text}`;
