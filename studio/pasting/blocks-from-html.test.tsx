import { describe, expect, it } from 'vitest';
import type { PastedBlock } from './block-writer.ts';
import { convertHtmlToBlocks, convertTextToBlocks } from './blocks-from-html.ts';

/** Formats blocks: '- ' is a list item, '## ' a heading, **bold**, _italic_, [text](link). */
function readable(html: string): string[] {
  return convertHtmlToBlocks(html).map((block) => `${getPrefix(block)}${getText(block)}`);
}

function getPrefix({ style, listItem, level }: PastedBlock): string {
  if (listItem) return `${'  '.repeat((level ?? 1) - 1)}${listItem === 'bullet' ? '-' : '1.'} `;
  return { h2: '## ', h3: '### ', blockquote: '> ' }[style] ?? '';
}

function getText({ children, markDefs }: PastedBlock): string {
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

  it('keeps links to pages of this site as their paths, also when they were copied in the preview', () => {
    // The preview marks texts with invisible characters.
    const marked = `Meet Tara${'\u200B'.repeat(4)}${'\u200C\u200D\uFEFF\u200B'.repeat(8)}`;
    expect(
      readable(
        `<p><a href="${location.origin}/agent/tara?a=1#video">${marked}</a> <a href="${location.origin}/">home</a></p>`,
      ),
    ).toEqual(['[Meet Tara](/agent/tara?a=1#video) [home](/)']);
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
    expect(readable('<p>\n  One   two &nbsp; <br>\n three<br></p><p>&nbsp;</p>')).toEqual(['One two\nthree']);
  });

  it.each([
    ['deleted words of tracked changes', '<p>We <del>never </del><ins>always</ins> answer.</p>'],
    ['crossed-out text', '<p>We <s>never </s><strike>rarely </strike>always answer.</p>'],
    [
      'text with a line through it',
      '<p>We <span style="text-decoration:line-through">never </span><span style="text-decoration-line: underline line-through">rarely </span>always answer.</p>',
    ],
    [
      'hidden elements',
      '<p>We <span hidden>x</span><span style="display:none">x</span><span style="visibility:hidden">x</span><span style="mso-hide:all">x</span><span style="position:absolute;width:1px;height:1px;overflow:hidden">x</span>always answer.</p>',
    ],
    [
      'comments of Word with their marks',
      `<p>We <a style='mso-comment-reference:AB_1;mso-comment-date:20261101T1000'>always</a><span class=MsoCommentReference><span style='mso-special-character:comment'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AB1]</a>&nbsp;</span></span> answer.</p><div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Really?</p></div></div></div>`,
    ],
    [
      'marks of footnotes',
      `<p>We always<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a><sup><a href="#cmnt1">[a]</a></sup><a class="sdfootnoteanc" href="#sdfootnote1sym"><sup>2</sup></a><sup class="reference"><a href="https://example.org/wiki/A#cite_note-3">[3]</a></sup><a role="doc-noteref" href="#fn:1">see note</a> answer.</p>`,
    ],
  ])('leaves out %s', (_what, html) => {
    expect(readable(html)).toEqual(['We always answer.']);
  });

  it('keeps the text of footnotes, without the marks that lead back', () => {
    expect(
      readable(
        `<p>Text</p><div style='mso-element:footnote-list'><p class=MsoFootnoteText><a href="#_ftnref1"><span class=MsoFootnoteReference>[1]</span></a> See the report.</p></div>`,
      ),
    ).toEqual(['Text', 'See the report.']);
  });

  it('keeps links whose text only looks short', () => {
    expect(readable('<p>In <a href="https://example.org/2024">2024</a></p>')).toEqual([
      'In [2024](https://example.org/2024)',
    ]);
  });

  it('converts headings and levels of lists of Word for the web', () => {
    const item = (list: string, level: number, text: string) =>
      `<div class="ListContainerWrapper"><${list}><li data-listid="1" data-aria-level="${level}"><p class="Paragraph"><span>${text}</span></p></li></${list}></div>`;
    expect(
      readable(
        `<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="1"><span>Policy</span></p></div><div><p role="heading" aria-level="3">Detail</p></div>${item('ul', 1, 'At events')}${item('ul', 2, 'On stage')}${item('ol', 1, 'First')}${item('ol', 3, 'Deep')}`,
      ),
    ).toEqual(['## Policy', '### Detail', '- At events', '  - On stage', '1. First', '    1. Deep']);
  });

  it.each([
    ['<span>one </span>', 'one '],
    ['<meta charset="utf-8"><span> two</span>', ' two'],
    [
      '<html>\n<body>\n<!--StartFragment--><b>three</b><span>&nbsp;</span><!--EndFragment-->\n</body>\n</html>',
      '**three** ',
    ],
  ])('keeps the space at the edge of the phrase %j', (html, text) => {
    expect(readable(html)).toEqual([text]);
  });

  it('keeps lists that start before the copied part', () => {
    expect(readable('<ul>\n<!--StartFragment--><li>One</li><li>Two</li><!--EndFragment-->\n</ul>')).toEqual([
      '- One',
      '- Two',
    ]);
  });

  it('keeps line breaks of messages, and of them only', () => {
    expect(
      readable(
        '<div style="white-space:pre-wrap">Dear all,\n  see you   soon\nTara</div><div>One\ntwo</div>',
      ),
    ).toEqual(['Dear all,\nsee you soon\nTara', 'One two']);
    expect(readable('<pre>a\nb</pre>')).toEqual(['a\nb']);
  });

  it('keeps spaces that do not break, and removes control characters', () => {
    expect(
      readable('<p>10&nbsp;% of&nbsp;it<span class="Apple-converted-space">&nbsp;</span>all</p>'),
    ).toEqual(['10\u00a0% of\u00a0it all']);
    expect(readable('<p style="white-space:pre-wrap">One\u000btwo\u0007</p>')).toEqual(['One\ntwo']);
  });

  it('is empty for HTML without text', () => {
    expect(convertHtmlToBlocks('<style>p { color: red }</style><script>x()</script><p> </p>')).toEqual([]);
  });
});

it.each([
  [' and more', [' and more']],
  ['One\r\n\r\nTwo\n \n\nThree ', ['One', 'Two', 'Three']],
  ['One\ntwo\u000bthree', ['One\ntwo\nthree']],
  ['10\u00a0%', ['10\u00a0%']],
  [' \n ', []],
])('converts the plain text %j', (text, paragraphs) => {
  expect(convertTextToBlocks(text).map(({ children }) => children.map((span) => span.text).join(''))).toEqual(
    paragraphs,
  );
});
