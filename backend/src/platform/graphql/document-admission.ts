import { parse, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { checkLength, checkLimits, graphqlLimits } from './document-limits.ts';

/** How many documents are kept, and how many characters they may have together: more than the product's clients use. */
export const documentCacheLimits = { max: 600, maxSize: 1_000_000 } as const;

/** What decides whether a document is looked at, before Apollo sees it. */
export interface DocumentAdmission {
  /**
   * Lets a document pass that is known, or within the limits. A text that cannot be parsed passes too: it is refused where it
   * is parsed again, in the words of the parser.
   * @param isVisitor whether nobody is signed in: a visitor may ask for less
   * @throws GraphQLError BAD_INPUT
   */
  admit(source: unknown, isVisitor: boolean): void;
  /** Notes that a document is valid: it is not measured again. */
  know(source: string): void;
}

/**
 * Keeps documents from costing the others time (docs/decisions/0007): the limits run first and alone. What measuring, parsing
 * and running them takes is paid by their sender, as for every other request (platform/turns/).
 */
export const createDocumentAdmission = (
  schema: GraphQLSchema,
  limits: { readonly max: number; readonly maxSize: number } = documentCacheLimits,
): DocumentAdmission => {
  const known = new LRUCache<string, true>({ ...limits, sizeCalculation: (_known, source) => source.length });
  return {
    admit: (source, isVisitor) => {
      // What is no document at all is Apollo's to refuse.
      if (typeof source !== 'string' || source === '') return;
      if (known.get(source)) return;
      checkLength(source);
      let document;
      try {
        document = parse(source, { maxTokens: graphqlLimits.tokens });
      } catch {
        return;
      }
      checkLimits(schema, document, isVisitor);
    },
    know: (source) => void known.set(source, true),
  };
};
