/** What is long, and no sentence. Here so that the build codes it with the sentences. */
export const HOSTS = '[data-iban-rechner]';
export const SHOWN = ';display:block!important';
export const BUTTON = 'button';
