/** The build makes a string of a style sheet, without its blanks. */
declare module '*.css' {
  const css: string;
  export default css;
}
