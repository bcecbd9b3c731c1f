/** What the section `richTextSection` shows, as a part of a projection on a list of sections. */
export const richTextSectionFragment = `_type == "richTextSection" => {heading, body}`;
