/** The build turns an imported style sheet into a string, minified. */
declare module '*.css' {
  const css: string;
  export default css;
}
