import { addPart } from './parts/add-part.ts';
import { countries } from './parts/countries.ts';

addPart('countries', countries);
