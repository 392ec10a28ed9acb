import { z } from 'zod';
import { hoursFields } from './dates/hours-input.ts';
import { hoursOrder, hoursText, openingHoursCode, type BusinessHours } from './dates/hours.ts';
import { invalidPhone } from './phones/phone-rules.ts';
import { isPhone } from './phones/typed.ts';
import { email, oneLine, text } from './text.ts';
import { websiteLink } from './website.ts';

export const invalidWebsite = 'Please enter a web address, as in www.example.com';

const addressRequired = 'Postal address is required';
const equalHousingRequired = 'Equal housing line is required';

/** What the footer says about fair housing until an admin words it otherwise (42 USC 3604; the logo stands beside it). */
export const equalHousingLine =
  'Equal Housing Opportunity. We sell to everyone, whatever their race, color, religion, sex, national origin, disability or family status.';

/** The business that sells the homes, as it is stored: values may be older than the rules of the form. It is what docs/specification.md writes as {phone} and {product}. An admin edits it. */
export const company = z.object({
  name: text({ min: 1, max: 120, message: 'Name is required' }),
  phone: text({ min: 1, max: 40, message: 'Phone is required' }),
  email,
  /** Any text: values may date from before this field was validated. */
  website: text({ min: 1, max: 200, message: 'Website is required' }),
  /** The postal address, on one line. Empty in details stored before the field existed. */
  address: text({ min: 0, max: 200, message: addressRequired }).default(''),
  /** What the footer says about fair housing. Missing in details stored before the field existed. */
  equalHousing: text({ min: 1, max: 300, message: equalHousingRequired }).default(equalHousingLine),
});
export type Company = z.output<typeof company>;

/** What every page knows about the business: its details and its hours, both in words and machine-readable. */
export interface PublicCompany extends Company {
  /** As in `7 days a week, 9:00 AM to 5:00 PM`. */
  readonly hours: string;
  /** As in `Mo-Su 09:00-17:00` (schema.org). */
  readonly openingHours: string;
}

/** Combines the company's details and its hours into what pages know about the business. */
export const publicCompany = (who: Company, hours: BusinessHours): PublicCompany => ({
  ...who,
  hours: hoursText(hours),
  openingHours: openingHoursCode(hours),
});

/** The time zone of the business until an admin says another. */
export const initialTimeZone = 'America/Los_Angeles';

export const unknownZone = 'Unknown time zone';

/** The name of an IANA time zone. `+05:30` is rejected: programs disagree on the meaning of its sign. */
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

/** The number that pages and mails show: as its owner writes it, but one that can be called. */
const companyPhone = oneLine({ min: 1, max: 40, message: 'Phone is required' }).refine(
  (typed) => !typed || isPhone(typed),
  invalidPhone,
);

/** A website as typed or pasted; stored without `https://`. */
const website = oneLine({ min: 1, max: 200, message: 'Website is required' })
  .transform((written) => written.replace(/^https?:\/\//i, '').replace(/^([^/?#]*)\/$/, '$1'))
  .refine((written) => websiteLink(written) !== undefined, invalidWebsite);

/** When consultations take place, and by which clock. */
export const hoursForm = z
  .object({ timeZone, ...hoursFields })
  .refine(({ opens, closes }) => closes > opens, { error: hoursOrder, path: ['closes'] });

/** The admin's form for the business: its details, time zone and hours. */
export const companyForm = company
  .extend({
    name: oneLine({ min: 1, max: 120, message: 'Name is required' }),
    phone: companyPhone,
    website,
    address: oneLine({ min: 1, max: 200, message: addressRequired }),
    equalHousing: oneLine({ min: 1, max: 300, message: equalHousingRequired }),
    timeZone,
    ...hoursFields,
  })
  .refine(({ opens, closes }) => closes > opens, { error: hoursOrder, path: ['closes'] });
export type CompanyForm = z.output<typeof companyForm>;
