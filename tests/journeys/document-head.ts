/** What a document says of itself to readers of shared links and to search engines. */
export function headOf(html: string) {
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    /** The content of a meta element by its name or property. */
    content: (name: string): string | undefined =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1],
    /** What a phone puts on its home screen. */
    touchIcon: /<link rel="apple-touch-icon" href="([^"]*)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    /** The parts of its structured data. */
    graph: graphOf(html),
  };
}

function graphOf(html: string): { '@type'?: string }[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return json ? JSON.parse(json)['@graph'] : [];
}
