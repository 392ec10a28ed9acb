import { codegen } from '@graphql-codegen/core';
import type { Types } from '@graphql-codegen/plugin-helpers';
import * as operations from '@graphql-codegen/typescript-operations';
import * as documents from '@graphql-codegen/typed-document-node';
import { buildASTSchema, parse } from 'graphql';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import * as hooks from './typed-hooks.ts';

const frontend = join(import.meta.dirname, '..');
const schema = parse(`
  type Query { homes(bedrooms: Int, status: Status): [Home!]!  home(id: ID!): Home }
  type Mutation { addHome(name: String!): Home! }
  enum Status { planned built }
  type Home { id: ID! name: String! status: Status! }
`);
const document = `
  query Homes($bedrooms: Int, $status: Status) { homes(bedrooms: $bedrooms, status: $status) { ...HomeCard } }
  query Home($id: ID!) { home(id: $id) { ...HomeCard } }
  mutation AddHome($name: String!) { addHome(name: $name) { id } }
  fragment HomeCard on Home { id name status }
`;

const write = (filename: string, text: string, plugins: Types.ConfiguredPlugin[]): Promise<string> =>
  codegen({
    filename,
    schema,
    documents: [{ location: 'homes.graphql', document: parse(text) }],
    config: { useTypeImports: true, documentMode: 'documentNode', skipTypename: true },
    plugins,
    pluginMap: { operations, documents, hooks },
  });

const generate = (text: string): Promise<string> =>
  write('operations/homes.ts', text, [{ documents: {} }, { hooks: {} }]);

/** Uses every hook both correctly and, with expected errors, incorrectly. */
const use = `
import { skipToken } from '@apollo/client/react';
import { useAddHomeMutation, useHomeQuery, useHomesQuery } from './operations/homes.ts';
export const useAll = (id: string | null) => {
  const homes = useHomesQuery();
  const built = useHomesQuery({ variables: { status: 'built' } });
  const home = useHomeQuery(id ? { variables: { id } } : skipToken);
  const [add] = useAddHomeMutation({ refetchQueries: ['Homes'] });
  void add({ variables: { name: 'Enid' } });
  // @ts-expect-error a required variable is missing
  useHomeQuery({});
  // @ts-expect-error no such status
  useHomesQuery({ variables: { status: 'sold' } });
  // @ts-expect-error a variable of another type
  void add({ variables: { name: 1 } });
  const name: string | undefined = homes.data?.homes[0]?.name ?? built.data?.homes[0]?.status ?? home.data?.home?.name;
  return name;
};
`;

/** Compiles the files in the strict mode of this workspace and returns the compiler's messages. */
const compile = (files: Readonly<Record<string, string>>): readonly string[] => {
  const folder = mkdtempSync(join(frontend, '../node_modules/.typed-hooks-'));
  try {
    const names = Object.entries(files).map(([name, text]) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    });
    const base = ts.parseConfigFileTextToJson(
      'tsconfig.json',
      readFileSync(join(frontend, '../tsconfig.json'), 'utf8'),
    );
    const { options } = ts.convertCompilerOptionsFromJson(
      {
        ...(base.config as { compilerOptions: object }).compilerOptions,
        lib: ['ES2024', 'DOM'],
        jsx: 'react-jsx',
      },
      frontend,
    );
    return ts
      .getPreEmitDiagnostics(ts.createProgram(names, options))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

it('makes one hook per operation, typed by it', { timeout: 60_000 }, async () => {
  const generated = await generate(document);
  expect(generated.match(/export const use\w+/g)).toEqual([
    'export const useHomesQuery',
    'export const useHomeQuery',
    'export const useAddHomeMutation',
  ]);
  expect(
    compile({
      'types.ts': await write('types.ts', document, [{ operations: {} }]),
      'operations/homes.ts': generated,
      'use.ts': use,
    }),
  ).toEqual([]);
});

it('makes the same text twice', async () => expect(await generate(document)).toBe(await generate(document)));

it('refuses an operation without a name', () => {
  expect(() => hooks.plugin(buildASTSchema(schema), [{ document: parse('{ homes { id } }') }], {})).toThrow(
    /needs a name/,
  );
});

it('makes no hook of a subscription: one connection serves the whole page', () => {
  expect(
    hooks.plugin(buildASTSchema(schema), [{ document: parse('subscription S { homes { id } }') }], {}),
  ).toEqual({
    prepend: ["import type { SSubscription, SSubscriptionVariables } from '../types.ts';"],
    content: '',
  });
});
