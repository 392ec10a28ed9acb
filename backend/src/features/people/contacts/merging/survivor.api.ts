import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { prepare, queryBuilder, type Placeholders } from '../../../../platform/db/statement.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { isBuyer } from '../import/rows/known-contacts.ts';

const survivorById = prepare('contact_survivor', (db, p: Placeholders<{ id: string }>) =>
  db.selectFrom('contactMerges').select('intoId').where('otherId', '=', p.id).where('splitAt', 'is', null),
);

/** The contact that a merged one went into; undefined for every other id. */
export const survivorOf = async (
  { query }: Pick<Context, 'query'>,
  id: string,
): Promise<string | undefined> => (isId(id) ? (await query.byKey(survivorById, { id }))?.intoId : undefined);

/** Values that may name a contact, which a merged one is replaced in by whom it went into. */
export const withSurvivor = async <Values extends { readonly contactId?: string | null | undefined }>(
  reads: Pick<Context, 'query'>,
  values: Values,
): Promise<Values> => {
  const contactId = values.contactId && (await survivorOf(reads, values.contactId));
  return contactId ? { ...values, contactId } : values;
};

/** These contacts, each merged one replaced by whom it went into; each is there once. */
export const survivorsOf = async (
  { query }: Pick<Context, 'query'>,
  ids: readonly string[],
): Promise<string[]> => {
  const merged = await query.asSent(
    queryBuilder
      .selectFrom('contactMerges')
      .select(['otherId', 'intoId'])
      .where('otherId', '=', sql<string>`any(${ids}::uuid[])`)
      .where('splitAt', 'is', null),
  );
  const survivors = new Map(merged.map(({ otherId, intoId }) => [otherId, intoId]));
  return [...new Set(ids.map((id) => survivors.get(id) ?? id))];
};

/**
 * The contact that an address led to before it was merged away, locked; undefined if there is none. One with a deal or a project is not
 * found by an address that is not its own: whoever proves that address would read more, or whoever has the other one (rule `data.merge-rights`).
 */
export const contactOfFormerAddress = async (
  trx: Transaction,
  emailFolded: string,
): Promise<{ id: string } | undefined> => {
  if (!emailFolded) return undefined;
  const found = await trx
    .selectFrom('contacts')
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('contactMerges')
        .select('intoId')
        .where('address', '=', emailFolded)
        .where('splitAt', 'is', null),
    )
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  // Looked at once it is locked: nobody makes a deal of it from now on.
  const bought = await trx
    .selectFrom('contacts')
    .select(isBuyer('contacts').as('isBuyer'))
    .where('id', '=', found.id)
    .executeTakeFirst();
  return bought?.isBuyer ? undefined : found;
};
