import { readCode } from '@hearthline/rules/homes/designs/code.ts';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import type { Context } from '../../../platform/context.ts';
import { mayEdit, storedDesign } from '../../homes/designs/design.policy.ts';

/** The design that a booking or a request came with, as it is stored with them. */
export interface LeadDesign {
  readonly code: string;
  readonly version: number;
  readonly home: DesignContent['home'];
  readonly homeName: string | null;
  /** Whether whoever sent it could change the design: by its key, or signed in as its owner, a co-owner or staff. */
  readonly isOwn: boolean;
  /** Of its site. */
  readonly zip: string | null;
}

/** The design with this code; null if there is none, or it is not for whoever names it. It never stops a booking. */
export const designOfLead = async (
  context: Pick<Context, 'query' | 'viewer' | 'designKey'>,
  typed: string | null,
): Promise<LeadDesign | null> => {
  const code = typed === null ? null : readCode(typed);
  const row = code === null ? undefined : await storedDesign(context, code);
  if (!row) return null;
  const { version, content, homeName, shared } = row;
  const isOwn = mayEdit(context.viewer, row);
  if (!shared && !isOwn) return null;
  return { code: row.code, version, home: content.home, homeName, isOwn, zip: content.site?.zip ?? null };
};

/** Remembers whose design it is: the contact under whom it was first booked or asked with by somebody who could change it. */
export const linkDesignToContact = async (
  trx: Transaction,
  { code, isOwn }: Pick<LeadDesign, 'code' | 'isOwn'>,
  contactId: string,
): Promise<void> => {
  if (!isOwn) return;
  await trx
    .updateTable('designs')
    .set({ contactId })
    .where('code', '=', code)
    .where('contactId', 'is', null)
    .execute();
};
