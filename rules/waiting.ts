import type { Action } from './permissions.ts';

/**
 * What waits for a member of staff, kind by kind; the SQL is in `backend/src/features/office/today/waiting.queries.ts`.
 * Today, its number, and the numbers beside the screens are all counted by it, without any limit of days or rows.
 *
 * - `call`: somebody who asked for a consultant and waits for an answer (contacts/waiting.ts). While a call is put off, they do not wait.
 *   Who waits because of a booking has the row of that booking; who has asked for both has both, and either answers the request.
 * - `booking`: an appointment that is still only `booked`: before it begins it is to be confirmed, afterwards to be marked as held or missed.
 *   The same as the list of appointments with that status.
 * - `unstaffed`: a coming appointment whose consultant's account was removed or disabled: somebody else has to hold it.
 * - `document`: a document whose latest version waits for review. The same as the queue of documents.
 * - `request`: a document that a customer was asked for, that is overdue, of a project that goes on. Once a member of staff has reminded
 *   them, it waits again `remindAgainDays` later. The server's own reminder does not count: nobody has looked at it.
 * - `build`: a blocked build.
 * - `home`: a home that is on hold in the factory.
 * - `message`: a thread with messages of the customer that the team has not read or answered.
 * - `address`: a change of address that its owner has confirmed, to the address of a contact with a sale
 *   (`backend/src/features/people/buyers/sale.policy.ts`): staff say whether the account gets it.
 * - `deal`: a deal that can still be won and that nobody has touched for `dealQuietDays`. Whatever happens with it touches it: a move, a
 *   change, a booking or a request of its buyer, a quote, an agreement, a payment.
 * - `quote`: an open deal with issued quotes that run out within `quoteSoonDays`.
 * - `agreement`: a deal whose agreement waits for the seller's signature, or that was sent `agreementWaitDays` ago and is not signed yet.
 * - `change_order`: a won deal with a change order that waits for the seller's signature, or that was sent `agreementWaitDays` ago and is not
 *   signed yet.
 * - `deposit`: a deal whose agreement is signed by everybody and for which nothing has been paid, refunds and void payments not counted.
 * - `payment_due`: a deal with a signed agreement of which a payment of its plan is not paid in full although its day has come; planned days
 *   do not count.
 * - `refund`: a cancelled sale of which something is to be given back; also a won deal whose agreement is void, which is to be cancelled.
 * - `project`: the project of a won deal that goes on and has no start date, no estimated completion or no contractor.
 * - `mail`: a mail that could not be delivered, except those of campaigns, whose own pages count them, and those that somebody dismissed.
 *   One that is tried again and fails waits again.
 * - `import`: an import of contacts with rows that failed, or one that has stood still for an hour, unless somebody dismissed it and
 *   nobody has gone on with it since.
 * - `task`: an open task of a member of staff, also one that is due later, unless its deal is archived.
 */
export const waitingKinds = [
  'call',
  'booking',
  'unstaffed',
  'document',
  'request',
  'build',
  'home',
  'message',
  'address',
  'deal',
  'quote',
  'agreement',
  'change_order',
  'deposit',
  'payment_due',
  'refund',
  'project',
  'order',
  'mail',
  'import',
  'task',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** What one must be allowed to do to be shown a kind: to open the screen where it is answered. */
export const waitingActions: Readonly<Record<WaitingKind, Action>> = {
  call: 'contact:list',
  booking: 'appointment:list',
  unstaffed: 'appointment:list',
  document: 'document:list',
  request: 'document:list',
  build: 'build:list',
  home: 'factory:read',
  message: 'message:list',
  address: 'user:list',
  deal: 'deal:list',
  quote: 'quote:list',
  agreement: 'agreement:read',
  change_order: 'change-order:read',
  deposit: 'payment:list',
  payment_due: 'payment:list',
  refund: 'payment:list',
  project: 'project:list',
  order: 'home-order:read',
  mail: 'mail:list',
  import: 'contact:import',
  task: 'task:list',
};

/**
 * The groups of Today, each with its order:
 *
 * - `now`: calls and bookings whose response clock is below {@link answerMinutesLimits}, the newest first; then everything else that
 *   waits and the tasks that are past due, the oldest first.
 * - `today`: tasks that are due today, those with a time first; then papers and files ({@link waitingLast}), the oldest first.
 * - `later`: later tasks, then calls that were put off, each by its time.
 */
export const waitingGroups = ['now', 'today', 'later'] as const;
export type WaitingGroup = (typeof waitingGroups)[number];
/** The groups that are meant, and counted, where nobody says which. */
export const countedGroups = ['now', 'today'] as const satisfies readonly WaitingGroup[];
export const groupTitles: Readonly<Record<WaitingGroup, string>> = {
  now: 'Now',
  today: 'Today',
  later: 'Later',
};

/** Whose rows are shown: one's own, those that nobody active owns who may, or all that one reads. */
export const todayScopes = ['mine', 'unassigned', 'all'] as const;
export type TodayScope = (typeof todayScopes)[number];
export const scopeTitles: Readonly<Record<TodayScope, string>> = {
  mine: 'Mine',
  unassigned: 'Unassigned',
  all: 'All',
};

/**
 * What comes last in Today, whatever its age: papers and files. Nobody was promised an answer to them, and there may be hundreds,
 * among which nobody would find the person who waits for a call. First come those who have just asked ({@link answerMinutesLimits}),
 * the newest first; everything else is in the order of how long it has waited.
 */
export const waitingLast = ['document', 'import'] as const satisfies readonly WaitingKind[];

/** Whether something of this kind comes after all others. */
export const comesLast = (kind: WaitingKind): boolean => (waitingLast as readonly string[]).includes(kind);

/** What each kind is called where one of them is shown. */
export const waitingTitles: Readonly<Record<WaitingKind, string>> = {
  call: 'Call',
  booking: 'Booking',
  unstaffed: 'Consultant has left',
  document: 'Document',
  request: 'Overdue document',
  build: 'Blocked build',
  home: 'Home on hold',
  message: 'Message',
  address: 'New address',
  deal: 'No activity',
  quote: 'Quote running out',
  agreement: 'Signature due',
  change_order: 'Change to sign',
  deposit: 'Deposit due',
  payment_due: 'Payment due',
  refund: 'Refund due',
  project: 'Project to plan',
  order: 'Home order',
  mail: 'Failed mail',
  import: 'Import',
  task: 'Task',
};

/** What can be set aside unanswered: a call that nobody needs, a mail that nobody can deliver, rows that nobody will mend. Everything else stops work. */
export const dismissibleKinds = ['call', 'mail', 'import'] as const satisfies readonly WaitingKind[];

/** Whether something of this kind can be set aside. */
export const canBeDismissed = (kind: WaitingKind): kind is (typeof dismissibleKinds)[number] =>
  (dismissibleKinds as readonly string[]).includes(kind);

/** How many rows one page of Today has. */
export const todayPageSize = 25;

/** For how many minutes somebody who has asked or booked stands first in Today; 0 is off. */
export const answerMinutesLimits = { min: 0, max: 480, initial: 15 } as const;

/** After how many days a reminded customer who has not answered waits for the team again. */
export const remindAgainDays = 3;

/** After how many days without any activity an open deal waits for the team. */
export const dealQuietDays = 14;

/** How many days before its last day an issued quote waits for the team. */
export const quoteSoonDays = 3;

/** How many days after it was sent an unsigned agreement waits for the team. */
export const agreementWaitDays = 7;

/** How many days after winning a home that is not ordered waits for the team, and after its order one that is not confirmed. */
export const orderWaitDays = 7;

/** After how many minutes an import that makes no progress counts as failed. */
export const importStuckMinutes = 60;

/** For how long something that was done in Today can be undone; mails about it wait until then. In milliseconds. */
export const undoMs = 10_000;

export const todaySentences = {
  title: 'Today',
  none: 'Nothing is waiting for you.',
  noneUnassigned: 'Everything belongs to somebody.',
  noneText: 'Calls, bookings, documents, messages, and tasks that need attention appear here.',
  fetchFailed: 'Failed to load your tasks',
  answerFailed: 'That did not work',
  scope: 'Choose mine, unassigned or all',
  kinds: 'Choose kinds of what waits',
  groups: 'Choose groups of Today',
  nothingToDismiss: 'This is no longer open',
  undoFailed: 'This can no longer be undone',
  undoLate: 'It is too late to undo this. The mail about it is on its way.',
} as const;
