import { answerWith, createEntity, type Entity } from '../entity.ts';
import { type PageView, unavailable } from '../page-view.ts';
import { plainHeaders } from '../security-headers.ts';
import type { StaticFiles } from '../static-files.ts';
import type { Template } from '../template.ts';
import { copyList } from './copy-list.ts';
import { siteFiles } from './site-files.ts';

/** What the browser's worker and those who call it are asked at. The build makes the files (`scripts/build/offline.config.ts`). */
const WORKER = '/service-worker.js';
const REMOVAL = '/service-worker-removal.js';
const CALLER = '/keep-offline.js';
const LIST = '/offline.json';

const checked = { ...plainHeaders, 'cache-control': 'no-cache' };
/** Nobody keeps an old worker for longer than it takes to ask; and all that a worker needs is this site. */
const workerHeaders = {
  ...checked,
  'service-worker-allowed': '/',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};
const callsNobody = createEntity('export const keepOffline = () => {};\n', 'text/javascript; charset=utf-8');

type OfflineOptions = {
  files: StaticFiles;
  manifest: Template['manifest'];
  /** Switched off, pages call no worker, and browsers that have one get another that removes itself and what was kept. */
  isOn: boolean;
};

/** Answers for everything that a browser needs to keep the site; undefined for any other path. */
export function createOfflineAnswers({ files, manifest, isOn }: OfflineOptions) {
  const visitorFiles = siteFiles(manifest);
  const lists = new WeakMap<PageView, Promise<Entity | undefined>>();

  const makeList = async (view: PageView) => {
    const pages = await view.copies();
    return pages.length > 0
      ? createEntity(JSON.stringify(copyList(pages, files, visitorFiles)), 'application/json')
      : undefined;
  };
  const list = async (request: Request, view: PageView) => {
    const making = lists.get(view) ?? makeList(view);
    lists.set(view, making);
    const entity = await making;
    return entity ? answerWith(request, entity, { headers: checked }) : unavailable();
  };

  return async (request: Request, path: string, view: PageView): Promise<Response | undefined> => {
    if (path === WORKER) return files.fetch(request, isOn ? WORKER : REMOVAL, workerHeaders);
    if (path === CALLER && !isOn) return answerWith(request, callsNobody, { headers: checked });
    return path === LIST && isOn ? list(request, view) : undefined;
  };
}
