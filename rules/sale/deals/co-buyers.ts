import { foldEmail } from '../../text.ts';
import type { CoBuyer } from './deal-rules.ts';

/** A co-buyer as their deal stores them: with the form in which their address is compared to those of accounts. */
export interface StoredCoBuyer extends CoBuyer {
  readonly emailFolded: string;
}

/** Co-buyers as their deal stores them. */
export const storedCoBuyers = (coBuyers: readonly CoBuyer[]): StoredCoBuyer[] =>
  coBuyers.map(({ name, email }) => ({ name, email, emailFolded: foldEmail(email) }));
