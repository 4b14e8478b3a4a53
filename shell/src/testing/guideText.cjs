/** For jest: a chapter of docs/handleiding as its text. */
module.exports = {
  process: (text) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };`,
  }),
};
