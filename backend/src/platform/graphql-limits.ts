import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type GraphQLField,
  type GraphQLOutputType,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** The limits of a document. Checked once per query text, before it is compiled (security E2 to E6). */
export const graphqlLimits = {
  tokens: 1500,
  depth: 8,
  aliases: 15,
  rootFields: 10,
  rootMutations: 4,
  directives: 20,
  /** The sum over all fields of how often the lists around each can repeat it. */
  cost: 20_000,
  /** The longest list that a field returns; a page of contacts has 50. */
  listSize: 100,
} as const;

interface Measure {
  roots: number;
  depth: number;
  aliases: number;
  directives: number;
  cost: number;
}

const refuse = (what: string): GraphQLError => new GraphQLError(`The query is too large: ${what}.`, { extensions: { code: 'BAD_INPUT', http: { status: 400 } } });

type OutputField = GraphQLField<unknown, unknown>;

/** How often a field can repeat what is selected in it. A list counts with its greatest length, which keeps the cost independent of variables. */
const weightOf = (field: OutputField | undefined): number => {
  if (!field || !isListType(getNullableType(field.type))) return 1;
  const { atMost } = field.extensions as { atMost?: number };
  return Math.min(atMost ?? graphqlLimits.listSize, graphqlLimits.listSize);
};

const fieldOf = (parent: GraphQLOutputType | null | undefined, name: string): OutputField | undefined =>
  parent && (isObjectType(parent) || isInterfaceType(parent)) ? parent.getFields()[name] : undefined;

/** Walks selections with fragments expanded in place, and stops once a limit is clearly exceeded. */
class Walk {
  readonly found: Measure = { roots: 0, depth: 0, aliases: 0, directives: 0, cost: 0 };

  constructor(private readonly context: ValidationContext) {}

  // The fragments of a hostile document multiply, so the walk stops once the answer is known.
  private get over(): boolean {
    const { cost, depth, aliases } = this.found;
    return cost > graphqlLimits.cost * 5 || depth > 2 * graphqlLimits.depth || aliases > graphqlLimits.aliases;
  }

  visit(set: SelectionSetNode, parent: GraphQLOutputType | null | undefined, depth: number, weight: number, open: readonly string[]): void {
    this.found.depth = Math.max(this.found.depth, depth);
    for (const selection of set.selections) {
      if (this.over) return;
      this.found.directives += selection.directives?.length ?? 0;
      this.found.cost += weight;
      if (selection.kind === Kind.FIELD) {
        if (selection.alias) this.found.aliases += 1;
        if (depth === 1) this.found.roots += 1;
        const field = fieldOf(parent, selection.name.value);
        if (selection.selectionSet) this.visit(selection.selectionSet, field && getNamedType(field.type), depth + 1, weight * weightOf(field), open);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        this.visit(selection.selectionSet, this.typed(selection.typeCondition?.name.value) ?? parent, depth, weight, open);
      } else if (!open.includes(selection.name.value)) {
        const fragment = this.context.getFragment(selection.name.value);
        if (fragment) this.visit(fragment.selectionSet, this.typed(fragment.typeCondition.name.value), depth, weight, [...open, fragment.name.value]);
      }
    }
  }

  private typed(name: string | undefined): GraphQLOutputType | undefined {
    const type = name ? this.context.getSchema().getType(name) : undefined;
    return type && isCompositeType(type) ? type : undefined;
  }
}

/** The validation rule that enforces {@link graphqlLimits}; introspection queries are measured like any other. */
export const limitRule: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(operation) {
    const walk = new Walk(context);
    const { found } = walk;
    const introspection = operation.selectionSet.selections.every((node) => node.kind === Kind.FIELD && node.name.value.startsWith('__'));
    walk.visit(operation.selectionSet, context.getSchema().getRootType(operation.operation), 1, 1, []);
    if (found.roots > graphqlLimits.rootFields) context.reportError(refuse('too many fields at the root'));
    if (operation.operation === OperationTypeNode.MUTATION && found.roots > graphqlLimits.rootMutations) context.reportError(refuse('too many mutations in one document'));
    if (found.aliases > graphqlLimits.aliases) context.reportError(refuse('too many aliases'));
    if (found.directives > graphqlLimits.directives) context.reportError(refuse('too many directives'));
    // GraphiQL's introspection query is 13 levels deep; introspection is only on for developers.
    if (found.depth > (introspection ? 16 : graphqlLimits.depth)) context.reportError(refuse('nested too deeply'));
    if (!introspection && found.cost > graphqlLimits.cost) context.reportError(refuse('it could return too much'));
    return false;
  },
});
