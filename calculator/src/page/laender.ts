import { countries } from '../answers/countries-part.ts';
import { addPart } from './add-part.ts';

addPart('countries', countries);
