import { contactTagsMax } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { contactTextNames, contactTexts } from '@hearthline/rules/people/contacts/contact-texts.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { contactFields, type WrittenContact } from '../contact.fields.ts';

/** One of two contacts that become one. */
export interface MergedPerson extends WrittenContact {
  /** Has a deal or a project, so that its address stays. */
  readonly isBuyer: boolean;
  /** Took its address off the list of campaigns. */
  readonly isUnsubscribed: boolean;
  readonly ownerName: string | null;
}

type Name = keyof WrittenContact;

/** Fields that a merge gave other values, as they were and as they are. */
export type FilledFields = {
  readonly [N in Name]?: { readonly from: WrittenContact[N]; readonly to: WrittenContact[N] };
};

export interface MergedFields {
  /** What changes of the contact that stays. */
  readonly set: Partial<WrittenContact>;
  readonly filled: FilledFields;
  /** What neither of them keeps, in words. */
  readonly lost: readonly string[];
  /** The folded address that is lost; null if none is. */
  readonly address: string | null;
}

/** The fields that the other contact fills where they are blank. */
const fillable = ['phone', 'company', 'ownerId', ...contactTextNames] as const;

const consentNames = ['marketingConsent', 'consentAt', 'consentSource'] as const;
type Consent = Pick<WrittenContact, (typeof consentNames)[number]>;

/** The answer about campaigns that counts of two: a no, and else any. */
const consentOf = (into: MergedPerson, other: MergedPerson, now: Date): Consent => {
  if (into.marketingConsent === 'no') return into;
  if (other.marketingConsent === 'no') return other;
  // An address that is lost takes the refusal along that was sent with it.
  if (other.isUnsubscribed || into.isUnsubscribed)
    return { marketingConsent: 'no', consentAt: now, consentSource: 'Unsubscribed before the merge' };
  return into.marketingConsent === 'unknown' ? other : into;
};

/** The address of two contacts: that of whoever buys, blank too, so that no account reads more or less than before. */
const emailOf = (into: MergedPerson, other: MergedPerson): string => {
  if (into.isBuyer) return into.email;
  return other.isBuyer ? other.email : into.email || other.email;
};

const titles: Partial<Record<Name, string>> = {
  phone: contactFields.phone.csv,
  company: contactFields.company.csv,
  status: contactFields.status.csv,
  source: contactFields.source.csv,
  ...Object.fromEntries(contactTextNames.map((name) => [name, contactTexts[name].title])),
};

const inWords = (name: Name, value: string): string => {
  if (name === 'phone') return contactFields.phone.cell(value) ?? value;
  return name === 'status' || name === 'source' ? humanize(value) : value;
};

const nameOf = ({ firstName, lastName }: WrittenContact): string => `${firstName} ${lastName}`.trim();

/** What of two contacts becomes one: `into` keeps its fields, the other fills blanks, tags add up, and what loses is named. */
export const mergedFields = (into: MergedPerson, other: MergedPerson, now: Date): MergedFields => {
  const set: Partial<WrittenContact> = { email: emailOf(into, other) };
  for (const name of fillable) if (!into[name] && other[name]) set[name] = other[name];
  for (const name of consentNames) Object.assign(set, { [name]: consentOf(into, other, now)[name] });
  const tags = [...new Set([...into.tags, ...other.tags])];
  set.tags = [...into.tags, ...tags.slice(into.tags.length, Math.max(contactTagsMax, into.tags.length))];
  const after: WrittenContact = { ...into, ...set };

  const filled = Object.fromEntries(
    (Object.keys(set) as Name[])
      .filter((name) => JSON.stringify(into[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, { from: into[name], to: after[name] }]),
  ) as FilledFields;

  const lostAddress = [into.email, other.email].find(
    (email) => email && foldEmail(email) !== foldEmail(after.email),
  );
  const lostTags = tags.filter((tag) => !after.tags.includes(tag));
  const lost = [
    ...(nameOf(other) === nameOf(into) ? [] : [`Name: ${nameOf(other)}`]),
    ...(lostAddress ? [`Email: ${lostAddress}`] : []),
    ...(Object.keys(titles) as Name[])
      .filter((name) => other[name] && other[name] !== after[name])
      .map((name) => `${titles[name]}: ${inWords(name, String(other[name]))}`),
    ...(other.ownerName && other.ownerId !== after.ownerId ? [`Owner: ${other.ownerName}`] : []),
    ...[into, other]
      .filter(({ marketingConsent: answer }) => answer !== 'unknown' && answer !== after.marketingConsent)
      .map(({ marketingConsent: answer }) => `Marketing consent: ${answer}`),
    ...(lostTags.length ? [`Tags: ${lostTags.join(', ')}`] : []),
  ];
  const changed = Object.fromEntries((Object.keys(filled) as Name[]).map((name) => [name, after[name]]));
  return { set: changed, filled, lost, address: lostAddress ? foldEmail(lostAddress) : null };
};
