import { calculator } from '../src/calculator.ts';

Object.assign(window, { IbanRechner: calculator });
