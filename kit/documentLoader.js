/**
 * Makes a module of each document that codegen put into graphql.ts, so that a page brings those it asks for and not those
 * of all pages of its area. graphql.ts itself hands them on; webpack passes it over (`sideEffects: false`).
 */
module.exports = function documentLoader(text) {
  const asked = new URLSearchParams(this.resourceQuery).get('document');
  if (asked) return [...text.matchAll(DOCUMENTS)].find(([, name]) => name === asked)[0];
  const from = (name) => JSON.stringify(`${this.resourcePath}?document=${name}`);
  return text.replace(DOCUMENTS, (_all, name) => `export { ${name} } from ${from(name)};`);
};

/** Each is one line, and needs none of the others. */
const DOCUMENTS = /^export const (\w+) = \{.*\} as unknown as DocumentNode<.*$/gm;
