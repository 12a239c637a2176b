import { calculator } from './calculator.ts';

// embed.js without its widget. A test measures it; no page loads it.
Object.assign(window, { IbanRechner: calculator });
