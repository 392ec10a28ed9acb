import { mayOwn, unknownOwner, type OwnedKind } from '@hearthline/rules/people/owners.ts';
import { transferSentences, type WorkTransfer } from '@hearthline/rules/people/transfer.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { fieldError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { activeStaff, type StaffRow } from '../../../people/staff/staff.api.ts';

/** Who gets the work of somebody: nobody if there are none. */
export interface Receivers {
  /** The ids of those who may own something of a kind; of a team, new contacts and deals are for who takes leads. */
  readonly of: (kind: OwnedKind) => readonly string[];
  /** The one person who was named; null for a team and for nobody. */
  readonly person: string | null;
}

/**
 * Finds who is to get somebody's work and locks their accounts, so that none is closed meanwhile.
 * @throws AppError BAD_INPUT for somebody who does not work here, and for a team that is not there
 */
export const lockReceivers = async (
  trx: Transaction,
  { personId, toPerson, toTeam }: WorkTransfer,
): Promise<Receivers> => {
  if (toPerson === null && toTeam === null) return { of: () => [], person: null };
  if (toTeam !== null) {
    const team = isId(toTeam)
      ? await trx.selectFrom('teams').select('id').where('id', '=', toTeam).executeTakeFirst()
      : undefined;
    if (!team) throw fieldError('toTeam', transferSentences.missingTeam);
  }
  const people: StaffRow[] =
    toTeam !== null || isId(toPerson)
      ? await activeStaff(trx)
          .where(toTeam === null ? 'u.id' : 'm.teamId', '=', toTeam ?? toPerson)
          .where('u.id', '<>', personId)
          .forShare('u')
          .execute()
      : [];
  const [person] = people;
  if (toPerson !== null && !person) throw fieldError('toPerson', unknownOwner);
  const isLead = (kind: OwnedKind): boolean => kind === 'contact' || kind === 'deal';
  return {
    of: (kind) =>
      people
        .filter(
          ({ role, takesLeads }) => mayOwn(role, kind) && (toTeam === null || takesLeads || !isLead(kind)),
        )
        .map(({ id }) => id),
    person: toPerson === null ? null : (person?.id ?? null),
  };
};
