import { makeCalculator } from '../make-calculator.ts';
import { countries } from '../parts/countries.ts';
import type * as api from './laender.d.mts';

export { checkNational } from '../national/check-national.ts';
export { countries };

export const { validate }: Pick<typeof api, 'validate'> = makeCalculator({ countries });
