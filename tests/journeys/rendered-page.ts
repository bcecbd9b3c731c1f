/**
 * What the server has rendered ahead for a path, as an unlocked browser fetches it: the fragment that the page's
 * boot script names, or the page itself where there is no gate.
 */
export async function renderedPage(origin: string, path: string): Promise<string> {
  const page = await (await fetch(origin + path)).text();
  const fragment = /data-fragment="([^"]+)"/.exec(page)?.[1];
  if (!fragment && page.includes('<main')) return page;
  if (!fragment) throw new Error(`The page at ${path} names no fragment:\n${page}`);
  const answer = await fetch(new URL(fragment, origin));
  if (!answer.ok) throw new Error(`The fragment ${fragment} answered ${answer.status}`);
  const { html }: { html: string } = await answer.json();
  return html;
}
