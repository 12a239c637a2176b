import { ENGLISH } from '../words/en/english.ts';
import type * as api from './en.d.mts';

export const en: typeof api.en = ENGLISH;
