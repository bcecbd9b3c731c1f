/** The choices of random requests: valid and invalid parts. */

export const splitWords = (text: string) => text.trim().split(/\s+/);

/** Options of query, mutation, listener and history URLs. */
export const OPTIONS = splitWords(`
  returnIds=true returnDocuments=true dryRun=true autoGenerateArrayKeys=true visibility=async resultSourceMap=true
  resultSourceMap=withKeyArraySelector perspective=raw perspective=drafts perspective=r1,drafts perspective=raw,raw
  perspective=, returnQuery=false tag=x tag=%00 includeResult=true includePreviousRevision=true effectFormat=mendoza
  enableResume=true lastEventId=x limit=1 limit=-1 limit=x reverse=true nextCursor= nextCursor=x revision=x time=x
  types=book includeAllVersions=true excludeContent=true lastRevision=true includeDrafts=true authors=, = %
`);

/** Options of image URLs. */
export const IMAGE_OPTIONS = splitWords(`
  w=10 h=10 w=0 w=-1 w=99999 w=1e9 h=1.5 fit=crop fit=fill fit=min fit=scale fit=max fit=fillmax crop=entropy
  crop=focalpoint fp-x=2 fp-x=0.5 rect=0,0,1,1 rect=9,9,9,9 rect=x q=0 q=100 fm=png fm=webp fm=gif fm=json auto=format
  auto=x dpr=3 dpr=0 blur=2000 blur=x sharp=100 sat=-100 invert=true or=90 or=1 flip=hv pad=100 pad=9000 bg=fff bg=zz
  frame=1 max-w=5 min-h=5 dl dl=%22%0d%0a x=y
`);

/** Paths other than the data routes, without the API version. */
export const OTHER_PATHS = [
  ...splitWords(`
  users/me users/a,b users/me/keyvalue/a,b users/me/keyvalue auth/id auth/providers auth/logout projects projects/local
  projects/other projects/local/tokens projects/local/tokens/x projects/local/grants datasets datasets/x
  projects/local/datasets/production/acl projects/local/datasets/x/query check/cors ping features journey/x help
  assets/images/production/from-url media-libraries nothing .. %00 %
  `),
  '',
];
