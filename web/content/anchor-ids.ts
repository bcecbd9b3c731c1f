/** Ids that the frame of the site has on every page. */
const taken = ['content', 'root'];

/**
 * An id for each text, made of its letters and digits, such as 'your-rights' for 'Your rights'. Texts that come
 * to the same get a number, and one without letters or digits is a 'part', so that every id is there once. None is
 * one of the `reserved`, which the page has besides.
 */
export function anchorIds(texts: readonly string[], reserved: readonly string[] = []): string[] {
  const used = new Set([...taken, ...reserved]);
  return texts.map((text) => {
    const stem = slugOf(text) || 'part';
    let id = stem;
    for (let number = 2; used.has(id); number += 1) id = `${stem}-${number}`;
    used.add(id);
    return id;
  });
}

/**
 * An id for each name of a row, behind the `kind` of the row. It is made of the name, so that an address such as
 * /poly-ai#pillar-agentic outlives a new order; one whose name says nothing, or is taken, goes by its number.
 */
export function namedIds(kind: string, names: readonly (string | null)[]): string[] {
  const used = new Set<string>();
  return names.map((name, index) => {
    const slug = slugOf(name ?? '');
    const isUsable = /\p{Letter}/u.test(slug) && !used.has(slug);
    used.add(slug);
    return `${kind}-${isUsable ? slug : index + 1}`;
  });
}

/** Letters of every script stay; accents go. */
function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mark}’']/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
