import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { graphqlLimits } from './document-limits.ts';

/** A validated subscription. */
export interface Subscription {
  readonly document: DocumentNode;
  readonly operationName: string | null | undefined;
  readonly variableValues: Record<string, unknown> | null | undefined;
}

interface OperationRequest {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}

/** Removes suggestions, which reveal names in the schema, unless introspection is allowed anyway. */
const wrong = (error: GraphQLError, introspection: boolean): GraphQLError =>
  new GraphQLError(introspection ? error.message : error.message.replace(/ ?Did you mean .*$/s, ''), {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions: { code: 'BAD_INPUT' },
  });

const refuse = (message: string): { errors: GraphQLError[] } => ({
  errors: [new GraphQLError(message, { extensions: { code: 'BAD_INPUT' } })],
});

/** Reads a subscription that was admitted (document-admission.ts), under the same rules as every other operation (docs/security.md, E2 to E7). */
export const readSubscription = (
  schema: GraphQLSchema,
  { query, operationName, variables }: OperationRequest,
  introspection: boolean,
): Subscription | { readonly errors: readonly GraphQLError[] } => {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: graphqlLimits.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [wrong(error, introspection)] };
    throw error;
  }
  const rules = [...specifiedRules, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];
  const errors = validate(schema, document, rules, { maxErrors: 5 });
  if (errors.length) return { errors: errors.map((error) => wrong(error, introspection)) };
  const operation = getOperationAST(document, operationName);
  if (!operation) return refuse('The document has no operation of this name, or several and none was named.');
  if (operation.operation !== OperationTypeNode.SUBSCRIPTION)
    return refuse('Queries and mutations are served at /graphql.');
  return { document, operationName, variableValues: variables };
};
