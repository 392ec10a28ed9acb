import { ownerProbe } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../../platform/context.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { activeStaff, type StaffRow } from '../staff/staff.api.ts';

/** The most people that one answer names. */
export const maxLookedUp = 20;

/**
 * The active members of staff who own contacts with exactly this address or number, by name; see `countingRefusals` for its limit.
 * @throws AppError BAD_INPUT, TOO_MANY_REQUESTS
 */
export const whoLooksAfter = async (
  { db, limits, viewer }: Pick<Context, 'db' | 'limits' | 'viewer'>,
  input: unknown,
): Promise<StaffRow[]> => {
  const { email, phone } = validate(ownerProbe, input);
  await limits.consume('ownerLookup', viewer?.id ?? '');
  if (!email && !phone) return [];
  const owned = db
    .selectFrom('contacts')
    .select('ownerId')
    .where('ownerId', 'is not', null)
    .where((eb) =>
      eb.or([
        ...(email ? [eb('emailFolded', '=', foldEmail(email))] : []),
        ...(phone ? [eb('phone', '=', phone)] : []),
      ]),
    );
  return activeStaff(db)
    .where('u.id', 'in', owned.$castTo<{ ownerId: string }>())
    .limit(maxLookedUp)
    .execute();
};
