/** A name without its prefix: programs may write `<x:row>` for `<row>`. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1);
