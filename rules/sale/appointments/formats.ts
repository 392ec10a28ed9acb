import { mapLink } from '../../people/locations/map-link.ts';

/** How people meet: it decides the icon and what a blank place means. */
export const media = ['phone', 'video', 'visit'] as const;
export type Medium = (typeof media)[number];

export const mediumTitles: Readonly<Record<Medium, string>> = {
  phone: 'By phone',
  video: 'Online',
  visit: 'In person',
};

/** Why nobody can book a time: it has begun, visitors should have booked earlier, it would end after closing, the display location is closed, or nobody is free. */
export const slotObstacles = ['past', 'tooSoon', 'tooLate', 'closed', 'taken'] as const;
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
  noVisit: 'A display location can be chosen for visits only',
  unknownLocation: 'Please choose one of the display locations',
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

/** Refuses a time at which a display location is closed. @param hours in words, a line for the days that have the same */
export const locationClosedText = (name: string, hours: readonly string[]): string =>
  `${name} is closed then. Its hours are ${hours.join('; ')}.`;

/**
 * The address of a map with the way to where people meet; null where there is no way to tell or to go.
 * @param place in words, as {@link placeText} says it
 */
export const directionsTo = (
  medium: Medium,
  place: string,
  company: { readonly name: string },
): string | null =>
  medium !== 'visit' || place === company.name || place.startsWith('https:') ? null : mapLink(place);
