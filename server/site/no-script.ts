import { escapeHtml } from './html.ts';

const mailAddress = /[^\s@<>"']{1,64}@[^\s@<>"']{1,253}\.[a-z]{2,}/gi;

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
  const html = paragraphs.map((paragraph) => `<p>${withMailLinks(escapeHtml(paragraph))}</p>`);
  const heading = productName && `<h1>${escapeHtml(productName)}</h1>`;
  return `<noscript><main>${heading}${html.join('')}</main></noscript>`;
}

function withMailLinks(html: string): string {
  return html.replace(mailAddress, (address) => `<a href="mailto:${address}">${address}</a>`);
}
