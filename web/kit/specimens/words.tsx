import { Eyebrow, Heading, Lead } from '../../ui/text/heading.tsx';
import { LightBulbList } from '../../ui/text/light-bulb-list.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import { PlainList } from '../../ui/text/plain-list.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { SectionOpening } from '../../ui/text/section-opening.tsx';
import { ProductStatus, StatusLine } from '../../ui/text/status-line.tsx';
import { TagList } from '../../ui/text/tag.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { Specimen } from '../specimen.ts';
import { longTitle, longWord, paragraphs, sentence } from './samples.ts';

const sizes = ['hero', 'page', 'section', 'title'] as const;
const short = ['Agentic', 'Symbolic', 'Diagnostic'];
const long = [longTitle, longWord, ...short];

type Block = Parameters<typeof RichText>[0]['value'][number];

function makeBlock(
  key: string,
  style: 'normal' | 'h2' | 'h3' | 'blockquote',
  text: string,
  list?: 'bullet',
): Block {
  return {
    _type: 'block',
    _key: key,
    style,
    markDefs: [{ _type: 'textLink', _key: 'link', href: '/about' }],
    children: [
      { _type: 'span', _key: 'a', text: `${text} ` },
      { _type: 'span', _key: 'b', text: 'with a link', marks: ['link'] },
    ],
    ...(list ? { listItem: list, level: 1 } : {}),
  };
}

const richText: Block[] = [
  makeBlock('a', 'h2', 'A heading'),
  makeBlock('b', 'normal', sentence),
  makeBlock('c', 'h3', 'A smaller heading'),
  makeBlock('d', 'normal', 'A point', 'bullet'),
  makeBlock('e', 'normal', longWord, 'bullet'),
  makeBlock('f', 'blockquote', sentence),
];

function withStatus(status: string) {
  return (
    <ProductStatus value={status}>
      <StatusLine />
    </ProductStatus>
  );
}

export const wordSpecimens: Specimen[] = [
  {
    files: ['ui/text/heading.tsx'],
    shown: [
      ...sizes.map((size) => ({
        state: size,
        view: <Heading $size={size}>We keep the books honest</Heading>,
      })),
      { state: 'Long text', view: <Heading>{longTitle}</Heading> },
      {
        state: 'A word with a hyphen',
        view: <Heading $size="page">What are mission-driven organizations?</Heading>,
      },
      { state: 'A long word', view: <Heading $size="page">{longWord}</Heading> },
      { state: 'Eyebrow', view: <Eyebrow>Tax & Compliance</Eyebrow> },
      { state: 'Lead', view: <Lead>{sentence}</Lead> },
    ],
  },
  {
    files: ['ui/text/section-opening.tsx'],
    shown: [
      {
        state: 'With an introduction',
        view: <SectionOpening id="opening-a" heading="Core functions" intro={paragraphs} />,
      },
      { state: 'Without one', view: <SectionOpening id="opening-b" heading="Core functions" /> },
      { state: 'Long text', view: <SectionOpening id="opening-c" heading={longTitle} intro={longTitle} /> },
    ],
  },
  {
    files: ['ui/text/status-line.tsx'],
    shown: [
      { state: 'One sentence', view: withStatus('In conceptual development.') },
      { state: 'Long text', view: withStatus(longTitle) },
      { state: 'Empty', view: <StatusLine /> },
    ],
  },
  {
    files: ['ui/text/paragraphs.tsx'],
    shown: [
      { state: 'Two', view: <Paragraphs text={paragraphs} /> },
      { state: 'None', view: <Paragraphs text="" /> },
    ],
  },
  {
    files: ['ui/text/rich-text.tsx'],
    shown: [
      { state: 'Every block', view: <RichText value={richText} /> },
      { state: 'A link under the pointer', view: <RichText value={richText.slice(1, 2)} />, forced: 'hover' },
      { state: 'A link with the focus', view: <RichText value={richText.slice(1, 2)} />, forced: 'focus' },
      { state: 'Empty', view: <RichText value={[]} /> },
    ],
  },
  {
    files: ['ui/text/tag.tsx'],
    shown: [
      { state: 'Three', view: <TagList tags={short} label="Tags" /> },
      {
        state: 'Links',
        view: (
          <TagList tags={short} label="Linked tags" hrefs={new Map(short.map((tag) => [tag, '/poly-ai']))} />
        ),
      },
      { state: 'Long text', view: <TagList tags={long} label="Long tags" /> },
      { state: 'Empty', view: <TagList tags={[]} label="No tags" /> },
    ],
  },
  {
    files: ['ui/text/plain-list.tsx'],
    shown: [
      { state: 'Three', view: <PlainList items={short} label="List" /> },
      { state: 'Long text', view: <PlainList items={long} label="Long list" /> },
      { state: 'Empty', view: <PlainList items={[]} label="No list" /> },
    ],
  },
  {
    files: ['ui/text/light-bulb-list.tsx'],
    shown: [
      { state: 'Three', view: <LightBulbList items={short} label="Ideas" /> },
      { state: 'Long text', view: <LightBulbList items={long} label="Long ideas" /> },
      { state: 'Empty', view: <LightBulbList items={[]} label="No ideas" /> },
    ],
  },
  {
    files: ['ui/text/visually-hidden.tsx'],
    shown: [{ state: 'Heard, not seen', view: <VisuallyHidden>{sentence}</VisuallyHidden> }],
  },
];
