import {
  getOperationAST,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  visit,
  type ASTNode,
  type ConstValueNode,
  type DirectiveNode,
  type DocumentNode,
  type ValueNode,
} from 'graphql';

type Conditions = Readonly<Record<string, boolean>>;

const isCondition = ({ name }: DirectiveNode): boolean =>
  name.value === GraphQLSkipDirective.name || name.value === GraphQLIncludeDirective.name;

/** What `if` is given. */
const argumentOf = ({ arguments: given = [] }: DirectiveNode): ValueNode | undefined => given[0]?.value;

/** The variables that decide what is selected, in the order of the document. */
export const conditionVariables = (document: DocumentNode): readonly string[] => {
  const names = new Set<string>();
  visit(document, {
    Directive: (node) => {
      const value = isCondition(node) ? argumentOf(node) : undefined;
      if (value?.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
};

/**
 * The values of such variables, as the client sent them or as the operation says by default.
 * @returns null if one is not a boolean: what is wrong with it is for graphql-js to say
 */
export const conditionValues = (
  document: DocumentNode,
  operationName: string | undefined,
  names: readonly string[],
  variables: Readonly<Record<string, unknown>>,
): Conditions | null => {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const defaults = new Map<string, ConstValueNode | undefined>(
    definitions.map(({ variable, defaultValue }) => [variable.name.value, defaultValue]),
  );
  const values: Record<string, boolean> = {};
  for (const name of names) {
    const byDefault = defaults.get(name);
    const stated = byDefault?.kind === Kind.BOOLEAN ? byDefault.value : undefined;
    const value = Object.hasOwn(variables, name) ? variables[name] : stated;
    if (typeof value !== 'boolean') return null;
    values[name] = value;
  }
  return values;
};

const holds = (node: DirectiveNode, values: Conditions): boolean => {
  const value = argumentOf(node);
  const given =
    value?.kind === Kind.VARIABLE ? values[value.name.value] : value?.kind === Kind.BOOLEAN && value.value;
  return node.name.value === GraphQLIncludeDirective.name ? given === true : given !== true;
};

/** The document as it is for these values: what is skipped is gone, and so are `@skip` and `@include`. */
export const applyConditions = (document: DocumentNode, values: Conditions): DocumentNode => {
  const decide = <Node extends ASTNode & { readonly directives?: readonly DirectiveNode[] }>(
    node: Node,
  ): Node | null | undefined => {
    const conditions = node.directives?.filter(isCondition) ?? [];
    if (conditions.length === 0) return undefined;
    if (!conditions.every((condition) => holds(condition, values))) return null;
    return { ...node, directives: node.directives?.filter((directive) => !isCondition(directive)) };
  };
  return visit(document, { Field: decide, InlineFragment: decide, FragmentSpread: decide });
};
