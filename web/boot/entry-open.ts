import { bootOpen } from './boot-open.ts';

bootOpen(document.currentScript?.dataset ?? {}, (address) => import(/* @vite-ignore */ address));
