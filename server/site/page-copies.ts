import { setImmediate } from 'node:timers/promises';
import { encodeAhead } from './entity.ts';
import { versionOf } from './offline/version.ts';
import type { PageTexts } from './page-texts.ts';
import type { PageSources } from './rendered-pages.ts';

/** A page's document and fragment, as something to keep. */
export type PageCopy = {
  path: string;
  /** The version of the document. */
  version: string;
  /** The address of the fragment. */
  fragment: string;
  /** Of both. */
  bytes: number;
};

/** What a browser may keep of each page that was rendered. */
export function pageCopies({ build, pages }: PageSources, texts: PageTexts): Promise<PageCopy[]> {
  return Promise.all(
    [...(pages?.pages ?? [])]
      .filter(([path]) => path !== build.unknownAgentPath)
      .map(async ([path, page]) => {
        const text = await texts.documentText({ path, page });
        const { body } = await texts.fragment({ path, page });
        return {
          path,
          version: versionOf(text),
          fragment: texts.fragmentAddress({ path, page }),
          bytes: Buffer.byteLength(text) + body.length,
        };
      }),
  );
}

/** Compresses every document as well as can be, one after the other, for as long as that is wanted. Never rejects. */
export async function encodeDocuments(
  { pages }: PageSources,
  texts: PageTexts,
  isWanted: () => boolean,
): Promise<void> {
  for (const [path, page] of pages?.pages ?? []) {
    // What there is to answer meanwhile comes first.
    await setImmediate();
    if (!isWanted()) return;
    // Whoever asks for the page hears of any fault.
    await texts
      .document({ path, page })
      .then(({ entity }) => encodeAhead(entity))
      .catch(() => {});
  }
}
