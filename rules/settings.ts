import { z } from 'zod';
import { campaignPace } from './campaigns.ts';
import { businessHours, hoursFields, hoursOrder, hoursText, initialHours, openingHoursCode, type BusinessHours } from './hours.ts';
import { email, text } from './text.ts';
import { websiteLink } from './website.ts';

export const invalidWebsite = 'Please enter a web address, as in www.example.com';

const addressRequired = 'Postal address is required';

/** Who sells the homes: what the specification writes as {phone} and {product}. An admin edits it. */
export const company = z.object({
  name: text({ min: 1, max: 120, message: 'Name is required' }),
  phone: text({ min: 1, max: 40, message: 'Phone is required' }),
  email,
  /** Details that were stored before it was checked may have any text. */
  website: text({ min: 1, max: 200, message: 'Website is required' }),
  /** The postal address, in one line. Details that were stored before there was one have none. */
  address: text({ min: 0, max: 200, message: addressRequired }).default(''),
});
export type Company = z.output<typeof company>;

/** What every page knows of the business: who it is, and when it is there, in words and for machines. */
export interface PublicCompany extends Company {
  /** As in `7 days a week, 9:00 AM to 5:00 PM`. */
  readonly hours: string;
  /** As in `Mo-Su 09:00-17:00` (schema.org). */
  readonly openingHours: string;
}

/** Puts together what pages know of the business. */
export const publicCompany = (who: Company, hours: BusinessHours): PublicCompany => ({ ...who, hours: hoursText(hours), openingHours: openingHoursCode(hours) });

export const unknownZone = 'Unknown time zone';

/** The name of a zone of the IANA database. `+05:30` is none: programs disagree on which way its sign points. */
export const timeZone = z.string(unknownZone).refine(
  (zone) => {
    try {
      return /^[a-z]/i.test(zone) && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
    } catch {
      return false;
    }
  },
  { error: unknownZone },
);

/** A website as somebody writes or pastes it; it is kept without `https://`. */
const website = company.shape.website
  .transform((written) => written.replace(/^https?:\/\//i, '').replace(/^([^/?#]*)\/$/, '$1'))
  .refine((written) => websiteLink(written) !== undefined, invalidWebsite);

/** What the admin's form holds of the business. */
export const companyForm = company.extend({ website, address: text({ min: 1, max: 200, message: addressRequired }), timeZone, ...hoursFields }).refine(({ opens, closes }) => closes > opens, { error: hoursOrder, path: ['closes'] });
export type CompanyForm = z.output<typeof companyForm>;

/** Every setting, by key, with the value a new database starts with (design, sections "Design" and 3). */
export const settings = {
  company: {
    schema: company,
    initial: {
      name: 'Hearthline Homes',
      phone: '(360) 555-0142',
      email: 'hello@hearthline.example',
      website: 'www.hearthline.example',
      address: '1420 Meadow Lane, Vancouver, WA 98660',
    },
  },
  /** The zone whose wall clock the business hours are read from. */
  timeZone: { schema: timeZone, initial: 'America/Los_Angeles' },
  /** When consultations take place. */
  hours: { schema: businessHours, initial: initialHours },
  /** Mails of campaigns a minute, over all servers together. */
  campaignPace: { schema: campaignPace, initial: 600 },
} as const;

export type SettingKey = keyof typeof settings;
export type SettingValue<K extends SettingKey> = z.output<(typeof settings)[K]['schema']>;
