import { bootGated } from './boot-gated.ts';

bootGated(document.currentScript?.dataset ?? {}, (address) => import(/* @vite-ignore */ address));
