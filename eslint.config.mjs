import graphql from '@graphql-eslint/eslint-plugin';

// Oxlint (.oxlintrc.json) reads TypeScript and JavaScript; ESLint only the schema and the operations, for which Oxlint has no rules.
const languageOptions = {
  parser: graphql.parser,
  parserOptions: { graphQLConfig: { schema: 'schema.graphql', documents: 'frontend/src/**/*.graphql' } },
};
const plugins = { '@graphql-eslint': graphql };

export default [
  {
    ignores: ['**/*.{ts,tsx,js,mjs,cjs}', '**/dist/**', '**/dist.next/**', '**/.data/**', 'test-results/**'],
  },
  {
    files: ['**/*.graphql'],
    ignores: ['schema.graphql'],
    languageOptions,
    plugins,
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      '@graphql-eslint/require-selections': 'off',
    },
  },
  {
    files: ['schema.graphql'],
    languageOptions,
    plugins,
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
];
