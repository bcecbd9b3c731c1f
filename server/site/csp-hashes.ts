import { createHash } from 'node:crypto';

/** The styles of a document as source expressions for a content security policy. */
export type InlineStyleHashes = {
  /** Of its style elements. */
  elements: string[];
  /** Of its style attributes. */
  attributes: string[];
};

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const element = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const attribute = /<[a-z][^<>]*? style="([^"]*)"/gi;

/** All styles in some HTML that was made here: a document, and the fragment that its script will take in. */
export function inlineStyleHashes(...html: readonly string[]): InlineStyleHashes {
  // A script may speak of styles.
  const markup = html.map((text) => text.replaceAll(scripts, ''));
  const find = (pattern: RegExp) =>
    markup.flatMap((text) => [...text.matchAll(pattern)].map(([, style = '']) => style));
  return {
    elements: [...new Set(find(element).map(cspHash))],
    attributes: [...new Set(find(attribute).map((style) => cspHash(readAttribute(style))))],
  };
}

const script = /<script\b(?![^>]* (?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** The texts of the scripts that stand in some HTML; a block of data is none. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(script)].map(([, text = '']) => text);
}

/** The source expression that admits exactly this text. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A browser hashes what an attribute says, not how it is written. */
function readAttribute(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
