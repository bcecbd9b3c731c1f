import { boot } from './boot.ts';

boot(document.currentScript?.dataset ?? {}, (address) => import(/* @vite-ignore */ address));
