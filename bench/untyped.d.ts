// Types of packages that come without types: only the functions that are used here.

declare module 'iban' {
  const iban: { isValid(text: string): boolean; fromBBAN(country: string, bban: string): string };
  export default iban;
}

declare module 'validator/lib/isIBAN.js' {
  const module: { default(text: string): boolean };
  export default module;
}

declare module 'express' {
  interface Response {
    set(headers: Record<string, string>): Response;
    status(code: number): Response;
    json(value: unknown): void;
  }
  interface Application {
    get(path: string, handler: (request: { params: { blz: string } }, response: Response) => unknown): void;
    listen(port: number, host: string, listening: () => void): import('node:http').Server;
    disable(setting: string): void;
  }
  export default function express(): Application;
}
