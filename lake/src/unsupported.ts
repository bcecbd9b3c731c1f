/** A feature of Sanity that this lake does not have, and answers 501 for. */
export type Unsupported = {
  /** What somebody who uses the Studio or a client notices, and what there is instead. */
  noticed: string;
};

/**
 * Features of Sanity's HTTP API, with their paths; the key completes "The embedded lake does not support". The router reads this
 * table (`routes/unsupported-routes.ts`), and COVERAGE.md lists it. Agent actions, canvases and a few others get 404 instead, as
 * the Studio expects (protocol section 15).
 */
export const UNSUPPORTED_CALLS: Readonly<Record<string, Unsupported & { paths: readonly string[] }>> = {
  'webhooks: listen to the dataset': {
    paths: ['/hooks/*'],
    noticed:
      'No server is called after a change. A program that must know of changes listens with `client.listen`.',
  },
  'the transactions of a whole dataset: ask for those of some documents': {
    paths: ['/data/history/:dataset/transactions'],
    noticed:
      'A program that reads the whole log at once fails. The log of up to 500 documents at a time works.',
  },
  'aliases of datasets': {
    paths: ['/aliases/*'],
    noticed: '`sanity dataset alias` fails. Clients name the dataset itself.',
  },
  'tags of datasets': {
    paths: ['/projects/:project/tags/*', '/projects/:project/datasets/:dataset/tags/*'],
    noticed: 'Nothing in the Studio: only the pages of sanity.io/manage show tags.',
  },
  'copies of datasets: export one and import it into another': {
    paths: [
      '/datasets/:dataset/copy',
      '/projects/:project/datasets/:dataset/copy',
      '/projects/:project/datasets/copy',
    ],
    noticed:
      '`sanity dataset copy` fails. An export that is imported into another dataset is the same without the history.',
  },
  jobs: {
    paths: ['/jobs/*'],
    noticed: 'Nothing: only copies of datasets are jobs.',
  },
  'cloud backups: "npm run lake -- backup" makes one here': {
    paths: [
      '/projects/:project/datasets/:dataset/backups/*',
      '/projects/:project/datasets/:dataset/settings/backups',
    ],
    noticed: '`sanity backup` fails. A copy of the data folder of a lake that is stopped is a backup.',
  },
  embeddings: {
    paths: [
      '/embeddings-index/*',
      '/datasets/:dataset/settings/embeddings',
      '/projects/:project/datasets/:dataset/settings/embeddings',
    ],
    noticed:
      'Embeddings cannot be switched on, and plugins that search by meaning find nothing. The search of the Studio works.',
  },
  GraphQL: {
    paths: ['/graphql/*', '/apis/graphql/*'],
    noticed: '`sanity graphql deploy` and GraphQL clients fail. Queries are written in GROQ.',
  },
  'schedules: schedule a release': {
    paths: ['/schedules/*'],
    noticed:
      'The Studio’s former plugin for scheduled publishing shows no schedule and cannot make one. Releases and scheduled drafts work.',
  },
  'changes of CORS origins: LAKE_CORS_ORIGINS names them': {
    paths: ['/projects/:project/cors/*'],
    noticed:
      '`sanity cors add` fails. The origins are given when the lake is started, such as with `--origin`.',
  },
  'invitations and requests for access: make a token for the person': {
    paths: ['/invitations/*', '/access/*'],
    noticed:
      'Nobody is invited by mail, and somebody without access cannot ask for it. An administrator makes them a token.',
  },
  'making, changing or deleting a project': {
    paths: ['/projects', '/projects/:project'],
    noticed: '`sanity init` cannot make a project. A lake has one, named when it is started.',
  },
  organizations: {
    paths: ['/organizations/*'],
    noticed: 'Nothing in the Studio: a project without an organization has no dashboard.',
  },
  'hosted Studios and apps': {
    paths: ['/user-applications/*', '/projects/:project/user-applications'],
    noticed: '`sanity deploy` fails. `sanity build` writes files that any host can serve.',
  },
  'assets of a media library': {
    paths: ['/assets/media-library-link/*'],
    noticed: 'The Studio offers no media library. Pictures and files are uploaded to the dataset.',
  },
  'uploads from a URL (from-url): download the file and upload its bytes': {
    paths: ['/assets/images/:dataset/from-url', '/assets/files/:dataset/from-url'],
    noticed:
      'A plugin that hands the lake an address instead of a file fails. The lake requests no address that a caller gives it.',
  },
};

/** What an image URL may ask of Sanity and not of this lake; the key completes "The embedded lake does not support". */
export const UNSUPPORTED_TRANSFORMS = {
  "'cs': pictures are made in sRGB": {
    noticed: 'A picture whose address asks for another color space does not show. Without `cs` it does.',
  },
  "'fm=json': read the asset document": {
    noticed:
      'A program that asks an image URL for its metadata fails. The same is in the `metadata` of the asset document.',
  },
  "effects, 'or', 'flip', crop=entropy or a translucent 'bg' on moving images: add 'frame=1' to use the first frame":
    {
      noticed:
        'A moving picture (GIF, WebP) with such a parameter does not show. Sizes, `rect`, `fit` and formats work.',
    },
} as const satisfies Readonly<Record<string, Unsupported>>;

/** GROQ that Sanity evaluates and this lake does not, by its name in the message. */
export const UNSUPPORTED_GROQ = {
  'geo()': { noticed: 'Queries by distance or area fail. Geopoints are stored, shown and edited.' },
  'geo::distance()': { noticed: 'As `geo()`.' },
  'geo::latLng()': { noticed: 'As `geo()`.' },
  'geo::contains()': { noticed: 'As `geo()`.' },
  'geo::intersects()': { noticed: 'As `geo()`.' },
  'pt()': { noticed: 'A query that tests with it for portable text fails. `pt::text()` works without it.' },
  'text::semanticSimilarity()': {
    noticed: 'A search by meaning fails. `match` and `text::query` find words.',
  },
  'user::attributes()': {
    noticed: 'A filter by attributes of the signed-in person fails. `identity()` works.',
  },
  'anywhere()': { noticed: 'A search over all fields with it fails. `text::query` searches all fields.' },
  'references into other datasets': {
    noticed:
      'A query that follows one with `->` fails. They are stored, and the Studio shows their documents, which it reads from the other dataset itself.',
  },
  'documents::incomingGlobalDocumentReferenceCount()': {
    noticed:
      'A count of references from other datasets fails. `documents::incomingRefCount()` counts those of this one.',
  },
  'media::aspect()': { noticed: 'A query for the parts of a media library fails.' },
  'delta::operation()': { noticed: 'Only webhooks use it in Sanity; in a query it fails.' },
  'tuples as values': { noticed: 'A query that returns `(a, b)` fails. `[a, b]` works.' },
} as const satisfies Readonly<Record<string, Unsupported>>;
