// Types of packages that come without types: only the functions that are used here.

declare module 'autocannon' {
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    sampleInt: number;
    requests: readonly { path: string }[];
  }): Promise<{ errors: number; statusCodeStats: Record<string, { count: number }> }>;
}

declare module 'iban' {
  const iban: { isValid(text: string): boolean; fromBBAN(country: string, bban: string): string };
  export default iban;
}

declare module 'validator/lib/isIBAN.js' {
  const module: { default(text: string): boolean };
  export default module;
}
