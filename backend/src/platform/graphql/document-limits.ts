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
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * The limits of a document (docs/security.md, E2 to E6). They are checked first and alone, before the standard rules, whose time
 * grows with the square of what stands side by side. The largest document of the product's own client has 51 fields,
 * 4 fragments spread and no field twice.
 */
export const graphqlLimits = {
  /** Characters of the text. Longer values belong into variables. */
  length: 10_000,
  /** Lines of the text. Where an error stands is counted from the first line, once for each error. */
  lines: 1000,
  tokens: 1500,
  depth: 8,
  aliases: 15,
  rootFields: 10,
  rootMutations: 4,
  directives: 20,
  /** Operations and fragments of one document. */
  definitions: 30,
  variables: 60,
  /** Fields, inline fragments and spread fragments, each counted as often as it is spread. */
  selections: 500,
  /** Fields whose name in the answer stands there already. */
  repeatedNames: 30,
  /** The sum over all fields of how often the lists around each can repeat it. */
  cost: 20_000,
  /** The same for somebody who is not signed in, without what they are refused. The largest of the client's documents for visitors has 1402. */
  visitorCost: 2000,
  /** The longest list that a field returns; a page of contacts has 50. */
  listSize: 100,
} as const;

const refuse = (what: string): GraphQLError =>
  new GraphQLError(`The query is too large: ${what}.`, {
    extensions: { code: 'BAD_INPUT', http: { status: 400 } },
  });

type OutputField = GraphQLField<unknown, unknown>;

/** How often a field can repeat what is selected in it. A list counts with its greatest length, which keeps the cost independent of variables. */
const weightOf = (field: OutputField | undefined): number => {
  if (!field || !isListType(getNullableType(field.type))) return 1;
  const { maxItems } = field.extensions as { maxItems?: number };
  return Math.min(maxItems ?? graphqlLimits.listSize, graphqlLimits.listSize);
};

const fieldOf = (parent: GraphQLOutputType | null | undefined, name: string): OutputField | undefined =>
  parent && (isObjectType(parent) || isInterfaceType(parent)) ? parent.getFields()[name] : undefined;

/** Where the walk stands: in which selection set of the answer, and how often lists can repeat it. */
interface Place {
  readonly parent: GraphQLOutputType | null | undefined;
  readonly depth: number;
  readonly weight: number;
  /** The names that the answer has here already. */
  readonly names: Set<string>;
  /** The fragments around this place; one that spreads itself is not entered again. */
  readonly open: readonly string[];
}

/** What one walk over selections found. */
interface Measure {
  roots: number;
  depth: number;
  aliases: number;
  directives: number;
  cost: number;
}

/** Walks the operations and fragments of a document, with fragments expanded in place, for as long as it is not too large. */
class Walk {
  private selections = 0;
  private repeated = 0;
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly isVisitor: boolean,
  ) {
    this.fragments = new Map(
      document.definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
      ),
    );
  }

  /** Measures an operation or a fragment. @throws GraphQLError as soon as the document has too many selections */
  measure(
    { directives, selectionSet }: OperationDefinitionNode | FragmentDefinitionNode,
    parent: GraphQLOutputType | null | undefined,
  ): Measure {
    const found: Measure = { roots: 0, depth: 0, aliases: 0, directives: directives?.length ?? 0, cost: 0 };
    this.visit(selectionSet, { parent, depth: 1, weight: 1, names: new Set(), open: [] }, found);
    return found;
  }

  typed(name: string | undefined): GraphQLOutputType | undefined {
    const type = name ? this.schema.getType(name) : undefined;
    return type && isCompositeType(type) ? type : undefined;
  }

  private visit(set: SelectionSetNode, place: Place, found: Measure): void {
    found.depth = Math.max(found.depth, place.depth);
    for (const selection of set.selections) {
      if (++this.selections > graphqlLimits.selections) throw refuse('too many fields');
      found.directives += selection.directives?.length ?? 0;
      found.cost += place.weight;
      if (selection.kind === Kind.FIELD) {
        if (selection.alias) found.aliases += 1;
        if (place.depth === 1) found.roots += 1;
        this.name((selection.alias ?? selection.name).value, place.names);
        const field = fieldOf(place.parent, selection.name.value);
        if (selection.selectionSet) {
          // What only signed-in users may have is not resolved for a visitor, so that nothing below it costs anything.
          const weight = this.isVisitor && field?.extensions.action ? 0 : place.weight * weightOf(field);
          this.visit(
            selection.selectionSet,
            {
              ...place,
              parent: field && getNamedType(field.type),
              depth: place.depth + 1,
              weight,
              names: new Set(),
            },
            found,
          );
        }
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        this.visit(
          selection.selectionSet,
          { ...place, parent: this.typed(selection.typeCondition?.name.value) ?? place.parent },
          found,
        );
      } else if (!place.open.includes(selection.name.value)) {
        const fragment = this.fragments.get(selection.name.value);
        if (fragment)
          this.visit(
            fragment.selectionSet,
            {
              ...place,
              parent: this.typed(fragment.typeCondition.name.value),
              open: [...place.open, fragment.name.value],
            },
            found,
          );
      }
    }
  }

  private name(name: string, names: Set<string>): void {
    if (names.has(name) && ++this.repeated > graphqlLimits.repeatedNames)
      throw refuse('too many fields with the same name');
    names.add(name);
  }
}

const checkOperation = (operation: OperationDefinitionNode, found: Measure, isVisitor: boolean): void => {
  const introspection = operation.selectionSet.selections.every(
    (node) => node.kind === Kind.FIELD && node.name.value.startsWith('__'),
  );
  if ((operation.variableDefinitions?.length ?? 0) > graphqlLimits.variables)
    throw refuse('too many variables');
  if (found.aliases > graphqlLimits.aliases) throw refuse('too many aliases');
  if (found.roots > graphqlLimits.rootFields) throw refuse('too many fields at the root');
  if (operation.operation === OperationTypeNode.MUTATION && found.roots > graphqlLimits.rootMutations)
    throw refuse('too many mutations in one document');
  if (found.directives > graphqlLimits.directives) throw refuse('too many directives');
  // GraphiQL's introspection query is 13 levels deep; introspection is only on for developers.
  if (found.depth > (introspection ? 16 : graphqlLimits.depth)) throw refuse('nested too deeply');
  if (!introspection && found.cost > (isVisitor ? graphqlLimits.visitorCost : graphqlLimits.cost))
    throw refuse('it could return too much');
};

/** Checks the length of a text that is about to be parsed. @throws GraphQLError */
export const checkLength = (source: string): void => {
  if (source.length > graphqlLimits.length)
    throw refuse('the text is too long; values belong into variables');
  if (source.split(/\r\n|[\n\r]/, graphqlLimits.lines + 1).length > graphqlLimits.lines)
    throw refuse('the text has too many lines');
};

/**
 * Checks a document against {@link graphqlLimits}; introspection is measured like anything else. The time this takes is
 * bounded by `tokens` and `selections`, whatever the document says.
 * @param isVisitor whether nobody is signed in
 * @throws GraphQLError that names the limit
 */
export const checkLimits = (schema: GraphQLSchema, document: DocumentNode, isVisitor: boolean): void => {
  if (document.definitions.length > graphqlLimits.definitions)
    throw refuse('too many operations and fragments');
  const walk = new Walk(schema, document, isVisitor);
  for (const node of document.definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION)
      checkOperation(node, walk.measure(node, schema.getRootType(node.operation)), isVisitor);
    // A fragment that nothing spreads is checked by the standard rules all the same.
    else if (
      node.kind === Kind.FRAGMENT_DEFINITION &&
      walk.measure(node, walk.typed(node.typeCondition.name.value)).directives > graphqlLimits.directives
    )
      throw refuse('too many directives');
  }
};
