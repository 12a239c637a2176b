import { dataText, readTsv } from '../../../tables/tsv.js';

/** The brands of data/brands.tsv, without where they are from. The build evaluates this module. */
export const brands = readTsv(dataText('brands')).map(
  ([names = '', institution = '', seat = '', country = '', blz = '']) => {
    return { names: names.split('; '), institution, seat, country, blz: blz || null };
  },
);
