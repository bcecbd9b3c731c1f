import { createHash } from 'node:crypto';

/** The inline styles of a document, as source expressions for a content security policy. */
export type InlineStyleHashes = {
  /** Hashes of style elements. */
  elements: string[];
  /** Hashes of style attributes. */
  attributes: string[];
};

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const element = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const attribute = /<[a-z][^<>]*? style="([^"]*)"/gi;

/** Hashes the inline styles in HTML that this server generated: a document, and the fragment that its script inserts. */
export function inlineStyleHashes(...html: readonly string[]): InlineStyleHashes {
  // A script may contain markup with styles as text.
  const markup = html.map((text) => text.replaceAll(scripts, ''));
  const find = (pattern: RegExp) =>
    markup.flatMap((text) => [...text.matchAll(pattern)].map(([, style = '']) => style));
  return {
    elements: [...new Set(find(element).map(cspHash))],
    attributes: [...new Set(find(attribute).map((style) => cspHash(readAttribute(style))))],
  };
}

const script = /<script\b(?![^>]* (?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** Returns the source text of the inline scripts in HTML, without data blocks (scripts with a `type`). */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(script)].map(([, text = '']) => text);
}

/** The source expression of a content security policy that allows exactly this text. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Decodes the entities in an attribute, since browsers hash the decoded value. */
function readAttribute(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
