/** The URL path of a page's baseline document. It is a file, so that the server treats it as any other file. */
export function baselinePath(path: string): string {
  return `/floor${path === '/' ? '/index' : path}.html`;
}

const blockEnds = /<\/(?:p|li|h[1-6]|dt|dd|td|th|figcaption|caption|summary|div)>/g;

/**
 * A plain page with the same text as a rendered one, but no script, picture or font and one line of style. No page of this
 * site can be faster, so its times are the cost of the machine, the browser and the server.
 */
export function baselineDocument(title: string, fragment: string): string {
  const [heading = title, ...lines] = textLines(fragment);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${title}">
<style>body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${lines.map((line) => `<p>${line}</p>`).join('\n')}
</main>
</body>
</html>
`;
}

/** The texts of a rendered page as HTML: one for each block element that has text. */
function textLines(fragment: string): string[] {
  return fragment
    .replace(blockEnds, '\n')
    .replace(/<[^>]*>/g, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
