/**
 * Who waits for an answer. A person asks by requesting a consultant or by booking; the booking asks as long as it is `booked`.
 * They wait as long as nobody has spoken to them since. Spoken to means, at that moment or later: a call reached them, the team wrote a
 * message about a project of theirs, or a booking of theirs was confirmed, held or cancelled. A note answers nobody.
 * Their status does not matter, and neither does how long ago they asked. The SQL: `contact-waiting.policy.ts`.
 *
 * A call without an answer or with a message left answers nothing, but it puts the next one off until {@link callAgainHour} of the
 * business's next day, or of the day that whoever called chose: until then they do not wait. A request that is set aside waits no longer,
 * unanswered; asking again is a new one. A wrong number ends the waiting: nobody can be called there, and the history of the contact says so.
 */
export const answeringStatuses = ['confirmed', 'held', 'cancelled'] as const;

/** How a logged call ended. */
export const callOutcomes = ['spoke', 'left_message', 'no_answer', 'wrong_number'] as const;
export type CallOutcome = (typeof callOutcomes)[number];
export const callTitles: Readonly<Record<CallOutcome, string>> = {
  spoke: 'Spoke with them',
  left_message: 'Left a message',
  no_answer: 'No answer',
  wrong_number: 'Wrong number',
};

/** What can be said of a call with one press, in Today. */
export const quickOutcomes = {
  spoke: 'Reached',
  no_answer: 'No answer → tomorrow 9:00',
  left_message: 'Left message',
  wrong_number: 'Wrong number',
} as const satisfies Partial<Record<CallOutcome, string>>;

/** Calls that reached nobody: whoever was called waits again later. */
export const callsInVain = ['no_answer', 'left_message'] as const satisfies readonly CallOutcome[];
/** Calls that end the waiting. */
export const answeringCalls = ['spoke', 'wrong_number'] as const satisfies readonly CallOutcome[];
/** At which hour of the next day, by the business's clock, somebody who was not reached is to be called again. */
export const callAgainHour = 9;

/** How many of those who wait one page shows. */
export const waitingPageSize = 25;

export const waitingSentences = {
  title: 'Waiting for an answer',
  /** What the server counts, in words. */
  definition:
    'People who asked for a consultant or booked a consultation, and to whom nobody has spoken since: no call that reached them, no message from the team, and no booking confirmed, held or canceled. A call without an answer, or with a message left, puts them off until 9:00 AM of the next day; a note changes nothing.',
  none: 'No one is waiting for an answer.',
  callFailed: 'Failed to log the call',
  followUpPast: 'Please choose today or a later day',
} as const;
