import { z } from 'zod';
import { contactStatuses } from '../contacts/contact-rules.ts';
import { mergeProblem } from './merge-fields.ts';
import { optional, optionalChoice, optionalOrBlank } from '../../optional.ts';
import { pageNumber } from '../../page-number.ts';
import { email, oneLine, optionalText, text } from '../../text.ts';

/**
 * `draft`: can be edited. `scheduled`: goes out at its time. `sending`: recipients are being written to. `paused`: on hold until
 * resumed. `sent`: every recipient has been handled. `canceled`: nobody else is written to.
 */
export const campaignStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled'] as const;
export type CampaignState = (typeof campaignStates)[number];

/**
 * `waiting`: not written to yet. `queued`: handed to the outbox. `sent`: accepted by the mail server, or kept in development mode.
 * `failed`: refused, or given up on. `suppressed`: no mail, because the address is on the suppression list, or the contact is gone or does not want campaigns.
 */
export const recipientStates = ['waiting', 'queued', 'sent', 'failed', 'suppressed'] as const;
export type RecipientState = (typeof recipientStates)[number];

/** Filters of a list of recipients: a state, or those who unsubscribed through this campaign's mail. */
export const recipientFilters = [...recipientStates, 'unsubscribed'] as const;

/** Why an address gets no campaigns: its owner's wish, a mail server's answer, or an admin's entry. */
export const suppressionReasons = ['unsubscribed', 'bounced', 'manual'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

export const campaignsPageSize = 20;
export const recipientsPageSize = 50;
export const suppressionsPageSize = 50;

/** How many recipients a sample shows. */
export const sampleSize = 5;

/** The longest name, subject and body, in characters. */
export const campaignLimits = { name: 120, subject: 200, body: 20_000 } as const;

/** How many sources and tags the campaign editor offers at most. */
export const offeredWords = { sources: 50, tags: 100 } as const;

/** How far ahead a campaign can be scheduled, in days. */
export const scheduleHorizonDays = 366;

/** The slowest and the fastest pace, in mails per minute. */
export const paceLimits = { min: 1, max: 60_000 } as const;

export const campaignSentences = {
  missing: 'Campaign not found',
  missingSuppression: 'Address not found',
  nameRequired: 'Name is required',
  subjectRequired: 'Add a subject first',
  bodyRequired: 'Add content first',
  nobody: 'This campaign has no recipients. Choose a different audience.',
  notDraft: 'This campaign is no longer a draft. Duplicate it to change it.',
  wrongState: 'This campaign has changed since you opened it. Please reload.',
  past: 'Choose a time in the future',
  tooFar: 'Choose a time within the next year',
  linkField: 'A merge field cannot be part of a link URL',
  unsubscribed: 'You are unsubscribed. You will no longer receive news from us.',
  subscribed: 'You are subscribed again.',
  testLink: 'This link is from a test email. Nothing was changed.',
  excluded: 'This address cannot be subscribed here. Please contact us.',
} as const;

const merged = (rule: { max: number }) =>
  text(rule).superRefine((value, check) => {
    const problem = mergeProblem(value);
    if (problem) check.addIssue({ code: 'custom', message: problem });
  });

const words = (each: z.ZodType<string>, what: string) =>
  z
    .array(each, `${what} must be a list of words`)
    .max(20, `At most 20 ${what.toLowerCase()}`)
    .nullish()
    .transform((list) => [...new Set(list ?? [])]);

/** An existing day between 2000 and 2100; empty means "no limit". */
const day = optionalOrBlank(z.iso.date('Choose a valid date'), 'Choose a valid date').refine(
  (value) => !value || (value >= '2000-01-01' && value <= '2100-12-31'),
  'Choose a valid date',
);

/** Which contacts get a campaign: those that match every filter; an empty list means "any". Days are in the business's time zone. */
export const audience = z
  .object({
    statuses: z
      .array(z.enum(contactStatuses, 'Unknown status'), 'Statuses must be a list')
      .max(10, 'At most 10 statuses')
      .nullish()
      .transform((list) => [...new Set(list ?? [])]),
    sources: words(text({ min: 1, max: 60, message: 'A source cannot be empty' }), 'Sources'),
    tags: words(text({ min: 1, max: 40, message: 'A tag cannot be empty' }), 'Tags'),
    createdFrom: day,
    createdTo: day,
  })
  .refine(({ createdFrom, createdTo }) => !createdFrom || !createdTo || createdFrom <= createdTo, {
    path: ['createdTo'],
    message: 'The end date is before the start date',
  });
export type Audience = z.output<typeof audience>;

/** The audience of all contacts. */
export const everybody: Audience = {
  statuses: [],
  sources: [],
  tags: [],
  createdFrom: null,
  createdTo: null,
};

/** Subject and body of a campaign, with known merge fields only. Both may be empty in a draft. */
export const campaignContent = z.object({
  subject: merged({ max: campaignLimits.subject }),
  body: merged({ max: campaignLimits.body }),
});

const draft = campaignContent.extend({
  name: oneLine({ min: 1, max: campaignLimits.name, message: campaignSentences.nameRequired }),
  /** Without a chosen one, it is for everybody. */
  audience: audience.nullish().transform((chosen) => chosen ?? everybody),
});

/** A new draft. `requestKey`, one per form, makes a double click or a retry create only one campaign. */
export const newCampaign = draft.extend({ requestKey: optional(z.uuid('The key must be a UUID')) });
export const changedCampaign = draft;

/** When a campaign goes out, by the business's wall clock: `2027-03-01`, `09:30`. */
export const campaignTime = z.object({
  date: z.iso.date('Choose a day'),
  time: z.string('Choose a time').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time'),
});

export const campaignFilter = z.object({ page: pageNumber });

export const recipientFilter = z.object({
  page: pageNumber,
  state: optionalChoice(recipientFilters, 'Unknown state'),
});

export const suppressionFilter = z.object({ page: pageNumber, search: optionalText({ max: 254 }) });
export const newSuppression = z.object({ email });

/** Mails per minute; the most is no limit. */
export const campaignPace = z
  .int('Must be a whole number')
  .min(paceLimits.min, `At least ${paceLimits.min} per minute`)
  .max(paceLimits.max, `At most ${paceLimits.max} per minute`);
