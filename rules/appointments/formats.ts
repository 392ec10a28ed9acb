import { z } from 'zod';
import { optionalText, text } from '../text.ts';

/** How people meet: it decides the icon and what a blank place means. */
export const media = ['phone', 'video', 'visit'] as const;
export type Medium = (typeof media)[number];

export const mediumTitles: Readonly<Record<Medium, string>> = {
  phone: 'By phone',
  video: 'Online',
  visit: 'In person',
};

/** Why nobody can book a time: it has begun, visitors should have booked earlier, it would end after closing, or nobody is free. */
export const slotObstacles = ['past', 'tooSoon', 'tooLate', 'taken'] as const;
export type SlotObstacle = (typeof slotObstacles)[number];

/** More than a page could offer. */
export const maxFormats = 20;

export const formatSentences = {
  missing: 'Appointment format not found',
  unknown: 'Please choose one of the offered formats',
  tooMany: `There can be at most ${maxFormats} formats`,
  lastOffered: 'Visitors must be able to book at least one format',
  used: 'There are appointments in this format, so it cannot be removed. Stop offering it instead.',
  tooLate: 'It would end after we close. Please choose an earlier time.',
} as const;

/** `30 minutes`, `1 hour`, `1 hour 30 minutes`. */
export const lengthText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && (hours === 1 ? '1 hour' : `${hours} hours`), rest && `${rest} minutes`]
    .filter(Boolean)
    .join(' ');
};

/** Refuses a time that is too close. */
export const tooSoonText = (noticeHours: number): string =>
  `Please choose a time at least ${lengthText(noticeHours * 60)} from now`;

const wholeNumber = (min: number, max: number, unit: string) => {
  const message = `Must be a whole number of ${unit} from ${min} to ${max}`;
  return z.int(message).min(min, message).max(max, message);
};

/** A format as the form submits it: a kind of appointment that can be booked. */
export const formatForm = z.object({
  name: text({ min: 1, max: 60, message: 'Name is required' }),
  medium: z.enum(media, 'Please choose how you meet'),
  /** An address, a link, or words; blank: {@link placeText} says what the medium implies. */
  place: optionalText({ max: 200 }),
  minutes: wholeNumber(5, 480, 'minutes'),
  /** Time that the consultant needs before and after, in which nothing else can be booked. */
  bufferBefore: wholeNumber(0, 240, 'minutes'),
  bufferAfter: wholeNumber(0, 240, 'minutes'),
  /** How long in advance visitors have to book. */
  noticeHours: wholeNumber(0, 336, 'hours'),
  offered: z.boolean('Please say whether visitors can book it'),
});
export type FormatForm = z.output<typeof formatForm>;

/** Where an appointment takes place, in words for pages, mails and calendars. @param place what was entered for the appointment or its format */
export const placeText = (
  medium: Medium,
  place: string | null,
  company: { readonly name: string; readonly address: string },
): string => {
  if (place) return place;
  if (medium === 'phone') return 'By phone: we call you';
  if (medium === 'video') return 'Online: your consultant emails you the link';
  return company.address ? `${company.name}, ${company.address}` : company.name;
};
