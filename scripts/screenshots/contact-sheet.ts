import { type Subject, type View, viewsOf } from './page-views.ts';
import type { Comparison, PictureAlbum } from './picture-album.ts';

const notes: Record<Comparison, string> = { new: 'new', same: 'as before', changed: 'changed' };

/** A page that shows every picture of an album beside the one of the run before; it needs no server and no script. */
export function contactSheet(
  subjects: readonly Subject[],
  album: Pick<PictureAlbum, 'compare' | 'has'>,
): string {
  const sections = subjects.map((subject) => section(subject, album)).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>Every page of the site</title>
<style>${style}</style>
<h1>Every page of the site</h1>
<p><label><input type="checkbox" id="changed-only"> Show only what changed since the run before</label></p>
${sections}
</html>
`;
}

function section(subject: Subject, album: Pick<PictureAlbum, 'compare' | 'has'>): string {
  const figures = viewsOf(subject)
    .filter(({ file }) => album.has(file))
    .map((view) => figure(view, album.compare(view.file)));
  return `<section>
<h2>${subject.name} <small>${subject.path}</small></h2>
<div>${figures.join('')}</div>
</section>`;
}

function figure({ file, width, theme }: View, comparison: Comparison): string {
  const before = comparison === 'changed' ? picture('previous', file) : '';
  return `<figure data-comparison="${comparison}">
<figcaption>${width} ${theme}, ${notes[comparison]}</figcaption>
${before}${picture('latest', file)}
</figure>`;
}

function picture(run: 'previous' | 'latest', file: string): string {
  return `<a href="${run}/${file}"><img src="${run}/${file}" alt="${run}: ${file}" loading="lazy"></a>`;
}

const style = `
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; }
section > div { display: flex; gap: 1.5rem; overflow-x: auto; align-items: start; }
figure { flex: none; margin: 0; white-space: nowrap; }
figcaption { font-size: 0.8125rem; }
img { width: 15rem; margin-right: 0.25rem; border: 1px solid; vertical-align: top; }
[data-comparison='changed'] figcaption { font-weight: bold; }
body:has(#changed-only:checked) {
  figure:not([data-comparison='changed']), section:not(:has([data-comparison='changed'])) { display: none; }
}
`;
