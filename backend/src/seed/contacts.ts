import {
  contactStatuses,
  type ContactStatus,
  type NewContact,
} from '@hearthline/rules/people/contacts/contact-rules.ts';
import { eachText } from '@hearthline/rules/people/contacts/contact-texts.ts';
import { settings } from '@hearthline/rules/office/settings.ts';
import { dayIn, periodOf } from '../platform/time/business-time.ts';

const firstNames = [
  'Amelia',
  'Ben',
  'Carmen',
  'Diego',
  'Elena',
  'Finn',
  'Grace',
  'Hiro',
  'Isla',
  'Jonah',
  'Keiko',
  'Liam',
  'Maya',
  'Noah',
  'Olive',
  'Priya',
];
const lastNames = [
  'Abbott',
  'Bergstrom',
  'Castillo',
  'Dawson',
  'Eriksen',
  'Fujimoto',
  'Grant',
  'Hollis',
  'Ingram',
  'Jacobsen',
  'Kowalski',
];
const companies = [
  'Cascade Land Trust',
  'Puget Realty',
  'Olympic Home Partners',
  'Skagit Valley Homes',
  'Rainier Lending',
  'Clallam County Housing',
];
const tags = ['land owned', 'financing', 'first home', 'display visit', 'military', 'downsizing'];
const streets = ['Alder Street', 'Spruce Lane', 'Bell Hill Road', 'Old Mill Road', 'Cedar Avenue'];
const towns = ['Sequim', 'Port Angeles', 'Olympia', 'Mount Vernon'];
const sources = ['manual', 'consultant_request', 'appointment', 'referral', 'home show'];

/** How some wrote down that they were met at a home show; the demo joins the two. */
export const countyFair = 'county fair';

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** How many contacts the demo has: enough for three pages. */
export const demoContactCount = 128;

/** Prospects of the current month: the CRM hub's Active Leads (docs/specification.md, section 2). */
export const demoLeadCount = 47;
/** All contacts of the current month: more than its prospects, so that not everyone new is one. */
const newCount = 55;
const day = 24 * 3600 * 1000;

/** When the month began, by the business's calendar. */
export const monthStart = (now: Date): Date => {
  const zone = settings.timeZone.initial;
  return periodOf(`${dayIn(zone, now).slice(0, 7)}-01`, { hour: 0, minute: 0 }, 0, zone).startsAt;
};

/** New contacts are spread over the month so far, even if that is only a few minutes; the others over the four months before. */
const createdAt = (number: number, now: Date): Date => {
  const start = monthStart(now).getTime();
  if (number < newCount)
    return new Date(Math.max(start, now.getTime() - ((number + 0.3) / newCount) * (now.getTime() - start)));
  return new Date(start - (number - newCount + 0.4) * 1.6 * day);
};

const statusOf = (number: number): ContactStatus => {
  if (number < newCount)
    return number % 7 === 3 ? at(['active', 'customer'] as const, (number - 3) / 7) : 'prospect';
  return number % 3 === 0 ? at(contactStatuses, number / 3) : number % 3 === 1 ? 'prospect' : 'active';
};

const notes = [
  'Called back. Owns two acres near Sequim, wants to move in before next winter.',
  'Prefers calls after 5 PM. Asked what a ramp at the entrance would cost.',
  'Visited the display models on Saturday and liked the kitchen of the Birkenfeld.',
  'Lender has pre-approved them. Waiting for the survey of the lot.',
];

/** The note that staff wrote about a contact: some of the newest have one. */
export const demoNote = (number: number): string | null =>
  number % 6 === 1 && number < newCount ? at(notes, (number - 1) / 6) : null;

/** A plausible contact for each number: the same in every seed, except for the time. */
export const demoContact = (
  number: number,
  now: Date,
): NewContact & { createdAt: Date; consentAt: Date | null } => {
  const firstName = at(firstNames, number * 7);
  const lastName = at(lastNames, number * 3 + Math.floor(number / 16));
  const agreed = number % 5 === 0;
  const company = number % 4 === 0 ? at(companies, number / 4) : null;
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}${number}@example.com`.toLowerCase(),
    phone: number % 9 === 0 ? null : `(360) 555-${String(1000 + number * 37).slice(-4)}`,
    company,
    status: statusOf(number),
    source: number % 10 === 9 ? countyFair : at(sources, number),
    tags:
      number % 5 === 0
        ? [at(tags, number / 5), at(tags, number / 5 + 2)]
        : number % 2 === 0
          ? [at(tags, number / 2)]
          : [],
    ...eachText(() => null),
    address:
      number % 3 === 1
        ? `${100 + number * 7} ${at(streets, number)}, ${at(towns, Math.floor(number / 3))}, WA`
        : null,
    ownerId: null,
    marketingConsent: agreed ? 'yes' : 'unknown',
    consentAt: agreed ? createdAt(number, now) : null,
    consentSource: agreed ? at(['Home show sign-up sheet', 'Newsletter form'], number / 5) : null,
    createdAt: createdAt(number, now),
  };
};
