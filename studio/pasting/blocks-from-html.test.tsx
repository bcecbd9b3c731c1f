import { describe, expect, it } from 'vitest';
import type { PastedBlock } from './block-writer.ts';
import { blocksFromHtml } from './blocks-from-html.ts';

/** Formats blocks: '- ' is a list item, '## ' a heading, **bold**, _italic_, [text](link). */
function readable(html: string): string[] {
  return blocksFromHtml(html).map((block) => `${prefixOf(block)}${textOf(block)}`);
}

function prefixOf({ style, listItem, level }: PastedBlock): string {
  if (listItem) return `${'  '.repeat((level ?? 1) - 1)}${listItem === 'bullet' ? '-' : '1.'} `;
  return { h2: '## ', h3: '### ', blockquote: '> ' }[style] ?? '';
}

function textOf({ children, markDefs }: PastedBlock): string {
  const links = new Map(markDefs.map(({ _key, href }) => [_key, href]));
  return children
    .map(({ text, marks }) => {
      const link = marks.find((mark) => links.has(mark));
      const bold = marks.includes('strong') ? `**${text}**` : text;
      const slanted = marks.includes('em') ? `_${bold}_` : bold;
      return link ? `[${slanted}](${links.get(link)})` : slanted;
    })
    .join('');
}

describe('pasted HTML', () => {
  it('keeps its links, bold and italic', () => {
    expect(
      readable(
        '<p>See our <a href="https://example.org/rules">rules</a>, <b>write</b> <i>to</i> <a href="mailto:a@b.org">us</a> or <a href="/contact"><b>come</b></a>.</p>',
      ),
    ).toEqual([
      'See our [rules](https://example.org/rules), **write** _to_ [us](mailto:a@b.org) or [**come**](/contact).',
    ]);
  });

  it('removes invalid links, and keeps their text', () => {
    expect(
      readable(
        '<p><a href="#_Toc1">One</a> <a href="file:///C:/x">two</a> <a href="javascript:x()">three</a></p>',
      ),
    ).toEqual(['One two three']);
  });

  it('converts h1 to h2, because the page’s title is the h1', () => {
    expect(readable('<h1><b>Policy</b></h1><h2>Who</h2><h3>When</h3><h5>Deep</h5>')).toEqual([
      '## Policy',
      '## Who',
      '### When',
      '### Deep',
    ]);
  });

  it('keeps lists, and lists within lists', () => {
    expect(
      readable('<ul><li>One<ul><li><p>Within</p></li></ul></li></ul><ol><li>First</li></ol><p>After</p>'),
    ).toEqual(['- One', '  - Within', '1. First', 'After']);
  });

  it('converts Word’s list paragraphs, without their markers', () => {
    const entry = (level: number, mark: string, text: string) =>
      `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>${text}<o:p></o:p></p>`;
    expect(
      readable(
        `<p class=MsoNormal>Help:<o:p></o:p></p>${entry(1, '·', 'At events')}${entry(2, 'o', 'On stage')}${entry(1, '2.', 'By phone')}`,
      ),
    ).toEqual(['Help:', '- At events', '  - On stage', '1. By phone']);
  });

  it('converts the font weight of Google Docs, and ignores its outer <b>', () => {
    expect(
      readable(
        '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">Plain </span><span style="font-weight:700;font-style:italic">strong</span></p></b>',
      ),
    ).toEqual(['Plain _**strong**_']);
  });

  it('converts each table cell and each part of a page to a block', () => {
    expect(readable('<div><div>One</div>two<table><tr><td>Mon</td><td>9–5</td></tr></table></div>')).toEqual([
      'One',
      'two',
      'Mon',
      '9–5',
    ]);
  });

  it('removes invisible spaces, and keeps line breaks', () => {
    expect(readable('<p>\n  One   two &nbsp; <br>\n three<br></p><p>&nbsp;</p>')).toEqual([
      'One two \nthree',
    ]);
  });

  it('is empty for HTML without text', () => {
    expect(blocksFromHtml('<style>p { color: red }</style><script>x()</script><p> </p>')).toEqual([]);
  });
});
