import './build.js';
import { runNode } from './run-node.js';

runNode(['server/dist/main.js']);
