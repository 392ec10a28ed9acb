/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
/** What kind of event happened in sales. */
export type ActivityKind =
  /** Somebody booked an appointment. */
  | 'appointment'
  /** A project was completed. */
  | 'completed'
  /** Somebody requested a call from a consultant. */
  | 'consultant_request'
  /** Somebody became a contact. */
  | 'lead'
  /** A project began. */
  | 'project';

/** A period up to now in which contacts were added, by the business’s calendar. */
export type AddedSpan =
  /** Since the first of the month. */
  | 'this_month'
  /** Since the first day of the calendar quarter. */
  | 'this_quarter'
  /** Since Monday. */
  | 'this_week';

/** How far an agreement is. */
export type AgreementStatus =
  /** A signer declined it. Final. */
  | 'declined'
  /** It was made, and can be made anew. Nobody but staff sees it. */
  | 'draft'
  /** It was not signed by everybody within 30 days. Final. */
  | 'expired'
  /** It was sent to its signers. What it says no longer changes. */
  | 'out'
  /** Everybody has signed. */
  | 'signed'
  /** Staff made it void. Final. */
  | 'void';

/** A part of agreements that has a text. */
export type AgreementTextKey =
  /** How the buyer may cancel. */
  | 'cancellation'
  /** What a change order says beside its lines, a document of its own. */
  | 'change_order'
  /** How the agreement is changed after everybody has signed. */
  | 'changes'
  /** What signers agree to before they sign electronically. */
  | 'consent'
  /** When it is delivered, and what that depends on. */
  | 'delivery'
  /** The deposit and its return. */
  | 'deposit'
  /** The disclosures, a document of their own. */
  | 'disclosures'
  /** The notice on resolving disputes, at the top. */
  | 'dispute'
  /** The drawing and the version of the design. */
  | 'drawing'
  /** What comes with the home. */
  | 'equipment'
  /** What is not included. */
  | 'excluded'
  /** The home: model, size, sections, serial numbers. */
  | 'home'
  /** Who buys and who sells. */
  | 'parties'
  /** The price, line by line. */
  | 'price'
  /** When is paid. */
  | 'schedule'
  /** What a signature means. */
  | 'signatures'
  /** Where the home will stand. */
  | 'site'
  /** What the manufacturer and the seller vouch for, and for how long. */
  | 'warranties';

/** A change to an appointment. */
export type AppointmentAction =
  /** It was booked. */
  | 'booked'
  /** It was cancelled. */
  | 'cancelled'
  /** Staff confirmed it. */
  | 'confirmed'
  /** Its kind, format, place or project was set. */
  | 'described'
  /** Staff recorded that it took place. */
  | 'held'
  /** Staff recorded that the visitor did not come. */
  | 'missed'
  /** It was given to another consultant. */
  | 'reassigned'
  /** It was moved to another time. */
  | 'rescheduled';

/** A kind of appointment. */
export type AppointmentFormatInput = {
  /** Minutes after it in which its consultant takes no other, 0 to 240. */
  bufferAfter: number;
  /** Minutes before it in which its consultant takes no other, 0 to 240. */
  bufferBefore: number;
  /** How people meet. */
  medium: AppointmentMedium;
  /** The length in minutes, 5 to 480. */
  minutes: number;
  /** 1 to 60 characters. */
  name: string;
  /** How many hours in advance visitors have to book, 0 to 336. */
  noticeHours: number;
  /** Whether visitors can book it. At least one format stays offered. */
  offered: boolean;
  /** An address, a link, or words, at most 200 characters; null for what the medium implies. */
  place?: string | null | undefined;
};

/** The purpose of an appointment. */
export type AppointmentKind =
  /** A conversation about a home. */
  | 'consultation'
  /** A joint inspection of a home. */
  | 'inspection'
  /** A meeting about a project that is under way. */
  | 'meeting';

/** How people meet for an appointment. */
export type AppointmentMedium =
  /** The consultant calls the visitor. */
  | 'phone'
  /** An online meeting. */
  | 'video'
  /** The visitor comes, or the consultant does. */
  | 'visit';

/** An action that staff can take on an appointment. */
export type AppointmentMove =
  /** `cancelAppointment`: before it begins. */
  | 'cancel'
  /** `confirmAppointment`: before it begins. */
  | 'confirm'
  /** `closeAppointment` with `held`: once it has begun. */
  | 'hold'
  /** `closeAppointment` with `missed`: once it has begun. */
  | 'miss'
  /** `rescheduleAppointment`: before it begins. */
  | 'reschedule';

/** Who changed an appointment. */
export type AppointmentParty =
  /** The customer, signed in. */
  | 'customer'
  /** An admin. */
  | 'staff'
  /** Someone who booked without signing in, or who has the mailed link. */
  | 'visitor';

/** Before today, or today and later, in the business time zone. */
export type AppointmentPeriod =
  /** The days before today. */
  | 'past'
  /** Today and later. */
  | 'upcoming';

/** An appointment and the version of it that was read. */
export type AppointmentRefInput = {
  /** The id of an appointment; `NOT_FOUND` if it does not exist or the caller may not see it. */
  id: string;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** Why a time cannot be booked. */
export type AppointmentSlotObstacle =
  /** The display location is closed for some of that time. */
  | 'closed'
  /** It has already begun. */
  | 'past'
  /** Nobody is free for as long as the format takes. */
  | 'taken'
  /** An appointment of this length would end after the business closes. */
  | 'tooLate'
  /** The format wants longer notice. Staff can book it. */
  | 'tooSoon';

/** The status of an appointment. */
export type AppointmentStatus =
  /** Booked by the visitor and not confirmed yet; it holds its slot. */
  | 'booked'
  /** It will not take place, and its slot is free again. This cannot be undone. */
  | 'cancelled'
  /** Confirmed by staff; it holds its slot. */
  | 'confirmed'
  /** It took place. */
  | 'held'
  /** The visitor did not come. */
  | 'missed';

/** A booking and the consultant who takes it over. */
export type AssignAppointmentInput = {
  /** The consultant who will hold it; `SLOT_TAKEN` if they are not free at that time. */
  consultantId: string;
  /** The id of an appointment; `NOT_FOUND` if it does not exist or the caller may not see it. */
  id: string;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** What is assigned, and to whom. Without a person and a team it is nobody’s. */
export type AssignInput = {
  /** For contacts, in place of `ids`: those selected for a bulk operation. */
  contacts?: ContactSelectionInput | null | undefined;
  /** Whose they must be by now: the id of a person, or `none` for unassigned ones. `CONFLICT` if one has another owner. */
  from?: string | null | undefined;
  /** Their ids: at most 500, of contacts about 2,500, which is what a request holds; 10,000 by `contacts` with `match`. */
  ids?: Array<string> | null | undefined;
  /** What the records are. */
  kind: OwnedKind;
  /** An active member of staff who may own such records, from `staff`. */
  toPerson?: string | null | undefined;
  /** A team: its active members who may own such records, of contacts and deals those who take leads, get equal shares. `CONFLICT` if there are none. */
  toTeam?: string | null | undefined;
};

/** The contacts that get a campaign: those that match every filter. An empty filter matches any contact. */
export type AudienceInput = {
  /** Contacts created on or after this day (`yyyy-mm-dd`) in the business’s time zone. */
  createdFrom?: string | null | undefined;
  /** Contacts created on or before this day (`yyyy-mm-dd`) in the business’s time zone. */
  createdTo?: string | null | undefined;
  /** Contacts from one of these sources, at most 20, spelled exactly as in the contacts; any source if missing or empty. */
  sources?: Array<string> | null | undefined;
  /** Contacts with one of these statuses; any status if missing or empty. */
  statuses?: Array<ContactStatus> | null | undefined;
  /** Contacts with at least one of these tags, at most 20; whatever their tags if missing or empty. */
  tags?: Array<string> | null | undefined;
};

/** A filter for the audit log; entries must match every field given. */
export type AuditFilterInput = {
  /** The exact action, as in `user.role`. */
  action?: string | null | undefined;
  /** The first day (`yyyy-mm-dd`) in the business’s time zone. */
  from?: string | null | undefined;
  /** The kind of an object, or its kind and id: `user` or `user:0199…`. */
  object?: string | null | undefined;
  /** Part of a name or an e-mail address. */
  person?: string | null | undefined;
  /** `done`, `refused` (everything that was not done), or an exact reason. */
  result?: string | null | undefined;
  /** The last day (`yyyy-mm-dd`) in the business’s time zone. */
  to?: string | null | undefined;
};

/** The bed that a bedroom is for. */
export type BedKind =
  /** A full bed. */
  | 'full'
  /** A king bed. */
  | 'king'
  /** A queen bed. */
  | 'queen'
  /** A twin bed. */
  | 'twin';

/** Days to block. */
export type BlockedDateInput = {
  /** The consultant who takes no bookings on these days; null to block them for everyone. */
  consultantId?: string | null | undefined;
  /** The last day, `yyyy-mm-dd`: the same as the first to block one day, and at most two years later. */
  endsOn: string;
  /** For staff, 1 to 200 characters. */
  reason: string;
  /** The first day, in the business time zone, `yyyy-mm-dd`. */
  startsOn: string;
};

/** A booking that staff make for a customer; it is confirmed at once. */
export type BookAppointmentForInput = {
  /** A day in the business time zone, `yyyy-mm-dd`: from `firstDate` to `lastDate` of `bookingDays`, and none of its `closedDates`. */
  appointmentDate: string;
  /** A `time` of `appointmentSlots`, for example `09:00 AM`. */
  appointmentTime: string;
  /** The consultant who will hold it; any free consultant if omitted. */
  consultantId?: string | null | undefined;
  /** The contact for whom it is booked; if omitted, the one with this address, or without an address the one with this phone number and name, or a new one. */
  contactId?: string | null | undefined;
  /** One e-mail address, at most 254 characters. The confirmation with a calendar entry is mailed there. Staff may leave it out: it is then that of the contact, if one is named. */
  customerEmail?: string | null | undefined;
  /** 1 to 200 characters. */
  customerName: string;
  /** A US phone number in any usual spelling, or one with its country code; at most 40 characters. It is stored in E.164. */
  customerPhone: string;
  /** The visitor’s design, by its code. It is kept with the booking in its present version; its home is what the booking is about, unless `homeSlug` or `planCode` say otherwise. One that does not exist stops no booking. */
  designCode?: string | null | undefined;
  /** How they meet: one of `appointmentFormats`, the first of them if omitted. */
  formatId?: string | null | undefined;
  /** The home of the catalog that it is about: the last part of its address. One that does not exist is left out, and stops no booking. */
  homeSlug?: string | null | undefined;
  /** Defaults to `consultation`. */
  kind?: AppointmentKind | null | undefined;
  /** The display location to come to, one of `locations`, within whose hours it has to be; only for a format in person. Omitted: the place of the format. */
  locationId?: string | null | undefined;
  /** What the visitor wants to talk about, at most 4,000 characters. */
  message?: string | null | undefined;
  /** The generated plan that it is about, by its code; left out if `homeSlug` names a home. One that does not exist stops no booking. */
  planCode?: string | null | undefined;
  /** A project that the caller may see; null if the appointment is not about a project. */
  projectId?: string | null | undefined;
  /** How the visitor came to the site; not kept of bookings that staff make. */
  touches?: TouchesInput | null | undefined;
};

/** An appointment to book. The rules are those of the booking form. */
export type BookAppointmentInput = {
  /** A day in the business time zone, `yyyy-mm-dd`: from `firstDate` to `lastDate` of `bookingDays`, and none of its `closedDates`. */
  appointmentDate: string;
  /** A `time` of `appointmentSlots`, for example `09:00 AM`. */
  appointmentTime: string;
  /** One e-mail address, at most 254 characters. The confirmation with a calendar entry is mailed there. Staff may leave it out: it is then that of the contact, if one is named. */
  customerEmail: string;
  /** 1 to 200 characters. */
  customerName: string;
  /** A US phone number in any usual spelling, or one with its country code; at most 40 characters. It is stored in E.164. */
  customerPhone: string;
  /** The visitor’s design, by its code. It is kept with the booking in its present version; its home is what the booking is about, unless `homeSlug` or `planCode` say otherwise. One that does not exist stops no booking. */
  designCode?: string | null | undefined;
  /** How they meet: one of `appointmentFormats`, the first of them if omitted. */
  formatId?: string | null | undefined;
  /** The home of the catalog that it is about: the last part of its address. One that does not exist is left out, and stops no booking. */
  homeSlug?: string | null | undefined;
  /** Defaults to `consultation`. */
  kind?: AppointmentKind | null | undefined;
  /** The display location to come to, one of `locations`, within whose hours it has to be; only for a format in person. Omitted: the place of the format. */
  locationId?: string | null | undefined;
  /** What the visitor wants to talk about, at most 4,000 characters. */
  message?: string | null | undefined;
  /** The generated plan that it is about, by its code; left out if `homeSlug` names a home. One that does not exist stops no booking. */
  planCode?: string | null | undefined;
  /** A project that the caller may see; null if the appointment is not about a project. */
  projectId?: string | null | undefined;
  /** How the visitor came to the site; not kept of bookings that staff make. */
  touches?: TouchesInput | null | undefined;
};

/** Whose limit it is. */
export type BookingCapInput = {
  /** Which limit. */
  kind: BookingCapKind;
  /** The `subject` of a `CappedBooker`. */
  subject: string;
};

/** What a limit on bookings counts by. */
export type BookingCapKind =
  /** The e-mail address that was given. */
  | 'mailbox'
  /** The network address that the bookings came from. */
  | 'network';

/** Work on a site on one day. */
export type BuildInput = {
  /** The members of the contractor’s crew who work on it, at most 200; all other members are taken off it. */
  crewIds?: Array<string> | null | undefined;
  /** Where the work takes place, at most 300 characters; the project’s site if omitted. */
  place?: string | null | undefined;
  /** One of `buildProjects`: neither completed nor canceled. */
  projectId: string;
  /** The day, in the business time zone; it may be in the past. */
  scheduledOn: string;
  /** What is built, for example `Set the modules`; 1 to 120 characters. */
  title: string;
};

/** The state of work on a site. */
export type BuildState =
  /** The work has begun. */
  | 'begun'
  /** The work cannot continue; `reason` says why. */
  | 'blocked'
  /** Finished; the work can be resumed. */
  | 'done'
  /** Scheduled for its day. */
  | 'scheduled';

/** Business hours that an admin is about to save. The rules are those of the form. */
export type BusinessHoursInput = {
  /** A full or half hour on a 24-hour clock, as in `17:00`; the last consultation ends then. */
  closes: string;
  /** The days on which consultations take place; Monday is 1, Sunday 7. */
  days: Array<number>;
  /** A full or half hour on a 24-hour clock, as in `09:00`. */
  opens: string;
  /** The IANA name of the time zone in which the hours are given. */
  timeZone: string;
};

/** How a call to a contact ended. */
export type CallOutcome =
  /** A message was left for the contact, who waits for an answer again from 9:00 AM of the next day, or of `followUpOn`, in the business time zone. */
  | 'left_message'
  /** Nobody was reached: the contact waits for an answer again from 9:00 AM of the next day, or of `followUpOn`, in the business time zone. */
  | 'no_answer'
  /** Somebody spoke with the contact. */
  | 'spoke'
  /** The number is not theirs: the contact no longer waits for a call. */
  | 'wrong_number';

/** The content of a campaign and its audience. */
export type CampaignContentInput = {
  /** All contacts if missing. */
  audience?: AudienceInput | null | undefined;
  /** Markdown with merge fields, at most 20,000 characters; HTML is shown as text. May be empty only in a draft. */
  body: string;
  /** May hold merge fields, as in `{{firstName|there}}`; at most 200 characters. May be empty only in a draft. */
  subject: string;
};

/** The state of a campaign. */
export type CampaignState =
  /** Ended for good: recipients not yet written to get no mail. */
  | 'canceled'
  /** Can be edited; no mails are sent. */
  | 'draft'
  /** No further recipients are written to until somebody resumes it. */
  | 'paused'
  /** Starts automatically at its scheduled time. */
  | 'scheduled'
  /** Mails to the recipients are being sent. */
  | 'sending'
  /** Every recipient has been processed. */
  | 'sent';

/** A booking to cancel. */
export type CancelAppointmentInput = {
  /** The id of an appointment; `NOT_FOUND` if it does not exist or the caller may not see it. */
  id: string;
  /** A note to include in the mail to the customer, at most 1,000 characters. */
  note?: string | null | undefined;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** Bookings to cancel together. */
export type CancelAppointmentsInput = {
  /** The appointments, at most 200. Those that cannot be cancelled any more are skipped. */
  ids: Array<string>;
  /** Whether to mail those who booked: one mail to each mailbox, whatever the number of its bookings. */
  tell: boolean;
};

/** The appointment to cancel, identified by a mailed link. */
export type CancelLinkedAppointmentInput = {
  /** The part after `token=` in the mailed link. `LINK_INVALID` if there is no such link, `LINK_EXPIRED` once the appointment has begun. */
  token: string;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** How the sale of a won deal is cancelled. */
export type CancelSaleInput = {
  /** How much of what was paid the seller keeps, in whole cents. It is 0 unless the home was ordered by that day, or `note` says why. */
  keepCents: number;
  /** More about it, at most 1,000 characters. Null if there is none. */
  note?: string | null | undefined;
  /** The number of the deal, as in `D-1042`, typed by whoever cancels. */
  number: string;
  /** The day, from that of winning to today, in the business’s time zone. */
  on: string;
  /** Why it was cancelled. */
  reason: LostReason;
};

/** A line of a change order. */
export type ChangeLineInput = {
  /** What it adds to the total; quantity × unit price if omitted. Negative for a discount, which needs a note. Of tax it is computed, whatever is sent. */
  amountCents?: number | null | undefined;
  /** Always firm, which may be left out. */
  basis?: QuoteBasis | null | undefined;
  /** What it is for, as in the price book: `home:birkenfeld`, `option:roof:hip`, `tax:sales`. Lines that staff add have a key of their own. One that is left out is made. */
  key?: string | null | undefined;
  /** What people read, 1 to 120 characters. */
  label: string;
  /** The most that an allowance settles at, in whole cents, not below its amount; the amount if omitted. Of other lines it is ignored, and of tax computed. */
  notToExceedCents?: number | null | undefined;
  /** What the amount depends on, or why there is a discount, at most 300 characters. Null if there is no more to say. */
  note?: string | null | undefined;
  /** Of sales tax, its percentage, 0 to 100 with at most three decimals; the tax then does not exceed that percentage either. It stays if omitted, and is ignored of other lines. */
  percent?: number | null | undefined;
  /** How many, with at most three decimals; 1 of what is not counted. 1 if omitted. */
  quantity?: number | null | undefined;
  /** The id of the line of the agreement, an allowance, that it settles above its limit: the amount is what the work costs above the present amount of the allowance, which then counts as settled. */
  settles?: string | null | undefined;
  /** Whether sales tax is due on it. False if omitted. */
  taxable?: boolean | null | undefined;
  /** What one costs, in whole cents. Null where the amount is not a quantity of something. */
  unitCents?: number | null | undefined;
};

/** What a change order says. Of a draft that is changed, what is left out stays. */
export type ChangeOrderInput = {
  /** By how many days it moves the stages that have not begun and the estimated completion, -60 to 365; negative for earlier. 0 of a new one if left out. */
  days?: number | null | undefined;
  /** Its lines, without tax, which is computed. Of a new one those that the two versions of the design make at the prices of today, if left out. */
  lines?: Array<ChangeLineInput> | null | undefined;
  /** Why the contract changes, 1 to 500 characters. The document says it. A new one needs it. */
  reason?: string | null | undefined;
  /** The version of the design from then on. Of a new one the newest if left out. */
  toVersion?: number | null | undefined;
};

/** How far a change order is. */
export type ChangeOrderStatus =
  /** A signer declined it. Final. */
  | 'declined'
  /** Staff are writing it. Nobody else sees it. */
  | 'draft'
  /** It was not signed by everybody in time. Final. */
  | 'expired'
  /** It was sent to its signers. What it says no longer changes. */
  | 'sent'
  /** Everybody has signed, and the contract has changed. Final: another change order undoes it. */
  | 'signed'
  /** Staff made it void. Final. */
  | 'void';

/** How many choices of a group can be made. */
export type Choose =
  /** Any number, or none. */
  | 'many'
  /** Exactly one: the standard choice unless another is made. */
  | 'one';

/** What the visitor chose in Design Your Home, as ids of the options. */
export type ChosenDesignInput = {
  /** `gable`, `hip`, `shed`, `mansard`, `gambrel`, `flat`, `butterfly` or `saltbox`. Null if not chosen. */
  roof?: string | null | undefined;
  /** `vinyl`, `fiber-cement`, `wood`, `brick`, `stone`, `stucco`, `metal` or `composite`. Null if not chosen. */
  siding?: string | null | undefined;
};

/** What a buyer may claim a discount for. */
export type Claim =
  /** Someone in the household serves or served. */
  | 'military'
  /** One of the seller’s buyers referred them. */
  | 'referral';

/** The outcome of an appointment. */
export type CloseAppointmentInput = {
  /** The id of an appointment; `NOT_FOUND` if it does not exist or the caller may not see it. */
  id: string;
  /** `held` or `missed`; either can later be corrected to the other. */
  outcome: AppointmentStatus;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** Somebody who buys together with the contact. */
export type CoBuyerInput = {
  /** One e-mail address. */
  email: string;
  /** The name, in 1 to 120 characters. */
  name: string;
};

/** The arrangement of the columns of a list, each named at most once. */
export type ColumnLayoutInput = {
  /** Columns to hide; the first one of a list always stays. */
  hidden: Array<string>;
  /** Columns from left to right; those that are not named follow in their usual order. */
  order: Array<string>;
  /** Columns with a width other than the usual one. */
  widths: Array<ColumnWidthInput>;
};

/** The width of a column. */
export type ColumnWidthInput = {
  /** Which column, by its name in the list, as in `email`. */
  column: string;
  /** In pixels, 64 to 640. */
  width: number;
};

/** A consultant to add. */
export type ConsultantInput = {
  /** Where news of their bookings is mailed; null for the address of the account or, without one, the company’s. */
  email?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** Whether new bookings are given to this consultant. */
  onDuty: boolean;
  /** Their own account, one of staff; null for none. */
  userId?: string | null | undefined;
  /** The weekdays on which they work, at least one; Monday is 1, Sunday 7. */
  weekdays: Array<number>;
};

/** A request to be called back. The rules are those of the dialog. */
export type ConsultantRequestInput = {
  /** Where the home is to be placed, at most 300 characters. */
  address?: string | null | undefined;
  /** The visitor’s design. Null if there is none. */
  design?: ChosenDesignInput | null | undefined;
  /** The visitor’s design, by its code, kept with the request in its present version. One that does not exist stops no request. */
  designCode?: string | null | undefined;
  /** One mailbox, at most 254 characters. The contact is found by it, or created. */
  email: string;
  /** 2 to 200 characters. */
  fullName: string;
  /** A US phone number in any usual spelling, or one with its country code; at most 40 characters. It is stored in E.164. */
  phone: string;
  /** A UUID of one filled-in form: sending it again stores nothing new, and with different content it is refused with `KEY_REUSED`. */
  requestKey?: string | null | undefined;
  /** Whether a consultant should research the property before calling. */
  researchProperty?: boolean | null | undefined;
  /** How the visitor came to the site. */
  touches?: TouchesInput | null | undefined;
};

/** A call to a contact. */
export type ContactCallInput = {
  /** The day of the next call, in the business time zone; not a past one. After `no_answer` and `left_message` the contact, if they wait for an answer, waits again from 9:00 AM of that day; otherwise it makes a task of the caller’s. */
  followUpOn?: string | null | undefined;
  /** How the call ended. */
  outcome: CallOutcome;
  /** What was said, at most 4,000 characters of plain text. */
  text?: string | null | undefined;
};

/** What a row does if there is a contact, or an earlier row of the file, of the same person. */
export type ContactImportDuplicates =
  /** It only fills in what is missing. */
  | 'merge'
  /** Nothing: it is left out. */
  | 'skip'
  /** Its values replace those that are there. */
  | 'update';

/** The field that a column of an imported file holds. */
export type ContactImportField =
  /** Postal addresses, at most 300 characters. */
  | 'address'
  /** Companies, at most 200 characters. */
  | 'company'
  /** Whether the contact wants campaigns; `words` of the options says what other words than yes and no stand for. */
  | 'consent'
  /** When they said so; the time of the import if it cannot be read. */
  | 'consentAt'
  /** Where they said so, at most 200 characters; the name of the file if it is missing. */
  | 'consentSource'
  /** When new contacts were known first, as a day or an instant. What cannot be read or lies in the future is ignored. */
  | 'createdAt'
  /** E-mail addresses, by which contacts are recognized. A column must hold them, unless one holds phone numbers. */
  | 'email'
  /** First names, at most 100 characters. */
  | 'firstName'
  /** First and last name in one cell, split as `names` of the options says. */
  | 'fullName'
  /** Last names, at most 100 characters. */
  | 'lastName'
  /** Notes, at most 4,000 characters; they become notes on the contact’s timeline. */
  | 'notes'
  /** Members of staff, by e-mail address or name; `words` of the options says who is meant where that is not enough. */
  | 'owner'
  /** Phone numbers in any usual spelling, at most 40 characters. With first and last name, they recognize a contact where there is no e-mail address. */
  | 'phone'
  /** None: the column is not imported. */
  | 'skip'
  /** Where contacts came from, at most 60 characters; `words` of the options says what a word stands for, and others stay as they are. */
  | 'source'
  /** Statuses in any words; `words` of the options says what they stand for. */
  | 'status'
  /** Tags, separated by commas or semicolons. */
  | 'tags';

/** How full names are split. */
export type ContactImportNames =
  /** The first word is the first name. */
  | 'firstWord'
  /** By what is known about names: particles as in `van der Berg`, suffixes as in `King Jr.`, last names before a comma. */
  | 'guess'
  /** The last word is the last name. */
  | 'lastWord';

/** How the rows of a file are read. */
export type ContactImportOptionsInput = {
  /** `update` if missing. */
  duplicates?: ContactImportDuplicates | null | undefined;
  /** `guess` if missing. */
  names?: ContactImportNames | null | undefined;
  /** Single names that are split otherwise, at most 1,000. */
  splits?: Array<ContactImportSplitInput> | null | undefined;
  /** What words stand for, at most 600. Others are guessed; a status that cannot be guessed makes a new contact a prospect and leaves a known one as it is, and a source stays as it is written. */
  words?: Array<ContactImportWordInput> | null | undefined;
};

/** What the import did with a row. */
export type ContactImportOutcome =
  /** Created a contact. */
  | 'created'
  /** Could not be imported after all; `problem` says why. */
  | 'failed'
  /** Was combined with an earlier row. */
  | 'repeated'
  /** Changed nothing: the contact already had all of the row’s values. */
  | 'unchanged'
  /** Updated a contact. */
  | 'updated';

/** How one full name is split. */
export type ContactImportSplitInput = {
  /** How many words are the first name, from 0; the others are the last name. */
  firstWords: number;
  /** The name as it is in the file, at most 400 characters. */
  name: string;
};

/** The state of an import. */
export type ContactImportState =
  /** The dry run is done; no contact has been changed yet. */
  | 'checked'
  /** The dry run is in progress. */
  | 'checking'
  /** The import is done and can be reverted. */
  | 'imported'
  /** Contacts are being created and updated. */
  | 'importing'
  /** The import was reverted. */
  | 'reverted'
  /** The import is being reverted. */
  | 'reverting'
  /** The file is uploaded; its columns still have to be mapped. */
  | 'uploaded';

/** What reverting the import did with a row. */
export type ContactImportUndone =
  /** Left the contact alone; `problem` says why. */
  | 'kept'
  /** Deleted the contact that the row had created. */
  | 'removed'
  /** Restored the earlier values of the contact that the row had updated. */
  | 'restored';

/** What the import will do with a row, according to the dry run. */
export type ContactImportVerdict =
  /** Cannot be imported; `problem` says why. */
  | 'error'
  /** Creates a contact. */
  | 'new'
  /** Is combined with the earlier row of the same person; `problem` names the line. */
  | 'repeat'
  /** Is left out, as the person is known already. */
  | 'skip'
  /** Changes nothing: the contact already has all of the row’s values. */
  | 'unchanged'
  /** Updates the contact that has the row’s e-mail address or, where one of them has none, its phone number and name. */
  | 'update';

/** A field whose words have to be understood. */
export type ContactImportWordField =
  /** Stands for a `MarketingConsent`. */
  | 'consent'
  /** Stands for a member of staff, by id. */
  | 'owner'
  /** Stands for a source by its name. */
  | 'source'
  /** Stands for a `ContactStatus`. */
  | 'status';

/** What a word of the file stands for. */
export type ContactImportWordInput = {
  /** The field in whose column the word is. */
  field: ContactImportWordField;
  /** A value of `ContactStatus`, a value of `MarketingConsent`, a source of at most 60 characters, or the id of a member of staff. Blank if the word stands for nothing; a source is then the word itself. */
  value: string;
  /** The word, 1 to 200 characters; letter case and repeated blanks make no difference. */
  word: string;
};

/** A filter for contacts, which must match every field given. A missing field does not narrow the result. */
export type ContactMatchInput = {
  /** Contacts added in this period. */
  added?: AddedSpan | null | undefined;
  /** Contacts added on or after this day (`yyyy-mm-dd`) in the business’s time zone. */
  addedFrom?: string | null | undefined;
  /** Contacts added on or before this day (`yyyy-mm-dd`) in the business’s time zone. */
  addedTo?: string | null | undefined;
  /** Contacts who booked, asked or designed with a design of this home, or who booked for it: the slug of a home of the catalog, or the code of a generated plan. */
  home?: string | null | undefined;
  /** Contacts with a design of at most this price. */
  maxPrice?: number | null | undefined;
  /** Contacts with a design of at least this price: its delivered total on the day it was designed. */
  minPrice?: number | null | undefined;
  /** True for prospects and active contacts. False does not narrow the result. */
  open?: boolean | null | undefined;
  /** Whose contacts: `me`, `none` for those whom nobody active owns who may, or the id of a member of staff; `BAD_INPUT` for anything else. */
  owner?: string | null | undefined;
  /** Contacts with a design with this roof. */
  roof?: RoofProfile | null | undefined;
  /** Words that must all be found, in any order, each in a name, an e-mail address, a company, a phone number (as written or as dialed), a tag, a note, or the home or the code of a design; part of a word is enough (one or two letters must begin a word). Letter case, accents and repeated blanks do not matter: `zoe muller` finds Zoë Müller. At most 100 characters. */
  search?: string | null | undefined;
  /** Contacts of the source with this spelling; letter case, blanks and punctuation make no difference. */
  source?: string | null | undefined;
  /** Contacts with this status. */
  status?: ContactStatus | null | undefined;
  /** Contacts that carry this tag. */
  tag?: string | null | undefined;
  /** True for contacts who are waiting for an answer, as `overview.waiting` lists them. False does not narrow the result. */
  waiting?: boolean | null | undefined;
};

/** A note about a contact. */
export type ContactNoteInput = {
  /** 1 to 4,000 characters of plain text. */
  text: string;
};

/** What is being typed into the contact form, to look for duplicates. */
export type ContactProbeInput = {
  /** May be incomplete; compared as soon as it contains an `@`. */
  email?: string | null | undefined;
  /** The id of the contact being edited, which is not reported as a duplicate of itself. */
  exceptId?: string | null | undefined;
  /** Compared together with `lastName`. */
  firstName?: string | null | undefined;
  /** Compared together with `firstName`. */
  lastName?: string | null | undefined;
  /** Compared by its last ten digits, once it has at least seven. */
  phone?: string | null | undefined;
};

/** The contacts of one bulk operation, at most 10,000: either those listed in `ids`, or all that match. */
export type ContactSelectionInput = {
  /** With `match`: how many contacts the caller saw. If more or fewer match by now, nothing is done (`CONFLICT`). */
  count?: number | null | undefined;
  /** At least one. If one of the contacts no longer exists, nothing is done (`CONFLICT`). */
  ids?: Array<string> | null | undefined;
  /** All contacts that match when the operation runs; pass `count` to guard against surprises. */
  match?: ContactMatchInput | null | undefined;
};

/** The order of a list of contacts. */
export type ContactSort =
  /** By company, A to Z; contacts without one come last. */
  | 'company'
  /** By company, Z to A; contacts without one come last. */
  | 'company_desc'
  /** By e-mail address, A to Z. */
  | 'email'
  /** By e-mail address, Z to A. */
  | 'email_desc'
  /** By last name, then first name, A to Z. */
  | 'name'
  /** By last name, then first name, Z to A. */
  | 'name_desc'
  /** Most recently created first. */
  | 'newest'
  /** Earliest created first. */
  | 'oldest'
  /** By status, A to Z. */
  | 'status'
  /** By status, Z to A. */
  | 'status_desc';

/** The status of a contact, set by staff or by an import. */
export type ContactStatus =
  /** In talks with staff. */
  | 'active'
  /** Has bought. */
  | 'customer'
  /** No longer pursued. */
  | 'inactive'
  /** Might buy. The default for a new contact. */
  | 'prospect';

/** Tags to add and to remove; at least one. */
export type ContactTagsInput = {
  /** At most 20, each of at most 40 characters. */
  add?: Array<string> | null | undefined;
  /** At most 20. Contacts without them are left as they are. */
  remove?: Array<string> | null | undefined;
};

/** A new content entry. */
export type ContentItemInput = {
  /** The last day (`yyyy-mm-dd`) in the business’s time zone. If missing, the entry is shown until further notice. */
  endsOn?: string | null | undefined;
  /** At most 12 numbers by name, in percent, whole US dollars or years. An example price requires price, monthly, bedrooms, bathrooms, downPercent and years, and may name its `home` by its address. */
  figures: Record<string, unknown>;
  /** The kind of the entry. It cannot be changed once the entry exists. */
  kind: ContentKind;
  /** Its place among the entries of its kind, from 0 to 1,000; the lowest comes first. */
  position: number;
  /** Whether it is made up, as in a demo. False if omitted. */
  sample?: boolean | null | undefined;
  /** The first day (`yyyy-mm-dd`) in the business’s time zone. If missing, the entry has no first day. */
  startsOn?: string | null | undefined;
  /** The terms in 1 to 80 characters, as in `3.5% down`. */
  terms: string;
  /** 1 to 600 characters of plain text. */
  text: string;
  /** 1 to 120 characters, as in `FHA`. */
  title: string;
  /** The group on the Finance page: `government-backed`, `state-local`, `private` or `unique`. Required for programs and ways to finance. */
  topic?: string | null | undefined;
};

/** What an entry of the marketing content is about. */
export type ContentKind =
  /** A fact about the company, such as its license: `terms` says it, `title` names it. */
  | 'company_fact'
  /** An example of what a home of a certain size costs, in total and per month. */
  | 'example_price'
  /** A way to finance a home. */
  | 'financing'
  /** Assistance from a government or another third party. */
  | 'program'
  /** A discount or a gift. */
  | 'promotion'
  /** Somebody who works here: `title` is the name, `terms` the job. */
  | 'team_member'
  /** What a buyer says: `title` is the name, `terms` the town, `text` the words. */
  | 'testimonial';

/** Whether visitors see an entry. */
export type ContentState =
  /** Shown today. */
  | 'current'
  /** Its last day has passed. */
  | 'expired'
  /** Its first day is still to come. */
  | 'upcoming';

/** A new campaign; no mails go out until it is sent or scheduled. */
export type CreateCampaignInput = {
  /** All contacts if missing. */
  audience?: AudienceInput | null | undefined;
  /** Markdown with merge fields, at most 20,000 characters; HTML is shown as text. May be empty only in a draft. */
  body: string;
  /** For staff, 1 to 120 characters; recipients do not see it. */
  name: string;
  /** A UUID of the filled-in form: a retry with the same key returns the campaign already created. */
  requestKey?: string | null | undefined;
  /** May hold merge fields, as in `{{firstName|there}}`; at most 200 characters. May be empty only in a draft. */
  subject: string;
};

/** A new contact. The rules are those of the contact form. */
export type CreateContactInput = {
  /** The postal address, at most 300 characters. */
  address?: string | null | undefined;
  /** At most 200 characters. */
  company?: string | null | undefined;
  /** Where the contact said so, at most 200 characters; `Contact form` if missing. */
  consentSource?: string | null | undefined;
  /** One mailbox, at most 254 characters. It may be missing or blank for a new contact with a phone number; in a change, a missing one stays. */
  email?: string | null | undefined;
  /** 1 to 100 characters. */
  firstName: string;
  /** 1 to 100 characters. */
  lastName: string;
  /** Whether the contact wants campaigns; `unknown` if null. The time of a change is recorded. */
  marketingConsent?: MarketingConsent | null | undefined;
  /** A member of staff, from `contactOwners`. */
  ownerId?: string | null | undefined;
  /** A US phone number in any usual spelling, or one with its country code; at most 40 characters. It is stored in E.164. */
  phone?: string | null | undefined;
  /** Where the contact came from, at most 60 characters; `manual` if missing. */
  source?: string | null | undefined;
  /** `prospect` if missing. */
  status?: ContactStatus | null | undefined;
  /** Free-form tags: at most 20, each at most 40 characters. */
  tags?: Array<string> | null | undefined;
};

/** A new project. */
export type CreateProjectInput = {
  /** The amount spent so far, in whole US dollars; at most 1,000,000,000. */
  actualCost?: number | null | undefined;
  /** The address of the building site, at most 300 characters. A customer may change it until construction begins. */
  address?: string | null | undefined;
  /** Full and half baths, each counted as one; from 0 to 50. */
  bathrooms?: number | null | undefined;
  /** From 0 to 50. */
  bedrooms?: number | null | undefined;
  /** In whole US dollars, at most 1,000,000,000. */
  budget?: number | null | undefined;
  /** The e-mail address that the customer prefers for this project: one address, at most 254 characters. */
  contactEmail?: string | null | undefined;
  /** The contact that the project originates from. */
  contactId?: string | null | undefined;
  /** The phone number that the customer prefers for this project. A US phone number in any usual spelling, or one with its country code; at most 40 characters. It is stored in E.164. */
  contactPhone?: string | null | undefined;
  /** An account with the role contractor. */
  contractorId?: string | null | undefined;
  /** An account with the role customer. */
  customerId?: string | null | undefined;
  /** Plain text, at most 4,000 characters. */
  description?: string | null | undefined;
  /** When the home is expected to be ready; not before `startDate`. */
  estimatedCompletion?: string | null | undefined;
  /** The member of staff whose work it is: an admin or a project manager. What a project manager creates is theirs unless another one is named. */
  managerId?: string | null | undefined;
  /** 1 to 200 characters. */
  name: string;
  /** The customer’s notes for everyone on the project, at most 4,000 characters. */
  notes?: string | null | undefined;
  /** A percentage, 0 to 100, in the range of a usual stage; if omitted, it follows the stage. Always 100 for a completed project. */
  progress?: number | null | undefined;
  /** Free text, for example `Manufactured Home`; at most 80 characters. */
  propertyType?: string | null | undefined;
  /** Living area in square feet, at most 1,000,000. */
  sqft?: number | null | undefined;
  /** The current stage of the work, at most 80 characters: a usual one, which status and progress go with, or any other text. Defaults to `Design` for a new project. */
  stage?: string | null | undefined;
  /** When the work begins, in the business time zone. */
  startDate?: string | null | undefined;
  /** Defaults to `planning` for a new project. Not every status may follow every other, and not every status goes with every usual stage; if omitted, it follows the stage. */
  status?: ProjectStatus | null | undefined;
  /** Why an admin completes the project, or moves it to a stage, although what is required (an approved contract, plans and permits, a place in the factory) is rejected or missing; at most 500 characters. Without it, that is refused. */
  withoutPapers?: string | null | undefined;
};

/** A report to save. */
export type CreateReportInput = {
  /** What the report shows. */
  definition: ReportDefinitionInput;
  /** The name of the report, 1 to 120 characters. */
  name: string;
  /** Whether all staff may see and change it, or its owner alone. */
  shared: boolean;
};

/** A member of a crew. */
export type CrewMemberInput = {
  /** The build they work on; null for none. */
  buildId?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** A US phone number in any usual spelling, or one with its country code; at most 40 characters. It is stored in E.164. */
  phone?: string | null | undefined;
  /** Free text, for example `Roofing`; 1 to 80 characters. */
  trade: string;
};

/** The state of the database, in a word. */
export type DatabaseWord =
  /** Answers fast, with room to spare. */
  | 'optimal'
  /** Some migrations of this build are not applied yet. */
  | 'outdated'
  /** Answers slowly (above 250 milliseconds), or more than 80 percent of its connections are in use. */
  | 'strained';

/** The hours of one day of the week. */
export type DayHoursInput = {
  /** When it closes the same day, as in `17:30`. */
  closes: string;
  /** The day of the week; Monday is 1, Sunday 7. */
  day: number;
  /** When it opens by the clock of the business, a full or half hour, as in `10:00`. */
  opens: string;
};

/** What happened with a deal. */
export type DealEventKind =
  /** A signer declined the agreement. */
  | 'agreement_declined'
  /** The agreement ran out before everybody had signed. */
  | 'agreement_expired'
  /** The agreement was sent to its signers. */
  | 'agreement_sent'
  /** One of the signers signed the agreement. */
  | 'agreement_signature'
  /** The last of the signers signed the agreement. */
  | 'agreement_signed'
  /** The agreement was made void. */
  | 'agreement_voided'
  /** An allowance that was settled is open again. */
  | 'allowance_opened'
  /** An allowance of its contract was settled. */
  | 'allowance_settled'
  /** A signer declined a change order. */
  | 'change_order_declined'
  /** A change order ran out before everybody had signed. */
  | 'change_order_expired'
  /** A change order was sent to its signers. */
  | 'change_order_sent'
  /** One of the signers signed a change order. */
  | 'change_order_signature'
  /** The last of the signers signed a change order: the contract has changed. */
  | 'change_order_signed'
  /** A change order was made void. */
  | 'change_order_voided'
  /** Fields were changed; the note names them. */
  | 'changed'
  /** Its buyer booked or asked again. */
  | 'lead'
  /** It went to another stage. */
  | 'moved'
  /** It began. */
  | 'opened'
  /** A payment or a refund was recorded. */
  | 'payment_recorded'
  /** A payment or a refund was taken back. */
  | 'payment_voided'
  /** The buyer accepted a quote. */
  | 'quote_accepted'
  /** The buyer declined a quote. */
  | 'quote_declined'
  /** A quote ran out. */
  | 'quote_expired'
  /** A quote was issued. */
  | 'quote_issued'
  /** A quote was withdrawn. */
  | 'quote_withdrawn'
  /** It was won, and its sale was cancelled. */
  | 'sale_cancelled';

/** What staff say about a deal. In a change, fields left out stay as they are, and null takes away. */
export type DealInput = {
  /** Who buys together with the contact; at most 5. A change replaces all of them. */
  coBuyers?: Array<CoBuyerInput> | null | undefined;
  /** The buyer’s contact. Required for a new deal. */
  contactId?: string | null | undefined;
  /** The code of the design that the buyer wants. Null without one. */
  designCode?: string | null | undefined;
  /** The day on which it should be decided. Null if nobody has said. */
  expectedCloseOn?: string | null | undefined;
  /** The account of the admin who works on it. */
  ownerId?: string | null | undefined;
  /** How likely it is won, in whole percent. Null for what is usual in its stage. */
  probabilityPercent?: number | null | undefined;
  /** Where the deal came from, at most 100 characters. Null if unknown. */
  source?: string | null | undefined;
  /** What the deal is worth while nothing has a price, in whole cents, at least 0. */
  valueCents?: number | null | undefined;
};

/** The order of a list of deals. */
export type DealSort =
  /** By the buyer’s name. */
  | 'buyer'
  /** The earliest expected close first; those without one last. */
  | 'close'
  /** By the name of the home; those without one last. */
  | 'home'
  /** The most recently opened first. */
  | 'newest'
  /** The lowest number first. */
  | 'number'
  /** By the owner’s name; those without one last. */
  | 'owner'
  /** The most likely first. */
  | 'probability'
  /** From `new` to `lost`. */
  | 'stage'
  /** Those with the latest activity first. */
  | 'touched'
  /** The largest value first. */
  | 'value'
  /** The largest weighted value first. */
  | 'weighted';

/** How far a deal is. */
export type DealStage =
  /** An agreement is out. */
  | 'agreed'
  /** Somebody has talked with the buyer. */
  | 'contacted'
  /** It came to nothing, for a reason. */
  | 'lost'
  /** It began. */
  | 'new'
  /** A quote is out. */
  | 'quoted'
  /** The buyer has seen a home. */
  | 'visited'
  /** It was won. It stays so until its sale is cancelled, and can then go back to `quoted`. */
  | 'won';

/** Where the value of a deal comes from. */
export type DealValueBasis =
  /** The total of its accepted quote. */
  | 'accepted_quote'
  /** The contract sum; of a won deal that with which it was won, of a cancelled one 0. */
  | 'contract'
  /** The delivered total of its design. */
  | 'design'
  /** The total of its newest issued quote. */
  | 'issued_quote'
  /** No price yet: the value is 0. */
  | 'none'
  /** What staff say. */
  | 'typed';

/** A county where the seller does not deliver. */
export type DeliveryExceptionInput = {
  /** A county of this state, without the word County. */
  county: string;
  /** Why, in 1 to 200 characters that visitors read. */
  sentence: string;
  /** `WA`, `OR` or `ID`. */
  state: string;
};

/** How the seller delivers. Fields left out stay as they are. */
export type DeliveryInput = {
  /** Counties where homes are not delivered all the same, at most 100. */
  except?: Array<DeliveryExceptionInput> | null | undefined;
  /** The most weeks until a home is delivered, 1 to 104. */
  leadWeeksHigh?: number | null | undefined;
  /** The fewest weeks until a home is delivered, 1 to 104. */
  leadWeeksLow?: number | null | undefined;
  /** The most miles from the plant, 1 to 2,000. */
  maxMiles?: number | null | undefined;
  /** What the plant is called, 1 to 80 characters. */
  plantName?: string | null | undefined;
  /** The ZIP code of the plant, of an area in one of the states: its inner point is where miles begin. */
  plantZip?: string | null | undefined;
  /** Miles by road are the great circle times this, 1 to 2, with at most three decimals. */
  roadFactor?: number | null | undefined;
  /** Where homes are delivered: `WA`, `OR`, `ID`, each at most once. */
  states?: Array<string> | null | undefined;
  /** The widest section that travels, 8 to 20 feet, whole or half: wider plans are not drawn, and other homes with a wider section have no delivered total. */
  transportWidthFeet?: number | null | undefined;
};

/** The kind of an appointment, its project, its format and its place. */
export type DescribeAppointmentInput = {
  /** The new format; null to keep it. `SLOT_TAKEN` if the consultant is not free for as long as it takes. */
  formatId?: string | null | undefined;
  /** The id of an appointment; `NOT_FOUND` if it does not exist or the caller may not see it. */
  id: string;
  /** The new kind. */
  kind: AppointmentKind;
  /** The place of this one appointment, at most 300 characters: for example the link of a video talk. Omit it to keep it; empty for that of the format. */
  place?: string | null | undefined;
  /** The project it will belong to; null for none. */
  projectId?: string | null | undefined;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** The home of a design, named in one of three ways. */
export type DesignHomeInput = {
  /** An edited plan: a document `hearthline.plan/1`. */
  plan?: Record<string, unknown> | null | undefined;
  /** A generated plan, by its code. */
  planCode?: string | null | undefined;
  /** A home of the catalog: the last part of its address. */
  slug?: string | null | undefined;
};

/** The content of a design. In a change, fields left out stay as they are, and null takes away; another home replaces the one before. */
export type DesignInput = {
  /** Discounts that the buyer claims: `military`, `referral`. */
  claims?: Array<Claim> | null | undefined;
  /** The home; `BAD_INPUT` if there is none such. */
  home?: DesignHomeInput | null | undefined;
  /** How it is paid. */
  loan?: DesignLoanInput | null | undefined;
  /** What the buyer calls it, at most 80 characters. */
  name?: string | null | undefined;
  /** Other choices as `group:choice`, at most 60. */
  options?: Array<string> | null | undefined;
  /** The roof. Null until one is chosen. */
  roof?: RoofProfile | null | undefined;
  /** The siding. Null until one is chosen. */
  siding?: Siding | null | undefined;
  /** Where the home will stand. */
  site?: DesignSiteInput | null | undefined;
};

/** What a design came with. */
export type DesignLeadKind =
  /** A booking. */
  | 'appointment'
  /** A request to be called back. */
  | 'request';

/** How a buyer means to pay. Fields left out stay as they are. */
export type DesignLoanInput = {
  /** The down payment in percent of the price. Null for that of the kind of loan. */
  downPercent?: number | null | undefined;
  /** Homeowner’s insurance of a year. Null for what is usual. */
  insuranceCents?: number | null | undefined;
  /** The kind of loan. Null if not said. */
  kind?: LoanKindKey | null | undefined;
  /** Interest in percent a year. Null for that of the kind of loan. */
  ratePercent?: number | null | undefined;
  /** Rent of the lot, a month. Null for none. */
  rentCents?: number | null | undefined;
  /** Property tax, percent of the price a year. Null for what is usual. */
  taxPercent?: number | null | undefined;
  /** The term. Null for that of the kind of loan. */
  years?: number | null | undefined;
};

/** Where a home will stand. Fields left out stay as they are. */
export type DesignSiteInput = {
  /** At most 300 characters. Null if not said, and for whoever may not change the design. */
  address?: string | null | undefined;
  /** The county, which decides the sales tax, instead of the one that the ZIP code says. Null if not said, and for whoever may not change the design. */
  county?: string | null | undefined;
  /** Whose land it is. Null if not said. */
  land?: Land | null | undefined;
  /** Miles from the plant, 0 to 600, instead of those that the ZIP code says. Null if not said. */
  miles?: number | null | undefined;
  /** Where the sewage goes. Null if not said. */
  sewer?: Sewer | null | undefined;
  /** Where the water comes from. Null if not said. */
  water?: Water | null | undefined;
  /** Five digits, which say county and miles; another one that is sent without them clears both. Null if not said, and for whoever may not change the design. */
  zip?: string | null | undefined;
};

/** A decision on a document version. */
export type DocumentDecision =
  /** Accepted. */
  | 'approved'
  /** Not accepted; a note says why. */
  | 'rejected';

/** The order of a list of documents. */
export type DocumentSort =
  /** The latest upload first. */
  | 'newest'
  /** The earliest upload first, as in a work queue. */
  | 'oldest';

/** The review state of a document version. */
export type DocumentState =
  /** Accepted. */
  | 'approved'
  /** Not accepted; `note` says why, and a new version is expected. */
  | 'rejected'
  /** Not reviewed yet. */
  | 'waiting';

/** The type of a document. Contractors see plans and permits once they are approved, photos at once, and their own uploads. */
export type DocumentType =
  /** An agreement, signed or to be signed. */
  | 'contract'
  /** A bill, paid or unpaid. */
  | 'invoice'
  /** Anything else. */
  | 'other'
  /** A permit from an authority. */
  | 'permit'
  /** A picture; the only type that contractors can upload. */
  | 'photo'
  /** Drawings of the home or the site. */
  | 'plans';

/** What possible duplicates have in common. */
export type DuplicateReason =
  /** The e-mail address: almost certainly the same person. */
  | 'email'
  /** First and last name, of `duplicateGroups` the postal address too: possibly the same person. */
  | 'name'
  /** The phone number, with or without the country code. */
  | 'phone';

/** Something that comes with a home. */
export type EquipmentItemInput = {
  /** The group that it is listed in, as in `Kitchen`; 1 to 60 characters. */
  group: string;
  /** What it is, as in `Dishwasher`; 1 to 80 characters. */
  label: string;
  /** What there is to say about it; at most 300 characters, may be empty. */
  text: string;
};

/** An equipment sheet from a day on; the one of its scope that holds before ends the day before. */
export type EquipmentSheetInput = {
  /** The last day, in the business’s time zone; until further notice if omitted. */
  endsOn?: string | null | undefined;
  /** 1 to 45, in the order in which they are shown; each name once in its group. */
  items: Array<EquipmentItemInput>;
  /** Which homes it is for: `home:<slug>`, `width:single`, `width:double`, `width:triple` or `all`. Of those that fit a home the narrowest counts. */
  scope: string;
  /** The first day, in the business’s time zone. Today if omitted; not in the past. */
  startsOn?: string | null | undefined;
  /** The `version` of the sheet that begins on this day, to change it; none for others. If it is another one, `CONFLICT`, and nothing changes. */
  version?: number | null | undefined;
};

/** What confirms that personal data is erased for good. */
export type EraseUserInput = {
  /** The e-mail address of the account, typed again; `BAD_INPUT` if it is another one. */
  email: string;
};

/** The page that shows a recorded figure. */
export type FigureBoard =
  /** The Agent Developers Portal. */
  | 'agents'
  /** The CRM hub. */
  | 'hub'
  /** The Investor Portal. */
  | 'investors'
  /** Development Operations. */
  | 'operations';

/** The unit of a value. */
export type FigureUnit =
  /** Whole US dollars. */
  | 'dollars'
  /** A letter from A to F, optionally with `+` or `-`. */
  | 'grade'
  /** A count or a number without a unit. */
  | 'number'
  /** A rating between 0 and 5. */
  | 'of_five'
  /** Percent; may be above 100. */
  | 'percent';

/** What a home should have. */
export type FloorPlanWishInput = {
  /** Whether it has the room that a wheelchair needs. */
  accessible?: boolean | null | undefined;
  /** From 1 to 6 by halves: a half bath counts one half. */
  baths: number;
  /** The bed of each bedroom, 1 to 10; the first is that of the primary bedroom. */
  beds: Array<BedKind>;
  /** Null if either will do. */
  kitchen?: Kitchen | null | undefined;
  /** The length in feet, if it matters. */
  length?: number | null | undefined;
  /** Whether there is a home office. */
  office?: boolean | null | undefined;
  /** Whether there is a porch before the front door. */
  porch?: boolean | null | undefined;
  /** Whether the primary bedroom is apart from the others. */
  primaryApart?: boolean | null | undefined;
  /** The size in square feet, if it matters. */
  squareFeet?: number | null | undefined;
  /** The style of its front: `plain`, `cottage`, `farmhouse`, `craftsman`, `modern`, `ranch`, `cabin`, `porch-end`. Null for any. */
  style?: string | null | undefined;
  /** 2: two bedrooms with a full or three-quarter bath of their own. Null if it does not matter. */
  suites?: number | null | undefined;
  /** Whether one can enter through the utility room. */
  utilityEntrance?: boolean | null | undefined;
  /** How many sections. */
  width: WidthClass;
};

/** Who takes a home to its site, and when. */
export type HandOverHomeInput = {
  /** Who drives it to the site, 1 to 120 characters. */
  carrier: string;
  /** Every point of the checklist: inspection_passed, utilities_tested, openings_sealed, loose_parts_secured, axles_and_hitch, papers_on_board. */
  checklist: Array<string>;
  /** The day on which it leaves for the site: today in the business time zone, or later. */
  transportOn: string;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
  /** Why an admin hands it over although a required paper of the project (an approved contract, plans and permits) is rejected or missing; at most 500 characters. Without it, that is refused. */
  withoutPapers?: string | null | undefined;
};

/** Why a home is put on hold. */
export type HoldHomeInput = {
  /** The reason, 1 to 500 characters. */
  reason: string;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** What happened to a home in the factory. */
export type HomeEventKind =
  /** It left for its site. */
  | 'handed_over'
  /** It was put on hold; `reason` says why. */
  | 'held'
  /** It went on to the next station. */
  | 'moved'
  /** It went back to an earlier station; `reason` says why. */
  | 'moved_back'
  /** It was put in line. */
  | 'planned'
  /** It was released from hold. */
  | 'released'
  /** It was taken out of line. */
  | 'removed'
  /** Its start day was changed. */
  | 'rescheduled'
  /** It arrived at the first station. */
  | 'started';

/** A home of the catalog. With a plan, type, footprint, rooms and size are read from it, and stating them otherwise is refused; without one they are required. In an update, fields left out stay as they are. */
export type HomeInput = {
  /** 1 to 20; a half bath counts one. */
  bathrooms?: number | null | undefined;
  /** 1 to 20. */
  bedrooms?: number | null | undefined;
  /** 1 to 2,000 characters of plain text. Required for a new home. */
  description?: string | null | undefined;
  /** Whether the home page shows it; false by default. */
  featured?: boolean | null | undefined;
  /** Nominal feet, as in 26x66; of a triple wide length by width, as in 60x40. */
  footprint?: string | null | undefined;
  /** Its own look; the style has to fit the side of the home toward the street. A plan that says how it looks brings its own, and is dressed in the one that is given. */
  look?: LookInput | null | undefined;
  /** Single Wide, Double Wide or Triple Wide. */
  modelType?: string | null | undefined;
  /** 1 to 60 letters, digits, blanks and `. - ’`, beginning with a letter. Required for a new home. */
  name?: string | null | undefined;
  /** The plan document, `hearthline.plan/1`. Null in an update takes the plan away. */
  plan?: Record<string, unknown> | null | undefined;
  /** The code of a design, instead of a plan document: its plan becomes the plan of the home. */
  planCode?: string | null | undefined;
  /** The last part of its address: at most 60 lower-case letters, digits and hyphens, used by no other home. Made from the name if omitted. */
  slug?: string | null | undefined;
  /** 100 to 20,000. */
  squareFootage?: number | null | undefined;
};

/** A change of a home order. What is left out stays as it is; null empties. */
export type HomeOrderInput = {
  /** The day on which the manufacturer confirmed it: that of the order or later, not in the future. */
  confirmedOn?: string | null | undefined;
  /** Who builds the home, at most 120 characters. */
  manufacturer?: string | null | undefined;
  /** The manufacturer’s own number of the order, at most 60 characters. */
  orderNumber?: string | null | undefined;
  /** The day on which it was ordered, not in the future. Once it is set it can be corrected, but not emptied. Buyers are mailed when it is set. */
  orderedOn?: string | null | undefined;
  /** The sections to change; those that are left out stay as they are. */
  sections?: Array<HomeSectionInput> | null | undefined;
};

/** What is known of a section of a home. */
export type HomeSectionInput = {
  /** The number of its HUD label or state insignia, 3 to 30 letters, digits and hyphens; no two sections have the same. Null empties it; it stays if omitted. */
  label?: string | null | undefined;
  /** Which section it is, from 1. */
  n: number;
  /** Its serial number, 5 to 30 characters; no two sections have the same. Null empties it; it stays if omitted. */
  serial?: string | null | undefined;
};

/** Where a home is on its way through the factory. */
export type HomeState =
  /** Gone to its site. */
  | 'handed_over'
  /** At a station. */
  | 'in_production'
  /** Waiting in line for its start day. */
  | 'planned';

/** Whether visitors see a home. */
export type HomeStatus =
  /** Not published yet. */
  | 'draft'
  /** Visitors see it. */
  | 'published'
  /** No longer offered. What refers to it stays. */
  | 'withdrawn';

/** How many sections a home has. */
export type HomeWidth =
  /** Two sections. */
  | 'double'
  /** One section. */
  | 'single'
  /** Three sections. */
  | 'triple';

/** The person to invite. */
export type InviteUserInput = {
  /** One mailbox, at most 254 characters; `BAD_INPUT` if it already has an account; one that was removed can be restored instead (`restoreUser`). */
  email: string;
  /** 2 to 200 characters; the invited person can correct it. */
  name: string;
  /** Any role; customers can also sign up on their own. */
  role: Role;
};

/** The state of a background job. */
export type JobState =
  /** Cancelled by an admin. */
  | 'cancelled'
  /** Done. */
  | 'completed'
  /** Given up after the last attempt; `retryJob` runs it once more. */
  | 'failed'
  /** An attempt failed; another will be made. */
  | 'retrying'
  /** Running now. */
  | 'running'
  /** Not tried yet. */
  | 'waiting';

/** How a kitchen joins the living area. */
export type Kitchen =
  /** A room of its own. */
  | 'closed'
  /** Without a wall between. */
  | 'open';

/** The land on which the home will stand. */
export type Land =
  /** A leased lot, as in a community. */
  | 'leased'
  /** Still to be found. */
  | 'looking'
  /** The buyer’s own. */
  | 'own';

/** A legal page of the site. */
export type LegalKey =
  /** The privacy policy, at `/privacy`. */
  | 'privacy'
  /** The terms of use of the website, at `/terms`. */
  | 'terms';

/** The edited text of a legal page. */
export type LegalTextInput = {
  /** The text, 1 to 20,000 characters, in the format of `LegalText`. */
  body: string;
  /** The page. */
  key: LegalKey;
  /** Whether a lawyer still has to check it. False if omitted. */
  sample?: boolean | null | undefined;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** The terms of a kind of loan from a day on; those that hold before end the day before. */
export type LoanKindInput = {
  /** Mortgage insurance is due only of a loan above so many percent of the price; null for any loan. */
  annualFeeAbovePercent?: number | null | undefined;
  /** Mortgage insurance in percent of the loan a year, 0 to 10. */
  annualFeePercent: number;
  /** Mortgage insurance ends once no more than so many percent of the price are owed; null for the whole term. */
  annualFeeUntilPercent?: number | null | undefined;
  /** The least down payment in percent of the price, 0 to 100. */
  downPercent: number;
  /** The last day; until further notice if omitted, in the business’s time zone. */
  endsOn?: string | null | undefined;
  /** Whether it pays for the home only, and not for work on the buyer’s land; no if omitted. */
  homeOnly?: boolean | null | undefined;
  /** Which kind of loan it is. */
  key: LoanKindKey;
  /** 1 to 80 characters on one line. */
  label: string;
  /** What the lender keeps at the beginning, in percent of the loan, 0 to 20. */
  originationPercent: number;
  /** Other finance charges that are paid at the beginning. */
  prepaidCents: number;
  /** Interest in percent a year, 0 to 30. */
  ratePercent: number;
  /** Where the terms come from, at most 200 characters. */
  source?: string | null | undefined;
  /** The day of the source, in the business’s time zone. */
  sourceOn?: string | null | undefined;
  /** The first day, in the business’s time zone. Today if omitted; not in the past. */
  startsOn?: string | null | undefined;
  /** A fee in percent of the loan that is financed along with it, 0 to 20. */
  upfrontFeePercent: number;
  /** The `version` of the terms that begin on this day, to change them; none for others. If it is another one, `CONFLICT`, and nothing changes. */
  version?: number | null | undefined;
  /** 1 to 40; 0 of cash. */
  years: number;
};

/** A way to pay for a home. */
export type LoanKindKey =
  /** No loan. */
  | 'cash'
  /** A loan for the home alone, without land. */
  | 'chattel'
  /** A mortgage without a government’s guarantee. */
  | 'conventional'
  /** A loan insured by the Federal Housing Administration. */
  | 'fha'
  /** A rural loan guaranteed by the Department of Agriculture. */
  | 'usda'
  /** A loan guaranteed by the Department of Veterans Affairs. */
  | 'va';

/** A new display location. */
export type LocationInput = {
  /** Street and number in 1 to 120 characters. */
  address: string;
  /** 1 to 80 characters. */
  city: string;
  /** The homes of the catalog that stand there, as in `birkenfeld`; at most 20. */
  homes: Array<string>;
  /** Its hours, at most once for each day of the week; it is closed on all others. */
  hours: Array<DayHoursInput>;
  /** Degrees north. Without both degrees, distances are told from the middle of its ZIP code area. */
  latitude?: number | null | undefined;
  /** Degrees east, so that those of America are below 0. */
  longitude?: number | null | undefined;
  /** 1 to 80 characters, as in `Olympia display`. */
  name: string;
  /** A US phone number in any usual spelling, or one with its country code; at most 40 characters. It is stored in E.164. Null for none of its own. */
  phone?: string | null | undefined;
  /** Its place in the list, from 0 to 1,000; the lowest comes first. */
  position: number;
  /** Whether it is made up, as in a demo. False if omitted. */
  sample?: boolean | null | undefined;
  /** Two letters, as in `WA`. */
  state: string;
  /** Five digits; four further digits are dropped. */
  zip: string;
};

/** How a home looks from outside: all four are said. */
export type LookInput = {
  /** The color of its walls; of brick and stone that of the trim: `white`, `sand`, `sage`, `blue-gray`, `slate`, `barn-red`, `charcoal`, `black`. */
  color: string;
  /** The id of the roof, as in `/api/options`. */
  roof: string;
  /** The id of the siding, as in `/api/options`. */
  siding: string;
  /** The style of its front: `plain`, `cottage`, `farmhouse`, `craftsman`, `modern`, `ranch`, `cabin`, `porch-end`. With an end to the street `plain` and `porch-end` fit, otherwise all but `porch-end`. */
  style: string;
};

/** Why a deal was lost. */
export type LostReason =
  /** Another builder was chosen. */
  | 'competitor'
  /** No loan was to be had. */
  | 'financing'
  /** There is no land for it. */
  | 'land'
  /** The buyer no longer answers. */
  | 'no_answer'
  /** Another reason, which the note tells. */
  | 'other'
  /** It costs too much. */
  | 'price'
  /** It is too early or too late. */
  | 'timing';

/** Mails of campaigns, which come in thousands, or all others. */
export type MailGroup =
  /** Mails of campaigns. */
  | 'campaign'
  /** Every other mail. */
  | 'single';

/** The state of a mail. */
export type MailState =
  /** Refused for good, or given up after the last try: a dead letter. */
  | 'failed'
  /** Development mode: shown here, never sent. */
  | 'kept'
  /** Waiting to be sent or retried. */
  | 'queued'
  /** Accepted by the mail server. */
  | 'sent';

/** The new state of a build. */
export type MarkBuildInput = {
  /** What blocks the work, at most 500 characters; required if the state is `blocked`. */
  reason?: string | null | undefined;
  /** The new state: one of the build’s `moves`. */
  state: BuildState;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** Whether a contact wants campaigns. Mails about bookings and accounts are not affected. */
export type MarketingConsent =
  /** Does not want campaigns: none goes to the contact’s e-mail address. */
  | 'no'
  /** Nobody has asked. Campaigns include the contact. */
  | 'unknown'
  /** Agreed to get campaigns. */
  | 'yes';

/** A filter for the list of materials. */
export type MaterialFilter =
  /** In stock. */
  | 'available'
  /** Reserved for a project, in stock or not. */
  | 'reserved'
  /** Not in stock: used up or still to be delivered. */
  | 'used_up';

/** A building material. */
export type MaterialInput = {
  /** The date of the next delivery; null if none is expected. */
  deliveryOn?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** The project it is reserved for; null for none. */
  projectId?: string | null | undefined;
  /** The quantity in stock, from 0 to 10,000,000. */
  quantity: number;
  /** The unit of the quantity, for example `sheets`; free text, 1 to 40 characters. */
  unit: string;
};

/** A kind of change in a thread. */
export type MessageChangeKind =
  /** The team has assigned it, marked it as done or opened it again; `number` is 0. Only the team is told. */
  | 'managed'
  /** Someone has read up to `number`. */
  | 'read'
  /** There is a new message. */
  | 'sent';

/** A part of the team’s threads. */
export type MessageThreadShow =
  /** Those that are done. */
  | 'done'
  /** Those that the viewer looks after and that are not done. */
  | 'mine'
  /** Those that are not done. */
  | 'open';

/** Where a home is to be moved. */
export type MoveHomeInput = {
  /** Why it goes back to an earlier station, at most 500 characters; required then. */
  reason?: string | null | undefined;
  /** The next station, or an earlier one. */
  to: Station;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** A move of a project to another stage. */
export type MoveProjectInput = {
  /** The stage that the work is in from now on, 1 to 80 characters: one of the timeline, forward or back, or another text. */
  stage: string;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
  /** Why an admin moves the project although what the stage requires (approved papers, a place in the factory) is missing; at most 500 characters. Without it, that is refused. */
  withoutPapers?: string | null | undefined;
};

/** A choice of an option group. */
export type OptionChoiceInput = {
  /** At most 40 choices that cannot be had along with it, as in `roof:flat`. */
  excludes?: Array<string> | null | undefined;
  /** Lower-case letters, digits and hyphens, at most 50; used once in the group. */
  key: string;
  /** 1 to 80 characters on one line. */
  label: string;
  /** Whether it comes with the home; false by default. */
  standard?: boolean | null | undefined;
  /** The color that it is shown by, as in `#a3b097`; none by default. */
  swatch?: string | null | undefined;
  /** At most 400 characters of plain text. */
  text?: string | null | undefined;
};

/** An option group, complete: choices that are left out are removed. One with a new key is added. */
export type OptionGroupInput = {
  /** 1 to 16, in the order in which they are shown. */
  choices: Array<OptionChoiceInput>;
  /** Whether one of its choices is made, of which exactly one is standard, or any number. */
  choose: Choose;
  /** Lower-case letters, digits and hyphens, at most 50; it names the group for good. */
  key: string;
  /** 1 to 80 characters on one line. */
  label: string;
  /** The `version` that was read; none for a new group. If it is another one, `CONFLICT`, and nothing changes. */
  version?: number | null | undefined;
};

/** What has an owner. */
export type OwnedKind =
  /** A person or company of the list of contacts. */
  | 'contact'
  /** A sale that may come about, from the first talk to the agreement. */
  | 'deal'
  /** A project; its owner is its manager. */
  | 'project'
  /** A task or a conversation; its owner is who does it. */
  | 'task';

/** What a payment is due at. */
export type PaymentEvent =
  /** The beginning of the stage Delivery. */
  | 'delivery'
  /** The order of the home from its manufacturer. */
  | 'order'
  /** The end of the stage Installation. */
  | 'set'
  /** The last signature of the agreement. */
  | 'signing'
  /** The beginning of the stage Move-In. */
  | 'walkthrough';

/** A payment or a refund that was made. */
export type PaymentInput = {
  /** The amount in whole cents, positive for refunds too. A refund is at most what was paid. */
  amountCents: number;
  /** What the money was for, or that it was given back. */
  kind: PaymentKind;
  /** The way in which the money changed hands. */
  method: PaymentMethod;
  /** Why it is more than the balance, at most 300 characters. Needed once a quote is accepted, and for no refund. */
  overReason?: string | null | undefined;
  /** The day on which it changed hands. Today or earlier. */
  receivedOn: string;
  /** The number of the check or the transfer, at most 100 characters. Null if there is none. */
  reference?: string | null | undefined;
  /** The day on which it went into the trust account. Null if it has not, and for refunds. */
  trustOn?: string | null | undefined;
};

/** What money was for. */
export type PaymentKind =
  /** Paid in advance, to begin with. */
  | 'deposit'
  /** The rest. */
  | 'final'
  /** Paid while the work goes on. */
  | 'progress'
  /** Given back to the buyer: it counts negative. */
  | 'refund';

/** How money changed hands. */
export type PaymentMethod =
  /** By bank transfer (ACH). */
  | 'ach'
  /** By card. */
  | 'card'
  /** In cash. */
  | 'cash'
  /** By cashier’s check. */
  | 'cashiers_check'
  /** By check. */
  | 'check'
  /** In another way, which the reference tells. */
  | 'other'
  /** By wire transfer. */
  | 'wire';

/** A payment plan from a day on; the one for the same loans that holds before ends the day before. */
export type PaymentPlanInput = {
  /** The last day, in the business’s time zone; until further notice if omitted. */
  endsOn?: string | null | undefined;
  /** The kind of loan that it is for. Null: all kinds without a plan of their own. */
  loan?: LoanKindKey | null | undefined;
  /** The first day, in the business’s time zone. Today if omitted; not in the past. */
  startsOn?: string | null | undefined;
  /** 1 to 12, which are put in the order of their events. Each has an amount or a percentage, but the one that is due last: it takes the rest. */
  steps: Array<PaymentStepInput>;
  /** The `version` of the plan that begins on this day, to change it; none for others. If it is another one, `CONFLICT`, and nothing changes. */
  version?: number | null | undefined;
};

/** A payment of a plan. */
export type PaymentStepInput = {
  /** How much, in whole cents. Null if it is a percentage, and of the last, which takes the rest. */
  amountCents?: number | null | undefined;
  /** How many days after that, 0 to 365. */
  days?: number;
  /** What it is due at. */
  event: PaymentEvent;
  /** What it is paid as; not `refund`. */
  kind: PaymentKind;
  /** What it is called, as in `Deposit`; 1 to 80 characters. */
  label: string;
  /** How much, in percent of the contract sum, with at most three decimals. Null if it is an amount, and of the last. */
  percent?: number | null | undefined;
};

/** A home to put in line. */
export type PlanHomeInput = {
  /** The id of a project from `factoryCandidates`. A project has one home in the factory. */
  projectId: string;
  /** The start day: today in the business time zone, or later. The line holds at most 100 homes. */
  startsOn: string;
};

/** The complete timeline of a project, in order. */
export type PlanProjectStagesInput = {
  /** 1 to 40 stages. The project’s current stage must be among them. The planned days of stages to come are in order, and within the days of the project. */
  stages: Array<ProjectStageInput>;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** Settings to change; at least one. Those that are missing stay as they are. */
export type PreferenceInput = {
  /** The columns of the list of contacts. Null restores the usual ones; if missing, they stay as they are. */
  contactColumns?: ColumnLayoutInput | null | undefined;
  /** The columns of the list of deals. Null restores the usual ones; if missing, they stay as they are. */
  dealColumns?: ColumnLayoutInput | null | undefined;
  /** The columns of the list of homes. Null restores the usual ones; if missing, they stay as they are. */
  homeColumns?: ColumnLayoutInput | null | undefined;
  /** Whether single keys do something. Null switches them on, as they usually are. */
  keyboardShortcuts?: boolean | null | undefined;
  /** The columns of the list of projects. Null restores the usual ones; if missing, they stay as they are. */
  projectColumns?: ColumnLayoutInput | null | undefined;
  /** The columns of the list of users. Null restores the usual ones; if missing, they stay as they are. */
  userColumns?: ColumnLayoutInput | null | undefined;
};

/** A new row of the price book. An amount needs lowCents and highCents, a percentage lowPercent and highPercent. Discounts are written as positive amounts. */
export type PriceItemInput = {
  /** The `slug` of the content entry that a discount follows; only discounts may have one. */
  contentSlug?: string | null | undefined;
  /** What one of its unit costs the seller. */
  costCents?: number | null | undefined;
  /** The last day; until further notice if omitted, in the business’s time zone. */
  endsOn?: string | null | undefined;
  /** The highest amount, not below the lowest; the same for a home. */
  highCents?: number | null | undefined;
  /** The highest percentage, not below the lowest. */
  highPercent?: number | null | undefined;
  /** What it prices: `home:<slug>`, `home-base:<width>`, `home-area:<width>`, `option:<group>:<choice>`, `freight:…`, `site:…`, `fee:…`, `discount:…`, `tax:sales`, `tax:sales:<county>` of the state of the plant, `tax:sales:<state>` or `tax:sales:<state>:<county>`. */
  key: string;
  /** 1 to 120 characters on one line. */
  label: string;
  /** The lowest amount, from 0. */
  lowCents?: number | null | undefined;
  /** The lowest percentage, 0 to 100 with at most three decimals. */
  lowPercent?: number | null | undefined;
  /** Where the figure comes from, at most 200 characters. Delivery, site work, fees and taxes always have one. */
  source?: string | null | undefined;
  /** The day of the source, in the business’s time zone. */
  sourceOn?: string | null | undefined;
  /** The first day, in the business’s time zone. In the past only where no price of this key held since. */
  startsOn: string;
  /** Whether sales tax is due on it. */
  taxable: boolean;
  /** What its amount is counted by; which units there are depends on the key. */
  unit: PriceUnit;
  /** What narrows it. */
  when?: PriceWhenInput | null | undefined;
};

/** What an amount is counted by. */
export type PriceUnit =
  /** Once. */
  | 'each'
  /** Each joint between sections: one less than there are sections. */
  | 'joint'
  /** Each mile to the site, times the sections. */
  | 'mile'
  /** A percentage of other lines. */
  | 'percent'
  /** Each section of the home. */
  | 'section'
  /** Each square foot of the home. */
  | 'square_foot';

/** What narrows a price: every field that is given must match. Without any, the price always holds. */
export type PriceWhenInput = {
  /** What the buyer must claim. */
  claim?: Claim | null | undefined;
  /** The land that the home must stand on. */
  land?: Land | null | undefined;
  /** How it must be paid for. */
  loan?: LoanKindKey | null | undefined;
  /** A choice that must have been made, as in `roof:hip`. Null if it does not matter. */
  option?: string | null | undefined;
  /** Where the waste water must go. */
  sewer?: Sewer | null | undefined;
  /** Where the water must come from. */
  water?: Water | null | undefined;
  /** How many sections the home must have. */
  width?: HomeWidth | null | undefined;
};

/** A role that an account can have on a project. */
export type ProjectPart =
  /** The contractor who builds on the site. */
  | 'contractor'
  /** The customer that the home is for. */
  | 'customer';

/** The order of a list of projects. */
export type ProjectSort =
  /** The largest first; those without a budget last. */
  | 'budget'
  /** The earliest estimated completion first; those without one last. */
  | 'completion'
  /** In alphabetical order. */
  | 'name'
  /** The most recently created first. */
  | 'newest'
  /** The most advanced first. */
  | 'progress'
  /** The earliest start first; those without a start date last. */
  | 'start';

/** One stage of a timeline. */
export type ProjectStageInput = {
  /** When it began, in the business time zone; null if it has not. */
  beganOn?: string | null | undefined;
  /** When it was finished, not before `beganOn`; null if it has not been. */
  finishedOn?: string | null | undefined;
  /** Free text, for example `Foundation`; 1 to 80 characters, unique on the timeline. */
  name: string;
  /** When it is planned to begin, in the business time zone; null if not planned yet. */
  plannedFor?: string | null | undefined;
};

/** The status of a project. */
export type ProjectStatus =
  /** Canceled. It can go back to planning, or be resumed. */
  | 'cancelled'
  /** Finished, with a progress of 100. It can be resumed. */
  | 'completed'
  /** Work is under way. */
  | 'in_progress'
  /** Work is paused; progress cannot be reported until it is resumed. */
  | 'on_hold'
  /** In planning; the customer may still change the address of the site. */
  | 'planning';

/** One status, or a group of projects that a dashboard counts. */
export type ProjectStatusFilter =
  /** In planning, in progress or on hold. */
  | 'active'
  /** Active now, or completed in the current calendar quarter. */
  | 'active_this_quarter'
  /** Archived as made by mistake; no other filter shows them. For admins. */
  | 'archived'
  /** Canceled. */
  | 'cancelled'
  /** Completed at any time. */
  | 'completed'
  /** Completed in the current calendar quarter, in the business time zone. */
  | 'completed_this_quarter'
  /** In progress, at any percentage. */
  | 'in_progress'
  /** In progress, at 80 percent or more. */
  | 'near_completion'
  /** On hold. */
  | 'on_hold'
  /** In planning. */
  | 'planning'
  /** In progress, below 80 percent. */
  | 'under_construction';

/** How certain an amount is. */
export type QuoteBasis =
  /** It counts at its estimate, and settles at what the work costs, up to the amount that it does not exceed. */
  | 'allowance'
  /** It is named, and counts nothing. */
  | 'excluded'
  /** It stays as it is. */
  | 'firm';

/** What changes of a draft; fields left out stay. */
export type QuoteInput = {
  /** Where the home will stand. Taken from the design if it is the buyers’ own, by its key or account; staff enter others. At most 300 characters; null empties it. */
  address?: string | null | undefined;
  /** All its lines, 80 at most. Tax lines are computed, and stay if they are left out. */
  lines?: Array<QuoteLineInput> | null | undefined;
  /** The conditions; paragraphs are separated by a blank line. At most 6,000 characters. */
  terms?: string | null | undefined;
  /** The ZIP code of that address, five digits. Null empties it. */
  zip?: string | null | undefined;
};

/** A line of a draft. */
export type QuoteLineInput = {
  /** What it adds to the total; quantity × unit price if omitted. Negative for a discount, which needs a note. Of tax it is computed, whatever is sent. */
  amountCents?: number | null | undefined;
  /** How certain the amount is. */
  basis: QuoteBasis;
  /** What it is for, as in the price book: `home:birkenfeld`, `option:roof:hip`, `tax:sales`. Lines that staff add have a key of their own. One that is left out is made. */
  key?: string | null | undefined;
  /** What people read, 1 to 120 characters. */
  label: string;
  /** The most that an allowance settles at, in whole cents, not below its amount; the amount if omitted. Of other lines it is ignored, and of tax computed. */
  notToExceedCents?: number | null | undefined;
  /** What the amount depends on, or why there is a discount, at most 300 characters. Null if there is no more to say. */
  note?: string | null | undefined;
  /** Of sales tax, its percentage, 0 to 100 with at most three decimals; the tax then does not exceed that percentage either. It stays if omitted, and is ignored of other lines. */
  percent?: number | null | undefined;
  /** How many, with at most three decimals; 1 of what is not counted. 1 if omitted. */
  quantity?: number | null | undefined;
  /** Whether sales tax is due on it. False if omitted. */
  taxable?: boolean | null | undefined;
  /** What one costs, in whole cents. Null where the amount is not a quantity of something. */
  unitCents?: number | null | undefined;
};

/** How far a quote is. */
export type QuoteStatus =
  /** The buyer accepted it. Final. */
  | 'accepted'
  /** The buyer declined it. Final. */
  | 'declined'
  /** Staff are writing it. Buyers do not see it. */
  | 'draft'
  /** Its last day went by. Final. */
  | 'expired'
  /** It was sent, and can be accepted or declined. What it says no longer changes. */
  | 'issued'
  /** Another quote of the deal was accepted, or what replaces it was issued. Final. */
  | 'superseded'
  /** Staff took it back. Final. */
  | 'withdrawn';

/** A filter for recipients: a state, or those who unsubscribed with the campaign’s link. */
export type RecipientFilter =
  /** The mail was refused, or given up. */
  | 'failed'
  /** In the outbox. */
  | 'queued'
  /** The mail server accepted the mail or, in development mode, it was kept in the outbox. */
  | 'sent'
  /** Got no mail. */
  | 'suppressed'
  /** Unsubscribed with the link in this campaign’s mail, whatever the state. */
  | 'unsubscribed'
  /** Not written to yet. */
  | 'waiting';

/** The state of the mail to a recipient. */
export type RecipientState =
  /** The mail was refused, or given up; `reason` says why. */
  | 'failed'
  /** In the outbox, on its way to the mail server. */
  | 'queued'
  /** The mail server accepted the mail or, in development mode, it was kept in the outbox. */
  | 'sent'
  /** Got no mail because the address is on the suppression list or the contact was deleted. */
  | 'suppressed'
  /** Not written to yet. */
  | 'waiting';

/** A new value of a recorded figure. */
export type RecordFigureInput = {
  /** The day the value is for: from the year 2000 until today in the business time zone. */
  asOf: string;
  /** Where the value comes from, at most 500 characters; shown to admins. */
  note?: string | null | undefined;
  /** The unit of `value`; it may differ from the previous one. */
  unit: FigureUnit;
  /** A number of up to twelve digits and four decimals, or a letter for a grade. A leading `$`, a trailing `%` and thousands separators are removed. */
  value: string;
  /** The `version` that was read; 0 for a figure that has never been recorded. If there is a newer one, the request is refused with `CONFLICT`. */
  version: number;
};

/** How a report is drawn. */
export type ReportChart =
  /** Vertical bars. */
  | 'bar'
  /** A line, for times. */
  | 'line'
  /** Horizontal bars, each with its label beside it. */
  | 'list'
  /** No chart, only the table. */
  | 'none';

/** What a report shows. */
export type ReportDefinitionInput = {
  /** How the report is drawn; `bar` if omitted. */
  chart?: ReportChart | null | undefined;
  /** At most 8 filters; a row has to match all of them. */
  filters?: Array<ReportFilterInput> | null | undefined;
  /** Up to two groups, as in `status`, `created_week`. Without any, everything is in one row. */
  groups?: Array<string> | null | undefined;
  /** Up to four measures, as in `count`, `budget_sum`; `count` if omitted. */
  measures?: Array<string> | null | undefined;
  /** The order of the rows; `name` if omitted. */
  sort?: ReportSort | null | undefined;
  /** What is counted; the available fields, groups and measures depend on it. */
  source: ReportSource;
};

/** A filter of a report. */
export type ReportFilterInput = {
  /** A field of the source, as in `status`. */
  field: string;
  /** How the field is compared with the values; which operators fit depends on the field. */
  op: ReportOperator;
  /** At most 50 values: words, ids, whole numbers or days (`2027-03-01`), depending on the field. An empty text means "not set". */
  values: Array<string>;
};

/** The files attached to a mailed report. */
export type ReportFormat =
  /** A PDF and a CSV file. */
  | 'both'
  /** For spreadsheets. */
  | 'csv'
  /** For reading and printing. */
  | 'pdf';

/** The value of one of a report’s groups. */
export type ReportKeyInput = {
  /** One of the definition’s groups. */
  group: string;
  /** The group’s value, as `reportResult` answers it in `keys`; null for rows without one. */
  key?: string | null | undefined;
};

/** How a filter compares a field with its values. */
export type ReportOperator =
  /** For times and numbers: two values, the first and the last that match; either may be empty for no bound. */
  | 'between'
  /** For times: one value, the name of a period that moves with the calendar, as in `last_30_days` or `this_quarter`. */
  | 'in_period'
  /** Exactly this one value. */
  | 'is'
  /** None of the values. */
  | 'none_of'
  /** One of the values. */
  | 'one_of';

/** A contractor’s progress report from the site. */
export type ReportProgressInput = {
  /** A note for the history, visible to the customer; at most 1,000 characters. */
  note?: string | null | undefined;
  /** A percentage, 0 to 100. */
  progress: number;
  /** The current stage of the work, 1 to 80 characters: the same as before, the one before or after it on the timeline, or another text. */
  stage: string;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** How often a report is mailed. */
export type ReportRhythm =
  /** Every day. */
  | 'daily'
  /** Once a month. */
  | 'monthly'
  /** Once a week. */
  | 'weekly';

/** When a report is mailed, and to whom. */
export type ReportScheduleInput = {
  /** The day of the week (1 is Monday) or of the month (up to 28); 1 if omitted. Ignored for a daily report. */
  day?: number | null | undefined;
  /** How often it is mailed. */
  every: ReportRhythm;
  /** Which files are attached to the mail. */
  format: ReportFormat;
  /** The full hour, from 0 to 23, in the business time zone. */
  hour: number;
  /** The account ids of 1 to 20 members of staff. Each gets their own figures: what they may read. */
  recipients: Array<string>;
};

/** The order of the rows of a report. */
export type ReportSort =
  /** By the groups: statuses in the order of the work, words alphabetically, times from the oldest to the newest. */
  | 'name'
  /** By the groups, in reverse order. */
  | 'name_desc'
  /** By the first measure, smallest first. */
  | 'value'
  /** By the first measure, largest first. */
  | 'value_desc';

/** What a report counts. */
export type ReportSource =
  /** Appointments, including cancelled ones. */
  | 'appointments'
  /** Campaigns, including drafts. */
  | 'campaigns'
  /** Contacts that are not deleted. */
  | 'contacts'
  /** How long deals stay in a stage: one row for each stage that a deal enters. */
  | 'deal_stages'
  /** Deals of every stage. */
  | 'deals'
  /** Payments and refunds, with the owner and the source of the day on which they were recorded. A void one counts twice: on the day on which it was received, and negative on the day on which it became void. */
  | 'payments'
  /** Projects of every status. */
  | 'projects'
  /** Quotes of every status, including drafts. */
  | 'quotes'
  /** Entries of sales: one row for each change of what was contracted, on its day, with the owner and the source of that day. */
  | 'sales';

/** A document to request from a customer. */
export type RequestDocumentInput = {
  /** The due date: today in the business time zone, or later. */
  dueOn?: string | null | undefined;
  /** 1 to 150 characters. */
  name: string;
  /** A note to the customer, 1 to 1,000 characters. */
  note: string;
  /** The type of the requested document. */
  type: DocumentType;
};

/** A new time for a booking. */
export type RescheduleAppointmentInput = {
  /** A day in the business time zone, `yyyy-mm-dd`. */
  appointmentDate: string;
  /** The local time of the business, for example `09:00 AM`. */
  appointmentTime: string;
  /** The consultant who will hold it. If omitted: the current one if free, otherwise any free consultant. */
  consultantId?: string | null | undefined;
  /** The id of an appointment; `NOT_FOUND` if it does not exist or the caller may not see it. */
  id: string;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** A new start day for a home in line. */
export type RescheduleHomeInput = {
  /** The new start day: today in the business time zone, or later. */
  startsOn: string;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** A new time for an appointment, identified by a mailed link. */
export type RescheduleLinkedAppointmentInput = {
  /** A day in the business time zone, `yyyy-mm-dd`. */
  appointmentDate: string;
  /** The local time of the business, for example `09:00 AM`. */
  appointmentTime: string;
  /** The part after `token=` in the mailed link. `LINK_INVALID` if there is no such link, `LINK_EXPIRED` once the appointment has begun. */
  token: string;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** A new time for one of the viewer’s own appointments. */
export type RescheduleMyAppointmentInput = {
  /** A day in the business time zone, `yyyy-mm-dd`. */
  appointmentDate: string;
  /** The local time of the business, for example `09:00 AM`. */
  appointmentTime: string;
  /** The id of an appointment; `NOT_FOUND` if it does not exist or the caller may not see it. */
  id: string;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** A review of the latest version of a document. */
export type ReviewDocumentInput = {
  /** The decision on the latest version. */
  decision: DocumentDecision;
  /** A note to the person who uploaded it, at most 1,000 characters; required if it is rejected. */
  note?: string | null | undefined;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** The role of a signed-in user. */
export type Role =
  /** Runs the business: accounts, contacts, projects, campaigns, settings. */
  | 'admin'
  /** Develops AI agents and sees their figures. */
  | 'agent'
  /** Builds on the sites of the projects assigned to them. */
  | 'contractor'
  /** Buys a home and follows their own projects. Everybody who signs up gets this role. */
  | 'customer'
  /** Keeps the product running and sees its state. */
  | 'devops'
  /** Works on the production line; of a project, sees only its name and size. */
  | 'factory'
  /** Sees the figures of the portfolio. */
  | 'investor'
  /** Works for everybody: all contacts and deals, appointments, campaigns and payments. */
  | 'office'
  /** Manages projects: reads all of them, changes their own and those without a manager. */
  | 'project_manager'
  /** Sells: their own contacts and deals, and leads that nobody owns. */
  | 'sales';

/** A view to save, owned by the viewer. */
export type SaveViewInput = {
  /** The columns; if null, everybody sees the columns that they chose for the list. */
  columns?: ColumnLayoutInput | null | undefined;
  /** The list that it shows. */
  list: ViewList;
  /** 1 to 60 characters. */
  name: string;
  /** The filters and the order, each named once; empty for the whole list, newest first. */
  parameters: Array<ViewParameterInput>;
  /** Whether all staff see it; false if missing. */
  shared?: boolean | null | undefined;
};

/** How far an action reaches. */
export type Scope =
  /** Everything. */
  | 'all'
  /** What is one’s own: by its owner, or by an open task; for a leader of a team, what is own to any member. */
  | 'own';

/** What a hit of the search is. */
export type SearchKind =
  /** An agreement, by its number as in `A-1001`. */
  | 'agreement'
  /** An appointment that the viewer may open. */
  | 'appointment'
  /** A campaign; only for whoever may list campaigns. */
  | 'campaign'
  /** A contact that the viewer may open; only for staff. */
  | 'contact'
  /** A deal that the viewer may open; only for staff. */
  | 'deal'
  /** A design: a customer’s own, or for staff the one whose code was typed, of those that they read. By the home of a design staff find the contact. */
  | 'design'
  /** A document that the viewer may open. */
  | 'document'
  /** A payment, by the number of its receipt as in `R-1001`. */
  | 'payment'
  /** A project that the viewer may open. */
  | 'project'
  /** A quote of which the number was typed, as in `Q-1001`, if the viewer may read it. */
  | 'quote'
  /** A saved report: a shared one or the viewer’s own, of what they may list; only for staff. */
  | 'report'
  /** An account; only for whoever may list accounts. Archived accounts are not found. */
  | 'user';

/** What a second factor is. */
export type SecondFactorKind =
  /** An app that shows a code of six digits, a new one every 30 seconds (RFC 6238). */
  | 'authenticator'
  /** A passkey or security key (WebAuthn). It can also sign in by itself. */
  | 'passkey';

/** A message to send. The customer of the project and the whole team can read it. */
export type SendMessageInput = {
  /** A document to send along: one that the sender has uploaded to the same project while it has this customer. */
  documentId?: string | null | undefined;
  /** A UUID generated for this message. If it is sent again with the same key, it is stored once and the stored message is returned; `KEY_REUSED` if the text or the project differs. */
  key: string;
  /** Plain text, 1 to 4,000 characters. */
  text: string;
};

/** Where the waste water goes. */
export type Sewer =
  /** Into a public sewer. */
  | 'public'
  /** Into a septic system. */
  | 'septic';

/** A move by one place in the line. */
export type ShiftHomeInput = {
  /** If true, the home changes places with the one before it; if false, with the one after it. */
  up: boolean;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** Somebody who signs. */
export type SignerInput = {
  /** The e-mail address that their link is mailed to. */
  email: string;
  /** The name as it stands in the agreement, 1 to 120 characters. */
  name: string;
  /** For which side. */
  role: SignerRole;
};

/** For which side somebody signs. */
export type SignerRole =
  /** Buys the home. Buyers sign first, in any order. */
  | 'buyer'
  /** Sells the home, and signs last. */
  | 'seller';

/** How far a signer is. */
export type SignerState =
  /** They agreed to sign electronically. */
  | 'consented'
  /** They declined. */
  | 'declined'
  /** They were mailed their link. */
  | 'sent'
  /** They signed. */
  | 'signed'
  /** They opened the document through their link. */
  | 'viewed'
  /** It is not their turn yet. */
  | 'waiting';

/** A station of the production line. */
export type Station =
  /** The sixth station, with a slot for one home. */
  | 'finish'
  /** The first station: every home starts here. */
  | 'frame'
  /** The last station, with a slot for one home, from which homes are handed over. */
  | 'inspection'
  /** The fifth station, inside the walls. */
  | 'interior'
  /** The fourth station: pipes and wires. */
  | 'plumbing_electrical'
  /** The third station, after the walls. */
  | 'roof'
  /** The second station, after the frame. */
  | 'walls';

/** Why an address is on the suppression list and gets no campaigns. */
export type SuppressionReason =
  /** A mail server reported that it accepts no mail. */
  | 'bounced'
  /** An admin entered it. */
  | 'manual'
  /** Its owner used the unsubscribe link in a mail. */
  | 'unsubscribed';

/** A task. What is left out of a change stays. */
export type TaskInput = {
  /** An active member of staff; the caller if left out of a new task. Null for nobody. */
  assigneeId?: string | null | undefined;
  /** The contact that it is about. Null if it is about none. It takes the place of another record. */
  contactId?: string | null | undefined;
  /** The deal that it is about. Null if it is about none. It takes the place of another record. */
  dealId?: string | null | undefined;
  /** Whether it is done; false opens it again. */
  done?: boolean | null | undefined;
  /** The instant at which it is due; its day becomes `dueOn`. Null if it is due on a day. */
  dueAt?: string | null | undefined;
  /** The last day for it. A new task needs this or `dueAt`. */
  dueOn?: string | null | undefined;
  /** The project that it is about. Null if it is about none. It takes the place of another record. */
  projectId?: string | null | undefined;
  /** 1 to 200 characters; required for a new task. */
  title?: string | null | undefined;
};

/** A team. What is left out of a change stays. */
export type TeamInput = {
  /** A member of the team. Null for nobody. */
  leaderId?: string | null | undefined;
  /** Active members of staff. `CONFLICT` if one is in another team. */
  memberIds?: Array<string> | null | undefined;
  /** 1 to 80 characters; required for a new team. */
  name?: string | null | undefined;
  /** Beginnings of ZIP codes, 3 to 5 digits each, or `*`. `CONFLICT` if another team has one. */
  zips?: Array<string> | null | undefined;
};

/** Whose rows of Today. */
export type TodayScope =
  /** All that the viewer reads. */
  | 'all'
  /** The viewer’s own. */
  | 'mine'
  /** Those of nobody whose account is active and may own them. */
  | 'unassigned';

/** How a visitor came to the site once. Nothing in it stops a booking or a request. */
export type TouchInput = {
  /** When, in ISO 8601. */
  at?: string | null | undefined;
  /** Of which campaign, by `utm_campaign` or `campaign`; at most 120 characters. */
  campaign?: string | null | undefined;
  /** By which of several links, by `utm_content`; at most 120 characters. */
  content?: string | null | undefined;
  /** By what means, by `utm_medium`; at most 120 characters. */
  medium?: string | null | undefined;
  /** The page that linked here, without its query. */
  referrer?: string | null | undefined;
  /** Who sent the visitor, by `utm_source`; at most 120 characters. */
  source?: string | null | undefined;
  /** For which words, by `utm_term`; at most 120 characters. */
  term?: string | null | undefined;
};

/** How a visitor came to the site the first time, and the last time. */
export type TouchesInput = {
  /** The first time. */
  first?: TouchInput | null | undefined;
  /** The last time; the first time if omitted. */
  last?: TouchInput | null | undefined;
};

/** Undoing the latest review of a document. */
export type UndoDocumentReviewInput = {
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** Which move of a project is undone. */
export type UndoProjectMoveInput = {
  /** The version of the project that the move returned. */
  version: number;
};

/** What users can change in their own account directly. A phone that is left out is removed. */
export type UpdateAccountInput = {
  /** 2 to 200 characters. */
  name: string;
  /** A US phone number in any usual spelling, or one with its country code; at most 40 characters. It is stored in E.164. Null removes it. */
  phone?: string | null | undefined;
};

/** A kind of appointment with its new values. */
export type UpdateAppointmentFormatInput = {
  /** Minutes after it in which its consultant takes no other, 0 to 240. */
  bufferAfter: number;
  /** Minutes before it in which its consultant takes no other, 0 to 240. */
  bufferBefore: number;
  /** How people meet. */
  medium: AppointmentMedium;
  /** The length in minutes, 5 to 480. */
  minutes: number;
  /** 1 to 60 characters. */
  name: string;
  /** How many hours in advance visitors have to book, 0 to 336. */
  noticeHours: number;
  /** Whether visitors can book it. At least one format stays offered. */
  offered: boolean;
  /** An address, a link, or words, at most 200 characters; null for what the medium implies. */
  place?: string | null | undefined;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** The blocked days with their new values. Without a consultant they apply to everyone. */
export type UpdateBlockedDateInput = {
  /** The consultant who takes no bookings on these days; null to block them for everyone. */
  consultantId?: string | null | undefined;
  /** The last day, `yyyy-mm-dd`: the same as the first to block one day, and at most two years later. */
  endsOn: string;
  /** For staff, 1 to 200 characters. */
  reason: string;
  /** The first day, in the business time zone, `yyyy-mm-dd`. */
  startsOn: string;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** The limits on online bookings. */
export type UpdateBookingCapsInput = {
  /** How many bookings one network address (of IPv6 the /64 network) may make in 24 hours, 1 to 1,000. */
  perAddress: number;
  /** How many open bookings with a mailbox that nobody has proved to be theirs may come from one network address, 1 to 100. */
  perMailbox: number;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** The complete build: optional fields that are omitted are emptied, and crew members who are not listed are taken off it. */
export type UpdateBuildInput = {
  /** The members of the contractor’s crew who work on it, at most 200; all other members are taken off it. */
  crewIds?: Array<string> | null | undefined;
  /** Where the work takes place, at most 300 characters; the project’s site if omitted. */
  place?: string | null | undefined;
  /** One of `buildProjects`: neither completed nor canceled. */
  projectId: string;
  /** The day, in the business time zone; it may be in the past. */
  scheduledOn: string;
  /** What is built, for example `Set the modules`; 1 to 120 characters. */
  title: string;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** The complete edited draft: a field that is left out becomes empty. */
export type UpdateCampaignInput = {
  /** All contacts if missing. */
  audience?: AudienceInput | null | undefined;
  /** Markdown with merge fields, at most 20,000 characters; HTML is shown as text. May be empty only in a draft. */
  body: string;
  /** For staff, 1 to 120 characters; recipients do not see it. */
  name: string;
  /** May hold merge fields, as in `{{firstName|there}}`; at most 200 characters. May be empty only in a draft. */
  subject: string;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** All details of the business, as edited. The rules are those of the form. */
export type UpdateCompanyInput = {
  /** The postal address in one line of at most 200 characters; campaign mails include it. */
  address: string;
  /** A full or half hour on a 24-hour clock, as in `17:00`; the last consultation ends then. */
  closes: string;
  /** The days on which consultations take place; Monday is 1, Sunday 7. */
  days: Array<number>;
  /** The address that visitors write to and that mails come from: one mailbox, at most 254 characters. */
  email: string;
  /** What the footer says about fair housing, in one line of 1 to 300 characters. Stays as it is if omitted. */
  equalHousing?: string | null | undefined;
  /** The name of the business, 1 to 120 characters. */
  name: string;
  /** A full or half hour on a 24-hour clock, as in `09:00`. */
  opens: string;
  /** As typed, 1 to 40 characters; shown on pages and in mails. */
  phone: string;
  /** The IANA name of the time zone in which the business hours are given. */
  timeZone: string;
  /** Grows with each change. An update names the version it was read at; if there is a newer one, it is refused with `CONFLICT` and changes nothing. */
  version: number;
  /** A web address of 1 to 200 characters, as in `www.example.com`; stored without `https://`. */
  website: string;
};

/** A consultant with their new values. */
export type UpdateConsultantInput = {
  /** Where news of their bookings is mailed; null for the address of the account or, without one, the company’s. */
  email?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** Whether new bookings are given to this consultant. */
  onDuty: boolean;
  /** Their own account, one of staff; null for none. */
  userId?: string | null | undefined;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
  /** The weekdays on which they work, at least one; Monday is 1, Sunday 7. */
  weekdays: Array<number>;
};

/** An edited contact: all fields of the form. A missing field becomes empty, except address, owner and consent, which stay as they are. */
export type UpdateContactInput = {
  /** The postal address, at most 300 characters. */
  address?: string | null | undefined;
  /** At most 200 characters. */
  company?: string | null | undefined;
  /** Where the contact said so, at most 200 characters; `Contact form` if missing. */
  consentSource?: string | null | undefined;
  /** One mailbox, at most 254 characters. It may be missing or blank for a new contact with a phone number; in a change, a missing one stays. */
  email?: string | null | undefined;
  /** 1 to 100 characters. */
  firstName: string;
  /** 1 to 100 characters. */
  lastName: string;
  /** Whether the contact wants campaigns; `unknown` if null. The time of a change is recorded. */
  marketingConsent?: MarketingConsent | null | undefined;
  /** A member of staff, from `contactOwners`. */
  ownerId?: string | null | undefined;
  /** A US phone number in any usual spelling, or one with its country code; at most 40 characters. It is stored in E.164. */
  phone?: string | null | undefined;
  /** `prospect` if missing. */
  status?: ContactStatus | null | undefined;
  /** Free-form tags: at most 20, each at most 40 characters. */
  tags?: Array<string> | null | undefined;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** The new text of a note, which replaces the old one. */
export type UpdateContactNoteInput = {
  /** 1 to 4,000 characters of plain text. */
  text: string;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** The complete edited entry: a field that is left out becomes empty. */
export type UpdateContentItemInput = {
  /** The last day (`yyyy-mm-dd`) in the business’s time zone. If missing, the entry is shown until further notice. */
  endsOn?: string | null | undefined;
  /** At most 12 numbers by name, in percent, whole US dollars or years. An example price requires price, monthly, bedrooms, bathrooms, downPercent and years, and may name its `home` by its address. */
  figures: Record<string, unknown>;
  /** The kind of the entry. It cannot be changed once the entry exists. */
  kind: ContentKind;
  /** Its place among the entries of its kind, from 0 to 1,000; the lowest comes first. */
  position: number;
  /** Whether it is made up, as in a demo. False if omitted. */
  sample?: boolean | null | undefined;
  /** The first day (`yyyy-mm-dd`) in the business’s time zone. If missing, the entry has no first day. */
  startsOn?: string | null | undefined;
  /** The terms in 1 to 80 characters, as in `3.5% down`. */
  terms: string;
  /** 1 to 600 characters of plain text. */
  text: string;
  /** 1 to 120 characters, as in `FHA`. */
  title: string;
  /** The group on the Finance page: `government-backed`, `state-local`, `private` or `unique`. Required for programs and ways to finance. */
  topic?: string | null | undefined;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** The complete crew member: optional fields that are omitted are emptied. */
export type UpdateCrewMemberInput = {
  /** The build they work on; null for none. */
  buildId?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** A US phone number in any usual spelling, or one with its country code; at most 40 characters. It is stored in E.164. */
  phone?: string | null | undefined;
  /** Free text, for example `Roofing`; 1 to 80 characters. */
  trade: string;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** A correction to a document’s name and type. */
export type UpdateDocumentInput = {
  /** 1 to 150 characters. */
  name: string;
  /** The type of the document; of other people’s uploads, contractors see only plans, permits and photos. */
  type: DocumentType;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** The complete edited location: a field that is left out becomes empty. */
export type UpdateLocationInput = {
  /** Street and number in 1 to 120 characters. */
  address: string;
  /** 1 to 80 characters. */
  city: string;
  /** The homes of the catalog that stand there, as in `birkenfeld`; at most 20. */
  homes: Array<string>;
  /** Its hours, at most once for each day of the week; it is closed on all others. */
  hours: Array<DayHoursInput>;
  /** Degrees north. Without both degrees, distances are told from the middle of its ZIP code area. */
  latitude?: number | null | undefined;
  /** Degrees east, so that those of America are below 0. */
  longitude?: number | null | undefined;
  /** 1 to 80 characters, as in `Olympia display`. */
  name: string;
  /** A US phone number in any usual spelling, or one with its country code; at most 40 characters. It is stored in E.164. Null for none of its own. */
  phone?: string | null | undefined;
  /** Its place in the list, from 0 to 1,000; the lowest comes first. */
  position: number;
  /** Whether it is made up, as in a demo. False if omitted. */
  sample?: boolean | null | undefined;
  /** Two letters, as in `WA`. */
  state: string;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
  /** Five digits; four further digits are dropped. */
  zip: string;
};

/** The complete material: optional fields that are omitted are emptied. */
export type UpdateMaterialInput = {
  /** The date of the next delivery; null if none is expected. */
  deliveryOn?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** The project it is reserved for; null for none. */
  projectId?: string | null | undefined;
  /** The quantity in stock, from 0 to 10,000,000. */
  quantity: number;
  /** The unit of the quantity, for example `sheets`; free text, 1 to 40 characters. */
  unit: string;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** Changes to a project: fields that are left out stay as they are; null empties a field. */
export type UpdateProjectInput = {
  /** The amount spent so far, in whole US dollars; at most 1,000,000,000. */
  actualCost?: number | null | undefined;
  /** The address of the building site, at most 300 characters. A customer may change it until construction begins. */
  address?: string | null | undefined;
  /** Full and half baths, each counted as one; from 0 to 50. */
  bathrooms?: number | null | undefined;
  /** From 0 to 50. */
  bedrooms?: number | null | undefined;
  /** In whole US dollars, at most 1,000,000,000. */
  budget?: number | null | undefined;
  /** The e-mail address that the customer prefers for this project: one address, at most 254 characters. */
  contactEmail?: string | null | undefined;
  /** The contact that the project originates from. */
  contactId?: string | null | undefined;
  /** The phone number that the customer prefers for this project. A US phone number in any usual spelling, or one with its country code; at most 40 characters. It is stored in E.164. */
  contactPhone?: string | null | undefined;
  /** An account with the role contractor. */
  contractorId?: string | null | undefined;
  /** An account with the role customer. */
  customerId?: string | null | undefined;
  /** Plain text, at most 4,000 characters. */
  description?: string | null | undefined;
  /** When the home is expected to be ready; not before `startDate`. */
  estimatedCompletion?: string | null | undefined;
  /** The member of staff whose work it is: an admin or a project manager. What a project manager creates is theirs unless another one is named. */
  managerId?: string | null | undefined;
  /** 1 to 200 characters. */
  name?: string | null | undefined;
  /** The customer’s notes for everyone on the project, at most 4,000 characters. */
  notes?: string | null | undefined;
  /** A percentage, 0 to 100, in the range of a usual stage; if omitted, it follows the stage. Always 100 for a completed project. */
  progress?: number | null | undefined;
  /** Free text, for example `Manufactured Home`; at most 80 characters. */
  propertyType?: string | null | undefined;
  /** Living area in square feet, at most 1,000,000. */
  sqft?: number | null | undefined;
  /** The current stage of the work, at most 80 characters: a usual one, which status and progress go with, or any other text. Defaults to `Design` for a new project. */
  stage?: string | null | undefined;
  /** When the work begins, in the business time zone. */
  startDate?: string | null | undefined;
  /** Defaults to `planning` for a new project. Not every status may follow every other, and not every status goes with every usual stage; if omitted, it follows the stage. */
  status?: ProjectStatus | null | undefined;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
  /** Why an admin completes the project, or moves it to a stage, although what is required (an approved contract, plans and permits, a place in the factory) is rejected or missing; at most 500 characters. Without it, that is refused. */
  withoutPapers?: string | null | undefined;
};

/** The new content of a saved report. */
export type UpdateReportInput = {
  /** What the report shows. */
  definition: ReportDefinitionInput;
  /** The name of the report, 1 to 120 characters. */
  name: string;
  /** Whether all staff may see and change it, or its owner alone. */
  shared: boolean;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** The edited account. A phone or username that is left out is removed. The e-mail address is not included: only the owner can change it, and must verify the new one. */
export type UpdateUserInput = {
  /** 2 to 200 characters. */
  name: string;
  /** A US phone number in any usual spelling, or one with its country code; at most 40 characters. It is stored in E.164. Null removes it. */
  phone?: string | null | undefined;
  /** The new role; `LAST_ADMIN` if no admin would be left. */
  role: Role;
  /** An alternative name to sign in with: 3 to 40 letters, digits, dots, dashes or underscores, starting with a letter. Stored in lower case; null removes it. `BAD_INPUT` if it is taken. */
  username?: string | null | undefined;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** All that a saved view consists of; what is missing becomes empty. */
export type UpdateViewInput = {
  /** The columns; if null, everybody sees the columns that they chose for the list. */
  columns?: ColumnLayoutInput | null | undefined;
  /** 1 to 60 characters. */
  name: string;
  /** The filters and the order, each named once; empty for the whole list, newest first. */
  parameters: Array<ViewParameterInput>;
  /** Whether all staff see it; false if missing. */
  shared?: boolean | null | undefined;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
};

/** What the list of accounts is ordered by. */
export type UserSort =
  /** By e-mail address, ignoring case. */
  | 'email'
  /** By when the account was created. */
  | 'joined'
  /** By last sign-in; accounts that have never signed in count as the longest ago. */
  | 'lastSignIn'
  /** By name, ignoring case. */
  | 'name'
  /** By role, alphabetically. */
  | 'role';

/** The direction in which a list is sorted. */
export type UserSortDirection =
  /** Ascending: A to Z, oldest first. */
  | 'asc'
  /** Descending: Z to A, newest first. */
  | 'desc';

/** The state of an account: the first that applies, in the order erased, archived, disabled, invited, unverified, must_change_password, active. */
export type UserState =
  /** Can do everything its role allows. */
  | 'active'
  /** Removed by an admin, who can restore it; cannot sign in. Records keep the name. */
  | 'archived'
  /** Disabled by an admin; cannot sign in. */
  | 'disabled'
  /** Removed, and the personal data erased for good; records show a pseudonym. */
  | 'erased'
  /** No password has been chosen yet. */
  | 'invited'
  /** Must choose a new password before anything else. */
  | 'must_change_password'
  /** The e-mail address is not verified yet. */
  | 'unverified';

/** A list whose filters can be saved. */
export type ViewList =
  /** The console’s list of everybody who asked or was added. */
  | 'contacts'
  /** The list of deals, from the first talk to the signed agreement. */
  | 'deals'
  /** The console’s list of the homes being planned and built. */
  | 'projects';

/** A filter or the order of a list. */
export type ViewParameterInput = {
  /** The name of an argument of the list’s query, as in `status`; any but `page`. */
  name: string;
  /** Its value as text, as in `active`. */
  value: string;
};

/** A part of Today. */
export type WaitingGroup =
  /** Tasks that are due later, then calls that were put off, each by its time. */
  | 'later'
  /** Those who have just asked, the newest first; then everything that waits and the tasks that are past due, the oldest first. */
  | 'now'
  /** Tasks that are due today, those with a time first; then documents and imports, the oldest first. */
  | 'today';

/** What waits for a member of staff. */
export type WaitingKind =
  /** A change of address to that of a contact with a quote, an agreement or a project, which its owner has confirmed. `id` is the change’s, for `confirmEmailChange` and `refuseEmailChange`. */
  | 'address'
  /** A deal whose agreement waits for the seller’s signature, or that was sent a week ago and is not signed yet. `id` is the deal’s. */
  | 'agreement'
  /** An appointment that is still `booked`: to be confirmed before it begins, and to be marked as held or missed afterwards. `id` is the appointment’s. */
  | 'booking'
  /** A blocked build. `id` is the build’s. */
  | 'build'
  /** Somebody who asked for a consultant and to whom nobody has spoken since. `id` is the contact’s. */
  | 'call'
  /** A won deal with a change order that waits for the seller’s signature, or that was sent a week ago and is not signed yet. `id` is the deal’s. */
  | 'change_order'
  /** A deal that can still be won and that nobody has touched for 14 days. `id` is the deal’s. */
  | 'deal'
  /** A deal whose agreement is signed and for which nothing has been paid. `id` is the deal’s. */
  | 'deposit'
  /** A document that waits for review. `id` is the document’s. */
  | 'document'
  /** A home that is on hold in the factory. `id` is the home’s. */
  | 'home'
  /** An import of contacts with failed rows, or one that stands still, unless it was dismissed. `id` is the import’s. */
  | 'import'
  /** A mail that could not be delivered, unless it belongs to a campaign or was dismissed. `id` is the mail’s. */
  | 'mail'
  /** A thread with messages that nobody in the team has read. `id` is the project’s. */
  | 'message'
  /** The home of a won deal that was not ordered within seven days, or whose order was not confirmed within seven days. `id` is the project’s. */
  | 'order'
  /** A deal with a payment of its plan whose day has come and that is not paid in full; planned days do not count. `id` is the deal’s. */
  | 'payment_due'
  /** The project of a won deal without a start date, an estimated completion or a contractor. `id` is the project’s. */
  | 'project'
  /** An open deal with issued quotes that run out within three days. `id` is the deal’s. */
  | 'quote'
  /** A cancelled sale of which something is to be given back, or a won deal whose agreement is void and that is to be cancelled. `id` is the deal’s. */
  | 'refund'
  /** A document that a customer was asked for and that is overdue. `id` is the request’s. */
  | 'request'
  /** An open task, also one that is due later. `id` is the task’s. */
  | 'task'
  /** A coming appointment whose consultant’s account was removed or disabled: somebody else has to hold it. `id` is the appointment’s. */
  | 'unstaffed';

/** Somebody who comes by, and what they want: a contact, or a name with a phone number, an e-mail address, or both. */
export type WalkInInput = {
  /** The id of a contact; `NOT_FOUND` if it does not exist or the caller may not see it. If left out, the contact with the address, or with phone number and name; otherwise a new one. */
  contactId?: string | null | undefined;
  /** The home with its roof, siding, options and site. */
  design: DesignInput;
  /** One mailbox, at most 254 characters. */
  email?: string | null | undefined;
  /** 1 to 100 characters. Required without `contactId`. */
  firstName?: string | null | undefined;
  /** 1 to 100 characters. Required without `contactId`. */
  lastName?: string | null | undefined;
  /** A phone number as people type it, at most 40 characters. */
  phone?: string | null | undefined;
  /** Where they come from, at most 60 characters; `Walk-in` if missing. */
  source?: string | null | undefined;
};

/** Where the water comes from. */
export type Water =
  /** From a public supply. */
  | 'public'
  /** From a well. */
  | 'well';

/** How many sections a home has. */
export type WidthClass =
  /** Two sections, joined along their length. */
  | 'double'
  /** One section. */
  | 'single'
  /** Three sections, joined along their length. */
  | 'triple';

/** How the project of a won deal differs from what its agreement says. */
export type WinDealInput = {
  /** What the project is called, at most 200 characters. By default after home and buyers. */
  name?: string | null | undefined;
  /** When the work begins. By default today, if the agreement names a delivery window, otherwise open. */
  startDate?: string | null | undefined;
};

/** The kind of things of which some have changed. */
export type WorkspaceKind =
  /** Changes of address that wait for the office. */
  | 'accounts'
  /** Bookings, and what became of them. */
  | 'appointments'
  /** Work on sites. */
  | 'builds'
  /** Contacts, what they asked for, and notes about them. New contacts are told of half a second later, together. */
  | 'contacts'
  /** Deals: their stages, values and people. */
  | 'deals'
  /** Documents and requests for them. */
  | 'documents'
  /** Homes in the factory. */
  | 'factory'
  /** Homes of the catalog, and their pictures. */
  | 'homes'
  /** Imports of contacts. */
  | 'imports'
  /** Mails that failed, or were sent after all. */
  | 'mails'
  /** Messages, and how far they were read. */
  | 'messages'
  /** The price book, option groups and kinds of loan. */
  | 'prices'
  /** What stands in the record of a project: its status, stage, people and dates. */
  | 'projects'
  /** Tasks of staff. */
  | 'tasks';

export type AdminsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminsQuery = { staff: Array<{ id: string, name: string, role: Role }> };

export type LogContactCallMutationVariables = Exact<{
  contactId: string;
  input: ContactCallInput;
}>;


export type LogContactCallMutation = { logContactCall: string };

export type TeamsToChooseQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamsToChooseQuery = { teams: Array<{ id: string, name: string }> };

export type StaffToChooseQueryVariables = Exact<{
  may: OwnedKind;
}>;


export type StaffToChooseQuery = { staff: Array<{ id: string, name: string, role: Role, teamId: string | null, takesLeads: boolean, isAvailable: boolean }> };

export type AssignMutationVariables = Exact<{
  input: AssignInput;
}>;


export type AssignMutation = { assign: { id: string, changed: number, undoUntil: string } };

export type UndoAssignmentMutationVariables = Exact<{
  id: string;
}>;


export type UndoAssignmentMutation = { undoAssignment: { id: string, changed: number } };

export type TaskItemFragment = { id: string, version: number, title: string, dueOn: string, dueAt: string | null, doneAt: string | null, viewerCanEdit: boolean, assignee: { id: string, name: string } | null };

export type ContactTasksQueryVariables = Exact<{
  id: string;
}>;


export type ContactTasksQuery = { contact: { id: string, firstName: string, lastName: string, tasks: Array<{ id: string, version: number, title: string, dueOn: string, dueAt: string | null, doneAt: string | null, viewerCanEdit: boolean, assignee: { id: string, name: string } | null }> } };

export type DealTasksQueryVariables = Exact<{
  id: string;
}>;


export type DealTasksQuery = { deal: { id: string, buyerName: string, tasks: Array<{ id: string, version: number, title: string, dueOn: string, dueAt: string | null, doneAt: string | null, viewerCanEdit: boolean, assignee: { id: string, name: string } | null }> } };

export type ProjectTasksQueryVariables = Exact<{
  id: string;
  withContact: boolean;
}>;


export type ProjectTasksQuery = { project: { id: string, name: string, customerName: string | null, contactPhone: string | null, contact?: { id: string, name: string } | null, tasks: Array<{ id: string, version: number, title: string, dueOn: string, dueAt: string | null, doneAt: string | null, viewerCanEdit: boolean, assignee: { id: string, name: string } | null }> | null } };

export type TaskAssigneesQueryVariables = Exact<{ [key: string]: never; }>;


export type TaskAssigneesQuery = { staff: Array<{ id: string, name: string }> };

export type CreateTaskMutationVariables = Exact<{
  input: TaskInput;
}>;


export type CreateTaskMutation = { createTask: { id: string, version: number, title: string, dueOn: string, dueAt: string | null, doneAt: string | null, viewerCanEdit: boolean, assignee: { id: string, name: string } | null } };

export type UpdateTaskMutationVariables = Exact<{
  id: string;
  version: number;
  input: TaskInput;
}>;


export type UpdateTaskMutation = { updateTask: { id: string, version: number, title: string, dueOn: string, dueAt: string | null, doneAt: string | null, viewerCanEdit: boolean, assignee: { id: string, name: string } | null } };

export type RemoveTaskMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveTaskMutation = { removeTask: string };

export type BuildCardFragment = { id: string, version: number, projectId: string, projectName: string, title: string, scheduledOn: string, place: string | null, state: BuildState, reason: string | null, crewIds: Array<string>, crewNames: Array<string>, moves: Array<BuildState>, contractorId: string | null, contractorName: string | null };

export type BuildsQueryVariables = Exact<{
  week?: string | null | undefined;
  contractorId?: string | null | undefined;
}>;


export type BuildsQuery = { builds: { startsOn: string, endsOn: string, today: string, builds: Array<{ id: string, version: number, projectId: string, projectName: string, title: string, scheduledOn: string, place: string | null, state: BuildState, reason: string | null, crewIds: Array<string>, crewNames: Array<string>, moves: Array<BuildState>, contractorId: string | null, contractorName: string | null }> } };

export type BuildProjectsQueryVariables = Exact<{
  search?: string | null | undefined;
  contractorId?: string | null | undefined;
}>;


export type BuildProjectsQuery = { buildProjects: Array<{ id: string, name: string, address: string | null, contractorId: string, contractorName: string }> };

export type ScheduleBuildMutationVariables = Exact<{
  input: BuildInput;
}>;


export type ScheduleBuildMutation = { scheduleBuild: { id: string, version: number, projectId: string, projectName: string, title: string, scheduledOn: string, place: string | null, state: BuildState, reason: string | null, crewIds: Array<string>, crewNames: Array<string>, moves: Array<BuildState>, contractorId: string | null, contractorName: string | null } };

export type UpdateBuildMutationVariables = Exact<{
  id: string;
  input: UpdateBuildInput;
}>;


export type UpdateBuildMutation = { updateBuild: { id: string, version: number, projectId: string, projectName: string, title: string, scheduledOn: string, place: string | null, state: BuildState, reason: string | null, crewIds: Array<string>, crewNames: Array<string>, moves: Array<BuildState>, contractorId: string | null, contractorName: string | null } };

export type MarkBuildMutationVariables = Exact<{
  id: string;
  input: MarkBuildInput;
}>;


export type MarkBuildMutation = { markBuild: { id: string, version: number, projectId: string, projectName: string, title: string, scheduledOn: string, place: string | null, state: BuildState, reason: string | null, crewIds: Array<string>, crewNames: Array<string>, moves: Array<BuildState>, contractorId: string | null, contractorName: string | null } };

export type RemoveBuildMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveBuildMutation = { removeBuild: boolean };

export type CrewRowFragment = { id: string, version: number, name: string, trade: string, phone: string | null, buildId: string | null, buildTitle: string | null, projectName: string | null, contractorName: string | null };

export type CrewMembersQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
  contractorId?: string | null | undefined;
}>;


export type CrewMembersQuery = { crewMembers: { members: Array<{ id: string, version: number, name: string, trade: string, phone: string | null, buildId: string | null, buildTitle: string | null, projectName: string | null, contractorName: string | null }>, pagination: { page: number, totalPages: number, total: number } } };

export type AddCrewMemberMutationVariables = Exact<{
  input: CrewMemberInput;
}>;


export type AddCrewMemberMutation = { addCrewMember: { id: string, version: number, name: string, trade: string, phone: string | null, buildId: string | null, buildTitle: string | null, projectName: string | null, contractorName: string | null } };

export type UpdateCrewMemberMutationVariables = Exact<{
  id: string;
  input: UpdateCrewMemberInput;
}>;


export type UpdateCrewMemberMutation = { updateCrewMember: { id: string, version: number, name: string, trade: string, phone: string | null, buildId: string | null, buildTitle: string | null, projectName: string | null, contractorName: string | null } };

export type RemoveCrewMemberMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveCrewMemberMutation = { removeCrewMember: boolean };

export type MaterialRowFragment = { id: string, version: number, name: string, unit: string, quantity: number, projectId: string | null, projectName: string | null, deliveryOn: string | null, contractorName: string | null };

export type MaterialsQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
  show?: MaterialFilter | null | undefined;
  contractorId?: string | null | undefined;
}>;


export type MaterialsQuery = { materials: { materials: Array<{ id: string, version: number, name: string, unit: string, quantity: number, projectId: string | null, projectName: string | null, deliveryOn: string | null, contractorName: string | null }>, pagination: { page: number, totalPages: number, total: number } } };

export type AddMaterialMutationVariables = Exact<{
  input: MaterialInput;
}>;


export type AddMaterialMutation = { addMaterial: { id: string, version: number, name: string, unit: string, quantity: number, projectId: string | null, projectName: string | null, deliveryOn: string | null, contractorName: string | null } };

export type UpdateMaterialMutationVariables = Exact<{
  id: string;
  input: UpdateMaterialInput;
}>;


export type UpdateMaterialMutation = { updateMaterial: { id: string, version: number, name: string, unit: string, quantity: number, projectId: string | null, projectName: string | null, deliveryOn: string | null, contractorName: string | null } };

export type RemoveMaterialMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveMaterialMutation = { removeMaterial: boolean };

export type ContractorSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type ContractorSummaryQuery = { contractorSummary: { activeProjects: number, teamMembers: number, scheduledBuilds: number, availableMaterials: number } };

export type SiteProjectFragment = { id: string, version: number, name: string, status: ProjectStatus, stage: string, progress: number, address: string | null, startDate: string | null, estimatedCompletion: string | null, viewerCanReport: boolean, stages: Array<{ id: string, name: string }> };

export type SiteProjectsQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type SiteProjectsQuery = { projects: { projects: Array<{ id: string, version: number, name: string, status: ProjectStatus, stage: string, progress: number, address: string | null, startDate: string | null, estimatedCompletion: string | null, viewerCanReport: boolean, stages: Array<{ id: string, name: string }> }>, pagination: { page: number, totalPages: number, total: number } } };

export type SiteProjectQueryVariables = Exact<{
  id: string;
}>;


export type SiteProjectQuery = { project: { id: string, version: number, name: string, status: ProjectStatus, stage: string, progress: number, address: string | null, startDate: string | null, estimatedCompletion: string | null, viewerCanReport: boolean, stages: Array<{ id: string, name: string }> } };

export type ReportProgressMutationVariables = Exact<{
  id: string;
  input: ReportProgressInput;
}>;


export type ReportProgressMutation = { reportProgress: { id: string, version: number, name: string, status: ProjectStatus, stage: string, progress: number, address: string | null, startDate: string | null, estimatedCompletion: string | null, viewerCanReport: boolean, stages: Array<{ id: string, name: string }> } };

export type ContractorRowFragment = { id: string, name: string, email: string, phone: string | null, isArchived: boolean, activeProjects: number, teamMembers: number, scheduledBuilds: number, blockedBuilds: number, availableMaterials: number };

export type ContractorsQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type ContractorsQuery = { contractors: { contractors: Array<{ id: string, name: string, email: string, phone: string | null, isArchived: boolean, activeProjects: number, teamMembers: number, scheduledBuilds: number, blockedBuilds: number, availableMaterials: number }>, pagination: { page: number, totalPages: number, total: number } } };

export type ContractorQueryVariables = Exact<{
  id: string;
}>;


export type ContractorQuery = { contractor: { id: string, name: string, email: string, phone: string | null, isArchived: boolean, activeProjects: number, teamMembers: number, scheduledBuilds: number, blockedBuilds: number, availableMaterials: number } };

export type DocumentItemFragment = { id: string, name: string, type: DocumentType, state: DocumentState, note: string | null, fileName: string, contentType: string, size: number, uploadedAt: string, uploadedByName: string | null, version: number, reviewUndoMs: number | null, viewerCanReplace: boolean, viewerCanDelete: boolean, versionCount: number, project: { id: string, name: string } };

export type DocumentVersionsQueryVariables = Exact<{
  id: string;
}>;


export type DocumentVersionsQuery = { document: { id: string, versions: Array<{ number: number, fileName: string, contentType: string, size: number, uploadedAt: string, uploadedByName: string | null, state: DocumentState, note: string | null }> } };

export type ReviewDocumentMutationVariables = Exact<{
  id: string;
  input: ReviewDocumentInput;
}>;


export type ReviewDocumentMutation = { reviewDocument: { id: string, name: string, type: DocumentType, state: DocumentState, note: string | null, fileName: string, contentType: string, size: number, uploadedAt: string, uploadedByName: string | null, version: number, reviewUndoMs: number | null, viewerCanReplace: boolean, viewerCanDelete: boolean, versionCount: number, project: { id: string, name: string } } };

export type UndoDocumentReviewMutationVariables = Exact<{
  id: string;
  input: UndoDocumentReviewInput;
}>;


export type UndoDocumentReviewMutation = { undoDocumentReview: { id: string, name: string, type: DocumentType, state: DocumentState, note: string | null, fileName: string, contentType: string, size: number, uploadedAt: string, uploadedByName: string | null, version: number, reviewUndoMs: number | null, viewerCanReplace: boolean, viewerCanDelete: boolean, versionCount: number, project: { id: string, name: string } } };

export type DocumentNowQueryVariables = Exact<{
  id: string;
}>;


export type DocumentNowQuery = { document: { id: string, name: string, type: DocumentType, state: DocumentState, note: string | null, fileName: string, contentType: string, size: number, uploadedAt: string, uploadedByName: string | null, version: number, reviewUndoMs: number | null, viewerCanReplace: boolean, viewerCanDelete: boolean, versionCount: number, project: { id: string, name: string } } };

export type UpdateDocumentMutationVariables = Exact<{
  id: string;
  input: UpdateDocumentInput;
}>;


export type UpdateDocumentMutation = { updateDocument: { id: string, name: string, type: DocumentType, state: DocumentState, note: string | null, fileName: string, contentType: string, size: number, uploadedAt: string, uploadedByName: string | null, version: number, reviewUndoMs: number | null, viewerCanReplace: boolean, viewerCanDelete: boolean, versionCount: number, project: { id: string, name: string } } };

export type DeleteDocumentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDocumentMutation = { deleteDocument: string };

export type DocumentsQueryVariables = Exact<{
  page?: number | null | undefined;
  projectId?: string | null | undefined;
  type?: DocumentType | null | undefined;
  state?: DocumentState | null | undefined;
  undoable?: boolean | null | undefined;
  search?: string | null | undefined;
  sort?: DocumentSort | null | undefined;
}>;


export type DocumentsQuery = { documents: { documents: Array<{ id: string, name: string, type: DocumentType, state: DocumentState, note: string | null, fileName: string, contentType: string, size: number, uploadedAt: string, uploadedByName: string | null, version: number, reviewUndoMs: number | null, viewerCanReplace: boolean, viewerCanDelete: boolean, versionCount: number, passage: Array<{ text: string, isMatch: boolean }> | null, project: { id: string, name: string } }>, pagination: { page: number, totalPages: number, total: number } } };

export type DocumentProjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentProjectsQuery = { projects: { projects: Array<{ id: string, name: string }> } };

export type DocumentCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentCountsQuery = { documentCounts: { waiting: number, requested: number } };

export type DocumentTasksQueryVariables = Exact<{
  projectId?: string | null | undefined;
}>;


export type DocumentTasksQuery = { documentRequests: Array<{ id: string, name: string, dueOn: string | null, isOverdue: boolean, project: { id: string, name: string } }>, documents: { documents: Array<{ id: string, name: string, viewerCanReplace: boolean, project: { id: string, name: string } }> } };

export type DocumentRequestsQueryVariables = Exact<{
  projectId?: string | null | undefined;
}>;


export type DocumentRequestsQuery = { documentRequests: Array<{ id: string, name: string, type: DocumentType, note: string, dueOn: string | null, isOverdue: boolean, requestedAt: string, project: { id: string, name: string } }> };

export type RequestDocumentMutationVariables = Exact<{
  projectId: string;
  input: RequestDocumentInput;
}>;


export type RequestDocumentMutation = { requestDocument: { id: string } };

export type WithdrawDocumentRequestMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawDocumentRequestMutation = { withdrawDocumentRequest: string };

export type HomeCardFragment = { id: string, version: number, projectName: string, sqft: number | null, bedrooms: number | null, state: HomeState, startsOn: string, station: Station | null, slot: number | null, stationSince: string | null, holdReason: string | null, heldAt: string | null, heldByName: string | null, carrier: string | null, transportOn: string | null, nextStation: Station | null };

export type FactoryBoardQueryVariables = Exact<{ [key: string]: never; }>;


export type FactoryBoardQuery = { factoryBoard: { today: string, stations: Array<{ id: Station, title: string, slots: number }>, homes: Array<{ id: string, version: number, projectName: string, sqft: number | null, bedrooms: number | null, state: HomeState, startsOn: string, station: Station | null, slot: number | null, stationSince: string | null, holdReason: string | null, heldAt: string | null, heldByName: string | null, carrier: string | null, transportOn: string | null, nextStation: Station | null }>, line: Array<{ id: string, version: number, projectName: string, sqft: number | null, bedrooms: number | null, state: HomeState, startsOn: string, station: Station | null, slot: number | null, stationSince: string | null, holdReason: string | null, heldAt: string | null, heldByName: string | null, carrier: string | null, transportOn: string | null, nextStation: Station | null }> } };

export type FactoryHomeHouseQueryVariables = Exact<{
  id: string;
}>;


export type FactoryHomeHouseQuery = { factoryHome: { id: string, signedHome: { agreementNumber: string, name: string, slug: string | null, planCode: string | null, quotedPlan: string | null, modelType: string, sections: number, footprint: string, bedrooms: number, bathrooms: number, squareFeet: number, roof: string | null, siding: string | null, style: string | null, color: string | null, choices: Array<string>, planSvg: string | null, darkPlanSvg: string | null } | null } };

export type HandedOverHomesQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type HandedOverHomesQuery = { handedOverHomes: { homes: Array<{ id: string, version: number, projectName: string, sqft: number | null, bedrooms: number | null, state: HomeState, startsOn: string, station: Station | null, slot: number | null, stationSince: string | null, holdReason: string | null, heldAt: string | null, heldByName: string | null, carrier: string | null, transportOn: string | null, nextStation: Station | null }>, pagination: { page: number, totalPages: number, total: number } } };

export type FactoryHomeEventsQueryVariables = Exact<{
  id: string;
  page?: number | null | undefined;
}>;


export type FactoryHomeEventsQuery = { factoryHomeEvents: { events: Array<{ id: string, createdAt: string, kind: HomeEventKind, before: string | null, after: string | null, reason: string | null, actorName: string | null }>, pagination: { page: number, totalPages: number, total: number } } };

export type FactoryCandidatesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type FactoryCandidatesQuery = { factoryCandidates: Array<{ id: string, name: string }> };

export type PlanHomeMutationVariables = Exact<{
  input: PlanHomeInput;
}>;


export type PlanHomeMutation = { planHome: { id: string, version: number, projectName: string, sqft: number | null, bedrooms: number | null, state: HomeState, startsOn: string, station: Station | null, slot: number | null, stationSince: string | null, holdReason: string | null, heldAt: string | null, heldByName: string | null, carrier: string | null, transportOn: string | null, nextStation: Station | null } };

export type RescheduleHomeMutationVariables = Exact<{
  id: string;
  input: RescheduleHomeInput;
}>;


export type RescheduleHomeMutation = { rescheduleHome: { id: string, version: number, projectName: string, sqft: number | null, bedrooms: number | null, state: HomeState, startsOn: string, station: Station | null, slot: number | null, stationSince: string | null, holdReason: string | null, heldAt: string | null, heldByName: string | null, carrier: string | null, transportOn: string | null, nextStation: Station | null } };

export type ShiftHomeMutationVariables = Exact<{
  id: string;
  input: ShiftHomeInput;
}>;


export type ShiftHomeMutation = { shiftHome: { id: string, version: number, projectName: string, sqft: number | null, bedrooms: number | null, state: HomeState, startsOn: string, station: Station | null, slot: number | null, stationSince: string | null, holdReason: string | null, heldAt: string | null, heldByName: string | null, carrier: string | null, transportOn: string | null, nextStation: Station | null } };

export type RemoveHomeMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveHomeMutation = { removeHome: boolean };

export type MoveHomeMutationVariables = Exact<{
  id: string;
  input: MoveHomeInput;
}>;


export type MoveHomeMutation = { moveHome: { id: string, version: number, projectName: string, sqft: number | null, bedrooms: number | null, state: HomeState, startsOn: string, station: Station | null, slot: number | null, stationSince: string | null, holdReason: string | null, heldAt: string | null, heldByName: string | null, carrier: string | null, transportOn: string | null, nextStation: Station | null } };

export type HoldHomeMutationVariables = Exact<{
  id: string;
  input: HoldHomeInput;
}>;


export type HoldHomeMutation = { holdHome: { id: string, version: number, projectName: string, sqft: number | null, bedrooms: number | null, state: HomeState, startsOn: string, station: Station | null, slot: number | null, stationSince: string | null, holdReason: string | null, heldAt: string | null, heldByName: string | null, carrier: string | null, transportOn: string | null, nextStation: Station | null } };

export type ReleaseHomeMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ReleaseHomeMutation = { releaseHome: { id: string, version: number, projectName: string, sqft: number | null, bedrooms: number | null, state: HomeState, startsOn: string, station: Station | null, slot: number | null, stationSince: string | null, holdReason: string | null, heldAt: string | null, heldByName: string | null, carrier: string | null, transportOn: string | null, nextStation: Station | null } };

export type HandOverHomeMutationVariables = Exact<{
  id: string;
  input: HandOverHomeInput;
}>;


export type HandOverHomeMutation = { handOverHome: { id: string, version: number, projectName: string, sqft: number | null, bedrooms: number | null, state: HomeState, startsOn: string, station: Station | null, slot: number | null, stationSince: string | null, holdReason: string | null, heldAt: string | null, heldByName: string | null, carrier: string | null, transportOn: string | null, nextStation: Station | null } };

export type ProjectHoldQueryVariables = Exact<{
  projectId: string;
}>;


export type ProjectHoldQuery = { project: { id: string, factoryHome: { id: string, version: number, station: Station | null, holdReason: string | null, heldAt: string | null, heldByName: string | null } | null } };

export type HomeOrderCardFragment = { projectId: string, version: number, viewerCanEdit: boolean, manufacturer: string | null, orderNumber: string | null, orderedOn: string | null, confirmedOn: string | null, sections: Array<{ n: number, serial: string | null, label: string | null }> };

export type HomeOrderQueryVariables = Exact<{
  projectId: string;
}>;


export type HomeOrderQuery = { project: { id: string, status: ProjectStatus, homeOrder: { projectId: string, version: number, viewerCanEdit: boolean, manufacturer: string | null, orderNumber: string | null, orderedOn: string | null, confirmedOn: string | null, sections: Array<{ n: number, serial: string | null, label: string | null }> } | null } };

export type SaveHomeOrderMutationVariables = Exact<{
  projectId: string;
  version: number;
  input: HomeOrderInput;
}>;


export type SaveHomeOrderMutation = { saveHomeOrder: { projectId: string, version: number, viewerCanEdit: boolean, manufacturer: string | null, orderNumber: string | null, orderedOn: string | null, confirmedOn: string | null, sections: Array<{ n: number, serial: string | null, label: string | null }> } };

export type MessageItemFragment = { id: string, number: number, text: string, key: string, authorName: string, fromStaff: boolean, isMine: boolean, createdAt: string, attachment: { id: string, name: string, fileName: string, size: number } | null };

export type ThreadStateFragment = { id: string, assigneeId: string | null, assigneeName: string | null, isDone: boolean };

export type ThreadLineFragment = { id: string, projectName: string, projectStatus: ProjectStatus, customerName: string | null, unread: number, isWaiting: boolean, state: { id: string, assigneeId: string | null, assigneeName: string | null, isDone: boolean } | null, latest: { id: string, text: string, authorName: string, isMine: boolean, createdAt: string } | null };

export type MessagesQueryVariables = Exact<{
  id: string;
  before?: number | null | undefined;
  after?: number | null | undefined;
}>;


export type MessagesQuery = { messages: { hasMore: boolean, readTo: number, seenTo: number, closed: string | null, messages: Array<{ id: string, number: number, text: string, key: string, authorName: string, fromStaff: boolean, isMine: boolean, createdAt: string, attachment: { id: string, name: string, fileName: string, size: number } | null }>, state: { id: string, assigneeId: string | null, assigneeName: string | null, isDone: boolean } | null } };

export type MessageThreadsQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
  show?: MessageThreadShow | null | undefined;
}>;


export type MessageThreadsQuery = { messageThreads: { threads: Array<{ id: string, projectName: string, projectStatus: ProjectStatus, customerName: string | null, unread: number, isWaiting: boolean, state: { id: string, assigneeId: string | null, assigneeName: string | null, isDone: boolean } | null, latest: { id: string, text: string, authorName: string, isMine: boolean, createdAt: string } | null }>, pagination: { page: number, totalPages: number, total: number } } };

export type SendMessageMutationVariables = Exact<{
  id: string;
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { id: string, number: number, text: string, key: string, authorName: string, fromStaff: boolean, isMine: boolean, createdAt: string, attachment: { id: string, name: string, fileName: string, size: number } | null } };

export type MarkMessagesReadMutationVariables = Exact<{
  id: string;
  number: number;
}>;


export type MarkMessagesReadMutation = { markMessagesRead: { messages: number, threads: number } };

export type MessageColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageColleaguesQuery = { contactOwners: Array<{ id: string, name: string }> };

export type AssignMessageThreadMutationVariables = Exact<{
  id: string;
  assigneeId?: string | null | undefined;
}>;


export type AssignMessageThreadMutation = { assignMessageThread: { id: string, assigneeId: string | null, assigneeName: string | null, isDone: boolean } };

export type MarkMessageThreadDoneMutationVariables = Exact<{
  id: string;
  number: number;
}>;


export type MarkMessageThreadDoneMutation = { markMessageThreadDone: { id: string, assigneeId: string | null, assigneeName: string | null, isDone: boolean } };

export type ReopenMessageThreadMutationVariables = Exact<{
  id: string;
}>;


export type ReopenMessageThreadMutation = { reopenMessageThread: { id: string, assigneeId: string | null, assigneeName: string | null, isDone: boolean } };

export type UnreadMessagesQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type UnreadMessagesQuery = { unreadMessages: { messages: number, threads: number } };

export type MessageChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MessageChangesSubscription = { messageChanges: { projectId: string, kind: MessageChangeKind, number: number } };

export type BoardProjectFragment = { id: string, version: number, name: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, managerId: string | null, managerName: string | null, startDate: string | null, estimatedCompletion: string | null, dueOn: string | null, daysLate: number | null, viewerCanEdit: boolean };

export type ProjectBoardQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
  status?: ProjectStatusFilter | null | undefined;
  owner?: string | null | undefined;
}>;


export type ProjectBoardQuery = { projectBoard: { today: string, projects: Array<{ id: string, version: number, name: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, managerId: string | null, managerName: string | null, startDate: string | null, estimatedCompletion: string | null, dueOn: string | null, daysLate: number | null, viewerCanEdit: boolean }>, pagination: { page: number, totalPages: number, total: number } } };

export type ProjectLinkQuestionsQueryVariables = Exact<{
  projectId?: string | null | undefined;
}>;


export type ProjectLinkQuestionsQuery = { projectLinkQuestions: Array<{ projectId: string, projectName: string, contactId: string, contactName: string, userId: string, userName: string, email: string }> };

export type AnswerProjectLinkMutationVariables = Exact<{
  projectId: string;
  userId: string;
  isSame: boolean;
}>;


export type AnswerProjectLinkMutation = { answerProjectLink: boolean };

export type ProjectManagerQueryVariables = Exact<{
  id: string;
}>;


export type ProjectManagerQuery = { project: { id: string, managerName: string | null, viewerCanEdit: boolean, manager: { id: string, name: string } | null } };

export type SignedHouseFragment = { agreementNumber: string, name: string, slug: string | null, planCode: string | null, quotedPlan: string | null, modelType: string, sections: number, footprint: string, bedrooms: number, bathrooms: number, squareFeet: number, roof: string | null, siding: string | null, style: string | null, color: string | null, choices: Array<string>, planSvg: string | null, darkPlanSvg: string | null };

export type SignedHomeQueryVariables = Exact<{
  projectId: string;
  seesPrice: boolean;
  seesDeal: boolean;
}>;


export type SignedHomeQuery = { project: { id: string, contractCents?: number | null, dealId?: string | null, signedHome: { agreementNumber: string, name: string, slug: string | null, planCode: string | null, quotedPlan: string | null, modelType: string, sections: number, footprint: string, bedrooms: number, bathrooms: number, squareFeet: number, roof: string | null, siding: string | null, style: string | null, color: string | null, choices: Array<string>, planSvg: string | null, darkPlanSvg: string | null } | null } };

export type ProjectPeopleQueryVariables = Exact<{
  role: ProjectPart;
  search?: string | null | undefined;
}>;


export type ProjectPeopleQuery = { projectPeople: Array<{ id: string, name: string, email: string }> };

export type ProjectContactsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ProjectContactsQuery = { contacts: { contacts: Array<{ id: string, firstName: string, lastName: string, email: string, phone: string | null }> } };

export type ProjectFormFragment = { id: string, version: number, name: string, description: string, status: ProjectStatus, stage: string, progress: number, address: string | null, startDate: string | null, estimatedCompletion: string | null, budget?: number | null, actualCost?: number | null, sqft: number | null, bedrooms: number | null, bathrooms: number | null, contactPhone: string | null, contactEmail: string | null, notes: string | null, managerId?: string | null, managerName: string | null, viewerEditableFields: Array<string>, propertyType: string | null, customer: { id: string, name: string } | null, contractor: { id: string, name: string } | null, contact?: { id: string, name: string } | null, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> };

export type ProjectToEditQueryVariables = Exact<{
  id: string;
  withCost: boolean;
  withBudget: boolean;
  withPeople: boolean;
}>;


export type ProjectToEditQuery = { project: { id: string, version: number, name: string, description: string, status: ProjectStatus, stage: string, progress: number, address: string | null, startDate: string | null, estimatedCompletion: string | null, budget?: number | null, actualCost?: number | null, sqft: number | null, bedrooms: number | null, bathrooms: number | null, contactPhone: string | null, contactEmail: string | null, notes: string | null, managerId?: string | null, managerName: string | null, viewerEditableFields: Array<string>, propertyType: string | null, customer: { id: string, name: string } | null, contractor: { id: string, name: string } | null, contact?: { id: string, name: string } | null, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> } };

export type CreateProjectMutationVariables = Exact<{
  input: CreateProjectInput;
}>;


export type CreateProjectMutation = { createProject: { id: string } };

export type UpdateProjectMutationVariables = Exact<{
  id: string;
  input: UpdateProjectInput;
  withCost: boolean;
  withBudget: boolean;
  withPeople: boolean;
}>;


export type UpdateProjectMutation = { updateProject: { id: string, version: number, name: string, description: string, status: ProjectStatus, stage: string, progress: number, address: string | null, startDate: string | null, estimatedCompletion: string | null, budget?: number | null, actualCost?: number | null, sqft: number | null, bedrooms: number | null, bathrooms: number | null, contactPhone: string | null, contactEmail: string | null, notes: string | null, managerId?: string | null, managerName: string | null, viewerEditableFields: Array<string>, customerName: string | null, contractorName: string | null, viewerCanEdit: boolean, viewerCanSeeBudget: boolean, viewerCanSeeCost: boolean, propertyType: string | null, customer: { id: string, name: string } | null, contractor: { id: string, name: string } | null, contact?: { id: string, name: string } | null, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> } };

export type ProjectTextsFragment = { propertyType: string | null };

export type ProjectCardFragment = { id: string, name: string, description: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, contractorName: string | null, managerName: string | null, address: string | null, startDate: string | null, estimatedCompletion: string | null, budget?: number | null, actualCost?: number | null, sqft: number | null, bedrooms: number | null, bathrooms: number | null, viewerCanEdit: boolean, viewerCanSeeBudget: boolean, viewerCanSeeCost: boolean, propertyType: string | null };

export type ProjectTableRowFragment = { id: string, name: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, contractorName: string | null, managerName: string | null, estimatedCompletion: string | null, dueOn: string | null, daysLate: number | null, budget?: number | null, actualCost?: number | null, viewerCanEdit: boolean };

export type ProjectsQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
  status?: ProjectStatusFilter | null | undefined;
  owner?: string | null | undefined;
  sort?: ProjectSort | null | undefined;
  withCost: boolean;
  withBudget: boolean;
}>;


export type ProjectsQuery = { projects: { projects: Array<{ id: string, name: string, description: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, contractorName: string | null, managerName: string | null, address: string | null, startDate: string | null, estimatedCompletion: string | null, budget?: number | null, actualCost?: number | null, sqft: number | null, bedrooms: number | null, bathrooms: number | null, viewerCanEdit: boolean, viewerCanSeeBudget: boolean, viewerCanSeeCost: boolean, dueOn: string | null, daysLate: number | null, propertyType: string | null }>, pagination: { page: number, totalPages: number, total: number } } };

export type ProjectArchiveQueryVariables = Exact<{
  id: string;
}>;


export type ProjectArchiveQuery = { project: { id: string, version: number, name: string, status: ProjectStatus, dealId: string | null, archivedAt: string | null } };

export type ArchiveProjectMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ArchiveProjectMutation = { archiveProject: { id: string, version: number, status: ProjectStatus, archivedAt: string | null } };

export type RestoreProjectMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RestoreProjectMutation = { restoreProject: { id: string, version: number, status: ProjectStatus, archivedAt: string | null } };

export type MovedProjectFragment = { id: string, version: number, name: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, managerId: string | null, managerName: string | null, startDate: string | null, estimatedCompletion: string | null, dueOn: string | null, daysLate: number | null, viewerCanEdit: boolean, nextStage: { id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null } | null, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> };

export type MoveProjectMutationVariables = Exact<{
  id: string;
  input: MoveProjectInput;
}>;


export type MoveProjectMutation = { moveProject: { id: string, version: number, name: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, managerId: string | null, managerName: string | null, startDate: string | null, estimatedCompletion: string | null, dueOn: string | null, daysLate: number | null, viewerCanEdit: boolean, nextStage: { id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null } | null, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> } };

export type UndoProjectMoveMutationVariables = Exact<{
  id: string;
  input: UndoProjectMoveInput;
}>;


export type UndoProjectMoveMutation = { undoProjectMove: { id: string, version: number, name: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, managerId: string | null, managerName: string | null, startDate: string | null, estimatedCompletion: string | null, dueOn: string | null, daysLate: number | null, viewerCanEdit: boolean, nextStage: { id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null } | null, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> } };

export type ProjectRightsFragment = { id: string, viewerCanEdit: boolean };

export type ProjectDetailsFragment = { version: number, contactPhone: string | null, contactEmail: string | null, notes: string | null, completedAt: string | null, dueOn: string | null, daysLate: number | null, viewerEditableFields: Array<string>, id: string, name: string, description: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, contractorName: string | null, managerName: string | null, address: string | null, startDate: string | null, estimatedCompletion: string | null, budget?: number | null, actualCost?: number | null, sqft: number | null, bedrooms: number | null, bathrooms: number | null, viewerCanEdit: boolean, viewerCanSeeBudget: boolean, viewerCanSeeCost: boolean, propertyType: string | null, customer: { id: string, name: string, email?: string, phone?: string | null } | null, contractor: { id: string, name: string, email?: string, phone?: string | null } | null, contact?: { id: string, name: string } | null, nextStage: { id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null } | null };

export type ProjectTimeLineFragment = { stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> };

export type ProjectQueryVariables = Exact<{
  id: string;
  withCost: boolean;
  withBudget: boolean;
  withPeople: boolean;
}>;


export type ProjectQuery = { project: { version: number, contactPhone: string | null, contactEmail: string | null, notes: string | null, completedAt: string | null, dueOn: string | null, daysLate: number | null, viewerEditableFields: Array<string>, id: string, name: string, description: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, contractorName: string | null, managerName: string | null, address: string | null, startDate: string | null, estimatedCompletion: string | null, budget?: number | null, actualCost?: number | null, sqft: number | null, bedrooms: number | null, bathrooms: number | null, viewerCanEdit: boolean, viewerCanSeeBudget: boolean, viewerCanSeeCost: boolean, propertyType: string | null, customer: { id: string, name: string, email?: string, phone?: string | null } | null, contractor: { id: string, name: string, email?: string, phone?: string | null } | null, contact?: { id: string, name: string } | null, nextStage: { id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null } | null, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> } };

export type MyProjectsQueryVariables = Exact<{
  page?: number | null | undefined;
  withCost: boolean;
  withBudget: boolean;
  withPeople: boolean;
}>;


export type MyProjectsQuery = { projects: { projects: Array<{ version: number, contactPhone: string | null, contactEmail: string | null, notes: string | null, completedAt: string | null, dueOn: string | null, daysLate: number | null, viewerEditableFields: Array<string>, id: string, name: string, description: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, contractorName: string | null, managerName: string | null, address: string | null, startDate: string | null, estimatedCompletion: string | null, budget?: number | null, actualCost?: number | null, sqft: number | null, bedrooms: number | null, bathrooms: number | null, viewerCanEdit: boolean, viewerCanSeeBudget: boolean, viewerCanSeeCost: boolean, propertyType: string | null, customer: { id: string, name: string, email?: string, phone?: string | null } | null, contractor: { id: string, name: string, email?: string, phone?: string | null } | null, contact?: { id: string, name: string } | null, nextStage: { id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null } | null }>, pagination: { page: number, totalPages: number, total: number } } };

export type PlanProjectStagesMutationVariables = Exact<{
  id: string;
  input: PlanProjectStagesInput;
}>;


export type PlanProjectStagesMutation = { planProjectStages: { id: string, version: number, nextStage: { id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null } | null, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> } };

export type ProjectEventsQueryVariables = Exact<{
  id: string;
  page?: number | null | undefined;
}>;


export type ProjectEventsQuery = { projectEvents: { events: Array<{ id: string, kind: string, subject: string | null, before: string | null, after: string | null, actorName: string | null, createdAt: string }>, pagination: { page: number, totalPages: number, total: number } } };

export type ScheduledProjectFragment = { id: string, version: number, name: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, managerId: string | null, managerName: string | null, startDate: string | null, estimatedCompletion: string | null, dueOn: string | null, daysLate: number | null, viewerCanEdit: boolean, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> };

export type ProjectScheduleQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
  status?: ProjectStatusFilter | null | undefined;
  owner?: string | null | undefined;
}>;


export type ProjectScheduleQuery = { projectBoard: { today: string, projects: Array<{ id: string, version: number, name: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, managerId: string | null, managerName: string | null, startDate: string | null, estimatedCompletion: string | null, dueOn: string | null, daysLate: number | null, viewerCanEdit: boolean, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> }>, pagination: { page: number, totalPages: number, total: number } } };

export type CatalogRowFragment = { id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string };

export type CatalogDetailsFragment = { description: string, fullBaths: number | null, halfBaths: number | null, uncheckedReason: string | null, plan: Record<string, unknown> | null, createdAt: string, publishedAt: string | null, id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string, look: { style: string, roof: string, siding: string, color: string } | null, findings: Array<{ rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } }>, pictures: Array<{ id: string, url: string, alt: string }> };

export type PlanFindingFragment = { rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } };

export type CatalogHomeQueryVariables = Exact<{
  id: string;
}>;


export type CatalogHomeQuery = { catalogHome: { description: string, fullBaths: number | null, halfBaths: number | null, uncheckedReason: string | null, plan: Record<string, unknown> | null, createdAt: string, publishedAt: string | null, id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string, look: { style: string, roof: string, siding: string, color: string } | null, findings: Array<{ rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } }>, pictures: Array<{ id: string, url: string, alt: string }> } | null };

export type PlanFindingsQueryVariables = Exact<{
  plan: Record<string, unknown>;
}>;


export type PlanFindingsQuery = { checkFloorPlan: Array<{ rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } }> };

export type CreateHomeMutationVariables = Exact<{
  input: HomeInput;
}>;


export type CreateHomeMutation = { createHome: { description: string, fullBaths: number | null, halfBaths: number | null, uncheckedReason: string | null, plan: Record<string, unknown> | null, createdAt: string, publishedAt: string | null, id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string, look: { style: string, roof: string, siding: string, color: string } | null, findings: Array<{ rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } }>, pictures: Array<{ id: string, url: string, alt: string }> } };

export type UpdateHomeMutationVariables = Exact<{
  id: string;
  version: number;
  input: HomeInput;
}>;


export type UpdateHomeMutation = { updateHome: { description: string, fullBaths: number | null, halfBaths: number | null, uncheckedReason: string | null, plan: Record<string, unknown> | null, createdAt: string, publishedAt: string | null, id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string, look: { style: string, roof: string, siding: string, color: string } | null, findings: Array<{ rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } }>, pictures: Array<{ id: string, url: string, alt: string }> } };

export type PublishHomeMutationVariables = Exact<{
  id: string;
  version: number;
  reason?: string | null | undefined;
}>;


export type PublishHomeMutation = { publishHome: { description: string, fullBaths: number | null, halfBaths: number | null, uncheckedReason: string | null, plan: Record<string, unknown> | null, createdAt: string, publishedAt: string | null, id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string, look: { style: string, roof: string, siding: string, color: string } | null, findings: Array<{ rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } }>, pictures: Array<{ id: string, url: string, alt: string }> } };

export type WithdrawHomeMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type WithdrawHomeMutation = { withdrawHome: { description: string, fullBaths: number | null, halfBaths: number | null, uncheckedReason: string | null, plan: Record<string, unknown> | null, createdAt: string, publishedAt: string | null, id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string, look: { style: string, roof: string, siding: string, color: string } | null, findings: Array<{ rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } }>, pictures: Array<{ id: string, url: string, alt: string }> } };

export type DescribeHomePictureMutationVariables = Exact<{
  id: string;
  pictureId: string;
  version: number;
  alt: string;
}>;


export type DescribeHomePictureMutation = { describeHomePicture: { description: string, fullBaths: number | null, halfBaths: number | null, uncheckedReason: string | null, plan: Record<string, unknown> | null, createdAt: string, publishedAt: string | null, id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string, look: { style: string, roof: string, siding: string, color: string } | null, findings: Array<{ rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } }>, pictures: Array<{ id: string, url: string, alt: string }> } };

export type RemoveHomePictureMutationVariables = Exact<{
  id: string;
  pictureId: string;
}>;


export type RemoveHomePictureMutation = { removeHomePicture: { description: string, fullBaths: number | null, halfBaths: number | null, uncheckedReason: string | null, plan: Record<string, unknown> | null, createdAt: string, publishedAt: string | null, id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string, look: { style: string, roof: string, siding: string, color: string } | null, findings: Array<{ rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } }>, pictures: Array<{ id: string, url: string, alt: string }> } };

export type CatalogHomesQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
  status?: HomeStatus | null | undefined;
}>;


export type CatalogHomesQuery = { catalogHomes: { homes: Array<{ id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string }>, pagination: { page: number, totalPages: number, total: number } } };

export type OrderHomesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OrderHomesMutation = { orderHomes: boolean };

export type DesignCardFragment = { id: string, code: string, version: number, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, claimed: boolean, aboutCents: number | null, updatedAt: string, loan: { kind: LoanKindKey | null } | null, home: { slug: string | null, planCode: string | null, quotedPlan: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null };

export type ContactDesignsQueryVariables = Exact<{
  id: string;
}>;


export type ContactDesignsQuery = { contact: { id: string, designs: Array<{ id: string, code: string, version: number, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, claimed: boolean, aboutCents: number | null, updatedAt: string, loan: { kind: LoanKindKey | null } | null, home: { slug: string | null, planCode: string | null, quotedPlan: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null }>, leadDesigns: Array<{ id: string, code: string, version: number, kind: DesignLeadKind, at: string, changes: Array<string> }> } };

export type MyDesignsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDesignsQuery = { myDesigns: Array<{ id: string, code: string, version: number, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, claimed: boolean, aboutCents: number | null, updatedAt: string, loan: { kind: LoanKindKey | null } | null, home: { slug: string | null, planCode: string | null, quotedPlan: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null }> };

export type DesignOfDealQueryVariables = Exact<{
  code: string;
}>;


export type DesignOfDealQuery = { design: { id: string, code: string, version: number, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, claimed: boolean, aboutCents: number | null, updatedAt: string, versions: Array<{ version: number, createdAt: string, changes: Array<string>, aboutCents: number | null }>, loan: { kind: LoanKindKey | null } | null, home: { slug: string | null, planCode: string | null, quotedPlan: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null } | null };

export type LeadDesignFragment = { id: string, code: string, version: number, kind: DesignLeadKind, at: string, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, aboutCents: number | null, changes: Array<string>, updatedAt: string, deal: { id: string, number: string, version: number } | null, home: { slug: string | null, planCode: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null };

export type DesignHistoryQueryVariables = Exact<{
  code: string;
}>;


export type DesignHistoryQuery = { design: { id: string, version: number, versions: Array<{ version: number, createdAt: string, changes: Array<string>, aboutCents: number | null }> } | null };

export type MailDesignMutationVariables = Exact<{
  code: string;
  email: string;
}>;


export type MailDesignMutation = { mailDesign: boolean };

export type ShareDesignMutationVariables = Exact<{
  code: string;
  shared: boolean;
}>;


export type ShareDesignMutation = { shareDesign: { id: string, shared: boolean } };

export type EquipmentSheetRowFragment = { id: string, version: number, scope: string, startsOn: string, endsOn: string | null, items: Array<{ group: string, label: string, text: string }> };

export type EquipmentSheetsQueryVariables = Exact<{ [key: string]: never; }>;


export type EquipmentSheetsQuery = { equipmentSheets: Array<{ id: string, version: number, scope: string, startsOn: string, endsOn: string | null, items: Array<{ group: string, label: string, text: string }> }> };

export type HomesToEquipQueryVariables = Exact<{ [key: string]: never; }>;


export type HomesToEquipQuery = { homes: Array<{ id: string, slug: string, name: string, modelType: string }> };

export type SaveEquipmentSheetMutationVariables = Exact<{
  input: EquipmentSheetInput;
}>;


export type SaveEquipmentSheetMutation = { saveEquipmentSheet: { id: string, version: number, scope: string, startsOn: string, endsOn: string | null, items: Array<{ group: string, label: string, text: string }> } };

export type DeliverySettingsFragment = { plantName: string, plantZip: string, states: Array<string>, maxMiles: number, roadFactor: number, leadWeeksLow: number, leadWeeksHigh: number, transportWidthFeet: number, version: number, except: Array<{ state: string, county: string, sentence: string }> };

export type DeliverySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliverySettingsQuery = { delivery: { plantName: string, plantZip: string, states: Array<string>, maxMiles: number, roadFactor: number, leadWeeksLow: number, leadWeeksHigh: number, transportWidthFeet: number, version: number, except: Array<{ state: string, county: string, sentence: string }> } };

export type UpdateDeliveryMutationVariables = Exact<{
  version: number;
  input: DeliveryInput;
}>;


export type UpdateDeliveryMutation = { updateDelivery: { plantName: string, plantZip: string, states: Array<string>, maxMiles: number, roadFactor: number, leadWeeksLow: number, leadWeeksHigh: number, transportWidthFeet: number, version: number, except: Array<{ state: string, county: string, sentence: string }> } };

export type DrawnPlanFragment = { code: string, name: string, widthClass: WidthClass, squareFeet: number, lengthFeet: number, widthFeet: number, bedrooms: number, baths: number, arrangement: string | null, style: string | null };

export type FloorPlanDesignsQueryVariables = Exact<{
  wish: FloorPlanWishInput;
  seed: number;
  zip?: string | null | undefined;
  land?: Land | null | undefined;
  maxMonthlyCents?: number | null | undefined;
  maxDeliveredCents?: number | null | undefined;
}>;


export type FloorPlanDesignsQuery = { floorPlanDesigns: { reason: string | null, designs: Array<{ code: string, name: string, widthClass: WidthClass, squareFeet: number, lengthFeet: number, widthFeet: number, bedrooms: number, baths: number, arrangement: string | null, style: string | null }>, nearest: Array<{ maxMonthlyCents: number | null, maxDeliveredCents: number | null, differs: Array<string>, wish: { beds: Array<BedKind>, baths: number, width: WidthClass, length: number | null, squareFeet: number | null, kitchen: Kitchen | null, utilityEntrance: boolean | null, primaryApart: boolean | null, office: boolean | null, porch: boolean | null, accessible: boolean | null, suites: number | null, style: string | null } }> } };

export type NearestWishFragment = { maxMonthlyCents: number | null, maxDeliveredCents: number | null, differs: Array<string>, wish: { beds: Array<BedKind>, baths: number, width: WidthClass, length: number | null, squareFeet: number | null, kitchen: Kitchen | null, utilityEntrance: boolean | null, primaryApart: boolean | null, office: boolean | null, porch: boolean | null, accessible: boolean | null, suites: number | null, style: string | null } };

export type NearestCountsFragment = { bedrooms: number, bathrooms: number, homes: number };

export type FloorPlansQueryVariables = Exact<{
  bedrooms: number;
  bathrooms: number;
}>;


export type FloorPlansQuery = { floorPlans: Array<{ id: string, name: string, imageUrl: string, bedrooms: number, bathrooms: number, footprint: string, modelType: string, squareFootage: number }>, nearestFloorPlanCounts: Array<{ bedrooms: number, bathrooms: number, homes: number }> };

export type PlanCardFragment = { id: string, name: string, imageUrl: string, bedrooms: number, bathrooms: number, footprint: string, modelType: string, squareFootage: number };

export type PriceBookQueryVariables = Exact<{
  on?: string | null | undefined;
}>;


export type PriceBookQuery = { priceBook: Array<{ id: string, version: number, key: string, label: string, unit: PriceUnit, lowCents: number | null, highCents: number | null, lowPercent: number | null, highPercent: number | null, taxable: boolean, costCents: number | null, contentSlug: string | null, startsOn: string, endsOn: string | null, source: string | null, sourceOn: string | null, when: { width: HomeWidth | null, land: Land | null, sewer: Sewer | null, water: Water | null, loan: LoanKindKey | null, claim: Claim | null, option: string | null } | null }> };

export type PriceHistoryQueryVariables = Exact<{
  key: string;
}>;


export type PriceHistoryQuery = { priceHistory: Array<{ id: string, version: number, key: string, label: string, unit: PriceUnit, lowCents: number | null, highCents: number | null, lowPercent: number | null, highPercent: number | null, taxable: boolean, costCents: number | null, contentSlug: string | null, startsOn: string, endsOn: string | null, source: string | null, sourceOn: string | null, when: { width: HomeWidth | null, land: Land | null, sewer: Sewer | null, water: Water | null, loan: LoanKindKey | null, claim: Claim | null, option: string | null } | null }> };

export type PricePreviewQueryVariables = Exact<{
  slug: string;
  on?: string | null | undefined;
}>;


export type PricePreviewQuery = { pricePreview: { on: string, totalLowCents: number, totalHighCents: number, aboutCents: number, delivered: boolean, conflicts: Array<string>, assumptions: Array<string>, lines: Array<{ key: string, label: string, quantity: number, unit: PriceUnit, lowCents: number, highCents: number, estimateCents: number, taxable: boolean, source: string | null, sourceOn: string | null }> } };

export type PricedHomesQueryVariables = Exact<{ [key: string]: never; }>;


export type PricedHomesQuery = { homes: Array<{ id: string, slug: string, name: string }> };

export type CreatePriceItemMutationVariables = Exact<{
  input: PriceItemInput;
}>;


export type CreatePriceItemMutation = { createPriceItem: { id: string, version: number, key: string, label: string, unit: PriceUnit, lowCents: number | null, highCents: number | null, lowPercent: number | null, highPercent: number | null, taxable: boolean, costCents: number | null, contentSlug: string | null, startsOn: string, endsOn: string | null, source: string | null, sourceOn: string | null, when: { width: HomeWidth | null, land: Land | null, sewer: Sewer | null, water: Water | null, loan: LoanKindKey | null, claim: Claim | null, option: string | null } | null } };

export type EndPriceItemMutationVariables = Exact<{
  id: string;
  version: number;
  endsOn: string;
}>;


export type EndPriceItemMutation = { endPriceItem: { id: string, version: number, key: string, label: string, unit: PriceUnit, lowCents: number | null, highCents: number | null, lowPercent: number | null, highPercent: number | null, taxable: boolean, costCents: number | null, contentSlug: string | null, startsOn: string, endsOn: string | null, source: string | null, sourceOn: string | null, when: { width: HomeWidth | null, land: Land | null, sewer: Sewer | null, water: Water | null, loan: LoanKindKey | null, claim: Claim | null, option: string | null } | null } };

export type RemovePriceItemMutationVariables = Exact<{
  id: string;
}>;


export type RemovePriceItemMutation = { removePriceItem: string };

export type PriceRowFragment = { id: string, version: number, key: string, label: string, unit: PriceUnit, lowCents: number | null, highCents: number | null, lowPercent: number | null, highPercent: number | null, taxable: boolean, costCents: number | null, contentSlug: string | null, startsOn: string, endsOn: string | null, source: string | null, sourceOn: string | null, when: { width: HomeWidth | null, land: Land | null, sewer: Sewer | null, water: Water | null, loan: LoanKindKey | null, claim: Claim | null, option: string | null } | null };

export type LoanKindRowFragment = { id: string, version: number, key: LoanKindKey, label: string, downPercent: number, ratePercent: number, years: number, upfrontFeePercent: number, annualFeePercent: number, annualFeeAbovePercent: number | null, annualFeeUntilPercent: number | null, originationPercent: number, prepaidCents: number, homeOnly: boolean, startsOn: string, endsOn: string | null, source: string | null, sourceOn: string | null };

export type LoanKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type LoanKindsQuery = { loanKinds: Array<{ id: string, version: number, key: LoanKindKey, label: string, downPercent: number, ratePercent: number, years: number, upfrontFeePercent: number, annualFeePercent: number, annualFeeAbovePercent: number | null, annualFeeUntilPercent: number | null, originationPercent: number, prepaidCents: number, homeOnly: boolean, startsOn: string, endsOn: string | null, source: string | null, sourceOn: string | null }> };

export type SaveLoanKindMutationVariables = Exact<{
  input: LoanKindInput;
}>;


export type SaveLoanKindMutation = { saveLoanKind: { id: string, version: number, key: LoanKindKey, label: string, downPercent: number, ratePercent: number, years: number, upfrontFeePercent: number, annualFeePercent: number, annualFeeAbovePercent: number | null, annualFeeUntilPercent: number | null, originationPercent: number, prepaidCents: number, homeOnly: boolean, startsOn: string, endsOn: string | null, source: string | null, sourceOn: string | null } };

export type OptionGroupRowFragment = { id: string, version: number, key: string, label: string, choose: Choose, choices: Array<{ key: string, label: string, text: string, standard: boolean, excludes: Array<string>, swatch: string | null, unit: PriceUnit | null, lowCents: number | null, highCents: number | null }> };

export type OptionGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type OptionGroupsQuery = { optionGroups: Array<{ id: string, version: number, key: string, label: string, choose: Choose, choices: Array<{ key: string, label: string, text: string, standard: boolean, excludes: Array<string>, swatch: string | null, unit: PriceUnit | null, lowCents: number | null, highCents: number | null }> }> };

export type SaveOptionGroupMutationVariables = Exact<{
  input: OptionGroupInput;
}>;


export type SaveOptionGroupMutation = { saveOptionGroup: { id: string, version: number, key: string, label: string, choose: Choose, choices: Array<{ key: string, label: string, text: string, standard: boolean, excludes: Array<string>, swatch: string | null, unit: PriceUnit | null, lowCents: number | null, highCents: number | null }> } };

export type AuditEntriesQueryVariables = Exact<{
  filter?: AuditFilterInput | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditEntriesQuery = { auditEntries: { timeZone: string, hasOlder: boolean, auditEntries: Array<{ id: string, createdAt: string, actorId: string | null, actorName: string | null, actorEmail: string | null, action: string, object: string | null, objectName: string | null, result: string, requestId: string, details: Record<string, unknown> | null }> } };

export type AuditActionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditActionsQuery = { auditActions: Array<string> };

export type AuditKeepingQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditKeepingQuery = { auditKeeping: { days: number, sealed: number, expired: number, expiredAt: string | null } };

export type SetAuditDaysMutationVariables = Exact<{
  days: number;
}>;


export type SetAuditDaysMutation = { setAuditDays: { days: number, sealed: number, expired: number, expiredAt: string | null } };

export type AuditKeptFragment = { days: number, sealed: number, expired: number, expiredAt: string | null };

export type AuditRowFragment = { id: string, createdAt: string, actorId: string | null, actorName: string | null, actorEmail: string | null, action: string, object: string | null, objectName: string | null, result: string, requestId: string, details: Record<string, unknown> | null };

export type FiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type FiguresQuery = { figures: Array<{ key: string, board: FigureBoard, label: string, caption: string | null, value: string | null, unit: FigureUnit, asOf: string | null, note: string | null, version: number }> };

export type EditableFigureFragment = { key: string, board: FigureBoard, label: string, caption: string | null, value: string | null, unit: FigureUnit, asOf: string | null, note: string | null, version: number };

export type FigureHistoryQueryVariables = Exact<{
  key: string;
  page?: number | null | undefined;
}>;


export type FigureHistoryQuery = { figureHistory: { changes: Array<{ id: string, version: number, value: string, unit: FigureUnit, asOf: string, note: string | null, before: string | null, beforeUnit: FigureUnit | null, recordedAt: string, by: string | null }>, pagination: { page: number, totalPages: number, total: number } } };

export type RecordFigureMutationVariables = Exact<{
  key: string;
  input: RecordFigureInput;
}>;


export type RecordFigureMutation = { recordFigure: { key: string, board: FigureBoard, label: string, caption: string | null, value: string | null, unit: FigureUnit, asOf: string | null, note: string | null, version: number } };

export type HealthQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthQuery = { health: { database: { reachable: boolean, version: string, sizeBytes: number, connections: number, maxConnections: number, latencyMs: number }, mail: { mode: string, reachable: boolean, problem: string | null, queued: number, failed: number, putOff: number, oldestPutOffSeconds: number | null }, storage: { place: string, writable: boolean, freeBytes: number, totalBytes: number }, seal: { ready: boolean }, migrations: { applied: Array<string>, pending: Array<string> }, jobs: { workers: number, waiting: number, running: number, failed: number, oldestWaitingSeconds: number | null }, build: { version: string, instance: string, startedAt: string, uptimeSeconds: number }, instances: Array<{ id: string, version: string, startedAt: string, seenAt: string, alive: boolean, isThis: boolean }> } };

export type HubQueryVariables = Exact<{ [key: string]: never; }>;


export type HubQuery = { hub: { counts: { activeLeads: number, salesPipeline: number, openDeals: number, documentsPending: number, inPlanning: number, underConstruction: number, nearCompletion: number, completedThisQuarter: number, activeProjects: number }, yearToDate: { contractedCents: number, cashReceivedCents: number, heldInTrustCents: number, recognizedCents: number }, recentActivity: Array<{ kind: ActivityKind, id: string | null, subject: string, at: string }> }, hubFigures: Array<{ key: string, label: string, caption: string | null, value: string | null, unit: FigureUnit, asOf: string | null }> };

export type JobsQueryVariables = Exact<{
  page?: number | null | undefined;
  state?: JobState | null | undefined;
  queue?: string | null | undefined;
}>;


export type JobsQuery = { jobs: { jobs: Array<{ id: string, queue: string, state: JobState, createdAt: string, startsAfter: string, attempts: number, maxAttempts: number, lastError: string | null }>, pagination: { page: number, totalPages: number, total: number } }, jobQueues: Array<{ queue: string, waiting: number, retrying: number, running: number, failed: number }> };

export type JobLineFragment = { id: string, queue: string, state: JobState, createdAt: string, startsAfter: string, attempts: number, maxAttempts: number, lastError: string | null };

export type RetryJobMutationVariables = Exact<{
  id: string;
}>;


export type RetryJobMutation = { retryJob: { id: string, state: JobState } };

export type CancelJobMutationVariables = Exact<{
  id: string;
}>;


export type CancelJobMutation = { cancelJob: { id: string, state: JobState } };

export type MailRowFragment = { id: string, kind: string, toName: string, toAddress: string, subject: string, state: MailState, lastError: string | null, createdAt: string, sentAt: string | null };

export type MailServiceQueryVariables = Exact<{ [key: string]: never; }>;


export type MailServiceQuery = { health: { mail: { mode: string, reachable: boolean, problem: string | null, queued: number, failed: number, putOff: number, oldestPutOffSeconds: number | null } } };

export type SendTestMailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestMailMutation = { sendTestMail: { id: string, state: MailState, toAddress: string } };

export type TestMailQueryVariables = Exact<{
  id: string;
}>;


export type TestMailQuery = { mail: { id: string, state: MailState, lastError: string | null, toAddress: string } };

export type MailQueryVariables = Exact<{
  id: string;
}>;


export type MailQuery = { mail: { id: string, kind: string, toName: string, toAddress: string, subject: string, state: MailState, lastError: string | null, createdAt: string, sentAt: string | null, text: string | null, html: string | null, attachments: Array<{ filename: string, contentType: string }> } };

export type OpenMailFragment = { id: string, kind: string, toName: string, toAddress: string, subject: string, state: MailState, lastError: string | null, createdAt: string, sentAt: string | null, text: string | null, html: string | null, attachments: Array<{ filename: string, contentType: string }> };

export type MailsQueryVariables = Exact<{
  page?: number | null | undefined;
  state?: MailState | null | undefined;
  group?: MailGroup | null | undefined;
}>;


export type MailsQuery = { mails: { sends: boolean, mails: Array<{ id: string, kind: string, toName: string, toAddress: string, subject: string, state: MailState, lastError: string | null, createdAt: string, sentAt: string | null }>, pagination: { page: number, totalPages: number, total: number } } };

export type RetryMailMutationVariables = Exact<{
  id: string;
}>;


export type RetryMailMutation = { retryMail: { id: string, kind: string, toName: string, toAddress: string, subject: string, state: MailState, lastError: string | null, createdAt: string, sentAt: string | null, text: string | null, html: string | null, attachments: Array<{ filename: string, contentType: string }> } };

export type DeploymentsQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type DeploymentsQuery = { operations: { deployments: { deployments: Array<{ id: string, version: string, build: string, migrations: number, startedAt: string, isThis: boolean }>, pagination: { page: number, totalPages: number, total: number } } } };

export type ExplorerQueryVariables = Exact<{ [key: string]: never; }>;


export type ExplorerQuery = { operations: { explorer: boolean } };

export type OperationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationsQuery = { operations: { deploymentsThisMonth: number, database: DatabaseWord, uptime: { share: number, since: string, outages: number, awaySeconds: number, runningSeconds: number } }, operationsFigures: Array<{ key: string, label: string, caption: string | null, value: string | null, unit: FigureUnit, asOf: string | null }> };

export type FigureFragment = { total: number, before: number };

export type OverviewFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type OverviewFiguresQuery = { overview: { figures: { users: { total: number, before: number }, activeProjects: { total: number, before: number }, contacts: { total: number, before: number }, completedProjects: { total: number, before: number } } } };

export type OverviewTrendsQueryVariables = Exact<{ [key: string]: never; }>;


export type OverviewTrendsQuery = { overview: { trends: { users: Array<number>, activeProjects: Array<number>, contacts: Array<number>, completedProjects: Array<number> } } };

export type OverviewQueryVariables = Exact<{
  withUsers: boolean;
}>;


export type OverviewQuery = { overview: { leadsByWeek: { weeks: Array<string>, sources: Array<{ source: string, label: string, counts: Array<number> }> }, pipeline: Array<{ stage: DealStage, count: number, valueCents: number, weightedCents: number }>, bookings: Array<{ day: string, count: number }>, recentUsers?: Array<{ id: string, name: string, email: string, role: Role, createdAt: string }>, recentProjects: Array<{ id: string, name: string, customerName: string | null, status: ProjectStatus, progress: number, createdAt: string }> } };

export type ReportDefinitionPartsFragment = { source: ReportSource, groups: Array<string>, measures: Array<string>, sort: ReportSort, chart: ReportChart, filters: Array<{ field: string, op: ReportOperator, values: Array<string> }> };

export type SavedReportFragment = { id: string, version: number, name: string, shared: boolean, ownerName: string | null, isMine: boolean, every: ReportRhythm | null, day: number | null, hour: number | null, format: ReportFormat | null, recipients: Array<string>, nextRunAt: string | null, lastRunAt: string | null, definition: { source: ReportSource, groups: Array<string>, measures: Array<string>, sort: ReportSort, chart: ReportChart, filters: Array<{ field: string, op: ReportOperator, values: Array<string> }> } };

export type ReportResultQueryVariables = Exact<{
  definition: ReportDefinitionInput;
}>;


export type ReportResultQuery = { reportResult: { totals: Array<number | null>, cut: boolean, overlaps: boolean, today: string, definition: { source: ReportSource, groups: Array<string>, measures: Array<string>, sort: ReportSort, chart: ReportChart, filters: Array<{ field: string, op: ReportOperator, values: Array<string> }> }, rows: Array<{ keys: Array<string | null>, names: Array<string | null>, values: Array<number | null> }> } };

export type ReportOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportOptionsQuery = { reportOptions: { today: string, timeZone: string, lists: Array<{ field: string, words: Array<string> }>, people: Array<{ field: string, id: string, name: string }>, admins: Array<{ id: string, name: string, email: string }> } };

export type ReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportsQuery = { reports: Array<{ id: string, name: string }> };

export type ReportQueryVariables = Exact<{
  id: string;
}>;


export type ReportQuery = { report: { id: string, version: number, name: string, shared: boolean, ownerName: string | null, isMine: boolean, every: ReportRhythm | null, day: number | null, hour: number | null, format: ReportFormat | null, recipients: Array<string>, nextRunAt: string | null, lastRunAt: string | null, definition: { source: ReportSource, groups: Array<string>, measures: Array<string>, sort: ReportSort, chart: ReportChart, filters: Array<{ field: string, op: ReportOperator, values: Array<string> }> } } };

export type CreateReportMutationVariables = Exact<{
  input: CreateReportInput;
}>;


export type CreateReportMutation = { createReport: { id: string, version: number, name: string, shared: boolean, ownerName: string | null, isMine: boolean, every: ReportRhythm | null, day: number | null, hour: number | null, format: ReportFormat | null, recipients: Array<string>, nextRunAt: string | null, lastRunAt: string | null, definition: { source: ReportSource, groups: Array<string>, measures: Array<string>, sort: ReportSort, chart: ReportChart, filters: Array<{ field: string, op: ReportOperator, values: Array<string> }> } } };

export type UpdateReportMutationVariables = Exact<{
  id: string;
  input: UpdateReportInput;
}>;


export type UpdateReportMutation = { updateReport: { id: string, version: number, name: string, shared: boolean, ownerName: string | null, isMine: boolean, every: ReportRhythm | null, day: number | null, hour: number | null, format: ReportFormat | null, recipients: Array<string>, nextRunAt: string | null, lastRunAt: string | null, definition: { source: ReportSource, groups: Array<string>, measures: Array<string>, sort: ReportSort, chart: ReportChart, filters: Array<{ field: string, op: ReportOperator, values: Array<string> }> } } };

export type DuplicateReportMutationVariables = Exact<{
  id: string;
}>;


export type DuplicateReportMutation = { duplicateReport: { id: string, version: number, name: string, shared: boolean, ownerName: string | null, isMine: boolean, every: ReportRhythm | null, day: number | null, hour: number | null, format: ReportFormat | null, recipients: Array<string>, nextRunAt: string | null, lastRunAt: string | null, definition: { source: ReportSource, groups: Array<string>, measures: Array<string>, sort: ReportSort, chart: ReportChart, filters: Array<{ field: string, op: ReportOperator, values: Array<string> }> } } };

export type DeleteReportMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteReportMutation = { deleteReport: string };

export type ScheduleReportMutationVariables = Exact<{
  id: string;
  version: number;
  schedule?: ReportScheduleInput | null | undefined;
}>;


export type ScheduleReportMutation = { scheduleReport: { id: string, version: number, name: string, shared: boolean, ownerName: string | null, isMine: boolean, every: ReportRhythm | null, day: number | null, hour: number | null, format: ReportFormat | null, recipients: Array<string>, nextRunAt: string | null, lastRunAt: string | null, definition: { source: ReportSource, groups: Array<string>, measures: Array<string>, sort: ReportSort, chart: ReportChart, filters: Array<{ field: string, op: ReportOperator, values: Array<string> }> } } };

export type ReportRecordsQueryVariables = Exact<{
  definition: ReportDefinitionInput;
  measure: string;
  keys?: Array<ReportKeyInput> | ReportKeyInput | null | undefined;
  page?: number | null | undefined;
}>;


export type ReportRecordsQuery = { reportRecords: { records: Array<{ id: string, title: string, state: string, day: string | null, value: number | null, path: string }>, pagination: { page: number, totalPages: number, total: number } } };

export type SavedViewFragment = { id: string, version: number, list: ViewList, name: string, shared: boolean, isMine: boolean, ownerName: string, parameters: Array<{ name: string, value: string }>, columns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null };

export type SavedViewsQueryVariables = Exact<{
  list: ViewList;
}>;


export type SavedViewsQuery = { savedViews: Array<{ id: string, version: number, list: ViewList, name: string, shared: boolean, isMine: boolean, ownerName: string, parameters: Array<{ name: string, value: string }>, columns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null }> };

export type SavedViewCountsQueryVariables = Exact<{
  list: ViewList;
}>;


export type SavedViewCountsQuery = { savedViews: Array<{ id: string, count: number | null }> };

export type SaveViewMutationVariables = Exact<{
  input: SaveViewInput;
}>;


export type SaveViewMutation = { saveView: { id: string, version: number, list: ViewList, name: string, shared: boolean, isMine: boolean, ownerName: string, parameters: Array<{ name: string, value: string }>, columns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null } };

export type UpdateViewMutationVariables = Exact<{
  id: string;
  input: UpdateViewInput;
}>;


export type UpdateViewMutation = { updateView: { id: string, version: number, list: ViewList, name: string, shared: boolean, isMine: boolean, ownerName: string, parameters: Array<{ name: string, value: string }>, columns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null } };

export type DeleteViewMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteViewMutation = { deleteView: string };

export type SearchQueryVariables = Exact<{
  text: string;
}>;


export type SearchQuery = { search: Array<{ kind: SearchKind, id: string, title: string, detail: string | null, path: string }> };

export type BookingsOutsideQueryVariables = Exact<{
  hours: BusinessHoursInput;
}>;


export type BookingsOutsideQuery = { bookingsOutside: { total: number, bookings: Array<{ id: string, appointmentDate: string, appointmentTime: string, movedTo: string | null, customerName: string, customerEmail: string, consultantName: string }> } };

export type CompanyQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyQuery = { company: { name: string, phone: string, email: string, website: string, address: string, equalHousing: string, timeZone: string, days: Array<number>, opens: string, closes: string, version: number } };

export type UpdateCompanyMutationVariables = Exact<{
  input: UpdateCompanyInput;
}>;


export type UpdateCompanyMutation = { updateCompany: { name: string, phone: string, email: string, website: string, address: string, equalHousing: string, timeZone: string, days: Array<number>, opens: string, closes: string, version: number } };

export type CompanyDetailsFragment = { name: string, phone: string, email: string, website: string, address: string, equalHousing: string, timeZone: string, days: Array<number>, opens: string, closes: string, version: number };

export type StaffSecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSecondFactorQuery = { staffSecondFactor: boolean };

export type RequireStaffSecondFactorMutationVariables = Exact<{
  required: boolean;
}>;


export type RequireStaffSecondFactorMutation = { requireStaffSecondFactor: boolean };

export type LeadSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type LeadSettingsQuery = { leadSettings: { answerMinutes: number, version: number } };

export type UpdateLeadSettingsMutationVariables = Exact<{
  version: number;
  answerMinutes: number;
}>;


export type UpdateLeadSettingsMutation = { updateLeadSettings: { answerMinutes: number, version: number } };

export type WaitingItemFragment = { kind: WaitingKind, group: WaitingGroup, id: string, who: string, title: string, detail: string | null, since: string, day: string | null, phone: string | null, contactId: string | null, dealId: string | null, projectId: string | null, version: number | null, triedAt: string | null, freshUntil: string | null, dueAt: string | null, ready: boolean, viewerCanEdit: boolean, owner: { id: string, name: string } | null, design: { id: string, code: string, version: number, kind: DesignLeadKind, at: string, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, aboutCents: number | null, changes: Array<string>, updatedAt: string, deal: { id: string, number: string, version: number } | null, home: { slug: string | null, planCode: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null } | null };

export type TodayQueryVariables = Exact<{
  page?: number | null | undefined;
  scope?: TodayScope | null | undefined;
  kinds?: Array<WaitingKind> | WaitingKind | null | undefined;
  groups?: Array<WaitingGroup> | WaitingGroup | null | undefined;
}>;


export type TodayQuery = { today: { at: string, tallies: Array<{ kind: WaitingKind, group: WaitingGroup, mine: number, unassigned: number, all: number }>, items: Array<{ kind: WaitingKind, group: WaitingGroup, id: string, who: string, title: string, detail: string | null, since: string, day: string | null, phone: string | null, contactId: string | null, dealId: string | null, projectId: string | null, version: number | null, triedAt: string | null, freshUntil: string | null, dueAt: string | null, ready: boolean, viewerCanEdit: boolean, owner: { id: string, name: string } | null, design: { id: string, code: string, version: number, kind: DesignLeadKind, at: string, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, aboutCents: number | null, changes: Array<string>, updatedAt: string, deal: { id: string, number: string, version: number } | null, home: { slug: string | null, planCode: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null } | null }>, pagination: { page: number, totalPages: number, total: number } } };

export type LogTodayCallMutationVariables = Exact<{
  contactId: string;
  input: ContactCallInput;
}>;


export type LogTodayCallMutation = { logContactCall: string };

export type UndoTodayCallMutationVariables = Exact<{
  id: string;
}>;


export type UndoTodayCallMutation = { deleteContactNote: string };

export type ConfirmBookingMutationVariables = Exact<{
  input: AppointmentRefInput;
}>;


export type ConfirmBookingMutation = { confirmAppointment: { id: string, status: AppointmentStatus, version: number } };

export type UndoBookingConfirmationMutationVariables = Exact<{
  input: AppointmentRefInput;
}>;


export type UndoBookingConfirmationMutation = { undoAppointmentConfirmation: { id: string, status: AppointmentStatus, version: number } };

export type ConfirmBookingsMutationVariables = Exact<{
  refs: Array<AppointmentRefInput> | AppointmentRefInput;
}>;


export type ConfirmBookingsMutation = { confirmAppointments: Array<{ id: string, version: number }> };

export type UndoBookingConfirmationsMutationVariables = Exact<{
  refs: Array<AppointmentRefInput> | AppointmentRefInput;
}>;


export type UndoBookingConfirmationsMutation = { undoAppointmentConfirmations: Array<{ id: string, version: number }> };

export type BookingsToConfirmQueryVariables = Exact<{
  page?: number | null | undefined;
  scope?: TodayScope | null | undefined;
}>;


export type BookingsToConfirmQuery = { today: { items: Array<{ kind: WaitingKind, id: string, version: number | null, who: string, ready: boolean, viewerCanEdit: boolean }>, pagination: { page: number, totalPages: number } } };

export type TakeWaitingMutationVariables = Exact<{
  input: AssignInput;
}>;


export type TakeWaitingMutation = { assign: { id: string } };

export type UndoTakingMutationVariables = Exact<{
  id: string;
}>;


export type UndoTakingMutation = { undoAssignment: { id: string } };

export type CompleteTodayTaskMutationVariables = Exact<{
  id: string;
  version: number;
  done: boolean;
}>;


export type CompleteTodayTaskMutation = { updateTask: { id: string, version: number, doneAt: string | null } };

export type RemindOfDocumentMutationVariables = Exact<{
  id: string;
}>;


export type RemindOfDocumentMutation = { remindOfDocumentRequest: string };

export type UndoDocumentReminderMutationVariables = Exact<{
  id: string;
}>;


export type UndoDocumentReminderMutation = { undoDocumentReminder: string };

export type ConfirmEmailChangeMutationVariables = Exact<{
  id: string;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: string };

export type RefuseEmailChangeMutationVariables = Exact<{
  id: string;
}>;


export type RefuseEmailChangeMutation = { refuseEmailChange: string };

export type DismissWaitingMutationVariables = Exact<{
  kind: WaitingKind;
  id: string;
}>;


export type DismissWaitingMutation = { dismissWaiting: string };

export type UndoDismissalMutationVariables = Exact<{
  kind: WaitingKind;
  id: string;
}>;


export type UndoDismissalMutation = { undoDismissal: string };

export type WaitingCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingCountsQuery = { waitingCounts: { total: number, contacts: number, appointments: number, documents: number, messages: number, contractors: number, factory: number, mails: number } };

export type InvitationQueryVariables = Exact<{
  token: string;
}>;


export type InvitationQuery = { invitation: { name: string, email: string, role: Role } };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
  name: string;
  password: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { message: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type RequestVerificationMutationVariables = Exact<{
  email: string;
  password?: string | null | undefined;
}>;


export type RequestVerificationMutation = { requestVerification: { message: string } };

export type VerificationLinkQueryVariables = Exact<{
  token: string;
}>;


export type VerificationLinkQuery = { verificationLink: { email: string, needsPassword: boolean, needsSignIn: boolean } };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
  password?: string | null | undefined;
}>;


export type VerifyEmailMutation = { verifyEmail: { message: string } };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: { message: string } };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword: { message: string } };

export type SecondFactorRowFragment = { id: string, kind: SecondFactorKind, name: string, createdAt: string, lastUsedAt: string | null };

export type SecondFactorListFragment = { recoveryCodesLeft: number, isRequired: boolean, passkeysAvailable: boolean, factors: Array<{ id: string, kind: SecondFactorKind, name: string, createdAt: string, lastUsedAt: string | null }> };

export type SecondFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorsQuery = { secondFactors: { recoveryCodesLeft: number, isRequired: boolean, passkeysAvailable: boolean, factors: Array<{ id: string, kind: SecondFactorKind, name: string, createdAt: string, lastUsedAt: string | null }> } };

export type StartAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAuthenticatorMutation = { startAuthenticator: { secret: string, uri: string, setup: string } };

export type AddAuthenticatorMutationVariables = Exact<{
  setup: string;
  code: string;
}>;


export type AddAuthenticatorMutation = { addAuthenticator: { recoveryCodes: Array<string>, secondFactors: { recoveryCodesLeft: number, isRequired: boolean, passkeysAvailable: boolean, factors: Array<{ id: string, kind: SecondFactorKind, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type StartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyMutation = { startPasskey: Record<string, unknown> };

export type AddPasskeyMutationVariables = Exact<{
  name: string;
  passkey: Record<string, unknown>;
}>;


export type AddPasskeyMutation = { addPasskey: { recoveryCodes: Array<string>, secondFactors: { recoveryCodesLeft: number, isRequired: boolean, passkeysAvailable: boolean, factors: Array<{ id: string, kind: SecondFactorKind, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type RemoveSecondFactorMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: { recoveryCodesLeft: number, isRequired: boolean, passkeysAvailable: boolean, factors: Array<{ id: string, kind: SecondFactorKind, name: string, createdAt: string, lastUsedAt: string | null }> } };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: Array<string> };

export type DevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type DevicesQuery = { devices: Array<{ id: string, userAgent: string, address: string, signedInAt: string, lastActiveAt: string, isCurrent: boolean }> };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { signOutEverywhere: boolean };

export type SignOutDeviceMutationVariables = Exact<{
  id: string;
}>;


export type SignOutDeviceMutation = { signOutDevice: string };

export type DeviceRowFragment = { id: string, userAgent: string, address: string, signedInAt: string, lastActiveAt: string, isCurrent: boolean };

export type HeldEmailChangeQueryVariables = Exact<{ [key: string]: never; }>;


export type HeldEmailChangeQuery = { heldEmailChange: { email: string, since: string } | null };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
  currentPassword: string;
}>;


export type ChangeEmailMutation = { changeEmail: { message: string } };

export type UpdateAccountMutationVariables = Exact<{
  input: UpdateAccountInput;
}>;


export type UpdateAccountMutation = { updateAccount: { id: string, name: string, phone: string | null } };

export type AccessTableQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessTableQuery = { accessTable: Array<{ action: string, role: Role, scope: Scope, doors: Array<string> }> };

export type StaffAndTeamsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffAndTeamsQuery = { staff: Array<{ id: string, name: string, role: Role, teamId: string | null, isLeader: boolean, takesLeads: boolean, isAvailable: boolean }>, teams: Array<{ id: string, name: string, zips: Array<string>, version: number, leader: { id: string, name: string, role: Role, teamId: string | null, isLeader: boolean, takesLeads: boolean, isAvailable: boolean } | null, members: Array<{ id: string, name: string, role: Role, teamId: string | null, isLeader: boolean, takesLeads: boolean, isAvailable: boolean }> }> };

export type ColleagueFragment = { id: string, name: string, role: Role, teamId: string | null, isLeader: boolean, takesLeads: boolean, isAvailable: boolean };

export type TeamCardFragment = { id: string, name: string, zips: Array<string>, version: number, leader: { id: string, name: string, role: Role, teamId: string | null, isLeader: boolean, takesLeads: boolean, isAvailable: boolean } | null, members: Array<{ id: string, name: string, role: Role, teamId: string | null, isLeader: boolean, takesLeads: boolean, isAvailable: boolean }> };

export type SaveTeamMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  input: TeamInput;
}>;


export type SaveTeamMutation = { saveTeam: { id: string, name: string, zips: Array<string>, version: number, leader: { id: string, name: string, role: Role, teamId: string | null, isLeader: boolean, takesLeads: boolean, isAvailable: boolean } | null, members: Array<{ id: string, name: string, role: Role, teamId: string | null, isLeader: boolean, takesLeads: boolean, isAvailable: boolean }> } };

export type RemoveTeamMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveTeamMutation = { removeTeam: string };

export type SetTakesLeadsMutationVariables = Exact<{
  personId: string;
  takesLeads: boolean;
}>;


export type SetTakesLeadsMutation = { setTakesLeads: { id: string, name: string, role: Role, teamId: string | null, isLeader: boolean, takesLeads: boolean, isAvailable: boolean } };

export type UserRecordsQueryVariables = Exact<{
  id: string;
}>;


export type UserRecordsQuery = { userRecords: { customerProjects: number, contractorProjects: number, crewMembers: number, materials: number, builds: number, documents: number, messages: number, notes: number, appointments: number, upcomingAppointments: number, ownedContacts: number, openDeals: number, visits: number, threads: number, reports: number, contacts: number, requests: number } };

export type WorkOfQueryVariables = Exact<{
  id: string;
}>;


export type WorkOfQuery = { userRecords: { ownedContacts: number, openDeals: number, managedProjects: number, openTasks: number, visits: number, threads: number, sharedReports: number, sharedViews: number }, staff: Array<{ id: string, name: string, role: Role }>, teams: Array<{ id: string, name: string, members: Array<{ id: string, role: Role, takesLeads: boolean }> }> };

export type WorkFragment = { ownedContacts: number, openDeals: number, managedProjects: number, openTasks: number, visits: number, threads: number, sharedReports: number, sharedViews: number };

export type TransferWorkMutationVariables = Exact<{
  personId: string;
  toPerson?: string | null | undefined;
  toTeam?: string | null | undefined;
  remove: boolean;
}>;


export type TransferWorkMutation = { transferWork: { ownedContacts: number, openDeals: number, managedProjects: number, openTasks: number, visits: number, threads: number, sharedReports: number, sharedViews: number } };

export type DisableUserMutationVariables = Exact<{
  id: string;
}>;


export type DisableUserMutation = { disableUser: { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, hasSecondFactor: boolean, invitationExpiresAt: string | null, isViewer: boolean } };

export type EnableUserMutationVariables = Exact<{
  id: string;
}>;


export type EnableUserMutation = { enableUser: { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, hasSecondFactor: boolean, invitationExpiresAt: string | null, isViewer: boolean } };

export type SendPasswordResetMutationVariables = Exact<{
  id: string;
}>;


export type SendPasswordResetMutation = { sendPasswordReset: { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, hasSecondFactor: boolean, invitationExpiresAt: string | null, isViewer: boolean } };

export type RequirePasswordChangeMutationVariables = Exact<{
  id: string;
}>;


export type RequirePasswordChangeMutation = { requirePasswordChange: { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, hasSecondFactor: boolean, invitationExpiresAt: string | null, isViewer: boolean } };

export type RemoveUserMutationVariables = Exact<{
  id: string;
}>;


export type RemoveUserMutation = { removeUser: string };

export type ResendInvitationMutationVariables = Exact<{
  id: string;
}>;


export type ResendInvitationMutation = { resendInvitation: { id: string } };

export type RevokeInvitationMutationVariables = Exact<{
  id: string;
}>;


export type RevokeInvitationMutation = { revokeInvitation: string };

export type RestoreUserMutationVariables = Exact<{
  id: string;
}>;


export type RestoreUserMutation = { restoreUser: { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, hasSecondFactor: boolean, invitationExpiresAt: string | null, isViewer: boolean } };

export type EraseUserMutationVariables = Exact<{
  id: string;
  input: EraseUserInput;
}>;


export type EraseUserMutation = { eraseUser: { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, hasSecondFactor: boolean, invitationExpiresAt: string | null, isViewer: boolean } };

export type ResetSecondFactorsMutationVariables = Exact<{
  id: string;
}>;


export type ResetSecondFactorsMutation = { resetSecondFactors: { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, hasSecondFactor: boolean, invitationExpiresAt: string | null, isViewer: boolean } };

export type UpdateUserMutationVariables = Exact<{
  id: string;
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, hasSecondFactor: boolean, invitationExpiresAt: string | null, isViewer: boolean } };

export type NewestUserQueryVariables = Exact<{
  id: string;
}>;


export type NewestUserQuery = { user: { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, hasSecondFactor: boolean, invitationExpiresAt: string | null, isViewer: boolean } };

export type InviteUserMutationVariables = Exact<{
  input: InviteUserInput;
}>;


export type InviteUserMutation = { inviteUser: { id: string } };

export type UserRowFragment = { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, hasSecondFactor: boolean, invitationExpiresAt: string | null, isViewer: boolean };

export type UsersQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
  role?: Role | null | undefined;
  state?: UserState | null | undefined;
  sort?: UserSort | null | undefined;
  direction?: UserSortDirection | null | undefined;
}>;


export type UsersQuery = { users: { users: Array<{ id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, hasSecondFactor: boolean, invitationExpiresAt: string | null, isViewer: boolean }>, pagination: { page: number, totalPages: number, total: number } } };

export type OpenCampaignFragment = { body: string, id: string, version: number, name: string, subject: string, state: CampaignState, createdAt: string, updatedAt: string, scheduledAt: string | null, startedAt: string | null, finishedAt: string | null, gathered: boolean, total: number, waiting: number, queued: number, sent: number, failed: number, suppressed: number, unsubscribed: number, audience: { statuses: Array<ContactStatus>, sources: Array<string>, tags: Array<string>, createdFrom: string | null, createdTo: string | null } };

export type CampaignQueryVariables = Exact<{
  id: string;
}>;


export type CampaignQuery = { campaign: { body: string, id: string, version: number, name: string, subject: string, state: CampaignState, createdAt: string, updatedAt: string, scheduledAt: string | null, startedAt: string | null, finishedAt: string | null, gathered: boolean, total: number, waiting: number, queued: number, sent: number, failed: number, suppressed: number, unsubscribed: number, audience: { statuses: Array<ContactStatus>, sources: Array<string>, tags: Array<string>, createdFrom: string | null, createdTo: string | null } } };

export type CampaignOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type CampaignOptionsQuery = { campaignOptions: { sources: Array<string>, tags: Array<string>, timeZone: string, today: string, pace: number, sends: boolean } };

export type CampaignPreviewQueryVariables = Exact<{
  input: CampaignContentInput;
}>;


export type CampaignPreviewQuery = { campaignPreview: { subject: string, html: string, text: string, addressee: string } };

export type CampaignAudienceQueryVariables = Exact<{
  audience: AudienceInput;
}>;


export type CampaignAudienceQuery = { campaignAudience: { contacts: number, suppressed: number, sample: Array<{ id: string, firstName: string, lastName: string, email: string }> } };

export type StartCampaignMutationVariables = Exact<{
  input: CreateCampaignInput;
}>;


export type StartCampaignMutation = { createCampaign: { body: string, id: string, version: number, name: string, subject: string, state: CampaignState, createdAt: string, updatedAt: string, scheduledAt: string | null, startedAt: string | null, finishedAt: string | null, gathered: boolean, total: number, waiting: number, queued: number, sent: number, failed: number, suppressed: number, unsubscribed: number, audience: { statuses: Array<ContactStatus>, sources: Array<string>, tags: Array<string>, createdFrom: string | null, createdTo: string | null } } };

export type SaveCampaignMutationVariables = Exact<{
  id: string;
  input: UpdateCampaignInput;
}>;


export type SaveCampaignMutation = { updateCampaign: { body: string, id: string, version: number, name: string, subject: string, state: CampaignState, createdAt: string, updatedAt: string, scheduledAt: string | null, startedAt: string | null, finishedAt: string | null, gathered: boolean, total: number, waiting: number, queued: number, sent: number, failed: number, suppressed: number, unsubscribed: number, audience: { statuses: Array<ContactStatus>, sources: Array<string>, tags: Array<string>, createdFrom: string | null, createdTo: string | null } } };

export type TestCampaignMutationVariables = Exact<{
  id: string;
}>;


export type TestCampaignMutation = { testCampaign: { message: string } };

export type SendCampaignMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SendCampaignMutation = { sendCampaign: { body: string, id: string, version: number, name: string, subject: string, state: CampaignState, createdAt: string, updatedAt: string, scheduledAt: string | null, startedAt: string | null, finishedAt: string | null, gathered: boolean, total: number, waiting: number, queued: number, sent: number, failed: number, suppressed: number, unsubscribed: number, audience: { statuses: Array<ContactStatus>, sources: Array<string>, tags: Array<string>, createdFrom: string | null, createdTo: string | null } } };

export type ScheduleCampaignMutationVariables = Exact<{
  id: string;
  version: number;
  date: string;
  time: string;
}>;


export type ScheduleCampaignMutation = { scheduleCampaign: { body: string, id: string, version: number, name: string, subject: string, state: CampaignState, createdAt: string, updatedAt: string, scheduledAt: string | null, startedAt: string | null, finishedAt: string | null, gathered: boolean, total: number, waiting: number, queued: number, sent: number, failed: number, suppressed: number, unsubscribed: number, audience: { statuses: Array<ContactStatus>, sources: Array<string>, tags: Array<string>, createdFrom: string | null, createdTo: string | null } } };

export type DeleteCampaignMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteCampaignMutation = { deleteCampaign: string };

export type CampaignRowFragment = { id: string, version: number, name: string, subject: string, state: CampaignState, createdAt: string, updatedAt: string, scheduledAt: string | null, startedAt: string | null, finishedAt: string | null, gathered: boolean, total: number, waiting: number, queued: number, sent: number, failed: number, suppressed: number, unsubscribed: number };

export type CampaignsQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type CampaignsQuery = { campaigns: { campaigns: Array<{ id: string, version: number, name: string, subject: string, state: CampaignState, createdAt: string, updatedAt: string, scheduledAt: string | null, startedAt: string | null, finishedAt: string | null, gathered: boolean, total: number, waiting: number, queued: number, sent: number, failed: number, suppressed: number, unsubscribed: number }>, pagination: { page: number, totalPages: number, total: number } } };

export type SetCampaignPaceMutationVariables = Exact<{
  pace: number;
}>;


export type SetCampaignPaceMutation = { setCampaignPace: number };

export type CampaignRecipientsQueryVariables = Exact<{
  id: string;
  page?: number | null | undefined;
  state?: RecipientFilter | null | undefined;
}>;


export type CampaignRecipientsQuery = { campaignRecipients: { recipients: Array<{ id: string, email: string, name: string | null, state: RecipientState, reason: string | null, sentAt: string | null, unsubscribedAt: string | null }>, pagination: { page: number, totalPages: number, total: number } } };

export type UnscheduleCampaignMutationVariables = Exact<{
  id: string;
}>;


export type UnscheduleCampaignMutation = { unscheduleCampaign: { body: string, id: string, version: number, name: string, subject: string, state: CampaignState, createdAt: string, updatedAt: string, scheduledAt: string | null, startedAt: string | null, finishedAt: string | null, gathered: boolean, total: number, waiting: number, queued: number, sent: number, failed: number, suppressed: number, unsubscribed: number, audience: { statuses: Array<ContactStatus>, sources: Array<string>, tags: Array<string>, createdFrom: string | null, createdTo: string | null } } };

export type PauseCampaignMutationVariables = Exact<{
  id: string;
}>;


export type PauseCampaignMutation = { pauseCampaign: { body: string, id: string, version: number, name: string, subject: string, state: CampaignState, createdAt: string, updatedAt: string, scheduledAt: string | null, startedAt: string | null, finishedAt: string | null, gathered: boolean, total: number, waiting: number, queued: number, sent: number, failed: number, suppressed: number, unsubscribed: number, audience: { statuses: Array<ContactStatus>, sources: Array<string>, tags: Array<string>, createdFrom: string | null, createdTo: string | null } } };

export type ResumeCampaignMutationVariables = Exact<{
  id: string;
}>;


export type ResumeCampaignMutation = { resumeCampaign: { body: string, id: string, version: number, name: string, subject: string, state: CampaignState, createdAt: string, updatedAt: string, scheduledAt: string | null, startedAt: string | null, finishedAt: string | null, gathered: boolean, total: number, waiting: number, queued: number, sent: number, failed: number, suppressed: number, unsubscribed: number, audience: { statuses: Array<ContactStatus>, sources: Array<string>, tags: Array<string>, createdFrom: string | null, createdTo: string | null } } };

export type CancelCampaignMutationVariables = Exact<{
  id: string;
}>;


export type CancelCampaignMutation = { cancelCampaign: { body: string, id: string, version: number, name: string, subject: string, state: CampaignState, createdAt: string, updatedAt: string, scheduledAt: string | null, startedAt: string | null, finishedAt: string | null, gathered: boolean, total: number, waiting: number, queued: number, sent: number, failed: number, suppressed: number, unsubscribed: number, audience: { statuses: Array<ContactStatus>, sources: Array<string>, tags: Array<string>, createdFrom: string | null, createdTo: string | null } } };

export type DuplicateCampaignMutationVariables = Exact<{
  id: string;
}>;


export type DuplicateCampaignMutation = { duplicateCampaign: { body: string, id: string, version: number, name: string, subject: string, state: CampaignState, createdAt: string, updatedAt: string, scheduledAt: string | null, startedAt: string | null, finishedAt: string | null, gathered: boolean, total: number, waiting: number, queued: number, sent: number, failed: number, suppressed: number, unsubscribed: number, audience: { statuses: Array<ContactStatus>, sources: Array<string>, tags: Array<string>, createdFrom: string | null, createdTo: string | null } } };

export type SuppressionsQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type SuppressionsQuery = { suppressions: { suppressions: Array<{ id: string, email: string, reason: SuppressionReason, detail: string | null, createdAt: string }>, pagination: { page: number, totalPages: number, total: number } } };

export type AddSuppressionMutationVariables = Exact<{
  email: string;
}>;


export type AddSuppressionMutation = { addSuppression: { id: string, email: string, reason: SuppressionReason, detail: string | null, createdAt: string } };

export type RemoveSuppressionMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSuppressionMutation = { removeSuppression: string };

export type UnsubscribeLinkQueryVariables = Exact<{
  token: string;
}>;


export type UnsubscribeLinkQuery = { mailSubscription: { email: string | null, subscribed: boolean } };

export type UnsubscribeMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeMutation = { unsubscribe: { message: string } };

export type ResubscribeMutationVariables = Exact<{
  token: string;
}>;


export type ResubscribeMutation = { resubscribe: { message: string } };

export type SetContactsStatusMutationVariables = Exact<{
  selection: ContactSelectionInput;
  status: ContactStatus;
}>;


export type SetContactsStatusMutation = { setContactsStatus: { count: number, changed: number } };

export type TagContactsMutationVariables = Exact<{
  selection: ContactSelectionInput;
  tags: ContactTagsInput;
}>;


export type TagContactsMutation = { tagContacts: { count: number, changed: number } };

export type DeleteContactsMutationVariables = Exact<{
  selection: ContactSelectionInput;
}>;


export type DeleteContactsMutation = { deleteContacts: { count: number, deletion: string | null } };

export type DeleteContactMutationVariables = Exact<{
  id: string;
}>;


export type DeleteContactMutation = { deleteContact: string };

export type DeletedContactsQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type DeletedContactsQuery = { deletedContacts: { contacts: Array<{ id: string, firstName: string, lastName: string, email: string, company: string | null, status: ContactStatus, deletedAt: string, keptUntil: string, deletion: string, together: number }>, pagination: { page: number, totalPages: number, total: number } } };

export type DeletedContactRowFragment = { id: string, firstName: string, lastName: string, email: string, company: string | null, status: ContactStatus, deletedAt: string, keptUntil: string, deletion: string, together: number };

export type ArrivalFragment = { source: string | null, medium: string | null, campaign: string | null, term: string | null, content: string | null, referrer: string | null, at: string | null };

export type ContactArrivalsQueryVariables = Exact<{
  id: string;
}>;


export type ContactArrivalsQuery = { contact: { id: string, touches: { first: { source: string | null, medium: string | null, campaign: string | null, term: string | null, content: string | null, referrer: string | null, at: string | null } | null, last: { source: string | null, medium: string | null, campaign: string | null, term: string | null, content: string | null, referrer: string | null, at: string | null } | null } } };

export type ContactGivenAddressQueryVariables = Exact<{
  id: string;
}>;


export type ContactGivenAddressQuery = { contact: { id: string, givenAddress: { address: string, at: string } | null } };

export type ContactMergesQueryVariables = Exact<{
  id: string;
}>;


export type ContactMergesQuery = { contact: { id: string, merges: Array<{ id: string, otherName: string, createdAt: string, by: string | null, undoUntil: string }> } };

export type DuplicateGroupsQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type DuplicateGroupsQuery = { duplicateGroups: { groups: Array<{ reason: DuplicateReason, contacts: Array<{ id: string, firstName: string, lastName: string, email: string, phone: string | null, company: string | null, status: ContactStatus, source: string, sourceLabel: string, tags: Array<string>, address: string | null, ownerId: string | null, ownerName: string | null, marketingConsent: MarketingConsent, consentAt: string | null, consentSource: string | null, createdAt: string, version: number, viewerCanEdit: boolean }> }>, pagination: { page: number, totalPages: number, total: number } } };

export type DuplicatesOfQueryVariables = Exact<{
  id: string;
}>;


export type DuplicatesOfQuery = { contact: { id: string, firstName: string, lastName: string, email: string, phone: string | null, company: string | null, status: ContactStatus, source: string, sourceLabel: string, tags: Array<string>, address: string | null, ownerId: string | null, ownerName: string | null, marketingConsent: MarketingConsent, consentAt: string | null, consentSource: string | null, createdAt: string, version: number, viewerCanEdit: boolean } };

export type DuplicatesOfProbeQueryVariables = Exact<{
  input: ContactProbeInput;
}>;


export type DuplicatesOfProbeQuery = { contactDuplicates: Array<{ reason: DuplicateReason, contact: { id: string, firstName: string, lastName: string, email: string, phone: string | null, company: string | null, status: ContactStatus, source: string, sourceLabel: string, tags: Array<string>, address: string | null, ownerId: string | null, ownerName: string | null, marketingConsent: MarketingConsent, consentAt: string | null, consentSource: string | null, createdAt: string, version: number, viewerCanEdit: boolean } }> };

export type MergeContactsMutationVariables = Exact<{
  into: string;
  version: number;
  other: string;
  otherVersion: number;
}>;


export type MergeContactsMutation = { mergeContacts: { id: string, contact: { id: string, firstName: string, lastName: string, email: string, phone: string | null, company: string | null, status: ContactStatus, source: string, sourceLabel: string, tags: Array<string>, address: string | null, ownerId: string | null, ownerName: string | null, marketingConsent: MarketingConsent, consentAt: string | null, consentSource: string | null, createdAt: string, version: number, viewerCanEdit: boolean } } };

export type SplitContactsMutationVariables = Exact<{
  merge: string;
}>;


export type SplitContactsMutation = { splitContacts: Array<{ id: string, firstName: string, lastName: string, email: string, phone: string | null, company: string | null, status: ContactStatus, source: string, sourceLabel: string, tags: Array<string>, address: string | null, ownerId: string | null, ownerName: string | null, marketingConsent: MarketingConsent, consentAt: string | null, consentSource: string | null, createdAt: string, version: number, viewerCanEdit: boolean }> };

export type KeepContactsApartMutationVariables = Exact<{
  ids: Array<string> | string;
  apart?: boolean | null | undefined;
}>;


export type KeepContactsApartMutation = { keepContactsApart: boolean };

export type CreateContactMutationVariables = Exact<{
  input: CreateContactInput;
}>;


export type CreateContactMutation = { createContact: { id: string } };

export type UpdateContactMutationVariables = Exact<{
  id: string;
  input: UpdateContactInput;
}>;


export type UpdateContactMutation = { updateContact: { id: string, firstName: string, lastName: string, email: string, phone: string | null, company: string | null, status: ContactStatus, source: string, sourceLabel: string, tags: Array<string>, address: string | null, ownerId: string | null, ownerName: string | null, marketingConsent: MarketingConsent, consentAt: string | null, consentSource: string | null, createdAt: string, version: number, viewerCanEdit: boolean } };

export type ContactQueryVariables = Exact<{
  id: string;
}>;


export type ContactQuery = { contact: { id: string, firstName: string, lastName: string, email: string, phone: string | null, company: string | null, status: ContactStatus, source: string, sourceLabel: string, tags: Array<string>, address: string | null, ownerId: string | null, ownerName: string | null, marketingConsent: MarketingConsent, consentAt: string | null, consentSource: string | null, createdAt: string, version: number, viewerCanEdit: boolean, owner: { id: string, name: string } | null } };

export type ContactTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactTagsQuery = { contactTags: Array<string> };

export type ContactSourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactSourcesQuery = { contactSources: Array<string> };

export type ContactOwnersQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactOwnersQuery = { contactOwners: Array<{ id: string, name: string }> };

export type ContactDuplicatesQueryVariables = Exact<{
  input: ContactProbeInput;
}>;


export type ContactDuplicatesQuery = { contactDuplicates: Array<{ reason: DuplicateReason, contact: { id: string, firstName: string, lastName: string, email: string, phone: string | null, company: string | null } }> };

export type ContactImportViewFragment = { id: string, createdAt: string, fileName: string, state: ContactImportState, rows: number, columns: Array<string>, mapping: Array<ContactImportField>, done: number, toDo: number, sample: Array<Array<string>>, options: { duplicates: ContactImportDuplicates, names: ContactImportNames, splits: Array<{ name: string, firstWords: number }>, words: Array<{ field: ContactImportWordField, word: string, value: string }> }, counts: { new: number, update: number, unchanged: number, repeat: number, skip: number, error: number, incomplete: number, created: number, updated: number, removed: number, restored: number, kept: number } };

export type ContactImportQueryVariables = Exact<{
  id: string;
}>;


export type ContactImportQuery = { contactImport: { id: string, createdAt: string, fileName: string, state: ContactImportState, rows: number, columns: Array<string>, mapping: Array<ContactImportField>, done: number, toDo: number, sample: Array<Array<string>>, options: { duplicates: ContactImportDuplicates, names: ContactImportNames, splits: Array<{ name: string, firstWords: number }>, words: Array<{ field: ContactImportWordField, word: string, value: string }> }, counts: { new: number, update: number, unchanged: number, repeat: number, skip: number, error: number, incomplete: number, created: number, updated: number, removed: number, restored: number, kept: number } } };

export type ContactImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactImportsQuery = { contactImports: Array<{ id: string, createdAt: string, fileName: string, state: ContactImportState, rows: number }> };

export type ContactImportRowsQueryVariables = Exact<{
  id: string;
  page?: number | null | undefined;
  verdict?: ContactImportVerdict | null | undefined;
  undone?: ContactImportUndone | null | undefined;
}>;


export type ContactImportRowsQuery = { contactImportRows: { rows: Array<{ position: number, cells: Array<string>, verdict: ContactImportVerdict | null, problem: string | null, outcome: ContactImportOutcome | null, undone: ContactImportUndone | null, contactId: string | null }>, pagination: { page: number, totalPages: number, total: number } } };

export type ContactImportWordsQueryVariables = Exact<{
  id: string;
  column: number;
  field: ContactImportWordField;
}>;


export type ContactImportWordsQuery = { contactImportWords: Array<{ word: string, rows: number, value: string | null }> };

export type ContactImportNamesQueryVariables = Exact<{
  id: string;
  column: number;
  page?: number | null | undefined;
}>;


export type ContactImportNamesQuery = { contactImportNames: { names: Array<{ name: string, rows: number }>, pagination: { page: number, totalPages: number, total: number } } };

export type MapContactImportMutationVariables = Exact<{
  id: string;
  mapping: Array<ContactImportField> | ContactImportField;
  options?: ContactImportOptionsInput | null | undefined;
}>;


export type MapContactImportMutation = { mapContactImport: { id: string, createdAt: string, fileName: string, state: ContactImportState, rows: number, columns: Array<string>, mapping: Array<ContactImportField>, done: number, toDo: number, sample: Array<Array<string>>, options: { duplicates: ContactImportDuplicates, names: ContactImportNames, splits: Array<{ name: string, firstWords: number }>, words: Array<{ field: ContactImportWordField, word: string, value: string }> }, counts: { new: number, update: number, unchanged: number, repeat: number, skip: number, error: number, incomplete: number, created: number, updated: number, removed: number, restored: number, kept: number } } };

export type StartContactImportMutationVariables = Exact<{
  id: string;
}>;


export type StartContactImportMutation = { startContactImport: { id: string, createdAt: string, fileName: string, state: ContactImportState, rows: number, columns: Array<string>, mapping: Array<ContactImportField>, done: number, toDo: number, sample: Array<Array<string>>, options: { duplicates: ContactImportDuplicates, names: ContactImportNames, splits: Array<{ name: string, firstWords: number }>, words: Array<{ field: ContactImportWordField, word: string, value: string }> }, counts: { new: number, update: number, unchanged: number, repeat: number, skip: number, error: number, incomplete: number, created: number, updated: number, removed: number, restored: number, kept: number } } };

export type RevertContactImportMutationVariables = Exact<{
  id: string;
}>;


export type RevertContactImportMutation = { revertContactImport: { id: string, createdAt: string, fileName: string, state: ContactImportState, rows: number, columns: Array<string>, mapping: Array<ContactImportField>, done: number, toDo: number, sample: Array<Array<string>>, options: { duplicates: ContactImportDuplicates, names: ContactImportNames, splits: Array<{ name: string, firstWords: number }>, words: Array<{ field: ContactImportWordField, word: string, value: string }> }, counts: { new: number, update: number, unchanged: number, repeat: number, skip: number, error: number, incomplete: number, created: number, updated: number, removed: number, restored: number, kept: number } } };

export type ContactRowFragment = { id: string, firstName: string, lastName: string, email: string, phone: string | null, company: string | null, status: ContactStatus, source: string, sourceLabel: string, tags: Array<string>, address: string | null, ownerId: string | null, ownerName: string | null, marketingConsent: MarketingConsent, consentAt: string | null, consentSource: string | null, createdAt: string, version: number, viewerCanEdit: boolean };

export type ContactsQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
  status?: ContactStatus | null | undefined;
  tag?: string | null | undefined;
  source?: string | null | undefined;
  added?: AddedSpan | null | undefined;
  addedFrom?: string | null | undefined;
  addedTo?: string | null | undefined;
  waiting?: boolean | null | undefined;
  owner?: string | null | undefined;
  open?: boolean | null | undefined;
  home?: string | null | undefined;
  roof?: RoofProfile | null | undefined;
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
  sort?: ContactSort | null | undefined;
  counted: boolean;
}>;


export type ContactsQuery = { contacts: { contacts: Array<{ id: string, firstName: string, lastName: string, email: string, phone: string | null, company: string | null, status: ContactStatus, source: string, sourceLabel: string, tags: Array<string>, address: string | null, ownerId: string | null, ownerName: string | null, marketingConsent: MarketingConsent, consentAt: string | null, consentSource: string | null, createdAt: string, version: number, viewerCanEdit: boolean }>, pagination?: { page: number, totalPages: number, total: number } } };

export type ContactCountQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: ContactStatus | null | undefined;
  tag?: string | null | undefined;
  source?: string | null | undefined;
  added?: AddedSpan | null | undefined;
  addedFrom?: string | null | undefined;
  addedTo?: string | null | undefined;
  waiting?: boolean | null | undefined;
  owner?: string | null | undefined;
  open?: boolean | null | undefined;
  home?: string | null | undefined;
  roof?: RoofProfile | null | undefined;
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
}>;


export type ContactCountQuery = { contactCount: number };

export type DesignedHomesQueryVariables = Exact<{ [key: string]: never; }>;


export type DesignedHomesQuery = { homes: Array<{ slug: string, name: string }> };

export type RestoreContactMutationVariables = Exact<{
  id: string;
}>;


export type RestoreContactMutation = { restoreContact: { id: string, firstName: string, lastName: string, email: string, phone: string | null, company: string | null, status: ContactStatus, source: string, sourceLabel: string, tags: Array<string>, address: string | null, ownerId: string | null, ownerName: string | null, marketingConsent: MarketingConsent, consentAt: string | null, consentSource: string | null, createdAt: string, version: number, viewerCanEdit: boolean } };

export type RestoreContactsMutationVariables = Exact<{
  deletion: string;
}>;


export type RestoreContactsMutation = { restoreContacts: number };

export type LeadSourceRowFragment = { key: string, label: string, active: boolean, words: Array<string>, contacts: number, deals: number, version: number };

export type LeadSourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type LeadSourcesQuery = { leadSources: Array<{ key: string, label: string, active: boolean, words: Array<string>, contacts: number, deals: number, version: number }> };

export type SaveLeadSourceMutationVariables = Exact<{
  key?: string | null | undefined;
  version?: number | null | undefined;
  label: string;
  active: boolean;
  words: Array<string> | string;
}>;


export type SaveLeadSourceMutation = { saveLeadSource: { key: string, label: string, active: boolean, words: Array<string>, contacts: number, deals: number, version: number } };

export type SourceChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SourceChoicesQuery = { leadSources: Array<{ key: string, label: string, active: boolean }> };

export type ContactTimelineQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ContactTimelineQuery = { contactTimeline: { next: string | null, entries: Array<{ id: string, kind: string, at: string, title: string, text: string | null, by: string | null, status: string | null, roof: string | null, siding: string | null, phone: string | null, design: string | null, designCode: string | null, designVersion: number | null, link: string | null, version: number | null, viewerCanEdit: boolean }> } };

export type TimelineRowFragment = { id: string, kind: string, at: string, title: string, text: string | null, by: string | null, status: string | null, roof: string | null, siding: string | null, phone: string | null, design: string | null, designCode: string | null, designVersion: number | null, link: string | null, version: number | null, viewerCanEdit: boolean };

export type AddContactNoteMutationVariables = Exact<{
  contactId: string;
  input: ContactNoteInput;
}>;


export type AddContactNoteMutation = { addContactNote: string };

export type UpdateContactNoteMutationVariables = Exact<{
  id: string;
  input: UpdateContactNoteInput;
}>;


export type UpdateContactNoteMutation = { updateContactNote: string };

export type DeleteContactNoteMutationVariables = Exact<{
  id: string;
}>;


export type DeleteContactNoteMutation = { deleteContactNote: string };

export type LocationsQueryVariables = Exact<{ [key: string]: never; }>;


export type LocationsQuery = { locations: Array<{ id: string, name: string, address: string, city: string, state: string, zip: string, phone: string | null, hoursText: Array<string>, latitude: number | null, longitude: number | null, position: number, sample: boolean, version: number, hours: Array<{ day: number, opens: string, closes: string }>, opening: { open: boolean, text: string }, homes: Array<{ slug: string, name: string }> }> };

export type LocationRowFragment = { id: string, name: string, address: string, city: string, state: string, zip: string, phone: string | null, hoursText: Array<string>, latitude: number | null, longitude: number | null, position: number, sample: boolean, version: number, hours: Array<{ day: number, opens: string, closes: string }>, opening: { open: boolean, text: string }, homes: Array<{ slug: string, name: string }> };

export type HomesForLocationsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomesForLocationsQuery = { homes: Array<{ slug: string, name: string }> };

export type CreateLocationMutationVariables = Exact<{
  input: LocationInput;
}>;


export type CreateLocationMutation = { createLocation: { id: string } };

export type UpdateLocationMutationVariables = Exact<{
  id: string;
  input: UpdateLocationInput;
}>;


export type UpdateLocationMutation = { updateLocation: { id: string, name: string, address: string, city: string, state: string, zip: string, phone: string | null, hoursText: Array<string>, latitude: number | null, longitude: number | null, position: number, sample: boolean, version: number, hours: Array<{ day: number, opens: string, closes: string }>, opening: { open: boolean, text: string }, homes: Array<{ slug: string, name: string }> } };

export type RemoveLocationMutationVariables = Exact<{
  id: string;
}>;


export type RemoveLocationMutation = { removeLocation: string };

export type SignerRowFragment = { id: string, role: SignerRole, name: string, order: number, state: SignerState, signedAt: string | null, email: string | null, declineReason: string | null };

export type AgreementFactsFragment = { id: string, number: string, version: number, status: AgreementStatus, totalCents: number, homeName: string, pdfSha256: string, signedSha256: string | null, createdAt: string, sentAt: string | null, lastDay: string | null, signedAt: string | null, closedAt: string | null, address: string | null, parcel: string | null, files: Array<{ key: string, name: string, sha256: string }>, signers: Array<{ id: string, role: SignerRole, name: string, order: number, state: SignerState, signedAt: string | null, email: string | null, declineReason: string | null }>, events: Array<{ n: number, at: string, kind: string, actor: string, hash: string }> };

export type DealAgreementQueryVariables = Exact<{
  dealId: string;
}>;


export type DealAgreementQuery = { deal: { id: string, viewerCanEdit: boolean, stage: DealStage, quotes: Array<{ id: string, number: string | null, status: QuoteStatus }>, agreement: { id: string, number: string, version: number, status: AgreementStatus, totalCents: number, homeName: string, pdfSha256: string, signedSha256: string | null, createdAt: string, sentAt: string | null, lastDay: string | null, signedAt: string | null, closedAt: string | null, address: string | null, parcel: string | null, files: Array<{ key: string, name: string, sha256: string }>, signers: Array<{ id: string, role: SignerRole, name: string, order: number, state: SignerState, signedAt: string | null, email: string | null, declineReason: string | null }>, events: Array<{ n: number, at: string, kind: string, actor: string, hash: string }> } | null } };

export type CreateAgreementMutationVariables = Exact<{
  quoteId: string;
}>;


export type CreateAgreementMutation = { createAgreement: { id: string, number: string, version: number, status: AgreementStatus, totalCents: number, homeName: string, pdfSha256: string, signedSha256: string | null, createdAt: string, sentAt: string | null, lastDay: string | null, signedAt: string | null, closedAt: string | null, address: string | null, parcel: string | null, files: Array<{ key: string, name: string, sha256: string }>, signers: Array<{ id: string, role: SignerRole, name: string, order: number, state: SignerState, signedAt: string | null, email: string | null, declineReason: string | null }>, events: Array<{ n: number, at: string, kind: string, actor: string, hash: string }> } };

export type UpdateAgreementMutationVariables = Exact<{
  id: string;
  version: number;
  signers?: Array<SignerInput> | SignerInput | null | undefined;
  address?: string | null | undefined;
  parcel?: string | null | undefined;
}>;


export type UpdateAgreementMutation = { updateAgreement: { id: string, number: string, version: number, status: AgreementStatus, totalCents: number, homeName: string, pdfSha256: string, signedSha256: string | null, createdAt: string, sentAt: string | null, lastDay: string | null, signedAt: string | null, closedAt: string | null, address: string | null, parcel: string | null, files: Array<{ key: string, name: string, sha256: string }>, signers: Array<{ id: string, role: SignerRole, name: string, order: number, state: SignerState, signedAt: string | null, email: string | null, declineReason: string | null }>, events: Array<{ n: number, at: string, kind: string, actor: string, hash: string }> } };

export type SendAgreementMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SendAgreementMutation = { sendAgreement: { id: string, number: string, version: number, status: AgreementStatus, totalCents: number, homeName: string, pdfSha256: string, signedSha256: string | null, createdAt: string, sentAt: string | null, lastDay: string | null, signedAt: string | null, closedAt: string | null, address: string | null, parcel: string | null, files: Array<{ key: string, name: string, sha256: string }>, signers: Array<{ id: string, role: SignerRole, name: string, order: number, state: SignerState, signedAt: string | null, email: string | null, declineReason: string | null }>, events: Array<{ n: number, at: string, kind: string, actor: string, hash: string }> } };

export type SendSignerLinkMutationVariables = Exact<{
  signerId: string;
}>;


export type SendSignerLinkMutation = { sendSignerLink: { id: string, number: string, version: number, status: AgreementStatus, totalCents: number, homeName: string, pdfSha256: string, signedSha256: string | null, createdAt: string, sentAt: string | null, lastDay: string | null, signedAt: string | null, closedAt: string | null, address: string | null, parcel: string | null, files: Array<{ key: string, name: string, sha256: string }>, signers: Array<{ id: string, role: SignerRole, name: string, order: number, state: SignerState, signedAt: string | null, email: string | null, declineReason: string | null }>, events: Array<{ n: number, at: string, kind: string, actor: string, hash: string }> } };

export type VoidAgreementMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type VoidAgreementMutation = { voidAgreement: { id: string, number: string, version: number, status: AgreementStatus, totalCents: number, homeName: string, pdfSha256: string, signedSha256: string | null, createdAt: string, sentAt: string | null, lastDay: string | null, signedAt: string | null, closedAt: string | null, address: string | null, parcel: string | null, files: Array<{ key: string, name: string, sha256: string }>, signers: Array<{ id: string, role: SignerRole, name: string, order: number, state: SignerState, signedAt: string | null, email: string | null, declineReason: string | null }>, events: Array<{ n: number, at: string, kind: string, actor: string, hash: string }> } };

export type MyAgreementsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAgreementsQuery = { myAgreements: Array<{ id: string, number: string, status: AgreementStatus, totalCents: number, homeName: string, sentAt: string | null, signedAt: string | null, signers: Array<{ id: string, role: SignerRole, name: string, state: SignerState }> }> };

export type LinkedAgreementShownFragment = { kind: string, number: string, status: AgreementStatus, state: SignerState, role: SignerRole, name: string, totalCents: number, consentVersion: string, consentText: string, pdfSha256: string, signedSha256: string | null, homeName: string, lastDay: string | null, files: Array<{ key: string, name: string, sha256: string }>, company: { name: string, phone: string, email: string }, signers: Array<{ id: string, role: SignerRole, name: string, state: SignerState, signedAt: string | null }> };

export type LinkedAgreementQueryVariables = Exact<{
  token: string;
}>;


export type LinkedAgreementQuery = { linkedAgreement: { kind: string, number: string, status: AgreementStatus, state: SignerState, role: SignerRole, name: string, totalCents: number, consentVersion: string, consentText: string, pdfSha256: string, signedSha256: string | null, homeName: string, lastDay: string | null, files: Array<{ key: string, name: string, sha256: string }>, company: { name: string, phone: string, email: string }, signers: Array<{ id: string, role: SignerRole, name: string, state: SignerState, signedAt: string | null }> } };

export type ConsentLinkedAgreementMutationVariables = Exact<{
  token: string;
  consentVersion: string;
}>;


export type ConsentLinkedAgreementMutation = { consentLinkedAgreement: { kind: string, number: string, status: AgreementStatus, state: SignerState, role: SignerRole, name: string, totalCents: number, consentVersion: string, consentText: string, pdfSha256: string, signedSha256: string | null, homeName: string, lastDay: string | null, files: Array<{ key: string, name: string, sha256: string }>, company: { name: string, phone: string, email: string }, signers: Array<{ id: string, role: SignerRole, name: string, state: SignerState, signedAt: string | null }> } };

export type SignLinkedAgreementMutationVariables = Exact<{
  token: string;
  name: string;
  drawing?: string | null | undefined;
}>;


export type SignLinkedAgreementMutation = { signLinkedAgreement: { kind: string, number: string, status: AgreementStatus, state: SignerState, role: SignerRole, name: string, totalCents: number, consentVersion: string, consentText: string, pdfSha256: string, signedSha256: string | null, homeName: string, lastDay: string | null, files: Array<{ key: string, name: string, sha256: string }>, company: { name: string, phone: string, email: string }, signers: Array<{ id: string, role: SignerRole, name: string, state: SignerState, signedAt: string | null }> } };

export type DeclineLinkedAgreementMutationVariables = Exact<{
  token: string;
  reason: string;
}>;


export type DeclineLinkedAgreementMutation = { declineLinkedAgreement: { kind: string, number: string, status: AgreementStatus, state: SignerState, role: SignerRole, name: string, totalCents: number, consentVersion: string, consentText: string, pdfSha256: string, signedSha256: string | null, homeName: string, lastDay: string | null, files: Array<{ key: string, name: string, sha256: string }>, company: { name: string, phone: string, email: string }, signers: Array<{ id: string, role: SignerRole, name: string, state: SignerState, signedAt: string | null }> } };

export type VerifyDocumentQueryVariables = Exact<{
  sha256: string;
}>;


export type VerifyDocumentQuery = { verifyDocument: { known: boolean, damaged: boolean, kind: string | null, number: string | null, status: AgreementStatus | null, signedAt: string | null, signers: Array<{ id: string, role: SignerRole, name: string, state: SignerState, signedAt: string | null }> | null, events: Array<{ n: number, at: string, kind: string, actor: string, hash: string }> | null } };

export type MailLinkedCopyMutationVariables = Exact<{
  token: string;
}>;


export type MailLinkedCopyMutation = { mailLinkedCopy: boolean };

export type AgreementTextShownFragment = { key: AgreementTextKey, version: number, body: string, createdAt: string, authorName: string | null };

export type WarrantyFilesQueryVariables = Exact<{ [key: string]: never; }>;


export type WarrantyFilesQuery = { warrantyFiles: Array<{ key: string, name: string, version: number, createdAt: string, authorName: string | null }> };

export type AgreementTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type AgreementTextsQuery = { agreementTexts: Array<{ key: AgreementTextKey, version: number, body: string, createdAt: string, authorName: string | null }> };

export type UpdateAgreementTextMutationVariables = Exact<{
  key: AgreementTextKey;
  version: number;
  body: string;
}>;


export type UpdateAgreementTextMutation = { updateAgreementText: { key: AgreementTextKey, version: number, body: string, createdAt: string, authorName: string | null } };

export type BookingCapsQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingCapsQuery = { bookingCaps: { perMailbox: number, perAddress: number, version: number } };

export type UpdateBookingCapsMutationVariables = Exact<{
  input: UpdateBookingCapsInput;
}>;


export type UpdateBookingCapsMutation = { updateBookingCaps: { perMailbox: number, perAddress: number, version: number } };

export type BookingCapsRowFragment = { perMailbox: number, perAddress: number, version: number };

export type CappedBookersQueryVariables = Exact<{ [key: string]: never; }>;


export type CappedBookersQuery = { cappedBookers: Array<{ kind: BookingCapKind, subject: string, counted: number, liftedUntil: string | null, bookings: Array<{ id: string, appointmentDate: string, appointmentTime: string, customerName: string, customerEmail: string }> }> };

export type CappedBookerRowFragment = { kind: BookingCapKind, subject: string, counted: number, liftedUntil: string | null, bookings: Array<{ id: string, appointmentDate: string, appointmentTime: string, customerName: string, customerEmail: string }> };

export type LiftBookingCapMutationVariables = Exact<{
  input: BookingCapInput;
}>;


export type LiftBookingCapMutation = { liftBookingCap: string };

export type CancelAppointmentsMutationVariables = Exact<{
  input: CancelAppointmentsInput;
}>;


export type CancelAppointmentsMutation = { cancelAppointments: { cancelled: number, skipped: number, mails: number } };

export type BookAppointmentMutationVariables = Exact<{
  input: BookAppointmentInput;
}>;


export type BookAppointmentMutation = { bookAppointment: { id: string, token: string } };

export type BlockedDatesQueryVariables = Exact<{
  page?: number | null | undefined;
  past?: boolean | null | undefined;
}>;


export type BlockedDatesQuery = { blockedDates: { blockedDates: Array<{ id: string, startsOn: string, endsOn: string, consultantId: string | null, consultantName: string | null, reason: string, version: number, bookings: number }>, pagination: { page: number, totalPages: number, total: number } } };

export type BlockedDateQueryVariables = Exact<{
  id: string;
}>;


export type BlockedDateQuery = { blockedDate: { id: string, startsOn: string, endsOn: string, consultantId: string | null, consultantName: string | null, reason: string, version: number, bookings: number } };

export type BlockRowFragment = { id: string, startsOn: string, endsOn: string, consultantId: string | null, consultantName: string | null, reason: string, version: number, bookings: number };

export type CreateBlockedDateMutationVariables = Exact<{
  input: BlockedDateInput;
}>;


export type CreateBlockedDateMutation = { createBlockedDate: { standing: Array<{ id: string, appointmentDate: string, appointmentTime: string, customerName: string, consultantName: string }> } };

export type UpdateBlockedDateMutationVariables = Exact<{
  id: string;
  input: UpdateBlockedDateInput;
}>;


export type UpdateBlockedDateMutation = { updateBlockedDate: { standing: Array<{ id: string, appointmentDate: string, appointmentTime: string, customerName: string, consultantName: string }> } };

export type RemoveBlockedDateMutationVariables = Exact<{
  id: string;
}>;


export type RemoveBlockedDateMutation = { removeBlockedDate: string };

export type ConsultantsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsultantsQuery = { consultants: Array<{ id: string, name: string, onDuty: boolean, weekdays: Array<number>, position: number, version: number, upcoming: number, email: string | null, userId: string | null, userName: string | null }> };

export type RosterConsultantFragment = { id: string, name: string, onDuty: boolean, weekdays: Array<number>, position: number, version: number, upcoming: number, email: string | null, userId: string | null, userName: string | null };

export type StandingFragment = { id: string, appointmentDate: string, appointmentTime: string, customerName: string, consultantName: string };

export type CreateConsultantMutationVariables = Exact<{
  input: ConsultantInput;
}>;


export type CreateConsultantMutation = { createConsultant: { id: string, name: string, onDuty: boolean, weekdays: Array<number>, position: number, version: number, upcoming: number, email: string | null, userId: string | null, userName: string | null } };

export type UpdateConsultantMutationVariables = Exact<{
  id: string;
  input: UpdateConsultantInput;
}>;


export type UpdateConsultantMutation = { updateConsultant: { consultant: { id: string, name: string, onDuty: boolean, weekdays: Array<number>, position: number, version: number, upcoming: number, email: string | null, userId: string | null, userName: string | null }, standing: Array<{ id: string, appointmentDate: string, appointmentTime: string, customerName: string, consultantName: string }> } };

export type MoveConsultantMutationVariables = Exact<{
  id: string;
  up: boolean;
}>;


export type MoveConsultantMutation = { moveConsultant: Array<{ id: string, name: string, onDuty: boolean, weekdays: Array<number>, position: number, version: number, upcoming: number, email: string | null, userId: string | null, userName: string | null }> };

export type AccountsForConsultantsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountsForConsultantsQuery = { users: { users: Array<{ id: string, name: string, email: string }> } };

export type FormatRowFragment = { id: string, name: string, medium: AppointmentMedium, place: string | null, placeText: string, minutes: number, bufferBefore: number, bufferAfter: number, noticeHours: number, offered: boolean, version: number };

export type AppointmentFormatsForStaffQueryVariables = Exact<{ [key: string]: never; }>;


export type AppointmentFormatsForStaffQuery = { appointmentFormatsForStaff: Array<{ id: string, name: string, medium: AppointmentMedium, place: string | null, placeText: string, minutes: number, bufferBefore: number, bufferAfter: number, noticeHours: number, offered: boolean, version: number }> };

export type CreateAppointmentFormatMutationVariables = Exact<{
  input: AppointmentFormatInput;
}>;


export type CreateAppointmentFormatMutation = { createAppointmentFormat: { id: string, name: string, medium: AppointmentMedium, place: string | null, placeText: string, minutes: number, bufferBefore: number, bufferAfter: number, noticeHours: number, offered: boolean, version: number } };

export type UpdateAppointmentFormatMutationVariables = Exact<{
  id: string;
  input: UpdateAppointmentFormatInput;
}>;


export type UpdateAppointmentFormatMutation = { updateAppointmentFormat: { id: string, name: string, medium: AppointmentMedium, place: string | null, placeText: string, minutes: number, bufferBefore: number, bufferAfter: number, noticeHours: number, offered: boolean, version: number } };

export type MoveAppointmentFormatMutationVariables = Exact<{
  id: string;
  up: boolean;
}>;


export type MoveAppointmentFormatMutation = { moveAppointmentFormat: Array<{ id: string, name: string, medium: AppointmentMedium, place: string | null, placeText: string, minutes: number, bufferBefore: number, bufferAfter: number, noticeHours: number, offered: boolean, version: number }> };

export type RemoveAppointmentFormatMutationVariables = Exact<{
  id: string;
}>;


export type RemoveAppointmentFormatMutation = { removeAppointmentFormat: string };

export type OwnAppointmentFragment = { id: string, version: number, kind: AppointmentKind, title: string, status: AppointmentStatus, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatName: string, medium: AppointmentMedium, place: string, timeZone: string, consultantName: string, projectId: string | null, canChange: boolean };

export type MyAppointmentsQueryVariables = Exact<{
  past?: boolean | null | undefined;
  page?: number | null | undefined;
}>;


export type MyAppointmentsQuery = { myAppointments: { appointments: Array<{ id: string, version: number, kind: AppointmentKind, title: string, status: AppointmentStatus, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatName: string, medium: AppointmentMedium, place: string, timeZone: string, consultantName: string, projectId: string | null, canChange: boolean }>, pagination: { page: number, totalPages: number, total: number } } };

export type MyAppointmentCalendarQueryVariables = Exact<{
  id: string;
}>;


export type MyAppointmentCalendarQuery = { myAppointment: { id: string, calendar: string } };

export type RescheduleMyAppointmentMutationVariables = Exact<{
  input: RescheduleMyAppointmentInput;
}>;


export type RescheduleMyAppointmentMutation = { rescheduleMyAppointment: { id: string, version: number, kind: AppointmentKind, title: string, status: AppointmentStatus, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatName: string, medium: AppointmentMedium, place: string, timeZone: string, consultantName: string, projectId: string | null, canChange: boolean } };

export type CancelMyAppointmentMutationVariables = Exact<{
  input: AppointmentRefInput;
}>;


export type CancelMyAppointmentMutation = { cancelMyAppointment: { id: string, version: number, kind: AppointmentKind, title: string, status: AppointmentStatus, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatName: string, medium: AppointmentMedium, place: string, timeZone: string, consultantName: string, projectId: string | null, canChange: boolean } };

export type ProjectAppointmentsQueryVariables = Exact<{
  projectId: string;
}>;


export type ProjectAppointmentsQuery = { projectAppointments: Array<{ id: string, version: number, kind: AppointmentKind, title: string, status: AppointmentStatus, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatName: string, medium: AppointmentMedium, place: string, timeZone: string, consultantName: string, projectId: string | null, canChange: boolean }> };

export type LinkedAppointmentQueryVariables = Exact<{
  token: string;
}>;


export type LinkedAppointmentQuery = { linkedAppointment: { calendar: string, id: string, version: number, kind: AppointmentKind, title: string, status: AppointmentStatus, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatName: string, medium: AppointmentMedium, place: string, timeZone: string, consultantName: string, projectId: string | null, canChange: boolean } };

export type RescheduleLinkedAppointmentMutationVariables = Exact<{
  input: RescheduleLinkedAppointmentInput;
}>;


export type RescheduleLinkedAppointmentMutation = { rescheduleLinkedAppointment: { calendar: string, id: string, version: number, kind: AppointmentKind, title: string, status: AppointmentStatus, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatName: string, medium: AppointmentMedium, place: string, timeZone: string, consultantName: string, projectId: string | null, canChange: boolean } };

export type CancelLinkedAppointmentMutationVariables = Exact<{
  input: CancelLinkedAppointmentInput;
}>;


export type CancelLinkedAppointmentMutation = { cancelLinkedAppointment: { calendar: string, id: string, version: number, kind: AppointmentKind, title: string, status: AppointmentStatus, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatName: string, medium: AppointmentMedium, place: string, timeZone: string, consultantName: string, projectId: string | null, canChange: boolean } };

export type AppointmentSlotsQueryVariables = Exact<{
  date: string;
  formatId?: string | null | undefined;
  appointmentId?: string | null | undefined;
}>;


export type AppointmentSlotsQuery = { appointmentSlots: Array<{ time: string, startsAt: string, available: boolean, past: boolean, obstacle: AppointmentSlotObstacle | null }> };

export type BookingDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingDaysQuery = { bookingDays: { firstDate: string, lastDate: string, closedDates: Array<string>, timeZone: string } };

export type AppointmentFactsFragment = { id: string, createdAt: string, version: number, viewerCanEdit: boolean, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, design: { id: string, code: string, version: number, kind: DesignLeadKind, at: string, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, aboutCents: number | null, changes: Array<string>, updatedAt: string, deal: { id: string, number: string, version: number } | null, home: { slug: string | null, planCode: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> };

export type AppointmentDetailsQueryVariables = Exact<{
  id: string;
}>;


export type AppointmentDetailsQuery = { appointment: { id: string, createdAt: string, version: number, viewerCanEdit: boolean, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, design: { id: string, code: string, version: number, kind: DesignLeadKind, at: string, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, aboutCents: number | null, changes: Array<string>, updatedAt: string, deal: { id: string, number: string, version: number } | null, home: { slug: string | null, planCode: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> } };

export type ConfirmAppointmentMutationVariables = Exact<{
  input: AppointmentRefInput;
}>;


export type ConfirmAppointmentMutation = { confirmAppointment: { id: string, createdAt: string, version: number, viewerCanEdit: boolean, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, design: { id: string, code: string, version: number, kind: DesignLeadKind, at: string, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, aboutCents: number | null, changes: Array<string>, updatedAt: string, deal: { id: string, number: string, version: number } | null, home: { slug: string | null, planCode: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> } };

export type UndoConfirmAppointmentMutationVariables = Exact<{
  input: AppointmentRefInput;
}>;


export type UndoConfirmAppointmentMutation = { undoAppointmentConfirmation: { id: string, createdAt: string, version: number, viewerCanEdit: boolean, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, design: { id: string, code: string, version: number, kind: DesignLeadKind, at: string, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, aboutCents: number | null, changes: Array<string>, updatedAt: string, deal: { id: string, number: string, version: number } | null, home: { slug: string | null, planCode: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> } };

export type RescheduleAppointmentMutationVariables = Exact<{
  input: RescheduleAppointmentInput;
}>;


export type RescheduleAppointmentMutation = { rescheduleAppointment: { id: string, createdAt: string, version: number, viewerCanEdit: boolean, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, design: { id: string, code: string, version: number, kind: DesignLeadKind, at: string, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, aboutCents: number | null, changes: Array<string>, updatedAt: string, deal: { id: string, number: string, version: number } | null, home: { slug: string | null, planCode: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> } };

export type CancelAppointmentMutationVariables = Exact<{
  input: CancelAppointmentInput;
}>;


export type CancelAppointmentMutation = { cancelAppointment: { id: string, createdAt: string, version: number, viewerCanEdit: boolean, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, design: { id: string, code: string, version: number, kind: DesignLeadKind, at: string, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, aboutCents: number | null, changes: Array<string>, updatedAt: string, deal: { id: string, number: string, version: number } | null, home: { slug: string | null, planCode: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> } };

export type CloseAppointmentMutationVariables = Exact<{
  input: CloseAppointmentInput;
}>;


export type CloseAppointmentMutation = { closeAppointment: { id: string, createdAt: string, version: number, viewerCanEdit: boolean, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, design: { id: string, code: string, version: number, kind: DesignLeadKind, at: string, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, aboutCents: number | null, changes: Array<string>, updatedAt: string, deal: { id: string, number: string, version: number } | null, home: { slug: string | null, planCode: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> } };

export type AssignAppointmentMutationVariables = Exact<{
  input: AssignAppointmentInput;
}>;


export type AssignAppointmentMutation = { assignAppointment: { id: string, createdAt: string, version: number, viewerCanEdit: boolean, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, design: { id: string, code: string, version: number, kind: DesignLeadKind, at: string, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, aboutCents: number | null, changes: Array<string>, updatedAt: string, deal: { id: string, number: string, version: number } | null, home: { slug: string | null, planCode: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> } };

export type DescribeAppointmentMutationVariables = Exact<{
  input: DescribeAppointmentInput;
}>;


export type DescribeAppointmentMutation = { describeAppointment: { id: string, createdAt: string, version: number, viewerCanEdit: boolean, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, design: { id: string, code: string, version: number, kind: DesignLeadKind, at: string, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, aboutCents: number | null, changes: Array<string>, updatedAt: string, deal: { id: string, number: string, version: number } | null, home: { slug: string | null, planCode: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> } };

export type BookAppointmentForMutationVariables = Exact<{
  input: BookAppointmentForInput;
}>;


export type BookAppointmentForMutation = { bookAppointmentFor: { id: string, createdAt: string, version: number, viewerCanEdit: boolean, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, design: { id: string, code: string, version: number, kind: DesignLeadKind, at: string, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, aboutCents: number | null, changes: Array<string>, updatedAt: string, deal: { id: string, number: string, version: number } | null, home: { slug: string | null, planCode: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> } };

export type ProjectsForAppointmentQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ProjectsForAppointmentQuery = { projects: { projects: Array<{ id: string, name: string, customerName: string | null }> } };

export type ProjectForAppointmentQueryVariables = Exact<{
  id: string;
}>;


export type ProjectForAppointmentQuery = { project: { id: string, name: string, customerName: string | null } };

export type ContactForBookingQueryVariables = Exact<{
  id: string;
}>;


export type ContactForBookingQuery = { contact: { id: string, firstName: string, lastName: string, email: string, phone: string | null } };

export type StaffAppointmentRowFragment = { id: string, version: number, viewerCanEdit: boolean, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatName: string, consultantId: string, consultantName: string, projectName: string | null, moves: Array<AppointmentMove> };

export type AppointmentWeekQueryVariables = Exact<{
  day?: string | null | undefined;
}>;


export type AppointmentWeekQuery = { appointmentWeek: { days: Array<string>, today: string, timeZone: string, consultants: Array<{ id: string, name: string, onDuty: boolean, isMe: boolean }>, appointments: Array<{ id: string, version: number, viewerCanEdit: boolean, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatName: string, consultantId: string, consultantName: string, projectName: string | null, moves: Array<AppointmentMove> }> } };

export type AppointmentsQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
  status?: AppointmentStatus | null | undefined;
  kept?: boolean | null | undefined;
  consultantId?: string | null | undefined;
  period?: AppointmentPeriod | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  latestFirst?: boolean | null | undefined;
  home?: string | null | undefined;
  roof?: RoofProfile | null | undefined;
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
}>;


export type AppointmentsQuery = { appointments: { appointments: Array<{ id: string, version: number, viewerCanEdit: boolean, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatName: string, consultantId: string, consultantName: string, projectName: string | null, moves: Array<AppointmentMove> }>, pagination: { page: number, totalPages: number, total: number } } };

export type AppointmentsToConfirmQueryVariables = Exact<{ [key: string]: never; }>;


export type AppointmentsToConfirmQuery = { appointments: { appointments: Array<{ id: string, version: number, viewerCanEdit: boolean, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatName: string, consultantId: string, consultantName: string, projectName: string | null, moves: Array<AppointmentMove> }>, pagination: { page: number, totalPages: number, total: number } } };

export type AppointmentConsultantsQueryVariables = Exact<{ [key: string]: never; }>;


export type AppointmentConsultantsQuery = { appointmentConsultants: Array<{ id: string, name: string, onDuty: boolean, isMe: boolean }> };

export type AppointmentStaffSlotsQueryVariables = Exact<{
  date: string;
  appointmentId?: string | null | undefined;
  formatId?: string | null | undefined;
}>;


export type AppointmentStaffSlotsQuery = { appointmentStaffSlots: Array<{ time: string, startsAt: string, past: boolean, obstacle: AppointmentSlotObstacle | null, consultantIds: Array<string> }> };

export type AppointmentHomesQueryVariables = Exact<{ [key: string]: never; }>;


export type AppointmentHomesQuery = { homes: Array<{ slug: string, name: string }> };

export type RequestConsultantMutationVariables = Exact<{
  input: ConsultantRequestInput;
}>;


export type RequestConsultantMutation = { requestConsultant: { id: string } };

export type ChangeOrderRowFragment = { id: string, number: string | null, version: number, status: ChangeOrderStatus, reason: string, deltaCents: number, afterCents: number, days: number, fromVersion: number, toVersion: number, lastDay: string | null, signedSha256: string | null, signers: Array<{ id: string, role: SignerRole, name: string, order: number, state: SignerState, signedAt: string | null, email: string | null, declineReason: string | null }> };

export type EditedChangeOrderFragment = { id: string, number: string | null, version: number, status: ChangeOrderStatus, reason: string, deltaCents: number, afterCents: number, days: number, fromVersion: number, toVersion: number, lastDay: string | null, signedSha256: string | null, lines: Array<{ id: string, key: string, label: string, basis: QuoteBasis, quantity: number, unitCents: number | null, amountCents: number, taxable: boolean, percent: number | null, note: string | null, settles: string | null }>, signers: Array<{ id: string, role: SignerRole, name: string, order: number, state: SignerState, signedAt: string | null, email: string | null, declineReason: string | null }> };

export type DealChangeOrdersQueryVariables = Exact<{
  dealId: string;
}>;


export type DealChangeOrdersQuery = { deal: { id: string, stage: DealStage, cancellation: { on: string } | null, project: { id: string, status: ProjectStatus } | null, contract: { viewerCanEdit: boolean, contractCents: number, allowances: Array<{ lineId: string, label: string, notToExceedCents: number }>, changeOrders: Array<{ id: string, number: string | null, version: number, status: ChangeOrderStatus, reason: string, deltaCents: number, afterCents: number, days: number, fromVersion: number, toVersion: number, lastDay: string | null, signedSha256: string | null, signers: Array<{ id: string, role: SignerRole, name: string, order: number, state: SignerState, signedAt: string | null, email: string | null, declineReason: string | null }> }> } | null } };

export type EditedChangeOrderQueryVariables = Exact<{
  id: string;
}>;


export type EditedChangeOrderQuery = { changeOrder: { id: string, number: string | null, version: number, status: ChangeOrderStatus, reason: string, deltaCents: number, afterCents: number, days: number, fromVersion: number, toVersion: number, lastDay: string | null, signedSha256: string | null, lines: Array<{ id: string, key: string, label: string, basis: QuoteBasis, quantity: number, unitCents: number | null, amountCents: number, taxable: boolean, percent: number | null, note: string | null, settles: string | null }>, signers: Array<{ id: string, role: SignerRole, name: string, order: number, state: SignerState, signedAt: string | null, email: string | null, declineReason: string | null }> } };

export type DraftChangeOrderMutationVariables = Exact<{
  dealId: string;
  input: ChangeOrderInput;
}>;


export type DraftChangeOrderMutation = { draftChangeOrder: { id: string, number: string | null, version: number, status: ChangeOrderStatus, reason: string, deltaCents: number, afterCents: number, days: number, fromVersion: number, toVersion: number, lastDay: string | null, signedSha256: string | null, lines: Array<{ id: string, key: string, label: string, basis: QuoteBasis, quantity: number, unitCents: number | null, amountCents: number, taxable: boolean, percent: number | null, note: string | null, settles: string | null }>, signers: Array<{ id: string, role: SignerRole, name: string, order: number, state: SignerState, signedAt: string | null, email: string | null, declineReason: string | null }> } };

export type UpdateChangeOrderMutationVariables = Exact<{
  id: string;
  version: number;
  input: ChangeOrderInput;
}>;


export type UpdateChangeOrderMutation = { updateChangeOrder: { id: string, number: string | null, version: number, status: ChangeOrderStatus, reason: string, deltaCents: number, afterCents: number, days: number, fromVersion: number, toVersion: number, lastDay: string | null, signedSha256: string | null, lines: Array<{ id: string, key: string, label: string, basis: QuoteBasis, quantity: number, unitCents: number | null, amountCents: number, taxable: boolean, percent: number | null, note: string | null, settles: string | null }>, signers: Array<{ id: string, role: SignerRole, name: string, order: number, state: SignerState, signedAt: string | null, email: string | null, declineReason: string | null }> } };

export type SendChangeOrderMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SendChangeOrderMutation = { sendChangeOrder: { id: string, number: string | null, version: number, status: ChangeOrderStatus, reason: string, deltaCents: number, afterCents: number, days: number, fromVersion: number, toVersion: number, lastDay: string | null, signedSha256: string | null, signers: Array<{ id: string, role: SignerRole, name: string, order: number, state: SignerState, signedAt: string | null, email: string | null, declineReason: string | null }> } };

export type VoidChangeOrderMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type VoidChangeOrderMutation = { voidChangeOrder: { id: string, number: string | null, version: number, status: ChangeOrderStatus, reason: string, deltaCents: number, afterCents: number, days: number, fromVersion: number, toVersion: number, lastDay: string | null, signedSha256: string | null, signers: Array<{ id: string, role: SignerRole, name: string, order: number, state: SignerState, signedAt: string | null, email: string | null, declineReason: string | null }> } };

export type SendChangeOrderLinkMutationVariables = Exact<{
  signerId: string;
}>;


export type SendChangeOrderLinkMutation = { sendChangeOrderLink: { id: string } };

export type ContractFactsFragment = { contractCents: number, notToExceedCents: number, paidCents: number, balanceCents: number, allowances: Array<{ lineId: string, label: string, estimateCents: number, notToExceedCents: number, settledCents: number | null, settledOn: string | null, reason: string | null }>, schedule: Array<{ label: string, event: PaymentEvent, dueOn: string | null, isEstimate: boolean, amountCents: number, paidCents: number }> };

export type CancellationFactsFragment = { on: string, reason: LostReason, note: string | null, keepCents: number, refundDueCents: number };

export type DealContractQueryVariables = Exact<{
  dealId: string;
}>;


export type DealContractQuery = { deal: { id: string, number: string, version: number, stage: DealStage, wonOn: string | null, cancellation: { on: string, reason: LostReason, note: string | null, keepCents: number, refundDueCents: number } | null, contract: { viewerCanEdit: boolean, contractCents: number, notToExceedCents: number, paidCents: number, balanceCents: number, changeOrders: Array<{ id: string, status: ChangeOrderStatus }>, allowances: Array<{ lineId: string, label: string, estimateCents: number, notToExceedCents: number, settledCents: number | null, settledOn: string | null, reason: string | null }>, schedule: Array<{ label: string, event: PaymentEvent, dueOn: string | null, isEstimate: boolean, amountCents: number, paidCents: number }> } | null, project: { id: string, status: ProjectStatus } | null } };

export type ProjectContractQueryVariables = Exact<{
  projectId: string;
  withChanges: boolean;
}>;


export type ProjectContractQuery = { project: { id: string, contract: { contractCents: number, notToExceedCents: number, paidCents: number, balanceCents: number, changeOrders?: Array<{ id: string, number: string | null, status: ChangeOrderStatus, reason: string, deltaCents: number }>, allowances: Array<{ lineId: string, label: string, estimateCents: number, notToExceedCents: number, settledCents: number | null, settledOn: string | null, reason: string | null }>, schedule: Array<{ label: string, event: PaymentEvent, dueOn: string | null, isEstimate: boolean, amountCents: number, paidCents: number }> } | null } };

export type SettleAllowanceMutationVariables = Exact<{
  dealId: string;
  version: number;
  lineId: string;
  amountCents?: number | null | undefined;
  reason: string;
}>;


export type SettleAllowanceMutation = { settleAllowance: { id: string, version: number, totalCents: number, paidCents: number, balanceCents: number, valueCents: number, contract: { contractCents: number, notToExceedCents: number, paidCents: number, balanceCents: number, allowances: Array<{ lineId: string, label: string, estimateCents: number, notToExceedCents: number, settledCents: number | null, settledOn: string | null, reason: string | null }>, schedule: Array<{ label: string, event: PaymentEvent, dueOn: string | null, isEstimate: boolean, amountCents: number, paidCents: number }> } | null } };

export type CancelSaleMutationVariables = Exact<{
  dealId: string;
  version: number;
  input: CancelSaleInput;
}>;


export type CancelSaleMutation = { cancelSale: { id: string, version: number, stage: DealStage, cancellation: { on: string, reason: LostReason, note: string | null, keepCents: number, refundDueCents: number } | null } };

export type ReopenSaleMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ReopenSaleMutation = { moveDeal: { id: string, version: number, stage: DealStage } };

export type DealBoardQueryVariables = Exact<{
  owner?: string | null | undefined;
}>;


export type DealBoardQuery = { dealBoard: Array<{ stage: DealStage, count: number, valueCents: number, weightedCents: number, deals: Array<{ id: string, number: string, version: number, viewerCanEdit: boolean, stage: DealStage, stageSince: string, touchedAt: string, valueCents: number, probabilityPercent: number, weightedCents: number, expectedCloseOn: string | null, lostReason: LostReason | null, lostNote: string | null, buyerName: string, designCode: string | null, homeName: string | null, buyerPhone: string | null, archivedAt: string | null, cancellation: { on: string } | null, contact: { id: string, name: string } | null, owner: { id: string, name: string } | null }> }> };

export type ContactDealsQueryVariables = Exact<{
  id: string;
}>;


export type ContactDealsQuery = { contact: { id: string, firstName: string, lastName: string, viewerCanEdit: boolean, deals: Array<{ createdAt: string, id: string, number: string, version: number, viewerCanEdit: boolean, stage: DealStage, stageSince: string, touchedAt: string, valueCents: number, probabilityPercent: number, weightedCents: number, expectedCloseOn: string | null, lostReason: LostReason | null, lostNote: string | null, buyerName: string, designCode: string | null, homeName: string | null, buyerPhone: string | null, archivedAt: string | null, cancellation: { on: string } | null, contact: { id: string, name: string } | null, owner: { id: string, name: string } | null }>, leadDesigns: Array<{ id: string, code: string, kind: DesignLeadKind, at: string, name: string | null, home: { name: string } | null }> } };

export type OtherDealsQueryVariables = Exact<{
  id: string;
}>;


export type OtherDealsQuery = { contact: { id: string, firstName: string, lastName: string, deals: Array<{ id: string, number: string, stage: DealStage }> } };

export type RequestedDesignFragment = { id: string, code: string, kind: DesignLeadKind, at: string, name: string | null, home: { name: string } | null };

export type ContactRequestedDesignsQueryVariables = Exact<{
  id: string;
}>;


export type ContactRequestedDesignsQuery = { contact: { id: string, leadDesigns: Array<{ id: string, code: string, kind: DesignLeadKind, at: string, name: string | null, home: { name: string } | null }> } };

export type DealCardFragment = { id: string, number: string, version: number, viewerCanEdit: boolean, stage: DealStage, stageSince: string, touchedAt: string, valueCents: number, probabilityPercent: number, weightedCents: number, expectedCloseOn: string | null, lostReason: LostReason | null, lostNote: string | null, buyerName: string, designCode: string | null, homeName: string | null, buyerPhone: string | null, archivedAt: string | null, cancellation: { on: string } | null, contact: { id: string, name: string } | null, owner: { id: string, name: string } | null };

export type DealFactsFragment = { createdAt: string, typedCents: number | null, valueBasis: DealValueBasis, designVersion: number | null, source: string | null, sourceLabel: string | null, buyerEmail: string | null, totalCents: number, paidCents: number, balanceCents: number, id: string, number: string, version: number, viewerCanEdit: boolean, stage: DealStage, stageSince: string, touchedAt: string, valueCents: number, probabilityPercent: number, weightedCents: number, expectedCloseOn: string | null, lostReason: LostReason | null, lostNote: string | null, buyerName: string, designCode: string | null, homeName: string | null, buyerPhone: string | null, archivedAt: string | null, coBuyers: Array<{ name: string, email: string }>, cancellation: { on: string } | null, contact: { id: string, name: string } | null, owner: { id: string, name: string } | null };

export type DealEventRowFragment = { id: string, createdAt: string, kind: DealEventKind, fromStage: DealStage | null, toStage: DealStage | null, note: string | null, actorName: string | null };

export type DealQueryVariables = Exact<{
  id: string;
}>;


export type DealQuery = { deal: { createdAt: string, typedCents: number | null, valueBasis: DealValueBasis, designVersion: number | null, source: string | null, sourceLabel: string | null, buyerEmail: string | null, totalCents: number, paidCents: number, balanceCents: number, id: string, number: string, version: number, viewerCanEdit: boolean, stage: DealStage, stageSince: string, touchedAt: string, valueCents: number, probabilityPercent: number, weightedCents: number, expectedCloseOn: string | null, lostReason: LostReason | null, lostNote: string | null, buyerName: string, designCode: string | null, homeName: string | null, buyerPhone: string | null, archivedAt: string | null, events: Array<{ id: string, createdAt: string, kind: DealEventKind, fromStage: DealStage | null, toStage: DealStage | null, note: string | null, actorName: string | null }>, coBuyers: Array<{ name: string, email: string }>, cancellation: { on: string } | null, contact: { id: string, name: string } | null, owner: { id: string, name: string } | null } };

export type DealDesignQueryVariables = Exact<{
  code: string;
}>;


export type DealDesignQuery = { design: { id: string, code: string, aboutCents: number | null, versions: Array<{ version: number, createdAt: string, changes: Array<string>, aboutCents: number | null }> } | null };

export type DealOwnersQueryVariables = Exact<{ [key: string]: never; }>;


export type DealOwnersQuery = { contactOwners: Array<{ id: string, name: string }> };

export type DealContactsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type DealContactsQuery = { contacts: { contacts: Array<{ id: string, firstName: string, lastName: string, email: string, phone: string | null }> } };

export type DealDesignsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type DealDesignsQuery = { designs: { designs: Array<{ id: string, code: string, name: string | null, aboutCents: number | null, home: { name: string } | null }> } };

export type DealContactDesignsQueryVariables = Exact<{
  id: string;
}>;


export type DealContactDesignsQuery = { contact: { id: string, designs: Array<{ id: string, code: string, name: string | null, aboutCents: number | null, home: { name: string } | null }> } };

export type DealDesignChoiceFragment = { id: string, code: string, name: string | null, aboutCents: number | null, home: { name: string } | null };

export type CreateDealMutationVariables = Exact<{
  input: DealInput;
}>;


export type CreateDealMutation = { createDeal: { createdAt: string, typedCents: number | null, valueBasis: DealValueBasis, designVersion: number | null, source: string | null, sourceLabel: string | null, buyerEmail: string | null, totalCents: number, paidCents: number, balanceCents: number, id: string, number: string, version: number, viewerCanEdit: boolean, stage: DealStage, stageSince: string, touchedAt: string, valueCents: number, probabilityPercent: number, weightedCents: number, expectedCloseOn: string | null, lostReason: LostReason | null, lostNote: string | null, buyerName: string, designCode: string | null, homeName: string | null, buyerPhone: string | null, archivedAt: string | null, coBuyers: Array<{ name: string, email: string }>, cancellation: { on: string } | null, contact: { id: string, name: string } | null, owner: { id: string, name: string } | null } };

export type DealsQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
  stage?: DealStage | null | undefined;
  owner?: string | null | undefined;
  open?: boolean | null | undefined;
  archived?: boolean | null | undefined;
  cancelled?: boolean | null | undefined;
  sort?: DealSort | null | undefined;
}>;


export type DealsQuery = { deals: { valueCents: number, weightedCents: number, deals: Array<{ id: string, number: string, version: number, viewerCanEdit: boolean, stage: DealStage, stageSince: string, touchedAt: string, valueCents: number, probabilityPercent: number, weightedCents: number, expectedCloseOn: string | null, lostReason: LostReason | null, lostNote: string | null, buyerName: string, designCode: string | null, homeName: string | null, buyerPhone: string | null, archivedAt: string | null, cancellation: { on: string } | null, contact: { id: string, name: string } | null, owner: { id: string, name: string } | null }>, pagination: { page: number, totalPages: number, total: number } } };

export type ArchiveDealMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ArchiveDealMutation = { archiveDeal: { createdAt: string, typedCents: number | null, valueBasis: DealValueBasis, designVersion: number | null, source: string | null, sourceLabel: string | null, buyerEmail: string | null, totalCents: number, paidCents: number, balanceCents: number, id: string, number: string, version: number, viewerCanEdit: boolean, stage: DealStage, stageSince: string, touchedAt: string, valueCents: number, probabilityPercent: number, weightedCents: number, expectedCloseOn: string | null, lostReason: LostReason | null, lostNote: string | null, buyerName: string, designCode: string | null, homeName: string | null, buyerPhone: string | null, archivedAt: string | null, coBuyers: Array<{ name: string, email: string }>, cancellation: { on: string } | null, contact: { id: string, name: string } | null, owner: { id: string, name: string } | null } };

export type RestoreDealMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RestoreDealMutation = { restoreDeal: { createdAt: string, typedCents: number | null, valueBasis: DealValueBasis, designVersion: number | null, source: string | null, sourceLabel: string | null, buyerEmail: string | null, totalCents: number, paidCents: number, balanceCents: number, id: string, number: string, version: number, viewerCanEdit: boolean, stage: DealStage, stageSince: string, touchedAt: string, valueCents: number, probabilityPercent: number, weightedCents: number, expectedCloseOn: string | null, lostReason: LostReason | null, lostNote: string | null, buyerName: string, designCode: string | null, homeName: string | null, buyerPhone: string | null, archivedAt: string | null, coBuyers: Array<{ name: string, email: string }>, cancellation: { on: string } | null, contact: { id: string, name: string } | null, owner: { id: string, name: string } | null } };

export type MoveDealMutationVariables = Exact<{
  id: string;
  version: number;
  stage: DealStage;
}>;


export type MoveDealMutation = { moveDeal: { createdAt: string, typedCents: number | null, valueBasis: DealValueBasis, designVersion: number | null, source: string | null, sourceLabel: string | null, buyerEmail: string | null, totalCents: number, paidCents: number, balanceCents: number, id: string, number: string, version: number, viewerCanEdit: boolean, stage: DealStage, stageSince: string, touchedAt: string, valueCents: number, probabilityPercent: number, weightedCents: number, expectedCloseOn: string | null, lostReason: LostReason | null, lostNote: string | null, buyerName: string, designCode: string | null, homeName: string | null, buyerPhone: string | null, archivedAt: string | null, coBuyers: Array<{ name: string, email: string }>, cancellation: { on: string } | null, contact: { id: string, name: string } | null, owner: { id: string, name: string } | null } };

export type LoseDealMutationVariables = Exact<{
  id: string;
  version: number;
  reason: LostReason;
  note?: string | null | undefined;
}>;


export type LoseDealMutation = { loseDeal: { createdAt: string, typedCents: number | null, valueBasis: DealValueBasis, designVersion: number | null, source: string | null, sourceLabel: string | null, buyerEmail: string | null, totalCents: number, paidCents: number, balanceCents: number, id: string, number: string, version: number, viewerCanEdit: boolean, stage: DealStage, stageSince: string, touchedAt: string, valueCents: number, probabilityPercent: number, weightedCents: number, expectedCloseOn: string | null, lostReason: LostReason | null, lostNote: string | null, buyerName: string, designCode: string | null, homeName: string | null, buyerPhone: string | null, archivedAt: string | null, coBuyers: Array<{ name: string, email: string }>, cancellation: { on: string } | null, contact: { id: string, name: string } | null, owner: { id: string, name: string } | null } };

export type UpdateDealMutationVariables = Exact<{
  id: string;
  version: number;
  input: DealInput;
  reason?: string | null | undefined;
}>;


export type UpdateDealMutation = { updateDeal: { createdAt: string, typedCents: number | null, valueBasis: DealValueBasis, designVersion: number | null, source: string | null, sourceLabel: string | null, buyerEmail: string | null, totalCents: number, paidCents: number, balanceCents: number, id: string, number: string, version: number, viewerCanEdit: boolean, stage: DealStage, stageSince: string, touchedAt: string, valueCents: number, probabilityPercent: number, weightedCents: number, expectedCloseOn: string | null, lostReason: LostReason | null, lostNote: string | null, buyerName: string, designCode: string | null, homeName: string | null, buyerPhone: string | null, archivedAt: string | null, coBuyers: Array<{ name: string, email: string }>, cancellation: { on: string } | null, contact: { id: string, name: string } | null, owner: { id: string, name: string } | null } };

export type DealToWinQueryVariables = Exact<{
  dealId: string;
}>;


export type DealToWinQuery = { deal: { id: string, number: string, version: number, viewerCanEdit: boolean, stage: DealStage, totalCents: number, agreementSigned: boolean, project: { id: string, name: string } | null } };

export type WinDealMutationVariables = Exact<{
  id: string;
  version: number;
  input?: WinDealInput | null | undefined;
}>;


export type WinDealMutation = { winDeal: { id: string, version: number, stage: DealStage, project: { id: string, name: string } | null } };

export type PaymentPlanRowFragment = { id: string, version: number, loan: LoanKindKey | null, startsOn: string, endsOn: string | null, steps: Array<{ label: string, kind: PaymentKind, event: PaymentEvent, days: number, amountCents: number | null, percent: number | null }> };

export type PaymentPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentPlansQuery = { paymentPlans: Array<{ id: string, version: number, loan: LoanKindKey | null, startsOn: string, endsOn: string | null, steps: Array<{ label: string, kind: PaymentKind, event: PaymentEvent, days: number, amountCents: number | null, percent: number | null }> }>, loanKinds: Array<{ id: string, key: LoanKindKey, label: string }> };

export type SavePaymentPlanMutationVariables = Exact<{
  input: PaymentPlanInput;
}>;


export type SavePaymentPlanMutation = { savePaymentPlan: { id: string, version: number, loan: LoanKindKey | null, startsOn: string, endsOn: string | null, steps: Array<{ label: string, kind: PaymentKind, event: PaymentEvent, days: number, amountCents: number | null, percent: number | null }> } };

export type PaymentFactsFragment = { id: string, kind: PaymentKind, method: PaymentMethod, amountCents: number, receivedOn: string, reference: string | null, trustOn: string | null, receiptNumber: string, voidedAt: string | null };

export type DealPaymentsQueryVariables = Exact<{
  dealId: string;
}>;


export type DealPaymentsQuery = { deal: { id: string, totalCents: number, paidCents: number, balanceCents: number, cancellation: { refundDueCents: number } | null, contract: { schedule: Array<{ label: string, event: PaymentEvent, dueOn: string | null, isEstimate: boolean, amountCents: number, paidCents: number }> } | null }, payments: Array<{ recordedBy: string | null, overReason: string | null, voidReason: string | null, id: string, kind: PaymentKind, method: PaymentMethod, amountCents: number, receivedOn: string, reference: string | null, trustOn: string | null, receiptNumber: string, voidedAt: string | null }> };

export type RecordPaymentMutationVariables = Exact<{
  dealId: string;
  input: PaymentInput;
}>;


export type RecordPaymentMutation = { recordPayment: { id: string, kind: PaymentKind, method: PaymentMethod, amountCents: number, receivedOn: string, reference: string | null, trustOn: string | null, receiptNumber: string, voidedAt: string | null } };

export type VoidPaymentMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type VoidPaymentMutation = { voidPayment: { voidReason: string | null, id: string, kind: PaymentKind, method: PaymentMethod, amountCents: number, receivedOn: string, reference: string | null, trustOn: string | null, receiptNumber: string, voidedAt: string | null } };

export type MyPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPaymentsQuery = { myPayments: Array<{ dealId: string, dealNumber: string, agreementNumber: string | null, totalCents: number, paidCents: number, balanceCents: number, payments: Array<{ id: string, kind: PaymentKind, method: PaymentMethod, amountCents: number, receivedOn: string, reference: string | null, trustOn: string | null, receiptNumber: string, voidedAt: string | null }> }> };

export type OwnSaleQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSaleQuery = { myQuotes: Array<{ id: string }>, myDesigns: Array<{ id: string }>, myAgreements: Array<{ id: string }>, myPayments: Array<{ dealId: string }> };

export type QuoteLinePartsFragment = { key: string, label: string, basis: QuoteBasis, quantity: number, unitCents: number | null, amountCents: number, notToExceedCents: number | null, note: string | null };

export type QuotePapersFragment = { schedule: Array<{ label: string, event: PaymentEvent, days: number, amountCents: number }>, equipment: Array<{ group: string, label: string, text: string }> };

export type QuoteBeforePartsFragment = { number: string | null, on: string, totalCents: number, differences: Array<{ key: string, label: string, fromCents: number, toCents: number }> };

export type QuoteLoanFragment = { label: string, aprPercent: number, ratePercent: number, downCents: number, downPercent: number, years: number, payments: number, paymentCents: number, laterPaymentCents: number, mortgageInsuranceCents: number, mortgageInsurancePayments: number, outsideCents: number, amountFinancedCents: number, monthlyCents: number };

export type QuoteBriefFragment = { id: string, number: string | null, version: number, status: QuoteStatus, canBeAnswered: boolean, totalCents: number, notToExceedCents: number, firmCents: number, allowanceCents: number, taxCents: number, issuedOn: string | null, validUntil: string | null, acceptedAt: string | null, acceptedBy: string | null, closedAt: string | null, closedReason: string | null, createdAt: string, replaces: string | null };

export type QuoteShownFragment = { buyerName: string, terms: string, assumptions: Array<string> | null, roof: string | null, siding: string | null, style: string | null, color: string | null, lookText: string | null, companyPhone: string | null, quotedPlan: string | null, id: string, number: string | null, version: number, status: QuoteStatus, canBeAnswered: boolean, totalCents: number, notToExceedCents: number, firmCents: number, allowanceCents: number, taxCents: number, issuedOn: string | null, validUntil: string | null, acceptedAt: string | null, acceptedBy: string | null, closedAt: string | null, closedReason: string | null, createdAt: string, replaces: string | null, before: { number: string | null, on: string, totalCents: number, differences: Array<{ key: string, label: string, fromCents: number, toCents: number }> } | null, home: { name: string, slug: string | null, planCode: string | null, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFeet: number } | null, lines: Array<{ key: string, label: string, basis: QuoteBasis, quantity: number, unitCents: number | null, amountCents: number, notToExceedCents: number | null, note: string | null }>, loan: { label: string, aprPercent: number, ratePercent: number, downCents: number, downPercent: number, years: number, payments: number, paymentCents: number, laterPaymentCents: number, mortgageInsuranceCents: number, mortgageInsurancePayments: number, outsideCents: number, amountFinancedCents: number, monthlyCents: number } | null, alternatives: Array<{ id: string, number: string | null, totalCents: number, validUntil: string | null, designVersion: number | null, roof: string | null, siding: string | null, style: string | null, color: string | null, lookText: string | null, home: { name: string, squareFeet: number, bedrooms: number, bathrooms: number } | null, loan: { monthlyCents: number, aprPercent: number, downPercent: number, years: number } | null }>, schedule: Array<{ label: string, event: PaymentEvent, days: number, amountCents: number }>, equipment: Array<{ group: string, label: string, text: string }> };

export type LinkedQuoteQueryVariables = Exact<{
  token: string;
  quoteId?: string | null | undefined;
}>;


export type LinkedQuoteQuery = { linkedQuote: { buyerName: string, terms: string, assumptions: Array<string> | null, roof: string | null, siding: string | null, style: string | null, color: string | null, lookText: string | null, companyPhone: string | null, quotedPlan: string | null, id: string, number: string | null, version: number, status: QuoteStatus, canBeAnswered: boolean, totalCents: number, notToExceedCents: number, firmCents: number, allowanceCents: number, taxCents: number, issuedOn: string | null, validUntil: string | null, acceptedAt: string | null, acceptedBy: string | null, closedAt: string | null, closedReason: string | null, createdAt: string, replaces: string | null, before: { number: string | null, on: string, totalCents: number, differences: Array<{ key: string, label: string, fromCents: number, toCents: number }> } | null, home: { name: string, slug: string | null, planCode: string | null, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFeet: number } | null, lines: Array<{ key: string, label: string, basis: QuoteBasis, quantity: number, unitCents: number | null, amountCents: number, notToExceedCents: number | null, note: string | null }>, loan: { label: string, aprPercent: number, ratePercent: number, downCents: number, downPercent: number, years: number, payments: number, paymentCents: number, laterPaymentCents: number, mortgageInsuranceCents: number, mortgageInsurancePayments: number, outsideCents: number, amountFinancedCents: number, monthlyCents: number } | null, alternatives: Array<{ id: string, number: string | null, totalCents: number, validUntil: string | null, designVersion: number | null, roof: string | null, siding: string | null, style: string | null, color: string | null, lookText: string | null, home: { name: string, squareFeet: number, bedrooms: number, bathrooms: number } | null, loan: { monthlyCents: number, aprPercent: number, downPercent: number, years: number } | null }>, schedule: Array<{ label: string, event: PaymentEvent, days: number, amountCents: number }>, equipment: Array<{ group: string, label: string, text: string }> } };

export type AcceptLinkedQuoteMutationVariables = Exact<{
  token: string;
  name: string;
  quoteId?: string | null | undefined;
}>;


export type AcceptLinkedQuoteMutation = { acceptLinkedQuote: { buyerName: string, terms: string, assumptions: Array<string> | null, roof: string | null, siding: string | null, style: string | null, color: string | null, lookText: string | null, companyPhone: string | null, quotedPlan: string | null, id: string, number: string | null, version: number, status: QuoteStatus, canBeAnswered: boolean, totalCents: number, notToExceedCents: number, firmCents: number, allowanceCents: number, taxCents: number, issuedOn: string | null, validUntil: string | null, acceptedAt: string | null, acceptedBy: string | null, closedAt: string | null, closedReason: string | null, createdAt: string, replaces: string | null, before: { number: string | null, on: string, totalCents: number, differences: Array<{ key: string, label: string, fromCents: number, toCents: number }> } | null, home: { name: string, slug: string | null, planCode: string | null, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFeet: number } | null, lines: Array<{ key: string, label: string, basis: QuoteBasis, quantity: number, unitCents: number | null, amountCents: number, notToExceedCents: number | null, note: string | null }>, loan: { label: string, aprPercent: number, ratePercent: number, downCents: number, downPercent: number, years: number, payments: number, paymentCents: number, laterPaymentCents: number, mortgageInsuranceCents: number, mortgageInsurancePayments: number, outsideCents: number, amountFinancedCents: number, monthlyCents: number } | null, alternatives: Array<{ id: string, number: string | null, totalCents: number, validUntil: string | null, designVersion: number | null, roof: string | null, siding: string | null, style: string | null, color: string | null, lookText: string | null, home: { name: string, squareFeet: number, bedrooms: number, bathrooms: number } | null, loan: { monthlyCents: number, aprPercent: number, downPercent: number, years: number } | null }>, schedule: Array<{ label: string, event: PaymentEvent, days: number, amountCents: number }>, equipment: Array<{ group: string, label: string, text: string }> } };

export type DeclineLinkedQuoteMutationVariables = Exact<{
  token: string;
  reason?: string | null | undefined;
  quoteId?: string | null | undefined;
}>;


export type DeclineLinkedQuoteMutation = { declineLinkedQuote: { buyerName: string, terms: string, assumptions: Array<string> | null, roof: string | null, siding: string | null, style: string | null, color: string | null, lookText: string | null, companyPhone: string | null, quotedPlan: string | null, id: string, number: string | null, version: number, status: QuoteStatus, canBeAnswered: boolean, totalCents: number, notToExceedCents: number, firmCents: number, allowanceCents: number, taxCents: number, issuedOn: string | null, validUntil: string | null, acceptedAt: string | null, acceptedBy: string | null, closedAt: string | null, closedReason: string | null, createdAt: string, replaces: string | null, before: { number: string | null, on: string, totalCents: number, differences: Array<{ key: string, label: string, fromCents: number, toCents: number }> } | null, home: { name: string, slug: string | null, planCode: string | null, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFeet: number } | null, lines: Array<{ key: string, label: string, basis: QuoteBasis, quantity: number, unitCents: number | null, amountCents: number, notToExceedCents: number | null, note: string | null }>, loan: { label: string, aprPercent: number, ratePercent: number, downCents: number, downPercent: number, years: number, payments: number, paymentCents: number, laterPaymentCents: number, mortgageInsuranceCents: number, mortgageInsurancePayments: number, outsideCents: number, amountFinancedCents: number, monthlyCents: number } | null, alternatives: Array<{ id: string, number: string | null, totalCents: number, validUntil: string | null, designVersion: number | null, roof: string | null, siding: string | null, style: string | null, color: string | null, lookText: string | null, home: { name: string, squareFeet: number, bedrooms: number, bathrooms: number } | null, loan: { monthlyCents: number, aprPercent: number, downPercent: number, years: number } | null }>, schedule: Array<{ label: string, event: PaymentEvent, days: number, amountCents: number }>, equipment: Array<{ group: string, label: string, text: string }> } };

export type MyQuotesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyQuotesQuery = { myQuotes: Array<{ quotedPlan: string | null, roof: string | null, siding: string | null, style: string | null, color: string | null, id: string, number: string | null, version: number, status: QuoteStatus, canBeAnswered: boolean, totalCents: number, notToExceedCents: number, firmCents: number, allowanceCents: number, taxCents: number, issuedOn: string | null, validUntil: string | null, acceptedAt: string | null, acceptedBy: string | null, closedAt: string | null, closedReason: string | null, createdAt: string, replaces: string | null, home: { name: string, slug: string | null, planCode: string | null, squareFeet: number } | null, schedule: Array<{ label: string, event: PaymentEvent, days: number, amountCents: number }>, equipment: Array<{ group: string, label: string, text: string }> }> };

export type AcceptQuoteMutationVariables = Exact<{
  id: string;
}>;


export type AcceptQuoteMutation = { acceptQuote: { id: string, number: string | null, version: number, status: QuoteStatus, canBeAnswered: boolean, totalCents: number, notToExceedCents: number, firmCents: number, allowanceCents: number, taxCents: number, issuedOn: string | null, validUntil: string | null, acceptedAt: string | null, acceptedBy: string | null, closedAt: string | null, closedReason: string | null, createdAt: string, replaces: string | null } };

export type StaffQuoteFragment = { address: string | null, zip: string | null, dealId: string, designVersion: number | null, terms: string, costCents: number | null, marginCents: number | null, id: string, number: string | null, version: number, status: QuoteStatus, canBeAnswered: boolean, totalCents: number, notToExceedCents: number, firmCents: number, allowanceCents: number, taxCents: number, issuedOn: string | null, validUntil: string | null, acceptedAt: string | null, acceptedBy: string | null, closedAt: string | null, closedReason: string | null, createdAt: string, replaces: string | null, lines: Array<{ key: string, label: string, basis: QuoteBasis, quantity: number, unitCents: number | null, amountCents: number, notToExceedCents: number | null, note: string | null }> };

export type EditedQuoteFragment = { dealNumber: string, viewerCanEdit: boolean, buyerName: string, address: string | null, zip: string | null, dealId: string, designVersion: number | null, terms: string, costCents: number | null, marginCents: number | null, id: string, number: string | null, version: number, status: QuoteStatus, canBeAnswered: boolean, totalCents: number, notToExceedCents: number, firmCents: number, allowanceCents: number, taxCents: number, issuedOn: string | null, validUntil: string | null, acceptedAt: string | null, acceptedBy: string | null, closedAt: string | null, closedReason: string | null, createdAt: string, replaces: string | null, lines: Array<{ taxable: boolean, percent: number | null, key: string, label: string, basis: QuoteBasis, quantity: number, unitCents: number | null, amountCents: number, notToExceedCents: number | null, note: string | null }>, before: { number: string | null, on: string, totalCents: number, differences: Array<{ key: string, label: string, fromCents: number, toCents: number }> } | null };

export type EditedQuoteQueryVariables = Exact<{
  id: string;
}>;


export type EditedQuoteQuery = { quote: { dealNumber: string, viewerCanEdit: boolean, buyerName: string, address: string | null, zip: string | null, dealId: string, designVersion: number | null, terms: string, costCents: number | null, marginCents: number | null, id: string, number: string | null, version: number, status: QuoteStatus, canBeAnswered: boolean, totalCents: number, notToExceedCents: number, firmCents: number, allowanceCents: number, taxCents: number, issuedOn: string | null, validUntil: string | null, acceptedAt: string | null, acceptedBy: string | null, closedAt: string | null, closedReason: string | null, createdAt: string, replaces: string | null, lines: Array<{ taxable: boolean, percent: number | null, key: string, label: string, basis: QuoteBasis, quantity: number, unitCents: number | null, amountCents: number, notToExceedCents: number | null, note: string | null }>, before: { number: string | null, on: string, totalCents: number, differences: Array<{ key: string, label: string, fromCents: number, toCents: number }> } | null } };

export type DealQuotesQueryVariables = Exact<{
  dealId: string;
}>;


export type DealQuotesQuery = { deal: { id: string, viewerCanEdit: boolean, stage: DealStage, designCode: string | null, quotes: Array<{ address: string | null, zip: string | null, dealId: string, designVersion: number | null, terms: string, costCents: number | null, marginCents: number | null, id: string, number: string | null, version: number, status: QuoteStatus, canBeAnswered: boolean, totalCents: number, notToExceedCents: number, firmCents: number, allowanceCents: number, taxCents: number, issuedOn: string | null, validUntil: string | null, acceptedAt: string | null, acceptedBy: string | null, closedAt: string | null, closedReason: string | null, createdAt: string, replaces: string | null, lines: Array<{ key: string, label: string, basis: QuoteBasis, quantity: number, unitCents: number | null, amountCents: number, notToExceedCents: number | null, note: string | null }> }> } };

export type DraftQuoteMutationVariables = Exact<{
  dealId: string;
  replaces?: string | null | undefined;
  fromDesign?: boolean | null | undefined;
}>;


export type DraftQuoteMutation = { draftQuote: { dealNumber: string, viewerCanEdit: boolean, buyerName: string, address: string | null, zip: string | null, dealId: string, designVersion: number | null, terms: string, costCents: number | null, marginCents: number | null, id: string, number: string | null, version: number, status: QuoteStatus, canBeAnswered: boolean, totalCents: number, notToExceedCents: number, firmCents: number, allowanceCents: number, taxCents: number, issuedOn: string | null, validUntil: string | null, acceptedAt: string | null, acceptedBy: string | null, closedAt: string | null, closedReason: string | null, createdAt: string, replaces: string | null, lines: Array<{ taxable: boolean, percent: number | null, key: string, label: string, basis: QuoteBasis, quantity: number, unitCents: number | null, amountCents: number, notToExceedCents: number | null, note: string | null }>, before: { number: string | null, on: string, totalCents: number, differences: Array<{ key: string, label: string, fromCents: number, toCents: number }> } | null } };

export type UpdateQuoteMutationVariables = Exact<{
  id: string;
  version: number;
  input: QuoteInput;
}>;


export type UpdateQuoteMutation = { updateQuote: { dealNumber: string, viewerCanEdit: boolean, buyerName: string, address: string | null, zip: string | null, dealId: string, designVersion: number | null, terms: string, costCents: number | null, marginCents: number | null, id: string, number: string | null, version: number, status: QuoteStatus, canBeAnswered: boolean, totalCents: number, notToExceedCents: number, firmCents: number, allowanceCents: number, taxCents: number, issuedOn: string | null, validUntil: string | null, acceptedAt: string | null, acceptedBy: string | null, closedAt: string | null, closedReason: string | null, createdAt: string, replaces: string | null, lines: Array<{ taxable: boolean, percent: number | null, key: string, label: string, basis: QuoteBasis, quantity: number, unitCents: number | null, amountCents: number, notToExceedCents: number | null, note: string | null }>, before: { number: string | null, on: string, totalCents: number, differences: Array<{ key: string, label: string, fromCents: number, toCents: number }> } | null } };

export type IssueQuoteMutationVariables = Exact<{
  id: string;
  version: number;
  validUntil: string;
}>;


export type IssueQuoteMutation = { issueQuote: { link: string, quote: { dealNumber: string, viewerCanEdit: boolean, buyerName: string, address: string | null, zip: string | null, dealId: string, designVersion: number | null, terms: string, costCents: number | null, marginCents: number | null, id: string, number: string | null, version: number, status: QuoteStatus, canBeAnswered: boolean, totalCents: number, notToExceedCents: number, firmCents: number, allowanceCents: number, taxCents: number, issuedOn: string | null, validUntil: string | null, acceptedAt: string | null, acceptedBy: string | null, closedAt: string | null, closedReason: string | null, createdAt: string, replaces: string | null, lines: Array<{ taxable: boolean, percent: number | null, key: string, label: string, basis: QuoteBasis, quantity: number, unitCents: number | null, amountCents: number, notToExceedCents: number | null, note: string | null }>, before: { number: string | null, on: string, totalCents: number, differences: Array<{ key: string, label: string, fromCents: number, toCents: number }> } | null } } };

export type SendQuoteLinkMutationVariables = Exact<{
  id: string;
}>;


export type SendQuoteLinkMutation = { sendQuoteLink: string };

export type WithdrawQuoteMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type WithdrawQuoteMutation = { withdrawQuote: { address: string | null, zip: string | null, dealId: string, designVersion: number | null, terms: string, costCents: number | null, marginCents: number | null, id: string, number: string | null, version: number, status: QuoteStatus, canBeAnswered: boolean, totalCents: number, notToExceedCents: number, firmCents: number, allowanceCents: number, taxCents: number, issuedOn: string | null, validUntil: string | null, acceptedAt: string | null, acceptedBy: string | null, closedAt: string | null, closedReason: string | null, createdAt: string, replaces: string | null, lines: Array<{ key: string, label: string, basis: QuoteBasis, quantity: number, unitCents: number | null, amountCents: number, notToExceedCents: number | null, note: string | null }> } };

export type StartWalkInMutationVariables = Exact<{
  input: WalkInInput;
}>;


export type StartWalkInMutation = { startWalkIn: { id: string, number: string, buyerName: string } };

export type WalkInQuoteQueryVariables = Exact<{
  dealId: string;
}>;


export type WalkInQuoteQuery = { quotes: { quotes: Array<{ id: string }> } };

export type AgentFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type AgentFiguresQuery = { agentFigures: Array<{ key: string, label: string, caption: string | null, value: string | null, unit: FigureUnit, asOf: string | null }> };

export type ContentItemsQueryVariables = Exact<{
  page?: number | null | undefined;
  kind?: ContentKind | null | undefined;
  kinds?: Array<ContentKind> | ContentKind | null | undefined;
}>;


export type ContentItemsQuery = { contentItems: { contentItems: Array<{ id: string, slug: string, kind: ContentKind, topic: string | null, title: string, terms: string, text: string, figures: Record<string, unknown>, startsOn: string | null, endsOn: string | null, position: number, sample: boolean, pictureUrl: string | null, state: ContentState, version: number }>, pagination: { page: number, totalPages: number, total: number } } };

export type ContentItemQueryVariables = Exact<{
  id: string;
}>;


export type ContentItemQuery = { contentItem: { id: string, slug: string, kind: ContentKind, topic: string | null, title: string, terms: string, text: string, figures: Record<string, unknown>, startsOn: string | null, endsOn: string | null, position: number, sample: boolean, pictureUrl: string | null, state: ContentState, version: number } };

export type EditableFragment = { id: string, slug: string, kind: ContentKind, topic: string | null, title: string, terms: string, text: string, figures: Record<string, unknown>, startsOn: string | null, endsOn: string | null, position: number, sample: boolean, pictureUrl: string | null, state: ContentState, version: number };

export type CreateContentItemMutationVariables = Exact<{
  input: ContentItemInput;
}>;


export type CreateContentItemMutation = { createContentItem: { id: string } };

export type UpdateContentItemMutationVariables = Exact<{
  id: string;
  input: UpdateContentItemInput;
}>;


export type UpdateContentItemMutation = { updateContentItem: { id: string, slug: string, kind: ContentKind, topic: string | null, title: string, terms: string, text: string, figures: Record<string, unknown>, startsOn: string | null, endsOn: string | null, position: number, sample: boolean, pictureUrl: string | null, state: ContentState, version: number } };

export type RemoveContentItemMutationVariables = Exact<{
  id: string;
}>;


export type RemoveContentItemMutation = { removeContentItem: string };

export type RemoveContentPictureMutationVariables = Exact<{
  id: string;
}>;


export type RemoveContentPictureMutation = { removeContentPicture: { id: string, slug: string, kind: ContentKind, topic: string | null, title: string, terms: string, text: string, figures: Record<string, unknown>, startsOn: string | null, endsOn: string | null, position: number, sample: boolean, pictureUrl: string | null, state: ContentState, version: number } };

export type LegalTextQueryVariables = Exact<{
  key: LegalKey;
}>;


export type LegalTextQuery = { legalText: { key: LegalKey, body: string, sample: boolean, updatedOn: string | null, version: number } };

export type UpdateLegalTextMutationVariables = Exact<{
  input: LegalTextInput;
}>;


export type UpdateLegalTextMutation = { updateLegalText: { key: LegalKey, body: string, sample: boolean, updatedOn: string | null, version: number } };

export type LegalTextShownFragment = { key: LegalKey, body: string, sample: boolean, updatedOn: string | null, version: number };

export type PortfolioFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type PortfolioFiguresQuery = { portfolioFigures: Array<{ key: string, label: string, caption: string | null, value: string | null, unit: FigureUnit, asOf: string | null }> };

export type WorkspaceChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WorkspaceChangesSubscription = { workspaceChanges: WorkspaceKind };

export type ColumnLayoutFragment = { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> };

export type PreferencesFragment = { keyboardShortcuts: boolean, contactColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, projectColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, userColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, homeColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, dealColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null };

export type PreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type PreferencesQuery = { preferences: { keyboardShortcuts: boolean, contactColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, projectColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, userColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, homeColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, dealColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null } };

export type SavePreferenceMutationVariables = Exact<{
  input: PreferenceInput;
}>;


export type SavePreferenceMutation = { savePreference: { keyboardShortcuts: boolean, contactColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, projectColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, userColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, homeColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, dealColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null } };
