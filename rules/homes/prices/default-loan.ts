import type { LoanKindKey } from './conditions.ts';

/** The kind whose terms a price assumes where none is chosen: the example prices are of this kind (docs/specification.md, section 1). */
export const defaultLoanKind = 'conventional' satisfies LoanKindKey;
