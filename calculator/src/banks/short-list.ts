/**
 * The short list: the banks with the most customers, by city, each as [BLZ, BIC, name]. BLZ, city and BIC are those of
 * the Bundesbank's directory (7 September 2026); the name is the one that customers know, so ING rather than ING-DiBa.
 *
 * Commerzbank, Deutsche Bank and Postbank have a BLZ for each region; the list has that of their largest region.
 */
export const banks: Readonly<
  Record<string, ReadonlyArray<readonly [blz: string, bic: string, name: string]>>
> = {
  Berlin: [
    ['10010010', 'PBNKDEFFXXX', 'Postbank'],
    ['10010178', 'REVODEB2XXX', 'Revolut'],
    ['10011001', 'NTSBDEB1XXX', 'N26'],
    ['10012345', 'TRBKDEBBXXX', 'Trade Republic'],
    ['10050000', 'BELADEBEXXX', 'Berliner Sparkasse'],
    ['10077777', 'NORSDE51XXX', 'norisbank'],
    ['10090000', 'BEVODEBBXXX', 'Berliner Volksbank'],
    ['12030000', 'BYLADEM1001', 'DKB'],
  ],
  Quickborn: [['20041111', 'COBADEHDXXX', 'comdirect']],
  Hamburg: [['20050550', 'HASPDEHHXXX', 'Hamburger Sparkasse']],
  Hannover: [['25050180', 'SPKHDE2HXXX', 'Sparkasse Hannover']],
  Düsseldorf: [
    ['30020900', 'CMCIDEDDXXX', 'Targobank'],
    ['30060601', 'DAAEDEDDXXX', 'apoBank'],
    ['36060591', 'GENODED1SPE', 'Sparda-Bank West'],
  ],
  Mönchengladbach: [['31010833', 'SCFBDE33XXX', 'Openbank']],
  Köln: [
    ['37040044', 'COBADEFFXXX', 'Commerzbank'],
    ['37050198', 'COLSDE33XXX', 'Sparkasse KölnBonn'],
    ['37050299', 'COKSDE33XXX', 'Kreissparkasse Köln'],
  ],
  Bochum: [['43060967', 'GENODEM1GLS', 'GLS Bank']],
  'Frankfurt am Main': [
    ['50010517', 'INGDDEFFXXX', 'ING'],
    ['50024024', 'DEFFDEFFXXX', 'C24'],
    ['50050201', 'HELADEF1822', 'Frankfurter Sparkasse'],
    ['50070010', 'DEUTDEFFXXX', 'Deutsche Bank'],
  ],
  Stuttgart: [['60050101', 'SOLADEST600', 'BW-Bank']],
  München: [
    ['70020270', 'HYVEDEMMXXX', 'HypoVereinsbank'],
    ['70150000', 'SSKMDEMMXXX', 'Stadtsparkasse München'],
  ],
  Nürnberg: [
    ['70120400', 'DABBDEMMXXX', 'Consorsbank'],
    ['76030080', 'CSDBDE71XXX', 'Consorsbank'],
  ],
};
