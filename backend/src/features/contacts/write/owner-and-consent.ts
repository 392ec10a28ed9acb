import { contactSentences, ownerRoles } from '@hearthline/rules/contacts/rules.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import type { WrittenContact } from '../contact.fields.ts';

/** A member of staff who can own contacts. */
export interface ContactOwner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

const owners = prepare('contact_owners', (db) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'emailFolded as email'])
    .where('role', 'in', ownerRoles)
    .where('disabledAt', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(sql.lit(500)),
);

/** Who can own contacts, by name. */
export const listOwners = ({ query }: Pick<Context, 'query'>): Promise<ContactOwner[]> => query(owners, {});

const ownerById = prepare('contact_owner', (db, p: Placeholders<{ id: string }>) =>
  db.selectFrom('users').select('id').where('id', '=', p.id).where('role', 'in', ownerRoles),
);

/** @throws AppError BAD_INPUT if this is not the id of somebody who can own contacts */
export const requireOwner = async ({ query }: Pick<Context, 'query'>, id: string): Promise<void> => {
  const owner = isId(id) && (await query.byKey(ownerById, { id }));
  if (!owner)
    throw new AppError('BAD_INPUT', {
      message: contactSentences.unknownOwner,
      fields: { ownerId: contactSentences.unknownOwner },
    });
};

/** Whether a contact wants campaigns, since when that is known, and from where. */
type Consent = Pick<WrittenContact, 'marketingConsent' | 'consentAt' | 'consentSource'>;

type Said = Partial<Pick<Consent, 'marketingConsent' | 'consentSource'>>;

/** Where consent comes from if nobody names a place. */
const form = 'Contact form';

/** Consent as it is recorded when it is given: unknown consent has neither a time nor a place. */
export const consentOf = ({ marketingConsent = 'unknown', consentSource }: Said, now: Date): Consent =>
  marketingConsent === 'unknown'
    ? { marketingConsent, consentAt: null, consentSource: null }
    : { marketingConsent, consentAt: now, consentSource: consentSource ?? form };

/** What an edit changes: another answer counts from now, another place does not. */
export const changedConsent = (
  contact: Consent,
  { marketingConsent = contact.marketingConsent, consentSource }: Said,
  now: Date,
): Partial<Consent> => {
  if (marketingConsent !== contact.marketingConsent)
    return consentOf({ marketingConsent, consentSource }, now);
  return consentSource === undefined || marketingConsent === 'unknown'
    ? {}
    : { consentSource: consentSource ?? form };
};
