/** The metadata of a document for shared links and search engines. */
export function getHead(html: string) {
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    /** The content of a meta element by its name or property. */
    content: (name: string): string | undefined =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1],
    /** The icon for a phone's home screen. */
    touchIcon: /<link rel="apple-touch-icon" href="([^"]*)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    /** The nodes of its structured data. */
    graph: getGraph(html),
  };
}

function getGraph(html: string): { '@type'?: string }[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return json ? JSON.parse(json)['@graph'] : [];
}
