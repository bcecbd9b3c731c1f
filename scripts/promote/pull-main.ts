import { main } from './command.ts';
import { pull } from './pull.ts';

main(pull);
