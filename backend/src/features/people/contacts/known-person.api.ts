import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { foldSearch } from '@hearthline/rules/search.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import { likeTerm } from '../../../platform/db/like-pattern.ts';
import type { Context, Viewer } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { AppError, conflict } from '../../../platform/errors.ts';
import { takeLocksOf } from '../../../platform/locks/advisory-locks.ts';
import { isUnassigned } from '../staff/staff.policy.ts';
import { contactScope } from './contact.policy.ts';

/** Somebody as a member of staff types them: blank or null is what they do not know. */
export interface TypedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
}

/** A contact that a typed person may be. */
export interface KnownPerson {
  readonly id: string;
  /** Known by the address; by phone and name; by the address of one that was merged into it. */
  readonly isByEmail: boolean;
  readonly isByPhone: boolean;
  readonly isByFormerEmail: boolean;
  /** Whether the viewer reads the contact, and whether they may change it. */
  readonly isRead: boolean;
  readonly isChanged: boolean;
  /** Nobody active owns the contact who may. */
  readonly isNobodys: boolean;
  readonly ownerName: string | null;
}

const nameOf = ({ firstName, lastName }: TypedPerson): string => foldSearch(`${firstName} ${lastName}`);

/**
 * Lets nobody else make a contact of this person until the transaction ends: the locks of visitors and of imports. A blank address is
 * nobody's.
 */
export const lockPerson = (trx: Transaction, person: TypedPerson): Promise<void> =>
  takeLocksOf(
    trx,
    'address of a contact',
    [person.email && foldEmail(person.email), person.phone && `${person.phone} ${nameOf(person)}`].filter(
      (value): value is string => Boolean(value),
    ),
  );

/**
 * The contacts with the address of a typed person, with an address that was merged away into them, or with their phone number and folded
 * name (rule `walkin.known`): those known by the address first, each kind with the oldest first. A blank equals nothing.
 * @param except the id of a contact that is left out
 */
export const knownPeople = async (
  trx: Transaction,
  viewer: Pick<Viewer, 'id' | 'role'> | null,
  person: TypedPerson,
  except: string | null = null,
): Promise<KnownPerson[]> => {
  const { phone } = person;
  const [emailFolded, name] = [person.email && foldEmail(person.email), nameOf(person)];
  if (!viewer || (!emailFolded && !phone)) return [];
  const [reads, changes] = [contactScope(viewer), contactScope(viewer, 'contact:update')];
  const byEmail = sql<boolean>`(${sql.ref('c.emailFolded')} = ${emailFolded}::text and ${emailFolded}::text <> '')`;
  // The pattern lets the index of the search find candidates.
  const byPhone = sql<boolean>`(${sql.ref('c.searchText')} like '%' || ${likeTerm(foldSearch(phone ?? ''))}::text || '%' and ${sql.ref('c.phone')} = ${phone}::text
    and search_fold(${sql.ref('c.firstName')} || ' ' || ${sql.ref('c.lastName')}) = ${name})`;
  // As an array, which an index is asked for although it stands among other conditions.
  const byFormerEmail = sql<boolean>`(${emailFolded}::text <> '' and ${sql.ref('c.id')} = any (array(select into_id from contact_merges where address = ${emailFolded}::text and split_at is null)))`;
  const ways = [byEmail, byFormerEmail, ...(phone ? [byPhone] : [])];
  return trx
    .selectFrom('contacts as c')
    .leftJoin('users as u', 'u.id', 'c.ownerId')
    .select([
      'c.id',
      'u.name as ownerName',
      byEmail.as('isByEmail'),
      (phone ? byPhone : sql<boolean>`false`).as('isByPhone'),
      byFormerEmail.as('isByFormerEmail'),
      sql<boolean>`${reads.where('c', viewer.id)}`.as('isRead'),
      sql<boolean>`${changes.where('c', viewer.id)}`.as('isChanged'),
      sql<boolean>`${isUnassigned(sql.ref('c.ownerId'), 'contact')}`.as('isNobodys'),
    ])
    .where((eb) => eb.or(ways))
    .where('c.id', 'is distinct from', except)
    .orderBy(byEmail, 'desc')
    .orderBy('c.createdAt')
    .orderBy('c.id')
    .limit(50)
    .execute();
};

/** The name of the colleague who looks after a person: of those with the address, or with phone and name, one is theirs and none is read. */
export const colleagueOf = (known: readonly KnownPerson[]): string | null => {
  for (const way of ['isByEmail', 'isByPhone', 'isByFormerEmail'] as const) {
    const alike = known.filter((one) => one[way]);
    const theirs = alike.find(({ isNobodys }) => !isNobodys);
    if (theirs && !alike.some(({ isRead }) => isRead)) return theirs.ownerName ?? contactSentences.aColleague;
  }
  return null;
};

const refusals = new WeakSet<AppError>();

/** Refuses somebody whom a colleague looks after, by that name (rule `own.no-grab`). @param sentence what to do instead */
export const lookedAfter = (
  owner: string,
  sentence: (name: string) => string = contactSentences.lookedAfter,
): AppError => {
  const refusal = conflict(sentence(owner));
  refusals.add(refusal);
  return refusal;
};

/**
 * Does work that says who looks after a typed person if a colleague does. Such answers share one limit with `whoLooksAfter`: what does not
 * refuse so is not counted. Whoever reads every contact learns nothing by it.
 * @throws AppError TOO_MANY_REQUESTS, and what the work throws
 */
export const countingRefusals = async <T>(
  { limits, viewer }: Pick<Context, 'limits' | 'viewer'>,
  work: () => Promise<T>,
): Promise<T> => {
  if (!viewer || contactScope(viewer).name === 'all') return work();
  await limits.consume('ownerLookup', viewer.id);
  let isCounted = false;
  try {
    return await work();
  } catch (error) {
    isCounted = error instanceof AppError && refusals.has(error);
    throw error;
  } finally {
    if (!isCounted) await limits.refund('ownerLookup', viewer.id);
  }
};

/**
 * Refuses to make a contact of somebody whom a colleague owns. Nobody else makes one of the same person until the transaction ends.
 * @param except the id of the contact that becomes this person
 * @throws AppError CONFLICT
 */
export const requireNotColleagues = async (
  trx: Transaction,
  viewer: Context['viewer'],
  person: TypedPerson,
  except: string | null = null,
): Promise<void> => {
  if (contactScope(viewer).name === 'all') return;
  await lockPerson(trx, person);
  const owner = colleagueOf(await knownPeople(trx, viewer, person, except));
  if (owner !== null) throw lookedAfter(owner);
};
