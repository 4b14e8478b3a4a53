import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import sortImports from 'eslint-plugin-simple-import-sort';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const UI = ['kit/**/*.{ts,tsx}', 'shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}'];

export default tseslint.config(
  { ignores: ['**/dist/', '**/gql/', '**/node_modules/', 'data/', '.cache/', 'coverage/', 'bench/results/'] },
  ...tseslint.configs.recommended,
  {
    plugins: { 'simple-import-sort': sortImports },
    languageOptions: { globals: globals.node },
    rules: {
      'simple-import-sort/imports': 'error',
      'simple-import-sort/exports': 'error',
      'no-console': ['error', { allow: ['error'] }],
      eqeqeq: 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // The decorators of type-graphql and typegoose read the classes at run time.
    files: ['api/src/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: UI,
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      // A dialog or an inline editor that somebody opened takes the focus.
      'jsx-a11y/no-autofocus': 'off',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router',
              message: 'Import from kit/router: a library shared by itself is shipped whole.',
            },
            { name: '@apollo/client', message: 'Import from kit/graphql.' },
            { name: '@apollo/client/react', message: 'Import from kit/graphql.' },
          ],
        },
      ],
    },
  },
  {
    files: [
      'kit/src/router/**',
      'kit/src/graphql/**',
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      '**/test*.{ts,tsx}',
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['**/*.{cjs,js}'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
  prettier,
);
