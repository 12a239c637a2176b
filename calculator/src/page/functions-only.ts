import { calculator } from './calculator.ts';

// embed.js without its widget. The build and a test measure it; no page loads it.
Object.assign(window, { IbanRechner: calculator });
