import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import sortImports from 'eslint-plugin-simple-import-sort';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const UI = ['kit/**/*.{ts,tsx}', 'shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}'];

const TYPED = [
  'api/src/**/*.ts',
  'client/src/**/*.ts',
  'e2e/**/*.ts',
  ...UI.map((files) => files.replace('/**', '/src/**')),
];
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', '**/test[A-Z]*.{ts,tsx}', 'e2e/**'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      'api/build-test/',
      '**/releases/',
      '**/gql/',
      'client/src/introspection.d.ts',
      '**/node_modules/',
      'data/',
      '.cache/',
      'coverage/',
      'bench/results/',
      'e2e/fixtures/',
      // Filled in first, by the generators.
      'scripts/templates/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    // What only the types can tell, such as a promise that nobody waits for.
    files: TYPED,
    extends: tseslint.configs.recommendedTypeCheckedOnly,
    languageOptions: {
      parserOptions: {
        project: [
          'api/tsconfig.json',
          'client/tsconfig.json',
          'tsconfig.web.json',
          'shell/src/worker/tsconfig.json',
          'e2e/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    // `async` is how a function says that it gives a promise, also when it waits for nothing itself.
    rules: {
      '@typescript-eslint/require-await': 'off',
      // It removes assertions that the compiler asks for.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
  {
    // Tests read answers and stored documents of any shape; so do migrations.
    files: [...TESTS, 'api/src/migrations/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
    },
  },
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
      'kit/gallery/**',
      'kit/src/router/**',
      'kit/src/graphql/**',
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      '**/test*.{ts,tsx}',
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['api/src/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'type-graphql',
              importNames: ['Root'],
              message:
                'Import it from platform/graphql/root: this one copies the record for each of its fields.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{cjs,js}'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['scripts/**', 'bench/**', 'kit/*.mjs'], rules: { 'no-console': 'off' } },
  prettier,
);
