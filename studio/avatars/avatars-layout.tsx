import { createContext, use, useState } from 'react';
import { type LayoutProps, type SanityClient, useClient } from 'sanity';
import { getLakeOrigin, isEmbedded } from '../shared/embedded-lake.ts';
import { getPictureUrl } from '../shared/picture-url.ts';
import { type AvatarTools, createAvatarTools } from './avatar-tools.ts';
import { readBuiltInKeys } from './client-keys.ts';
import { createLakeRecords } from './lake-records.ts';
import { createDirectAccess, createProxiedAccess } from './provider-access.ts';

/**
 * Creates the tools on the first call and returns the same promise afterwards. After a failure the next call
 * tries again.
 */
type OpenTools = () => Promise<AvatarTools>;

const OpenToolsContext = createContext<OpenTools | undefined>(undefined);

/** Keeps the avatar tools for as long as the Studio is open. */
export function AvatarsLayout(props: LayoutProps) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [openTools] = useState(() => loadOnce(() => openAvatarTools(client)));
  return <OpenToolsContext value={openTools}>{props.renderDefault(props)}</OpenToolsContext>;
}

/**
 * Returns the function that creates the avatar tools.
 *
 * @throws Error outside the Studio's layout
 */
export function useOpenAvatarTools(): OpenTools {
  const openTools = use(OpenToolsContext);
  if (!openTools) throw new Error('The avatar tools need the Studio’s layout around them.');
  return openTools;
}

async function openAvatarTools(client: SanityClient): Promise<AvatarTools> {
  const keys = readBuiltInKeys();
  // Under `npm run dev` the Studio's page and the server have different origins.
  const server = isEmbedded ? getLakeOrigin() : location.origin;
  const access = keys
    ? createDirectAccess(keys, location.origin)
    : await createProxiedAccess(server, () => client.config().token, globalThis.fetch);
  const records = createLakeRecords({
    client,
    settings: access.settings,
    getPortraitUrl: (image) => getPortraitUrl(client, image),
    async uploadFile(file, filename) {
      const options = { filename, contentType: file.type };
      const { _id } = await client.assets.upload('file', file, options);
      return _id;
    },
  });
  return createAvatarTools({ access, records });
}

/** Width and height in pixels of the portrait that is sent to the video provider. */
const PORTRAIT_EDGE = 512;

/** URL of a square JPEG. The video provider requires a URL that ends in .jpg. */
function getPortraitUrl(client: SanityClient, image: unknown): string | undefined {
  return getPictureUrl(client, image)?.size(PORTRAIT_EDGE, PORTRAIT_EDGE).fit('crop').format('jpg').url();
}

function loadOnce(open: OpenTools): OpenTools {
  let opening: Promise<AvatarTools> | undefined;
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}
