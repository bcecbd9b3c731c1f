/** Ids that the layout uses on every page. */
const taken = ['content', 'root'];

/**
 * Returns a unique id for each text, made of its letters and digits, such as 'your-rights' for 'Your rights'. Duplicates get a
 * number, and a text without letters or digits becomes 'part'. No id equals one of the `reserved` ids, which the page uses
 * elsewhere.
 */
export function anchorIds(texts: readonly string[], reserved: readonly string[] = []): string[] {
  const used = new Set([...taken, ...reserved]);
  return texts.map((text) => {
    const stem = makeSlug(text) || 'part';
    let id = stem;
    for (let number = 2; used.has(id); number += 1) id = `${stem}-${number}`;
    used.add(id);
    return id;
  });
}

/**
 * Returns a unique id for each name of a row, prefixed by the row's `kind`. Ids use the name instead of the position, so that a
 * link such as /poly-ai#pillar-agentic stays valid when the order changes; a name without letters, or a duplicate, gets its
 * position.
 */
export function makeAnchorIds(kind: string, names: readonly (string | null)[]): string[] {
  const used = new Set<string>();
  return names.map((name, index) => {
    const slug = makeSlug(name ?? '');
    const isUsable = /\p{Letter}/u.test(slug) && !used.has(slug);
    used.add(slug);
    return `${kind}-${isUsable ? slug : index + 1}`;
  });
}

/** Keeps letters of every script, and removes accents. */
function makeSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mark}’']/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
