import { recognisePaste } from './recognise-paste.ts';

// Comes with the calculator's parts: nobody pastes before a field has the focus.
recognisePaste();
