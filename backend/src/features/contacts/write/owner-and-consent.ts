import { contactSentences, ownerRoles, type MarketingConsent } from '@hearthline/rules/contacts/rules.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import type { Contact } from '../contact.entity.ts';

/** A member of staff who can own contacts. */
export interface ContactOwner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Who can own contacts, by name. */
export const listOwners = ({ sql }: Pick<Context, 'db' | 'query' | 'sql'>): Promise<ContactOwner[]> =>
  sql<ContactOwner>(
    'contact_owners',
    'select id, name, email_folded as email from users where role = any($1) and disabled_at is null order by lower(name), id limit 500',
    [[...ownerRoles]],
  );

/** @throws AppError BAD_INPUT if this is not the id of somebody who can own contacts */
export const requireOwner = async (
  { sql }: Pick<Context, 'db' | 'query' | 'sql'>,
  id: string,
): Promise<void> => {
  const owner =
    isId(id) &&
    (await sql.byKey('contact_owner', 'select from users where id = $1 and role = any($2)', [
      id,
      [...ownerRoles],
    ]));
  if (!owner)
    throw new AppError('BAD_INPUT', {
      message: contactSentences.unknownOwner,
      fields: { ownerId: contactSentences.unknownOwner },
    });
};

/** Whether a contact wants campaigns, since when that is known, and from where. */
export interface Consent {
  readonly marketingConsent: MarketingConsent;
  readonly consentAt: Date | null;
  readonly consentSource: string | null;
}

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
  contact: Contact,
  { marketingConsent = contact.marketingConsent, consentSource }: Said,
  now: Date,
): Partial<Consent> => {
  if (marketingConsent !== contact.marketingConsent)
    return consentOf({ marketingConsent, consentSource }, now);
  return consentSource === undefined || marketingConsent === 'unknown'
    ? {}
    : { consentSource: consentSource ?? form };
};
