import sortImports from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

/** Of eslint.config.mjs only what mends what a generator wrote: it needs no types, so it takes a second. */
export default tseslint.config({
  files: ['**/*.{ts,tsx}'],
  plugins: { 'simple-import-sort': sortImports },
  languageOptions: { parser: tseslint.parser },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  rules: { 'simple-import-sort/imports': 'error' },
});
