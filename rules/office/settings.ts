import { z } from 'zod';
import { company, equalHousingLine, initialTimeZone, timeZone } from '../company.ts';
import { businessHours } from '../dates/hours-input.ts';
import { initialHours } from '../dates/hours.ts';
import { storedLegalText } from '../legal/legal-text.ts';
import { sampleLegalTexts } from '../legal/sample-texts.ts';
import { initialDelivery } from '../homes/places/delivery.ts';
import { deliveryForm } from '../homes/places/delivery-rules.ts';
import { campaignPace } from '../people/campaigns/campaign-rules.ts';
import { bookingCaps, initialBookingCaps } from '../sale/appointments/caps.ts';
import { answerMinutes } from '../waiting-rules.ts';
import { answerMinutesLimits } from '../waiting.ts';
import { auditDays, auditDaysLimits } from './audit/audit-rules.ts';

/** Every setting, by key, with the value a new database starts with. */
export const settings = {
  company: {
    schema: company,
    initial: {
      name: 'Hearthline Homes',
      phone: '(360) 555-0142',
      email: 'hello@hearthline.example',
      website: 'www.hearthline.example',
      address: '1420 Meadow Lane, Vancouver, WA 98660',
      equalHousing: equalHousingLine,
    },
  },
  /** The time zone of the business hours. */
  timeZone: { schema: timeZone, initial: initialTimeZone },
  /** When consultations take place. */
  hours: { schema: businessHours, initial: initialHours },
  /** From where, how far and how fast homes are delivered. */
  delivery: { schema: deliveryForm, initial: initialDelivery },
  /** How much visitors may book without a word with the business. */
  bookingCaps: { schema: bookingCaps, initial: initialBookingCaps },
  /** Campaign mails per minute, across all servers. */
  campaignPace: { schema: campaignPace, initial: 600 },
  /** For how many minutes somebody who has just asked stands first in Today. */
  answerMinutes: { schema: answerMinutes, initial: answerMinutesLimits.initial },
  /** The legal pages of the site. */
  privacy: { schema: storedLegalText, initial: sampleLegalTexts.privacy },
  terms: { schema: storedLegalText, initial: sampleLegalTexts.terms },
  /** How many days the audit log is kept. */
  auditDays: { schema: auditDays, initial: auditDaysLimits.initial },
  /** Whether staff can do nothing until they have a second factor. */
  staffSecondFactor: { schema: z.boolean(), initial: false },
} as const;

export type SettingKey = keyof typeof settings;
export type SettingValue<K extends SettingKey> = z.output<(typeof settings)[K]['schema']>;
