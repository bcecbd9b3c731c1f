import { escapeHtml } from './html.ts';

/** Without the brackets, quotation marks and colons that a sentence puts around it. */
const mailAddress = /([\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+)/u;

/**
 * What a visitor reads whose browser runs no scripts, while the gate is on: the product's name as the heading of a page
 * of its own, and an editor's paragraphs, addresses linked.
 */
export function noScript(productName: string, text: string | undefined): string {
  const paragraphs = (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  if (paragraphs.length === 0) return '';
  const html = paragraphs.map((paragraph) => `<p>${withMailLinks(paragraph)}</p>`);
  const heading = productName && `<h1>${escapeHtml(productName)}</h1>`;
  return `<noscript><main>${heading}${html.join('')}</main></noscript>`;
}

/** A plain text as HTML. */
function withMailLinks(text: string): string {
  // Every other part is an address, which has nothing to escape.
  return text
    .split(mailAddress)
    .map((part, index) => (index % 2 === 0 ? escapeHtml(part) : `<a href="mailto:${part}">${part}</a>`))
    .join('');
}
