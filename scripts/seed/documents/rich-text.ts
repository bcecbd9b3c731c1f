type Block = {
  _type: 'block';
  style: 'normal' | 'h2' | 'h3';
  listItem?: 'bullet';
  level?: number;
  children: { _type: 'span'; _key: string; text: string; marks: string[] }[];
  markDefs: never[];
};

function makeBlock(style: Block['style'], text: string): Block {
  return {
    _type: 'block',
    style,
    children: [{ _type: 'span', _key: 'span-1', text, marks: [] }],
    markDefs: [],
  };
}

/** A heading in a rich text. */
export function makeHeading(text: string): Block {
  return makeBlock('h2', text);
}

/** A paragraph in a rich text. */
export function makeParagraph(text: string): Block {
  return makeBlock('normal', text);
}

/** An entry of a bulleted list. */
export function makeBullet(text: string): Block {
  return { ...makeBlock('normal', text), listItem: 'bullet', level: 1 };
}
