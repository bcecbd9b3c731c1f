import { main } from './command.ts';
import { promote } from './promote.ts';

main(promote);
