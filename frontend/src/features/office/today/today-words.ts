import { kindTitles } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import type { AppointmentKind } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import { instantText, timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { stationTitle, type StationId } from '@hearthline/rules/stations.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { isDialable } from '@hearthline/rules/phones/format.ts';
import { stageTitles, type DealStage } from '@hearthline/rules/sale/deals/stages.ts';
import { dealQuietDays, type WaitingKind } from '@hearthline/rules/waiting.ts';
import type { WaitingItemFragment } from '../../../gql/generated.ts';
import { dayFormat, dayOf } from '../../../platform/dates/calendar-day.ts';
import { ageText } from '../../../platform/dates/instant-text.ts';

const shortDay = dayFormat({ weekday: 'short', month: 'short', day: 'numeric' });
const dated = (day: string | null): string => (day ? shortDay(day) : '');
/** What is known, with dots between. */
const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

const dueDay = (day: string | null, dueAt: string | null): string =>
  `${dated(day)}${dueAt ? `, ${instantText(dueAt, 'none')}` : ''}`;

/** When what is put off is due: its day, and its time if it has one. */
export const dueText = ({ day, dueAt }: Pick<WaitingItemFragment, 'day' | 'dueAt'>): string =>
  dueDay(day ?? (dueAt && dayOf(new Date(dueAt))), dueAt);

type Words = (item: WaitingItemFragment, now: number) => string;

const texts: Readonly<Record<WaitingKind, Words>> = {
  call: ({ triedAt }, now) =>
    joined('Asked for a consultant', triedAt && `No answer ${ageText(triedAt, now)} ago`),
  booking: ({ title, detail, day, ready }) =>
    joined(
      `${kindTitles[title as AppointmentKind]} on ${dated(day)}, ${timeOfDay(detail ?? '')}`,
      ready ? null : 'Held or missed?',
    ),
  unstaffed: ({ title, detail, day }) =>
    joined(`${dated(day)}, ${timeOfDay(detail ?? '')}`, `${title} has left: choose another consultant`),
  document: ({ title, detail }) => joined(title, detail),
  request: ({ title, detail, day }) => joined(`${title}, due ${dated(day)}`, detail),
  build: ({ title, detail }) => joined(title, detail),
  home: ({ title, detail }) => joined(`${stationTitle(title as StationId)} station`, detail),
  message: ({ title, detail }) => joined(title, detail),
  address: ({ title, detail }) => `Asks for ${title} in place of ${detail ?? ''}`,
  deal: ({ title, detail, day }) =>
    joined(
      detail,
      stageTitles[title as DealStage],
      `Nothing for ${pluralize(dealQuietDays, 'day')} or more`,
      day && `close ${dated(day)}`,
    ),
  quote: ({ title, detail, day }) => joined(title, `${detail ?? ''} can be accepted until ${dated(day)}`),
  agreement: ({ title, detail }) => joined(title, `Waits for the signature of ${detail ?? ''}`),
  change_order: ({ title, detail }) =>
    joined(title, `Change order waits for the signature of ${detail ?? ''}`),
  deposit: ({ title, detail }) => joined(title, `Agreement ${detail ?? ''} is signed, nothing is paid`),
  payment_due: ({ title, detail, day }) => joined(title, `${detail ?? ''}, due ${dated(day)}`),
  refund: ({ title, detail, day }) =>
    joined(
      title,
      detail ? `Cancelled ${dated(day)}, ${detail} to refund` : 'The agreement is void: cancel the sale',
    ),
  project: ({ title, detail }) => joined(title, `Without ${detail ?? ''}`),
  order: ({ title, detail, day }) =>
    joined(title, day ? `Ordered ${dated(day)}, ${detail ?? ''}` : `The home is ${detail ?? ''}`),
  mail: ({ title, detail }) => joined(title, detail),
  import: ({ title, detail }) =>
    joined(title, Number(detail) > 0 ? `${pluralize(Number(detail), 'row')} failed` : 'It stands still'),
  task: ({ title, day, dueAt, group }) =>
    joined(
      title,
      group === 'today'
        ? dueAt && `Today, ${instantText(dueAt, 'none')}`
        : group === 'now'
          ? `Due ${dueDay(day, dueAt)}`
          : null,
    ),
};

/** What waits, in one line. @param now when the list was read, in milliseconds */
export const waitingText = (item: WaitingItemFragment, now: number): string => texts[item.kind](item, now);

/** A row's name among all rows: an id alone may be that of a project with several kinds of things. */
export const keyOf = ({ kind, id }: Pick<WaitingItemFragment, 'kind' | 'id'>): string => `${kind} ${id}`;

const places: Readonly<Record<WaitingKind, (item: WaitingItemFragment) => string>> = {
  call: ({ id }) => `/contacts/${id}`,
  booking: ({ id, day }) => `/admin/appointments?day=${day ?? ''}&appointment=${id}`,
  unstaffed: ({ id, day }) => `/admin/appointments?day=${day ?? ''}&appointment=${id}`,
  document: ({ id }) => `/admin/documents?document=${id}`,
  request: ({ projectId }) => `/projects/${projectId ?? ''}?tab=documents`,
  build: ({ day }) => `/admin/contractors?week=${day ?? ''}`,
  home: () => '/factory',
  message: ({ id }) => `/admin/messages?thread=${id}`,
  address: ({ contactId, detail }) =>
    contactId === null
      ? `/admin?tab=users&search=${encodeURIComponent(detail ?? '')}`
      : `/contacts/${contactId}`,
  deal: ({ id }) => `/deals/${id}`,
  quote: ({ id }) => `/deals/${id}`,
  agreement: ({ id }) => `/deals/${id}`,
  change_order: ({ id }) => `/deals/${id}`,
  deposit: ({ id }) => `/deals/${id}`,
  payment_due: ({ id }) => `/deals/${id}`,
  refund: ({ id }) => `/deals/${id}`,
  project: ({ id }) => `/projects/${id}`,
  order: ({ id }) => `/projects/${id}`,
  mail: ({ id }) => `/admin?tab=settings&mail=${id}`,
  import: ({ id }) => `/contacts/import?import=${id}`,
  task: ({ contactId, dealId, projectId }) =>
    contactId
      ? `/contacts/${contactId}`
      : dealId
        ? `/deals/${dealId}`
        : projectId
          ? `/projects/${projectId}`
          : '/admin',
};

/** The address where what waits is seen, and answered if it has no button of its own. */
export const placeOf = (item: WaitingItemFragment): string => places[item.kind](item);

/** Whom or what a row is about, in words; of a task about nobody what is to be done. */
export const nameOf = ({ who, title }: WaitingItemFragment): string => who || title;

/** Whether a phone number can be dialed; some are words. */
export const canBeCalled = ({ phone, contactId }: WaitingItemFragment): boolean =>
  contactId !== null && isDialable(phone ?? '');
