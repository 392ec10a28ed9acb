import graphql from '@graphql-eslint/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const unfinished = [
  {
    selector:
      'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(skip|only|todo|fixme)$/]',
    message: 'No test is skipped or alone.',
  },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has it.' },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
];

const graphQLConfig = { schema: 'schema.graphql', documents: 'frontend/src/**/*.graphql' };

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist.next/**',
      '**/node_modules/**',
      '**/.data/**',
      'frontend/src/gql/generated.ts',
      'test-results/**',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          'backend/tsconfig.json',
          'frontend/tsconfig.json',
          'rules/tsconfig.json',
          'model/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'no-restricted-syntax': ['error', ...unfinished],
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
    },
  },
  {
    // Configurations are default exports by their tools' contract; the launcher and the benchmark talk to a terminal.
    files: [
      '*.config.ts',
      '**/*.config.ts',
      'scripts/**',
      'bench/**',
      'e2e/**',
      'backend/src/testing/global-setup.ts',
      'frontend/codegen/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...unfinished.slice(0, 2)], 'no-console': 'off' },
  },
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx', '**/testing/**', 'e2e/**'],
    rules: {
      // A spec reads answers of any shape and expects things of them.
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
    },
  },
  { files: ['frontend/src/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['**/*.graphql'],
    ignores: ['schema.graphql'],
    languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig } },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      '@graphql-eslint/require-selections': 'off',
    },
  },
  {
    files: ['schema.graphql'],
    languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig } },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          ignoredSelectors: ['ObjectTypeDefinition[name.value=/^(Query|Mutation|Subscription)$/]'],
        },
      ],
      '@graphql-eslint/no-typename-prefix': 'off',
    },
  },
);
