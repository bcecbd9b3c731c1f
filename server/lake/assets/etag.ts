/** Whether the asker holds what this tag names (`If-None-Match`), compared weakly as RFC 9110, 13.1.2 asks for it. */
export function matchesEtag(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((item) => item.trim() === '*' || opaque(item) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
