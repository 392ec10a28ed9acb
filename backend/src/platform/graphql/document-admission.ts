import { GraphQLError, parse, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../context.ts';
import { checkLength, checkLimits, graphqlLimits } from './document-limits.ts';

/** How many documents are kept, and how many characters they may have together: more than the product's clients use. */
export const keptDocuments = { max: 600, maxSize: 1_000_000 } as const;

/** How many documents that the server does not know yet a sender may send in so many seconds. */
export interface DocumentBudget {
  readonly points: number;
  readonly duration: number;
}

/** The budgets of each visitor's network and of each account. A page of the product brings up to ten documents. */
export interface DocumentBudgets {
  readonly visitor: DocumentBudget;
  readonly account: DocumentBudget;
}

export const documentBudgets: DocumentBudgets = {
  visitor: { points: 60, duration: 10 },
  account: { points: 300, duration: 10 },
};

/** Who sends a document. */
export interface Sender {
  /** The account, or the network of a visitor. */
  readonly id: string;
  readonly isVisitor: boolean;
}

/** The account of a caller, or the network of a visitor. */
export const senderOf = ({ viewer, network }: Pick<Context, 'viewer' | 'network'>): Sender => ({
  id: viewer?.id ?? network,
  isVisitor: viewer === null,
});

/** What decides whether a document is looked at, before Apollo sees it. */
export interface DocumentAdmission {
  /**
   * Lets a document pass that is known, or that its sender may still send and that is within the limits. A text that
   * cannot be parsed passes too: it is refused where it is parsed again, in the words of the parser.
   * @throws GraphQLError BAD_INPUT, TOO_MANY_REQUESTS
   */
  admit(source: unknown, sender: Sender): Promise<void>;
  /** Notes that a document is valid: it costs nobody's budget from now on. */
  know(source: string): void;
}

const tooMany = (result: RateLimiterRes): GraphQLError => {
  const headers = new Map([['retry-after', String(Math.max(1, Math.ceil(result.msBeforeNext / 1000)))]]);
  return new GraphQLError(
    'Too many different documents. Please use variables for what differs, or wait a moment.',
    { extensions: { code: 'TOO_MANY_REQUESTS', http: { status: 429, headers } } },
  );
};

/**
 * Keeps documents from costing the others time (docs/decisions/0007): the limits run first and alone, and what the server has
 * not seen yet counts against its sender. The budget is kept in memory because it guards this process's own processor.
 */
export const createDocumentAdmission = (
  schema: GraphQLSchema,
  budgets = documentBudgets,
  kept: { readonly max: number; readonly maxSize: number } = keptDocuments,
): DocumentAdmission => {
  const known = new LRUCache<string, true>({ ...kept, sizeCalculation: (_known, source) => source.length });
  const visitors = new RateLimiterMemory({ ...budgets.visitor, keyPrefix: 'visitor' });
  const accounts = new RateLimiterMemory({ ...budgets.account, keyPrefix: 'account' });

  const pay = async ({ id, isVisitor }: Sender): Promise<void> => {
    try {
      await (isVisitor ? visitors : accounts).consume(id);
    } catch (error) {
      throw error instanceof RateLimiterRes ? tooMany(error) : error;
    }
  };

  return {
    admit: async (source, sender) => {
      // What is no document at all is Apollo's to refuse.
      if (typeof source !== 'string' || source === '') return;
      if (known.get(source)) return;
      await pay(sender);
      checkLength(source);
      let document;
      try {
        document = parse(source, { maxTokens: graphqlLimits.tokens });
      } catch {
        return;
      }
      checkLimits(schema, document, sender.isVisitor);
    },
    know: (source) => void known.set(source, true),
  };
};
