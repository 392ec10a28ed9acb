import { z } from 'zod';
import { optionalChoice, optionalId } from '../optional.ts';
import { pageNumber } from '../page-number.ts';
import { searchText } from '../search.ts';
import { text } from '../text.ts';

/** Messages per response: the latest ones, or those before or after a given message. */
export const messagesPageSize = 30;
/** Threads on one page. */
export const messageThreadsPageSize = 20;
/** Longest message, in characters. */
export const messageLength = 4000;
/** How much of a message lists and mails show, in characters. */
const messageExcerptLength = 140;

/** When a mail reports an unread message, in minutes. */
export const messageMail = {
  /** How long after the message, if its recipient has not read it. */
  after: 5,
  /** A recipient whose session was renewed within this time is at work and sees the unread count, so the mail waits. */
  activeWithin: 15,
  /** A message this old is mailed even to somebody who is at work all the time. */
  atLatest: 60,
} as const;

export const messageSentences = {
  none: 'No messages yet',
  nonePortal: 'Write to our team about your project here, and read the answers.',
  noneOffice: 'What you and the customer write about this project will appear here.',
  noCustomer: 'This project has no customer account yet, so there is nobody to write to.',
  required: 'Please write a message',
  badKey: 'The key must be a UUID',
  badPlace: 'Please name a place before or after, not both',
  badDocument: 'This file cannot be sent along. Please attach it again.',
  fetchFailed: 'Failed to fetch messages',
  sendFailed: 'Not sent',
  unanswered: 'There was no answer. It may have arrived all the same; sending it again stores it once.',
} as const;

/** Input for sending a message: plain text, and a key made by the client, so that a repeated request stores nothing twice. */
export const newMessage = z.object({
  text: text({ min: 1, max: messageLength, message: messageSentences.required }),
  key: z.uuid(messageSentences.badKey),
  /** A document of the project that is sent along. */
  documentId: optionalId,
});
export type NewMessage = z.output<typeof newMessage>;

const place = z
  .int('The number must be a whole number')
  .min(0, 'The number cannot be negative')
  .max(2_147_483_647, 'The number is too high');

/** Which part of a thread to read: messages before a number, messages after one, or the latest. */
export const messageWindow = z
  .object({ before: place.nullish(), after: place.nullish() })
  .refine(
    ({ before, after }) => typeof before !== 'number' || typeof after !== 'number',
    messageSentences.badPlace,
  );

/** The number of the last message a user has read. */
export const messagePlace = z.object({ number: place });

/** The parts of the team's threads. */
export const messageThreadShows = ['open', 'mine', 'done'] as const;
export type MessageThreadShow = (typeof messageThreadShows)[number];

/** Filters of the list of threads. */
export const messageThreadFilter = z.object({
  page: pageNumber,
  search: searchText,
  show: optionalChoice(messageThreadShows, 'Unknown part'),
});

/** Who looks after a thread; null for nobody. */
export const messageAssignment = z.object({ assigneeId: optionalId });

/** What can happen in a thread. */
export const messageChangeWords = ['sent', 'read', 'managed'] as const;
export type MessageChangeWord = (typeof messageChangeWords)[number];
export const isMessageChange = (word: string | undefined): word is MessageChangeWord =>
  messageChangeWords.some((known) => known === word);

/** A message in one short line. */
export const messageExcerpt = (message: string): string => {
  const line = message.replace(/\s+/g, ' ').trim();
  // A cut in the middle of a surrogate pair would leave half a character.
  return line.length <= messageExcerptLength
    ? line
    : `${line
        .slice(0, messageExcerptLength - 1)
        .toWellFormed()
        .replace(/\ufffd$/, '')
        .trimEnd()}…`;
};
