import { z } from 'zod';
import { email, text } from './text.ts';

/** Who sells the homes: what the specification writes as {phone} and {product}. An admin edits it. */
export const company = z.object({
  name: text({ min: 1, max: 120, message: 'Name is required' }),
  phone: text({ min: 1, max: 40, message: 'Phone is required' }),
  email,
  website: text({ min: 1, max: 200, message: 'Website is required' }),
});
export type Company = z.output<typeof company>;

const timeZones = z.string().refine(
  (zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
    } catch {
      return false;
    }
  },
  { error: 'Unknown time zone' },
);

/** Every setting, by key, with the value a new database starts with (design, sections "Design" and 3). */
export const settings = {
  company: {
    schema: company,
    initial: {
      name: 'Hearthline Homes',
      phone: '(360) 555-0142',
      email: 'hello@hearthline.example',
      website: 'www.hearthline.example',
    },
  },
  /** The zone whose wall clock the business hours are read from. */
  timeZone: { schema: timeZones, initial: 'America/Los_Angeles' },
} as const;

export type SettingKey = keyof typeof settings;
export type SettingValue<K extends SettingKey> = z.output<(typeof settings)[K]['schema']>;
