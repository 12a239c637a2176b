import { rules } from './parts/rules.ts';
import { teach } from './parts/teach.ts';

teach('rules', rules);
