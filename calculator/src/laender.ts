import { countries } from './parts/countries.ts';
import { teach } from './parts/teach.ts';

teach('countries', countries);
