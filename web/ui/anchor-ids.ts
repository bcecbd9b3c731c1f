/** Ids that the frame of the site has on every page. */
const taken = ['content', 'root'];

/**
 * An id for each text, made of its letters and digits, such as 'your-rights' for 'Your rights'. Texts that come
 * to the same get a number, and one without letters or digits is a 'part', so that every id is there once.
 */
export function anchorIds(texts: readonly string[]): string[] {
  const used = new Set(taken);
  return texts.map((text) => {
    const stem = slugOf(text) || 'part';
    let id = stem;
    for (let number = 2; used.has(id); number += 1) id = `${stem}-${number}`;
    used.add(id);
    return id;
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
