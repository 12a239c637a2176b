import './build-if-changed.js';
import { runNode } from './run-node.js';

await runNode(['server/dist/main.js']);
