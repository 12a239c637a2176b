/** The widgets and fields that speak English, as a selector: the nearest `lang` decides, or their own `data-lang`. */
export const ENGLISH_ELEMENTS = '[data-lang|=en i],:lang(en):not([data-lang])';
