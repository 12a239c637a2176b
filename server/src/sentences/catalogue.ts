/** The figures that a sentence tells: those of its function, or none. */
type Figures<Words> = Words extends (figures: infer Told) => string ? Told : object;

/** A code of a catalogue, with its figures. */
export type Coded<Catalogue> = {
  [Code in keyof Catalogue]: { readonly is: Code } & Figures<Catalogue[Code]>;
}[keyof Catalogue];

/** The figures that operators alone see: public words name no path, no host and no code of the system. */
type Internal = 'path' | 'host' | 'origin' | 'address' | 'systemCode';

/** Public words for each code of another catalogue: a text, or, if there are figures to tell, a function of them. */
export type PublicWords<Catalogue> = {
  readonly [Code in keyof Catalogue]: keyof Omit<Figures<Catalogue[Code]>, Internal> extends never
    ? string
    : (figures: Omit<Figures<Catalogue[Code]>, Internal>) => string;
};

/** The words of a catalogue for a code and its figures. */
export function wordsFor<Code extends string>(
  catalogue: Readonly<Record<Code, unknown>>,
  coded: { readonly is: Code },
): string {
  const words = catalogue[coded.is];
  return typeof words === 'function' ? words(coded) : String(words);
}
