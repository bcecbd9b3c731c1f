interface PageSources {
  /** The answer of the network. */
  network: Promise<Response>;
  /** The copy, if one is kept. */
  kept: () => Promise<Response | undefined>;
  /** How long, in ms, the network may keep the visitor waiting when there is a copy. */
  copyAfterMs: number;
}

/**
 * The document of a page: from the network, so that nobody sees an old one while there is a new one. The copy stands in
 * when the network is away or too slow, or the server cannot answer. Rejects when there is neither.
 */
export async function answerPage({ network, kept, copyAfterMs }: PageSources): Promise<Response> {
  const fresh = network.then(
    (answer) => (answer.status < 500 ? answer : undefined),
    () => undefined,
  );
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, copyAfterMs));
  return (await Promise.race([fresh, tooLate])) ?? (await kept()) ?? network;
}
