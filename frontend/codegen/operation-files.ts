import { basename, dirname, relative } from 'node:path';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { Kind, type FragmentDefinitionNode } from 'graphql';

const sources = 'frontend/src';

/** `frontend/src/features/people/contacts/board/board.graphql` is written to `contacts-board-board.ts`. */
const fileOf = (location: string): string => {
  const folder = relative(sources, dirname(location)).replace(/^features\//, '');
  return `${folder.replaceAll('/', '-')}-${basename(location, '.graphql')}.ts`;
};

const fragmentsIn = ({ document }: Types.DocumentFile): readonly FragmentDefinitionNode[] =>
  (document?.definitions ?? []).filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);

/**
 * A codegen preset: a file for each `.graphql` file, so that a page loads the operations that it sends and no others (all of them
 * are 40 kB).
 */
export const preset: Types.OutputPreset = {
  buildGeneratesSection: ({ baseOutputDir, documents, plugins, pluginMap, config, schema, schemaAst }) =>
    documents.map((document) => ({
      filename: `${baseOutputDir}${fileOf(relative(process.cwd(), document.location ?? ''))}`,
      documents: [document],
      plugins,
      pluginMap,
      schema,
      ...(schemaAst && { schemaAst }),
      config: {
        ...(config as object),
        externalFragments: documents
          .filter((other) => other !== document)
          .flatMap(fragmentsIn)
          .map((node) => ({
            node,
            name: node.name.value,
            onType: node.typeCondition.name.value,
            isExternal: true,
          })),
      },
      // A fragment of another file would be unknown; the types are generated from all files together, which checks them.
      skipDocumentsValidation: true,
    })),
};

/** A codegen plugin: one address for the types and for what {@link preset} writes. A build follows each name to its own file. */
export const plugin = (_schema: unknown, documents: readonly Types.DocumentFile[]): string =>
  [
    "export type * from './types.ts';",
    ...documents
      .map(({ location = '' }) => fileOf(relative(process.cwd(), location)))
      .sort()
      .map((file) => `export * from './operations/${file}';`),
  ].join('\n');
