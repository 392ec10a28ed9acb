import { expressionBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

/** Expressions in statements that call the appointments `a`. */
const { eb } = expressionBuilder<Tables & { a: Tables['appointments'] }, 'a'>();

/**
 * It holds its consultant's time. Written into the statement instead of bound, like all statuses: a plan that is kept for
 * all values could not use the index of the times that are taken.
 */
export const isStanding = eb('a.status', '<>', sql.lit('cancelled'));

const open = ['booked', 'confirmed'] as const;

/** It is to take place, as far as anybody knows. */
export const isOpen = eb(
  'a.status',
  'in',
  open.map((status) => sql.lit(status)),
);

/** The mailbox that was given, folded as the index has it. */
export const bookedMailbox = sql<string>`lower(normalize(${eb.ref('a.customerEmail')}))`;
