/** For an element whose words are one text of the content, shown in parts: the Studio's preview takes it as a whole. */
export const editTarget = { 'data-sanity-edit-target': '' };
