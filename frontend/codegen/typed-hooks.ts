import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, OperationTypeNode, type DefinitionNode, type OperationDefinitionNode } from 'graphql';

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The hooks of one operation, as text; `${Name}Document`, `${Name}Query` and so on come from the other plugins. */
const hooksOf = (
  operation: OperationDefinitionNode,
): { readonly imports: readonly string[]; readonly lines: readonly string[] } => {
  if (!operation.name) throw new Error('Every operation needs a name: its hook is called after it');
  const name = capital(operation.name.value);
  const kind = capital(operation.operation);
  const types = `${name}${kind}, ${name}${kind}Variables`;
  const needsVariables = operation.variableDefinitions?.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  switch (operation.operation) {
    case OperationTypeNode.QUERY:
      return {
        imports: ['type SkipToken', 'useQuery'],
        lines: [
          `export const use${name}Query = (options: SkipToken | useQuery.Options<${types}>${needsVariables ? '' : ' = {}'}) => useQuery<${types}>(${name}Document, options);`,
        ],
      };
    case OperationTypeNode.MUTATION:
      return {
        imports: ['useMutation'],
        lines: [
          `export const use${name}Mutation = (options: useMutation.Options<${types}> = {}) => useMutation<${types}>(${name}Document, options);`,
        ],
      };
    case OperationTypeNode.SUBSCRIPTION:
    default:
      // No hook for subscriptions: one connection serves a whole page, so the listener is shared by its components.
      return { imports: [], lines: [] };
  }
};

/** What `typescript-operations` calls the types of an operation or a fragment. */
const typesOf = (definition: DefinitionNode): readonly string[] => {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) return [`${capital(definition.name.value)}Fragment`];
  if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return [];
  const name = capital(definition.name.value) + capital(definition.operation);
  return [name, `${name}Variables`];
};

/**
 * A codegen plugin: one typed hook per operation for Apollo Client 4, as `useContactsQuery` for `query Contacts`
 * and `useCreateContactMutation` for `mutation CreateContact`. Where a query runs on demand, `useLazyQuery` takes its document.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const hooks = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map(hooksOf);
  const imports = [...new Set(hooks.flatMap((hook) => hook.imports))].sort();
  const types = documents.flatMap(({ document }) => document?.definitions ?? []).flatMap(typesOf);
  return {
    prepend: [
      ...(imports.length > 0 ? [`import { ${imports.join(', ')} } from '@apollo/client/react';`] : []),
      `import type { ${types.join(', ')} } from '../types.ts';`,
    ],
    content: hooks.flatMap((hook) => hook.lines).join('\n'),
  };
};
