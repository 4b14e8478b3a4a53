/** A chapter of docs/handleiding (shell/guideLoader.js). */
declare module '*.md' {
  const text: string;
  export default text;
}
