/** For an element that shows one text of the content in several parts: the Studio's preview opens it as a whole. */
export const editTarget = { 'data-sanity-edit-target': '' };
