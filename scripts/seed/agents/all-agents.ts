import type { AgentCopy } from './agent-copy.ts';
import { coleman } from './coleman.ts';
import { diana } from './diana.ts';
import { ernesto } from './ernesto.ts';
import { huma } from './huma.ts';
import { monet } from './monet.ts';
import { neo } from './neo.ts';
import { preston } from './preston.ts';
import { tara } from './tara.ts';

/** The agents in the order of their cards on the home page. */
export const allAgents: readonly AgentCopy[] = [tara, coleman, monet, preston, diana, neo, huma, ernesto];
