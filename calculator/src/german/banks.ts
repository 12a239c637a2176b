/**
 * The short list: the banks with the most customers, by city, each as [BLZ, BIC, name]. BLZ, city and BIC are those of
 * the Bundesbank's directory (7 September 2026); the name is the one that customers know, so ING rather than ING-DiBa.
 *
 * Commerzbank has a BLZ for each region; the list has that of its largest region.
 */
export const banks: Readonly<
  Record<string, ReadonlyArray<readonly [blz: string, bic: string, name: string]>>
> = {
  Köln: [['37040044', 'COBADEFFXXX', 'Commerzbank']],
  'Frankfurt am Main': [['50010517', 'INGDDEFFXXX', 'ING']],
};
