import { contactStatuses, type NewContact } from '@hearthline/rules/contacts.ts';

const firstNames = ['Amelia', 'Ben', 'Carmen', 'Diego', 'Elena', 'Finn', 'Grace', 'Hiro', 'Isla', 'Jonah', 'Keiko', 'Liam', 'Maya', 'Noah', 'Olive', 'Priya'];
const lastNames = ['Abbott', 'Bergstrom', 'Castillo', 'Dawson', 'Eriksen', 'Fujimoto', 'Grant', 'Hollis', 'Ingram', 'Jacobsen', 'Kowalski'];
const companies = ['Cascade Land Trust', 'Puget Realty', 'Olympic Home Partners', 'Skagit Valley Homes', 'Rainier Lending', 'Clallam County Housing'];
const tags = ['land owned', 'financing', 'first home', 'display visit', 'military', 'downsizing'];
const sources = ['manual', 'consultant_request', 'appointment', 'referral', 'home show'];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** How many contacts the demo has: enough for three pages. */
export const demoContactCount = 128;

/** A plausible contact for each number, the same at every seed; `daysAgo` spreads them over four months. */
export const demoContact = (number: number): NewContact & { daysAgo: number } => {
  const firstName = at(firstNames, number * 7);
  const lastName = at(lastNames, number * 3 + Math.floor(number / 16));
  const company = number % 4 === 0 ? at(companies, number / 4) : null;
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}${number}@example.com`.toLowerCase(),
    phone: number % 9 === 0 ? null : `(360) 555-${String(1000 + number * 37).slice(-4)}`,
    company,
    status: number % 3 === 0 ? at(contactStatuses, number / 3) : 'prospect',
    source: at(sources, number),
    tags: number % 5 === 0 ? [at(tags, number / 5), at(tags, number / 5 + 2)] : number % 2 === 0 ? [at(tags, number / 2)] : [],
    daysAgo: number * 0.93,
  };
};
