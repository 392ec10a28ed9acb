/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  /** One e-mail address, at most 254 characters. The confirmation with a calendar entry is mailed there. */
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
  /** What the visitor wants to talk about, at most 4,000 characters. */
  message?: string | null | undefined;
  /** The generated plan that it is about, by its code; left out if `homeSlug` names a home. One that does not exist stops no booking. */
  planCode?: string | null | undefined;
  /** A project that the caller may see; null if the appointment is not about a project. */
  projectId?: string | null | undefined;
};

/** An appointment to book. The rules are those of the booking form. */
export type BookAppointmentInput = {
  /** A day in the business time zone, `yyyy-mm-dd`: from `firstDate` to `lastDate` of `bookingDays`, and none of its `closedDates`. */
  appointmentDate: string;
  /** A `time` of `appointmentSlots`, for example `09:00 AM`. */
  appointmentTime: string;
  /** One e-mail address, at most 254 characters. The confirmation with a calendar entry is mailed there. */
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
  /** What the visitor wants to talk about, at most 4,000 characters. */
  message?: string | null | undefined;
  /** The generated plan that it is about, by its code; left out if `homeSlug` names a home. One that does not exist stops no booking. */
  planCode?: string | null | undefined;
  /** A project that the caller may see; null if the appointment is not about a project. */
  projectId?: string | null | undefined;
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
  /** A message was left for the contact. */
  | 'left_message'
  /** Nobody was reached: the contact waits for an answer again from 9:00 AM of the next day in the business time zone. */
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
  /** Another buyer sent them. */
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
  /** Their own account, one of an admin; null for none. */
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
};

/** A call to a contact. */
export type ContactCallInput = {
  /** How the call ended. */
  outcome: CallOutcome;
  /** What was said, at most 4,000 characters of plain text. */
  text?: string | null | undefined;
};

/** What a row does if a contact, or an earlier row of the file, has its e-mail address. */
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
  /** E-mail addresses, by which contacts are recognized. Exactly one column must hold them. */
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
  /** Phone numbers in any usual spelling, at most 40 characters. */
  | 'phone'
  /** None: the column is not imported. */
  | 'skip'
  /** Where contacts came from, at most 60 characters. */
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
  /** What words stand for, at most 600. Others are guessed; a status that cannot be guessed makes a new contact a prospect and leaves a known one as it is. */
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
  /** Is combined with the earlier row that has its e-mail address; `problem` names the line. */
  | 'repeat'
  /** Is left out, as its e-mail address is known already. */
  | 'skip'
  /** Changes nothing: the contact already has all of the row’s values. */
  | 'unchanged'
  /** Updates the contact that has the row’s e-mail address. */
  | 'update';

/** A field whose words have to be understood. */
export type ContactImportWordField =
  /** Stands for a `MarketingConsent`. */
  | 'consent'
  /** Stands for a member of staff, by id. */
  | 'owner'
  /** Stands for a `ContactStatus`. */
  | 'status';

/** What a word of the file stands for. */
export type ContactImportWordInput = {
  /** The field in whose column the word is. */
  field: ContactImportWordField;
  /** A value of `ContactStatus`, a value of `MarketingConsent`, or the id of a member of staff. Blank if the word stands for nothing. */
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
  /** Words that must all be found, in any order, each in a name, an e-mail address, a company, a phone number (as written or as dialed), a tag or a note; part of a word is enough (one or two letters must begin a word). Letter case, accents and repeated blanks do not matter: `zoe muller` finds Zoë Müller. At most 100 characters. */
  search?: string | null | undefined;
  /** Contacts with this source, whatever its letter case. */
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
  /** An example of what a home of a certain size costs, in total and per month. */
  | 'example_price'
  /** A way to finance a home. */
  | 'financing'
  /** Assistance from a government or another third party. */
  | 'program'
  /** A discount or a gift. */
  | 'promotion';

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
  /** One mailbox, at most 254 characters. */
  email: string;
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
  /** Why an admin completes the project although a required paper (an approved contract, plans and permits) is rejected or missing; at most 500 characters. Without it, that is refused. */
  withoutPapers?: string | null | undefined;
};

/** A report to save. */
export type CreateReportInput = {
  /** What the report shows. */
  definition: ReportDefinitionInput;
  /** The name of the report, 1 to 120 characters. */
  name: string;
  /** Whether every admin may see and change it, or its owner alone. */
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

/** The kind of an appointment, its project, its format and its place. */
export type DescribeAppointmentInput = {
  /** The new format; null to keep it. `SLOT_TAKEN` if the consultant is not free for as long as it takes. */
  formatId?: string | null | undefined;
  /** The id of an appointment; `NOT_FOUND` if it does not exist or the caller may not see it. */
  id: string;
  /** The new kind. */
  kind: AppointmentKind;
  /** The place of this one appointment, at most 200 characters: for example the link of a video talk. Omit it to keep it; empty for that of the format. */
  place?: string | null | undefined;
  /** The project it will belong to; null for none. */
  projectId?: string | null | undefined;
  /** The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing. */
  version: number;
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

/** What a possible duplicate has in common with the given data. */
export type DuplicateReason =
  /** The e-mail address: almost certainly the same person. */
  | 'email'
  /** First and last name: possibly the same person. */
  | 'name'
  /** The phone number, with or without the country code. */
  | 'phone';

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

/** The terms of a kind of loan from a day on; those that hold before end the day before. */
export type LoanKindInput = {
  /** Mortgage insurance in percent of the loan a year, 0 to 10. */
  annualFeePercent: number;
  /** The least down payment in percent of the price, 0 to 100. */
  downPercent: number;
  /** The last day; until further notice if omitted, in the business’s time zone. */
  endsOn?: string | null | undefined;
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
  /** What it prices: `home:<slug>`, `home-base:<width>`, `home-area:<width>`, `option:<group>:<choice>`, `freight:…`, `site:…`, `fee:…`, `discount:…`, `tax:sales` or `tax:sales:<county>`. */
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
  /** The account ids of 1 to 20 admins. */
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
  /** Projects of every status. */
  | 'projects';

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
  | 'investor';

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
  /** Whether all admins see it; false if missing. */
  shared?: boolean | null | undefined;
};

/** What a hit of the search is. */
export type SearchKind =
  /** An appointment that the viewer may open. */
  | 'appointment'
  /** A campaign; only for an admin. */
  | 'campaign'
  /** A contact; only for an admin. */
  | 'contact'
  /** A document that the viewer may open. */
  | 'document'
  /** A project that the viewer may open. */
  | 'project'
  /** A saved report: a shared one or the viewer’s own; only for an admin. */
  | 'report'
  /** An account; only for an admin. Archived accounts are not found. */
  | 'user';

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
  /** How many open bookings a mailbox may have that nobody has proved to be theirs, 1 to 100. */
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
  /** Their own account, one of an admin; null for none. */
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
  /** One mailbox, at most 254 characters. */
  email: string;
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
  /** Why an admin completes the project although a required paper (an approved contract, plans and permits) is rejected or missing; at most 500 characters. Without it, that is refused. */
  withoutPapers?: string | null | undefined;
};

/** The new content of a saved report. */
export type UpdateReportInput = {
  /** What the report shows. */
  definition: ReportDefinitionInput;
  /** The name of the report, 1 to 120 characters. */
  name: string;
  /** Whether every admin may see and change it, or its owner alone. */
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
  /** Whether all admins see it; false if missing. */
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

/** What waits for a member of staff. */
export type WaitingKind =
  /** An appointment that is still `booked`: to be confirmed before it begins, and to be marked as held or missed afterwards. `id` is the appointment’s. */
  | 'booking'
  /** A blocked build. `id` is the build’s. */
  | 'build'
  /** Somebody who asked for a consultant and to whom nobody has spoken since. `id` is the contact’s. */
  | 'call'
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
  /** A document that a customer was asked for and that is overdue. `id` is the request’s. */
  | 'request';

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

/** The kind of things of which some have changed. */
export type WorkspaceKind =
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
  | 'projects';

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


export type VerificationLinkQuery = { verificationLink: { email: string, needsPassword: boolean } };

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

export type DevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type DevicesQuery = { devices: Array<{ id: string, userAgent: string, address: string, signedInAt: string, lastActiveAt: string, isCurrent: boolean }> };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { signOutEverywhere: boolean };

export type SignOutDeviceMutationVariables = Exact<{
  id: string;
}>;


export type SignOutDeviceMutation = { signOutDevice: string };

export type DeviceRowFragment = { id: string, userAgent: string, address: string, signedInAt: string, lastActiveAt: string, isCurrent: boolean };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
  currentPassword: string;
}>;


export type ChangeEmailMutation = { changeEmail: { message: string } };

export type UpdateAccountMutationVariables = Exact<{
  input: UpdateAccountInput;
}>;


export type UpdateAccountMutation = { updateAccount: { id: string, name: string, phone: string | null } };

export type UserRecordsQueryVariables = Exact<{
  id: string;
}>;


export type UserRecordsQuery = { userRecords: { customerProjects: number, contractorProjects: number, crewMembers: number, materials: number, builds: number, documents: number, messages: number, notes: number, appointments: number, upcomingAppointments: number, reports: number, contacts: number, requests: number } };

export type DisableUserMutationVariables = Exact<{
  id: string;
}>;


export type DisableUserMutation = { disableUser: { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, invitationExpiresAt: string | null, isViewer: boolean } };

export type EnableUserMutationVariables = Exact<{
  id: string;
}>;


export type EnableUserMutation = { enableUser: { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, invitationExpiresAt: string | null, isViewer: boolean } };

export type SendPasswordResetMutationVariables = Exact<{
  id: string;
}>;


export type SendPasswordResetMutation = { sendPasswordReset: { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, invitationExpiresAt: string | null, isViewer: boolean } };

export type RequirePasswordChangeMutationVariables = Exact<{
  id: string;
}>;


export type RequirePasswordChangeMutation = { requirePasswordChange: { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, invitationExpiresAt: string | null, isViewer: boolean } };

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


export type RestoreUserMutation = { restoreUser: { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, invitationExpiresAt: string | null, isViewer: boolean } };

export type EraseUserMutationVariables = Exact<{
  id: string;
  input: EraseUserInput;
}>;


export type EraseUserMutation = { eraseUser: { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, invitationExpiresAt: string | null, isViewer: boolean } };

export type UpdateUserMutationVariables = Exact<{
  id: string;
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, invitationExpiresAt: string | null, isViewer: boolean } };

export type NewestUserQueryVariables = Exact<{
  id: string;
}>;


export type NewestUserQuery = { user: { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, invitationExpiresAt: string | null, isViewer: boolean } };

export type InviteUserMutationVariables = Exact<{
  input: InviteUserInput;
}>;


export type InviteUserMutation = { inviteUser: { id: string } };

export type UserRowFragment = { id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, invitationExpiresAt: string | null, isViewer: boolean };

export type UsersQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
  role?: Role | null | undefined;
  state?: UserState | null | undefined;
  sort?: UserSort | null | undefined;
  direction?: UserSortDirection | null | undefined;
}>;


export type UsersQuery = { users: { users: Array<{ id: string, name: string, email: string, username: string | null, phone: string | null, role: Role, state: UserState, createdAt: string, lastSignInAt: string | null, version: number, sessions: number, invitationExpiresAt: string | null, isViewer: boolean }>, pagination: { page: number, totalPages: number, total: number } } };

export type AgentFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type AgentFiguresQuery = { agentFigures: Array<{ key: string, label: string, caption: string | null, value: string | null, unit: FigureUnit, asOf: string | null }> };

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

export type AppointmentFormatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AppointmentFormatsQuery = { appointmentFormats: Array<{ id: string, name: string, medium: AppointmentMedium, minutes: number, noticeHours: number, place: string }> };

export type BookingDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingDaysQuery = { bookingDays: { firstDate: string, lastDate: string, closedDates: Array<string>, timeZone: string } };

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

export type AppointmentFactsFragment = { id: string, createdAt: string, version: number, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> };

export type AppointmentDetailsQueryVariables = Exact<{
  id: string;
}>;


export type AppointmentDetailsQuery = { appointment: { id: string, createdAt: string, version: number, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> } };

export type ConfirmAppointmentMutationVariables = Exact<{
  input: AppointmentRefInput;
}>;


export type ConfirmAppointmentMutation = { confirmAppointment: { id: string, createdAt: string, version: number, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> } };

export type UndoConfirmAppointmentMutationVariables = Exact<{
  input: AppointmentRefInput;
}>;


export type UndoConfirmAppointmentMutation = { undoAppointmentConfirmation: { id: string, createdAt: string, version: number, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> } };

export type RescheduleAppointmentMutationVariables = Exact<{
  input: RescheduleAppointmentInput;
}>;


export type RescheduleAppointmentMutation = { rescheduleAppointment: { id: string, createdAt: string, version: number, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> } };

export type CancelAppointmentMutationVariables = Exact<{
  input: CancelAppointmentInput;
}>;


export type CancelAppointmentMutation = { cancelAppointment: { id: string, createdAt: string, version: number, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> } };

export type CloseAppointmentMutationVariables = Exact<{
  input: CloseAppointmentInput;
}>;


export type CloseAppointmentMutation = { closeAppointment: { id: string, createdAt: string, version: number, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> } };

export type AssignAppointmentMutationVariables = Exact<{
  input: AssignAppointmentInput;
}>;


export type AssignAppointmentMutation = { assignAppointment: { id: string, createdAt: string, version: number, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> } };

export type DescribeAppointmentMutationVariables = Exact<{
  input: DescribeAppointmentInput;
}>;


export type DescribeAppointmentMutation = { describeAppointment: { id: string, createdAt: string, version: number, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> } };

export type BookAppointmentForMutationVariables = Exact<{
  input: BookAppointmentForInput;
}>;


export type BookAppointmentForMutation = { bookAppointmentFor: { id: string, createdAt: string, version: number, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, customerPhone: string, message: string | null, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatId: string, formatName: string, medium: AppointmentMedium, place: string | null, placeText: string, consultantId: string, consultantName: string, contactId: string | null, designCode: string | null, designVersion: number | null, projectId: string | null, projectName: string | null, moves: Array<AppointmentMove>, home: { name: string, path: string | null } | null, history: Array<{ id: string, at: string, action: AppointmentAction, party: AppointmentParty, actorName: string | null, before: string | null, after: string | null, note: string | null, mailId: string | null, mailSubject: string | null, mailState: string | null }> } };

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

export type StaffAppointmentRowFragment = { id: string, version: number, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatName: string, consultantId: string, consultantName: string, projectName: string | null, moves: Array<AppointmentMove> };

export type AppointmentWeekQueryVariables = Exact<{
  day?: string | null | undefined;
}>;


export type AppointmentWeekQuery = { appointmentWeek: { days: Array<string>, today: string, timeZone: string, consultants: Array<{ id: string, name: string, onDuty: boolean, isMe: boolean }>, appointments: Array<{ id: string, version: number, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatName: string, consultantId: string, consultantName: string, projectName: string | null, moves: Array<AppointmentMove> }> } };

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
}>;


export type AppointmentsQuery = { appointments: { appointments: Array<{ id: string, version: number, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatName: string, consultantId: string, consultantName: string, projectName: string | null, moves: Array<AppointmentMove> }>, pagination: { page: number, totalPages: number, total: number } } };

export type AppointmentsToConfirmQueryVariables = Exact<{ [key: string]: never; }>;


export type AppointmentsToConfirmQuery = { appointments: { appointments: Array<{ id: string, version: number, kind: AppointmentKind, status: AppointmentStatus, customerName: string, customerEmail: string, appointmentDate: string, appointmentTime: string, startsAt: string, endsAt: string, formatName: string, consultantId: string, consultantName: string, projectName: string | null, moves: Array<AppointmentMove> }>, pagination: { page: number, totalPages: number, total: number } } };

export type AppointmentConsultantsQueryVariables = Exact<{ [key: string]: never; }>;


export type AppointmentConsultantsQuery = { appointmentConsultants: Array<{ id: string, name: string, onDuty: boolean, isMe: boolean }> };

export type AppointmentStaffSlotsQueryVariables = Exact<{
  date: string;
  appointmentId?: string | null | undefined;
  formatId?: string | null | undefined;
}>;


export type AppointmentStaffSlotsQuery = { appointmentStaffSlots: Array<{ time: string, startsAt: string, past: boolean, obstacle: AppointmentSlotObstacle | null, consultantIds: Array<string> }> };

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

export type CatalogRowFragment = { id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string };

export type CatalogDetailsFragment = { description: string, fullBaths: number | null, halfBaths: number | null, uncheckedReason: string | null, plan: Record<string, unknown> | null, createdAt: string, publishedAt: string | null, id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string, findings: Array<{ rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } }>, pictures: Array<{ id: string, url: string, alt: string }> };

export type PlanFindingFragment = { rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } };

export type CatalogHomeQueryVariables = Exact<{
  id: string;
}>;


export type CatalogHomeQuery = { catalogHome: { description: string, fullBaths: number | null, halfBaths: number | null, uncheckedReason: string | null, plan: Record<string, unknown> | null, createdAt: string, publishedAt: string | null, id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string, findings: Array<{ rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } }>, pictures: Array<{ id: string, url: string, alt: string }> } | null };

export type PlanFindingsQueryVariables = Exact<{
  plan: Record<string, unknown>;
}>;


export type PlanFindingsQuery = { checkFloorPlan: Array<{ rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } }> };

export type CreateHomeMutationVariables = Exact<{
  input: HomeInput;
}>;


export type CreateHomeMutation = { createHome: { description: string, fullBaths: number | null, halfBaths: number | null, uncheckedReason: string | null, plan: Record<string, unknown> | null, createdAt: string, publishedAt: string | null, id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string, findings: Array<{ rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } }>, pictures: Array<{ id: string, url: string, alt: string }> } };

export type UpdateHomeMutationVariables = Exact<{
  id: string;
  version: number;
  input: HomeInput;
}>;


export type UpdateHomeMutation = { updateHome: { description: string, fullBaths: number | null, halfBaths: number | null, uncheckedReason: string | null, plan: Record<string, unknown> | null, createdAt: string, publishedAt: string | null, id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string, findings: Array<{ rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } }>, pictures: Array<{ id: string, url: string, alt: string }> } };

export type PublishHomeMutationVariables = Exact<{
  id: string;
  version: number;
  reason?: string | null | undefined;
}>;


export type PublishHomeMutation = { publishHome: { description: string, fullBaths: number | null, halfBaths: number | null, uncheckedReason: string | null, plan: Record<string, unknown> | null, createdAt: string, publishedAt: string | null, id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string, findings: Array<{ rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } }>, pictures: Array<{ id: string, url: string, alt: string }> } };

export type WithdrawHomeMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type WithdrawHomeMutation = { withdrawHome: { description: string, fullBaths: number | null, halfBaths: number | null, uncheckedReason: string | null, plan: Record<string, unknown> | null, createdAt: string, publishedAt: string | null, id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string, findings: Array<{ rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } }>, pictures: Array<{ id: string, url: string, alt: string }> } };

export type DescribeHomePictureMutationVariables = Exact<{
  id: string;
  pictureId: string;
  version: number;
  alt: string;
}>;


export type DescribeHomePictureMutation = { describeHomePicture: { description: string, fullBaths: number | null, halfBaths: number | null, uncheckedReason: string | null, plan: Record<string, unknown> | null, createdAt: string, publishedAt: string | null, id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string, findings: Array<{ rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } }>, pictures: Array<{ id: string, url: string, alt: string }> } };

export type RemoveHomePictureMutationVariables = Exact<{
  id: string;
  pictureId: string;
}>;


export type RemoveHomePictureMutation = { removeHomePicture: { description: string, fullBaths: number | null, halfBaths: number | null, uncheckedReason: string | null, plan: Record<string, unknown> | null, createdAt: string, publishedAt: string | null, id: string, slug: string, name: string, modelType: string, footprint: string, bedrooms: number, bathrooms: number, squareFootage: number, featured: boolean, checked: boolean, planCode: string | null, hasPlan: boolean, status: HomeStatus, version: number, planUrl: string | null, updatedAt: string, findings: Array<{ rule: string, level: string, cite: string, measured: string, required: string, message: string, at: { room: string | null, item: string | null } }>, pictures: Array<{ id: string, url: string, alt: string }> } };

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

export type RequestConsultantMutationVariables = Exact<{
  input: ConsultantRequestInput;
}>;


export type RequestConsultantMutation = { requestConsultant: { id: string } };

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

export type LogContactCallMutationVariables = Exact<{
  contactId: string;
  input: ContactCallInput;
}>;


export type LogContactCallMutation = { logContactCall: string };

export type CreateContactMutationVariables = Exact<{
  input: CreateContactInput;
}>;


export type CreateContactMutation = { createContact: { id: string } };

export type UpdateContactMutationVariables = Exact<{
  id: string;
  input: UpdateContactInput;
}>;


export type UpdateContactMutation = { updateContact: { id: string, firstName: string, lastName: string, email: string, phone: string | null, company: string | null, status: ContactStatus, source: string, tags: Array<string>, address: string | null, ownerId: string | null, ownerName: string | null, marketingConsent: MarketingConsent, consentAt: string | null, consentSource: string | null, createdAt: string, version: number } };

export type ContactQueryVariables = Exact<{
  id: string;
}>;


export type ContactQuery = { contact: { id: string, firstName: string, lastName: string, email: string, phone: string | null, company: string | null, status: ContactStatus, source: string, tags: Array<string>, address: string | null, ownerId: string | null, ownerName: string | null, marketingConsent: MarketingConsent, consentAt: string | null, consentSource: string | null, createdAt: string, version: number } };

export type ContactTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactTagsQuery = { contactTags: Array<string> };

export type ContactSourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactSourcesQuery = { contactSources: Array<string> };

export type ContactOwnersQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactOwnersQuery = { contactOwners: Array<{ id: string, name: string }> };

export type ContactDuplicatesQueryVariables = Exact<{
  input: ContactProbeInput;
}>;


export type ContactDuplicatesQuery = { contactDuplicates: Array<{ reason: DuplicateReason, contact: { id: string, firstName: string, lastName: string, email: string, company: string | null } }> };

export type ContactImportViewFragment = { id: string, createdAt: string, fileName: string, state: ContactImportState, rows: number, columns: Array<string>, mapping: Array<ContactImportField>, done: number, toDo: number, sample: Array<Array<string>>, options: { duplicates: ContactImportDuplicates, names: ContactImportNames, splits: Array<{ name: string, firstWords: number }>, words: Array<{ field: ContactImportWordField, word: string, value: string }> }, counts: { new: number, update: number, unchanged: number, repeat: number, skip: number, error: number, created: number, updated: number, removed: number, restored: number, kept: number } };

export type ContactImportQueryVariables = Exact<{
  id: string;
}>;


export type ContactImportQuery = { contactImport: { id: string, createdAt: string, fileName: string, state: ContactImportState, rows: number, columns: Array<string>, mapping: Array<ContactImportField>, done: number, toDo: number, sample: Array<Array<string>>, options: { duplicates: ContactImportDuplicates, names: ContactImportNames, splits: Array<{ name: string, firstWords: number }>, words: Array<{ field: ContactImportWordField, word: string, value: string }> }, counts: { new: number, update: number, unchanged: number, repeat: number, skip: number, error: number, created: number, updated: number, removed: number, restored: number, kept: number } } };

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


export type MapContactImportMutation = { mapContactImport: { id: string, createdAt: string, fileName: string, state: ContactImportState, rows: number, columns: Array<string>, mapping: Array<ContactImportField>, done: number, toDo: number, sample: Array<Array<string>>, options: { duplicates: ContactImportDuplicates, names: ContactImportNames, splits: Array<{ name: string, firstWords: number }>, words: Array<{ field: ContactImportWordField, word: string, value: string }> }, counts: { new: number, update: number, unchanged: number, repeat: number, skip: number, error: number, created: number, updated: number, removed: number, restored: number, kept: number } } };

export type StartContactImportMutationVariables = Exact<{
  id: string;
}>;


export type StartContactImportMutation = { startContactImport: { id: string, createdAt: string, fileName: string, state: ContactImportState, rows: number, columns: Array<string>, mapping: Array<ContactImportField>, done: number, toDo: number, sample: Array<Array<string>>, options: { duplicates: ContactImportDuplicates, names: ContactImportNames, splits: Array<{ name: string, firstWords: number }>, words: Array<{ field: ContactImportWordField, word: string, value: string }> }, counts: { new: number, update: number, unchanged: number, repeat: number, skip: number, error: number, created: number, updated: number, removed: number, restored: number, kept: number } } };

export type RevertContactImportMutationVariables = Exact<{
  id: string;
}>;


export type RevertContactImportMutation = { revertContactImport: { id: string, createdAt: string, fileName: string, state: ContactImportState, rows: number, columns: Array<string>, mapping: Array<ContactImportField>, done: number, toDo: number, sample: Array<Array<string>>, options: { duplicates: ContactImportDuplicates, names: ContactImportNames, splits: Array<{ name: string, firstWords: number }>, words: Array<{ field: ContactImportWordField, word: string, value: string }> }, counts: { new: number, update: number, unchanged: number, repeat: number, skip: number, error: number, created: number, updated: number, removed: number, restored: number, kept: number } } };

export type ContactRowFragment = { id: string, firstName: string, lastName: string, email: string, phone: string | null, company: string | null, status: ContactStatus, source: string, tags: Array<string>, address: string | null, ownerId: string | null, ownerName: string | null, marketingConsent: MarketingConsent, consentAt: string | null, consentSource: string | null, createdAt: string, version: number };

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
  sort?: ContactSort | null | undefined;
  counted: boolean;
}>;


export type ContactsQuery = { contacts: { contacts: Array<{ id: string, firstName: string, lastName: string, email: string, phone: string | null, company: string | null, status: ContactStatus, source: string, tags: Array<string>, address: string | null, ownerId: string | null, ownerName: string | null, marketingConsent: MarketingConsent, consentAt: string | null, consentSource: string | null, createdAt: string, version: number }>, pagination?: { page: number, totalPages: number, total: number } } };

export type ContactCountQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: ContactStatus | null | undefined;
  tag?: string | null | undefined;
  source?: string | null | undefined;
  added?: AddedSpan | null | undefined;
  addedFrom?: string | null | undefined;
  addedTo?: string | null | undefined;
  waiting?: boolean | null | undefined;
}>;


export type ContactCountQuery = { contactCount: number };

export type RestoreContactMutationVariables = Exact<{
  id: string;
}>;


export type RestoreContactMutation = { restoreContact: { id: string, firstName: string, lastName: string, email: string, phone: string | null, company: string | null, status: ContactStatus, source: string, tags: Array<string>, address: string | null, ownerId: string | null, ownerName: string | null, marketingConsent: MarketingConsent, consentAt: string | null, consentSource: string | null, createdAt: string, version: number } };

export type RestoreContactsMutationVariables = Exact<{
  deletion: string;
}>;


export type RestoreContactsMutation = { restoreContacts: number };

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

export type ContentItemsQueryVariables = Exact<{
  page?: number | null | undefined;
  kind?: ContentKind | null | undefined;
}>;


export type ContentItemsQuery = { contentItems: { contentItems: Array<{ id: string, slug: string, kind: ContentKind, topic: string | null, title: string, terms: string, text: string, figures: Record<string, unknown>, startsOn: string | null, endsOn: string | null, position: number, state: ContentState, version: number }>, pagination: { page: number, totalPages: number, total: number } } };

export type ContentItemQueryVariables = Exact<{
  id: string;
}>;


export type ContentItemQuery = { contentItem: { id: string, slug: string, kind: ContentKind, topic: string | null, title: string, terms: string, text: string, figures: Record<string, unknown>, startsOn: string | null, endsOn: string | null, position: number, state: ContentState, version: number } };

export type EditableFragment = { id: string, slug: string, kind: ContentKind, topic: string | null, title: string, terms: string, text: string, figures: Record<string, unknown>, startsOn: string | null, endsOn: string | null, position: number, state: ContentState, version: number };

export type CreateContentItemMutationVariables = Exact<{
  input: ContentItemInput;
}>;


export type CreateContentItemMutation = { createContentItem: { id: string } };

export type UpdateContentItemMutationVariables = Exact<{
  id: string;
  input: UpdateContentItemInput;
}>;


export type UpdateContentItemMutation = { updateContentItem: { id: string, slug: string, kind: ContentKind, topic: string | null, title: string, terms: string, text: string, figures: Record<string, unknown>, startsOn: string | null, endsOn: string | null, position: number, state: ContentState, version: number } };

export type RemoveContentItemMutationVariables = Exact<{
  id: string;
}>;


export type RemoveContentItemMutation = { removeContentItem: string };

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

export type DesignCardFragment = { id: string, code: string, version: number, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, claimed: boolean, aboutCents: number | null, updatedAt: string, home: { slug: string | null, planCode: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null };

export type ContactDesignsQueryVariables = Exact<{
  id: string;
}>;


export type ContactDesignsQuery = { contact: { id: string, designs: Array<{ id: string, code: string, version: number, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, claimed: boolean, aboutCents: number | null, updatedAt: string, home: { slug: string | null, planCode: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null }> } };

export type MyDesignsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDesignsQuery = { myDesigns: Array<{ id: string, code: string, version: number, name: string | null, roof: RoofProfile | null, siding: Siding | null, options: Array<string>, claimed: boolean, aboutCents: number | null, updatedAt: string, home: { slug: string | null, planCode: string | null, name: string, offered: boolean, bedrooms: number | null, bathrooms: number | null, squareFootage: number | null } | null }> };

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

export type DrawnPlanFragment = { code: string, name: string, widthClass: WidthClass, squareFeet: number, lengthFeet: number, widthFeet: number, bedrooms: number, baths: number };

export type FloorPlanDesignsQueryVariables = Exact<{
  wish: FloorPlanWishInput;
  seed: number;
}>;


export type FloorPlanDesignsQuery = { floorPlanDesigns: { reason: string | null, designs: Array<{ code: string, name: string, widthClass: WidthClass, squareFeet: number, lengthFeet: number, widthFeet: number, bedrooms: number, baths: number }>, nearest: Array<{ differs: Array<string>, wish: { beds: Array<BedKind>, baths: number, width: WidthClass, length: number | null, squareFeet: number | null, kitchen: Kitchen | null, utilityEntrance: boolean | null, primaryApart: boolean | null, office: boolean | null, porch: boolean | null, accessible: boolean | null } }> } };

export type NearestWishFragment = { differs: Array<string>, wish: { beds: Array<BedKind>, baths: number, width: WidthClass, length: number | null, squareFeet: number | null, kitchen: Kitchen | null, utilityEntrance: boolean | null, primaryApart: boolean | null, office: boolean | null, porch: boolean | null, accessible: boolean | null } };

export type NearestCountsFragment = { bedrooms: number, bathrooms: number, homes: number };

export type PlanCardFragment = { id: string, name: string, imageUrl: string, bedrooms: number, bathrooms: number, footprint: string, modelType: string, squareFootage: number, description: string };

export type FloorPlansQueryVariables = Exact<{
  bedrooms: number;
  bathrooms: number;
}>;


export type FloorPlansQuery = { floorPlans: Array<{ id: string, name: string, imageUrl: string, bedrooms: number, bathrooms: number, footprint: string, modelType: string, squareFootage: number, description: string }>, nearestFloorPlanCounts: Array<{ bedrooms: number, bathrooms: number, homes: number }> };

export type HealthQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthQuery = { health: { database: { reachable: boolean, version: string, sizeBytes: number, connections: number, maxConnections: number, latencyMs: number }, mail: { mode: string, reachable: boolean, problem: string | null, queued: number, failed: number, putOff: number, oldestPutOffSeconds: number | null }, storage: { place: string, writable: boolean, freeBytes: number, totalBytes: number }, migrations: { applied: Array<string>, pending: Array<string> }, jobs: { workers: number, waiting: number, running: number, failed: number, oldestWaitingSeconds: number | null }, build: { version: string, instance: string, startedAt: string, uptimeSeconds: number }, instances: Array<{ id: string, version: string, startedAt: string, seenAt: string, alive: boolean, isThis: boolean }> } };

export type HubQueryVariables = Exact<{ [key: string]: never; }>;


export type HubQuery = { hub: { counts: { activeLeads: number, salesPipeline: number, openDeals: number, documentsPending: number, inPlanning: number, underConstruction: number, nearCompletion: number, completedThisQuarter: number, activeProjects: number }, recentActivity: Array<{ kind: ActivityKind, id: string | null, subject: string, at: string }> }, hubFigures: Array<{ key: string, label: string, caption: string | null, value: string | null, unit: FigureUnit, asOf: string | null }> };

export type PortfolioFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type PortfolioFiguresQuery = { portfolioFigures: Array<{ key: string, label: string, caption: string | null, value: string | null, unit: FigureUnit, asOf: string | null }> };

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

export type UnreadMessagesQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type UnreadMessagesQuery = { unreadMessages: { messages: number, threads: number } };

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

export type MessageChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MessageChangesSubscription = { messageChanges: { projectId: string, kind: MessageChangeKind, number: number } };

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

export type OverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type OverviewQuery = { overview: { leadsByWeek: { weeks: Array<string>, sources: Array<{ source: string, counts: Array<number> }> }, pipeline: Array<{ status: ProjectStatus, count: number, budget: number }>, bookings: Array<{ day: string, count: number }>, recentUsers: Array<{ id: string, name: string, email: string, role: Role, createdAt: string }>, recentProjects: Array<{ id: string, name: string, customerName: string | null, status: ProjectStatus, progress: number, createdAt: string }> } };

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


export type PricePreviewQuery = { pricePreview: { on: string, totalLowCents: number, totalHighCents: number, aboutCents: number, assumptions: Array<string>, lines: Array<{ key: string, label: string, quantity: number, unit: PriceUnit, lowCents: number, highCents: number, taxable: boolean, source: string | null, sourceOn: string | null }> } };

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

export type LoanKindRowFragment = { id: string, version: number, key: LoanKindKey, label: string, downPercent: number, ratePercent: number, years: number, upfrontFeePercent: number, annualFeePercent: number, originationPercent: number, prepaidCents: number, startsOn: string, endsOn: string | null, source: string | null, sourceOn: string | null };

export type LoanKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type LoanKindsQuery = { loanKinds: Array<{ id: string, version: number, key: LoanKindKey, label: string, downPercent: number, ratePercent: number, years: number, upfrontFeePercent: number, annualFeePercent: number, originationPercent: number, prepaidCents: number, startsOn: string, endsOn: string | null, source: string | null, sourceOn: string | null }> };

export type SaveLoanKindMutationVariables = Exact<{
  input: LoanKindInput;
}>;


export type SaveLoanKindMutation = { saveLoanKind: { id: string, version: number, key: LoanKindKey, label: string, downPercent: number, ratePercent: number, years: number, upfrontFeePercent: number, annualFeePercent: number, originationPercent: number, prepaidCents: number, startsOn: string, endsOn: string | null, source: string | null, sourceOn: string | null } };

export type OptionGroupRowFragment = { id: string, version: number, key: string, label: string, choose: Choose, choices: Array<{ key: string, label: string, text: string, standard: boolean, excludes: Array<string>, unit: PriceUnit | null, lowCents: number | null, highCents: number | null }> };

export type OptionGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type OptionGroupsQuery = { optionGroups: Array<{ id: string, version: number, key: string, label: string, choose: Choose, choices: Array<{ key: string, label: string, text: string, standard: boolean, excludes: Array<string>, unit: PriceUnit | null, lowCents: number | null, highCents: number | null }> }> };

export type SaveOptionGroupMutationVariables = Exact<{
  input: OptionGroupInput;
}>;


export type SaveOptionGroupMutation = { saveOptionGroup: { id: string, version: number, key: string, label: string, choose: Choose, choices: Array<{ key: string, label: string, text: string, standard: boolean, excludes: Array<string>, unit: PriceUnit | null, lowCents: number | null, highCents: number | null }> } };

export type BoardProjectFragment = { id: string, version: number, name: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, startDate: string | null, estimatedCompletion: string | null, dueOn: string | null, daysLate: number | null };

export type ProjectBoardQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
  status?: ProjectStatusFilter | null | undefined;
}>;


export type ProjectBoardQuery = { projectBoard: { today: string, projects: Array<{ id: string, version: number, name: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, startDate: string | null, estimatedCompletion: string | null, dueOn: string | null, daysLate: number | null }>, pagination: { page: number, totalPages: number, total: number } } };

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

export type ProjectPeopleQueryVariables = Exact<{
  role: ProjectPart;
  search?: string | null | undefined;
}>;


export type ProjectPeopleQuery = { projectPeople: Array<{ id: string, name: string, email: string }> };

export type ProjectContactsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ProjectContactsQuery = { contacts: { contacts: Array<{ id: string, firstName: string, lastName: string, email: string }> } };

export type ProjectFormFragment = { id: string, version: number, name: string, description: string, status: ProjectStatus, stage: string, progress: number, address: string | null, startDate: string | null, estimatedCompletion: string | null, budget?: number | null, actualCost?: number | null, sqft: number | null, bedrooms: number | null, bathrooms: number | null, propertyType: string | null, contactPhone: string | null, contactEmail: string | null, notes: string | null, viewerEditableFields: Array<string>, customer: { id: string, name: string } | null, contractor: { id: string, name: string } | null, contact?: { id: string, name: string } | null, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> };

export type ProjectToEditQueryVariables = Exact<{
  id: string;
  withCost: boolean;
  withBudget: boolean;
}>;


export type ProjectToEditQuery = { project: { id: string, version: number, name: string, description: string, status: ProjectStatus, stage: string, progress: number, address: string | null, startDate: string | null, estimatedCompletion: string | null, budget?: number | null, actualCost?: number | null, sqft: number | null, bedrooms: number | null, bathrooms: number | null, propertyType: string | null, contactPhone: string | null, contactEmail: string | null, notes: string | null, viewerEditableFields: Array<string>, customer: { id: string, name: string } | null, contractor: { id: string, name: string } | null, contact?: { id: string, name: string } | null, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> } };

export type CreateProjectMutationVariables = Exact<{
  input: CreateProjectInput;
}>;


export type CreateProjectMutation = { createProject: { id: string } };

export type UpdateProjectMutationVariables = Exact<{
  id: string;
  input: UpdateProjectInput;
  withCost: boolean;
  withBudget: boolean;
}>;


export type UpdateProjectMutation = { updateProject: { id: string, version: number, name: string, description: string, status: ProjectStatus, stage: string, progress: number, address: string | null, startDate: string | null, estimatedCompletion: string | null, budget?: number | null, actualCost?: number | null, sqft: number | null, bedrooms: number | null, bathrooms: number | null, propertyType: string | null, contactPhone: string | null, contactEmail: string | null, notes: string | null, viewerEditableFields: Array<string>, customerName: string | null, contractorName: string | null, viewerCanEdit: boolean, viewerCanSeeBudget: boolean, viewerCanSeeCost: boolean, customer: { id: string, name: string } | null, contractor: { id: string, name: string } | null, contact?: { id: string, name: string } | null, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> } };

export type ProjectCardFragment = { id: string, name: string, description: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, contractorName: string | null, address: string | null, startDate: string | null, estimatedCompletion: string | null, budget?: number | null, actualCost?: number | null, sqft: number | null, bedrooms: number | null, bathrooms: number | null, propertyType: string | null, viewerCanEdit: boolean, viewerCanSeeBudget: boolean, viewerCanSeeCost: boolean };

export type ProjectTableRowFragment = { id: string, name: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, contractorName: string | null, estimatedCompletion: string | null, dueOn: string | null, daysLate: number | null, budget?: number | null };

export type ProjectsQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
  status?: ProjectStatusFilter | null | undefined;
  sort?: ProjectSort | null | undefined;
  withCost: boolean;
  withBudget: boolean;
}>;


export type ProjectsQuery = { projects: { projects: Array<{ id: string, name: string, description: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, contractorName: string | null, address: string | null, startDate: string | null, estimatedCompletion: string | null, budget?: number | null, actualCost?: number | null, sqft: number | null, bedrooms: number | null, bathrooms: number | null, propertyType: string | null, viewerCanEdit: boolean, viewerCanSeeBudget: boolean, viewerCanSeeCost: boolean, dueOn: string | null, daysLate: number | null }>, pagination: { page: number, totalPages: number, total: number } } };

export type MovedProjectFragment = { id: string, version: number, name: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, startDate: string | null, estimatedCompletion: string | null, dueOn: string | null, daysLate: number | null, nextStage: { id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null } | null, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> };

export type MoveProjectMutationVariables = Exact<{
  id: string;
  input: MoveProjectInput;
}>;


export type MoveProjectMutation = { moveProject: { id: string, version: number, name: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, startDate: string | null, estimatedCompletion: string | null, dueOn: string | null, daysLate: number | null, nextStage: { id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null } | null, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> } };

export type UndoProjectMoveMutationVariables = Exact<{
  id: string;
  input: UndoProjectMoveInput;
}>;


export type UndoProjectMoveMutation = { undoProjectMove: { id: string, version: number, name: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, startDate: string | null, estimatedCompletion: string | null, dueOn: string | null, daysLate: number | null, nextStage: { id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null } | null, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> } };

export type ProjectDetailsFragment = { version: number, contactPhone: string | null, contactEmail: string | null, notes: string | null, completedAt: string | null, dueOn: string | null, daysLate: number | null, viewerEditableFields: Array<string>, id: string, name: string, description: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, contractorName: string | null, address: string | null, startDate: string | null, estimatedCompletion: string | null, budget?: number | null, actualCost?: number | null, sqft: number | null, bedrooms: number | null, bathrooms: number | null, propertyType: string | null, viewerCanEdit: boolean, viewerCanSeeBudget: boolean, viewerCanSeeCost: boolean, customer: { id: string, name: string, email?: string, phone?: string | null } | null, contractor: { id: string, name: string, email?: string, phone?: string | null } | null, contact?: { id: string, name: string } | null, nextStage: { id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null } | null };

export type ProjectTimeLineFragment = { stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> };

export type ProjectQueryVariables = Exact<{
  id: string;
  withCost: boolean;
  withBudget: boolean;
}>;


export type ProjectQuery = { project: { version: number, contactPhone: string | null, contactEmail: string | null, notes: string | null, completedAt: string | null, dueOn: string | null, daysLate: number | null, viewerEditableFields: Array<string>, id: string, name: string, description: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, contractorName: string | null, address: string | null, startDate: string | null, estimatedCompletion: string | null, budget?: number | null, actualCost?: number | null, sqft: number | null, bedrooms: number | null, bathrooms: number | null, propertyType: string | null, viewerCanEdit: boolean, viewerCanSeeBudget: boolean, viewerCanSeeCost: boolean, customer: { id: string, name: string, email?: string, phone?: string | null } | null, contractor: { id: string, name: string, email?: string, phone?: string | null } | null, contact?: { id: string, name: string } | null, nextStage: { id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null } | null, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> } };

export type MyProjectsQueryVariables = Exact<{
  page?: number | null | undefined;
  withCost: boolean;
  withBudget: boolean;
}>;


export type MyProjectsQuery = { projects: { projects: Array<{ version: number, contactPhone: string | null, contactEmail: string | null, notes: string | null, completedAt: string | null, dueOn: string | null, daysLate: number | null, viewerEditableFields: Array<string>, id: string, name: string, description: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, contractorName: string | null, address: string | null, startDate: string | null, estimatedCompletion: string | null, budget?: number | null, actualCost?: number | null, sqft: number | null, bedrooms: number | null, bathrooms: number | null, propertyType: string | null, viewerCanEdit: boolean, viewerCanSeeBudget: boolean, viewerCanSeeCost: boolean, customer: { id: string, name: string, email?: string, phone?: string | null } | null, contractor: { id: string, name: string, email?: string, phone?: string | null } | null, contact?: { id: string, name: string } | null, nextStage: { id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null } | null }>, pagination: { page: number, totalPages: number, total: number } } };

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

export type ScheduledProjectFragment = { id: string, version: number, name: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, startDate: string | null, estimatedCompletion: string | null, dueOn: string | null, daysLate: number | null, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> };

export type ProjectScheduleQueryVariables = Exact<{
  page?: number | null | undefined;
  search?: string | null | undefined;
  status?: ProjectStatusFilter | null | undefined;
}>;


export type ProjectScheduleQuery = { projectBoard: { today: string, projects: Array<{ id: string, version: number, name: string, status: ProjectStatus, stage: string, progress: number, customerName: string | null, startDate: string | null, estimatedCompletion: string | null, dueOn: string | null, daysLate: number | null, stages: Array<{ id: string, name: string, plannedFor: string | null, beganOn: string | null, finishedOn: string | null }> }>, pagination: { page: number, totalPages: number, total: number } } };

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


export type CompanyQuery = { company: { name: string, phone: string, email: string, website: string, address: string, timeZone: string, days: Array<number>, opens: string, closes: string, version: number } };

export type UpdateCompanyMutationVariables = Exact<{
  input: UpdateCompanyInput;
}>;


export type UpdateCompanyMutation = { updateCompany: { name: string, phone: string, email: string, website: string, address: string, timeZone: string, days: Array<number>, opens: string, closes: string, version: number } };

export type CompanyDetailsFragment = { name: string, phone: string, email: string, website: string, address: string, timeZone: string, days: Array<number>, opens: string, closes: string, version: number };

export type WaitingItemFragment = { kind: WaitingKind, id: string, who: string, title: string, detail: string | null, since: string, day: string | null, phone: string | null, contactId: string | null, projectId: string | null, version: number | null, triedAt: string | null, ready: boolean };

export type TodayQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type TodayQuery = { today: { at: string, items: Array<{ kind: WaitingKind, id: string, who: string, title: string, detail: string | null, since: string, day: string | null, phone: string | null, contactId: string | null, projectId: string | null, version: number | null, triedAt: string | null, ready: boolean }>, pagination: { page: number, totalPages: number, total: number } } };

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

export type RemindOfDocumentMutationVariables = Exact<{
  id: string;
}>;


export type RemindOfDocumentMutation = { remindOfDocumentRequest: string };

export type UndoDocumentReminderMutationVariables = Exact<{
  id: string;
}>;


export type UndoDocumentReminderMutation = { undoDocumentReminder: string };

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

export type WorkspaceChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WorkspaceChangesSubscription = { workspaceChanges: WorkspaceKind };

export type ColumnLayoutFragment = { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> };

export type PreferencesFragment = { keyboardShortcuts: boolean, contactColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, projectColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, userColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, homeColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null };

export type PreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type PreferencesQuery = { preferences: { keyboardShortcuts: boolean, contactColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, projectColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, userColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, homeColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null } };

export type SavePreferenceMutationVariables = Exact<{
  input: PreferenceInput;
}>;


export type SavePreferenceMutation = { savePreference: { keyboardShortcuts: boolean, contactColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, projectColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, userColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null, homeColumns: { order: Array<string>, hidden: Array<string>, widths: Array<{ column: string, width: number }> } | null } };

export const DeviceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Device"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<DeviceRowFragment, unknown>;
export const UserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}}]} as unknown as DocumentNode<UserRowFragment, unknown>;
export const BookingCapsRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingCapsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingCaps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"perMailbox"}},{"kind":"Field","name":{"kind":"Name","value":"perAddress"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BookingCapsRowFragment, unknown>;
export const CappedBookerRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CappedBookerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CappedBooker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"liftedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}}]}}]}}]} as unknown as DocumentNode<CappedBookerRowFragment, unknown>;
export const BlockRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockedDate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"}}]}}]} as unknown as DocumentNode<BlockRowFragment, unknown>;
export const RosterConsultantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterConsultant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultantOnRoster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"onDuty"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"upcoming"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}}]}}]} as unknown as DocumentNode<RosterConsultantFragment, unknown>;
export const StandingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Standing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}}]}}]} as unknown as DocumentNode<StandingFragment, unknown>;
export const FormatRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormatRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentFormatForStaff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeText"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"bufferBefore"}},{"kind":"Field","name":{"kind":"Name","value":"bufferAfter"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<FormatRowFragment, unknown>;
export const OwnAppointmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"canChange"}}]}}]} as unknown as DocumentNode<OwnAppointmentFragment, unknown>;
export const AppointmentFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatId"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeText"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"designCode"}},{"kind":"Field","name":{"kind":"Name","value":"designVersion"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"mailId"}},{"kind":"Field","name":{"kind":"Name","value":"mailSubject"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}}]}}]}}]} as unknown as DocumentNode<AppointmentFactsFragment, unknown>;
export const StaffAppointmentRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffAppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffAppointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}}]}}]} as unknown as DocumentNode<StaffAppointmentRowFragment, unknown>;
export const AuditKeptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditKept"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditKeeping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"expiredAt"}}]}}]} as unknown as DocumentNode<AuditKeptFragment, unknown>;
export const AuditRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"actorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"object"}},{"kind":"Field","name":{"kind":"Name","value":"objectName"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}}]} as unknown as DocumentNode<AuditRowFragment, unknown>;
export const CampaignRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"gathered"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}}]}}]} as unknown as DocumentNode<CampaignRowFragment, unknown>;
export const OpenCampaignFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenCampaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuses"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdFrom"}},{"kind":"Field","name":{"kind":"Name","value":"createdTo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"gathered"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}}]}}]} as unknown as DocumentNode<OpenCampaignFragment, unknown>;
export const CatalogRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"modelType"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"squareFootage"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"planCode"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"planUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CatalogRowFragment, unknown>;
export const PlanFindingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFinding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlanFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"cite"}},{"kind":"Field","name":{"kind":"Name","value":"measured"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"at"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"item"}}]}}]}}]} as unknown as DocumentNode<PlanFindingFragment, unknown>;
export const CatalogDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogRow"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fullBaths"}},{"kind":"Field","name":{"kind":"Name","value":"halfBaths"}},{"kind":"Field","name":{"kind":"Name","value":"uncheckedReason"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFinding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"modelType"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"squareFootage"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"planCode"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"planUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFinding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlanFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"cite"}},{"kind":"Field","name":{"kind":"Name","value":"measured"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"at"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"item"}}]}}]}}]} as unknown as DocumentNode<CatalogDetailsFragment, unknown>;
export const DeletedContactRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeletedContactRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeletedContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"keptUntil"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"}},{"kind":"Field","name":{"kind":"Name","value":"together"}}]}}]} as unknown as DocumentNode<DeletedContactRowFragment, unknown>;
export const ContactImportViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactImportView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"splits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstWords"}}]}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"repeat"}},{"kind":"Field","name":{"kind":"Name","value":"skip"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"toDo"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}}]}}]} as unknown as DocumentNode<ContactImportViewFragment, unknown>;
export const ContactRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"consentAt"}},{"kind":"Field","name":{"kind":"Name","value":"consentSource"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ContactRowFragment, unknown>;
export const TimelineRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"roof"}},{"kind":"Field","name":{"kind":"Name","value":"siding"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"designCode"}},{"kind":"Field","name":{"kind":"Name","value":"designVersion"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}}]}}]} as unknown as DocumentNode<TimelineRowFragment, unknown>;
export const EditableFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Editable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"figures"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EditableFragment, unknown>;
export const BuildCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuildCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Build"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledOn"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"crewIds"}},{"kind":"Field","name":{"kind":"Name","value":"crewNames"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}},{"kind":"Field","name":{"kind":"Name","value":"contractorId"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}}]}}]} as unknown as DocumentNode<BuildCardFragment, unknown>;
export const CrewRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"buildId"}},{"kind":"Field","name":{"kind":"Name","value":"buildTitle"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}}]}}]} as unknown as DocumentNode<CrewRowFragment, unknown>;
export const MaterialRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaterialRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Material"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryOn"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}}]}}]} as unknown as DocumentNode<MaterialRowFragment, unknown>;
export const SiteProjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReport"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SiteProjectFragment, unknown>;
export const ContractorRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contractor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"activeProjects"}},{"kind":"Field","name":{"kind":"Name","value":"teamMembers"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledBuilds"}},{"kind":"Field","name":{"kind":"Name","value":"blockedBuilds"}},{"kind":"Field","name":{"kind":"Name","value":"availableMaterials"}}]}}]} as unknown as DocumentNode<ContractorRowFragment, unknown>;
export const DesignCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DesignCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Design"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roof"}},{"kind":"Field","name":{"kind":"Name","value":"siding"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"claimed"}},{"kind":"Field","name":{"kind":"Name","value":"aboutCents"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"planCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"squareFootage"}}]}}]}}]} as unknown as DocumentNode<DesignCardFragment, unknown>;
export const DocumentItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedByName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reviewUndoMs"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReplace"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"versionCount"}}]}}]} as unknown as DocumentNode<DocumentItemFragment, unknown>;
export const HomeCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FactoryHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"station"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"stationSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldByName"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"transportOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextStation"}}]}}]} as unknown as DocumentNode<HomeCardFragment, unknown>;
export const EditableFigureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableFigure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordedFigure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EditableFigureFragment, unknown>;
export const DrawnPlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawnPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlanDesign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"widthClass"}},{"kind":"Field","name":{"kind":"Name","value":"squareFeet"}},{"kind":"Field","name":{"kind":"Name","value":"lengthFeet"}},{"kind":"Field","name":{"kind":"Name","value":"widthFeet"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"baths"}}]}}]} as unknown as DocumentNode<DrawnPlanFragment, unknown>;
export const NearestWishFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NearestWish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NearestFloorPlanWish"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wish"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beds"}},{"kind":"Field","name":{"kind":"Name","value":"baths"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"squareFeet"}},{"kind":"Field","name":{"kind":"Name","value":"kitchen"}},{"kind":"Field","name":{"kind":"Name","value":"utilityEntrance"}},{"kind":"Field","name":{"kind":"Name","value":"primaryApart"}},{"kind":"Field","name":{"kind":"Name","value":"office"}},{"kind":"Field","name":{"kind":"Name","value":"porch"}},{"kind":"Field","name":{"kind":"Name","value":"accessible"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differs"}}]}}]} as unknown as DocumentNode<NearestWishFragment, unknown>;
export const NearestCountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NearestCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlanCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"homes"}}]}}]} as unknown as DocumentNode<NearestCountsFragment, unknown>;
export const PlanCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"modelType"}},{"kind":"Field","name":{"kind":"Name","value":"squareFootage"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<PlanCardFragment, unknown>;
export const JobLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"queue"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAfter"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}}]}}]} as unknown as DocumentNode<JobLineFragment, unknown>;
export const MailRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"toName"}},{"kind":"Field","name":{"kind":"Name","value":"toAddress"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<MailRowFragment, unknown>;
export const OpenMailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenMail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"toName"}},{"kind":"Field","name":{"kind":"Name","value":"toAddress"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}}]}}]}}]} as unknown as DocumentNode<OpenMailFragment, unknown>;
export const MessageItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"fromStaff"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attachment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]} as unknown as DocumentNode<MessageItemFragment, unknown>;
export const ThreadStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageThreadState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}}]} as unknown as DocumentNode<ThreadStateFragment, unknown>;
export const ThreadLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageThreadLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"projectStatus"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageThreadState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}}]} as unknown as DocumentNode<ThreadLineFragment, unknown>;
export const FigureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Figure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverviewFigure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}}]} as unknown as DocumentNode<FigureFragment, unknown>;
export const PriceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"lowCents"}},{"kind":"Field","name":{"kind":"Name","value":"highCents"}},{"kind":"Field","name":{"kind":"Name","value":"lowPercent"}},{"kind":"Field","name":{"kind":"Name","value":"highPercent"}},{"kind":"Field","name":{"kind":"Name","value":"taxable"}},{"kind":"Field","name":{"kind":"Name","value":"when"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"land"}},{"kind":"Field","name":{"kind":"Name","value":"sewer"}},{"kind":"Field","name":{"kind":"Name","value":"water"}},{"kind":"Field","name":{"kind":"Name","value":"loan"}},{"kind":"Field","name":{"kind":"Name","value":"claim"}},{"kind":"Field","name":{"kind":"Name","value":"option"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costCents"}},{"kind":"Field","name":{"kind":"Name","value":"contentSlug"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceOn"}}]}}]} as unknown as DocumentNode<PriceRowFragment, unknown>;
export const LoanKindRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoanKindRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"downPercent"}},{"kind":"Field","name":{"kind":"Name","value":"ratePercent"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"upfrontFeePercent"}},{"kind":"Field","name":{"kind":"Name","value":"annualFeePercent"}},{"kind":"Field","name":{"kind":"Name","value":"originationPercent"}},{"kind":"Field","name":{"kind":"Name","value":"prepaidCents"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceOn"}}]}}]} as unknown as DocumentNode<LoanKindRowFragment, unknown>;
export const OptionGroupRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"choose"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"standard"}},{"kind":"Field","name":{"kind":"Name","value":"excludes"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"lowCents"}},{"kind":"Field","name":{"kind":"Name","value":"highCents"}}]}}]}}]} as unknown as DocumentNode<OptionGroupRowFragment, unknown>;
export const ProjectTimeLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectTimeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plannedFor"}},{"kind":"Field","name":{"kind":"Name","value":"beganOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}}]}}]}}]} as unknown as DocumentNode<ProjectTimeLineFragment, unknown>;
export const ProjectFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"budget"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withBudget"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"actualCost"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contractor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectTimeLine"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectTimeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plannedFor"}},{"kind":"Field","name":{"kind":"Name","value":"beganOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}}]}}]}}]} as unknown as DocumentNode<ProjectFormFragment, unknown>;
export const ProjectTableRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectTableRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLate"}},{"kind":"Field","name":{"kind":"Name","value":"budget"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withBudget"}}}]}]}]}}]} as unknown as DocumentNode<ProjectTableRowFragment, unknown>;
export const BoardProjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLate"}}]}}]} as unknown as DocumentNode<BoardProjectFragment, unknown>;
export const MovedProjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MovedProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardProject"}},{"kind":"Field","name":{"kind":"Name","value":"nextStage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plannedFor"}},{"kind":"Field","name":{"kind":"Name","value":"beganOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectTimeLine"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectTimeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plannedFor"}},{"kind":"Field","name":{"kind":"Name","value":"beganOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}}]}}]}}]} as unknown as DocumentNode<MovedProjectFragment, unknown>;
export const ProjectCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"budget"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withBudget"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"actualCost"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSeeBudget"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSeeCost"}}]}}]} as unknown as DocumentNode<ProjectCardFragment, unknown>;
export const ProjectDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCard"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"phone"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]}]}},{"kind":"Field","name":{"kind":"Name","value":"contractor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"phone"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextStage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plannedFor"}},{"kind":"Field","name":{"kind":"Name","value":"beganOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"budget"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withBudget"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"actualCost"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSeeBudget"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSeeCost"}}]}}]} as unknown as DocumentNode<ProjectDetailsFragment, unknown>;
export const ScheduledProjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduledProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardProject"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectTimeLine"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectTimeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plannedFor"}},{"kind":"Field","name":{"kind":"Name","value":"beganOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}}]}}]}}]} as unknown as DocumentNode<ScheduledProjectFragment, unknown>;
export const ReportDefinitionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportDefinitionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportDefinitionType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"op"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"chart"}}]}}]} as unknown as DocumentNode<ReportDefinitionPartsFragment, unknown>;
export const SavedReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"definition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportDefinitionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportDefinitionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportDefinitionType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"op"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"chart"}}]}}]} as unknown as DocumentNode<SavedReportFragment, unknown>;
export const ColumnLayoutFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ColumnLayout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ColumnLayout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"widths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}}]} as unknown as DocumentNode<ColumnLayoutFragment, unknown>;
export const SavedViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ColumnLayout"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ColumnLayout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ColumnLayout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"widths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}}]} as unknown as DocumentNode<SavedViewFragment, unknown>;
export const CompanyDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CompanyDetailsFragment, unknown>;
export const WaitingItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"ready"}}]}}]} as unknown as DocumentNode<WaitingItemFragment, unknown>;
export const PreferencesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyboardShortcuts"}},{"kind":"Field","name":{"kind":"Name","value":"contactColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ColumnLayout"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projectColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ColumnLayout"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ColumnLayout"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homeColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ColumnLayout"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ColumnLayout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ColumnLayout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"widths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}}]} as unknown as DocumentNode<PreferencesFragment, unknown>;
export const InvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<InvitationQuery, InvitationQueryVariables>;
export const AcceptInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const RequestVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestVerificationMutation, RequestVerificationMutationVariables>;
export const VerificationLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerificationLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verificationLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"needsPassword"}}]}}]}}]} as unknown as DocumentNode<VerificationLinkQuery, VerificationLinkQueryVariables>;
export const VerifyEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const DevicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Device"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<DevicesQuery, DevicesQueryVariables>;
export const SignOutEverywhereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutEverywhere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOutEverywhere"}}]}}]} as unknown as DocumentNode<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>;
export const SignOutDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOutDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<SignOutDeviceMutation, SignOutDeviceMutationVariables>;
export const ChangeEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const UpdateAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<UpdateAccountMutation, UpdateAccountMutationVariables>;
export const UserRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerProjects"}},{"kind":"Field","name":{"kind":"Name","value":"contractorProjects"}},{"kind":"Field","name":{"kind":"Name","value":"crewMembers"}},{"kind":"Field","name":{"kind":"Name","value":"materials"}},{"kind":"Field","name":{"kind":"Name","value":"builds"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"upcomingAppointments"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}}]}}]}}]} as unknown as DocumentNode<UserRecordsQuery, UserRecordsQueryVariables>;
export const DisableUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}}]} as unknown as DocumentNode<DisableUserMutation, DisableUserMutationVariables>;
export const EnableUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}}]} as unknown as DocumentNode<EnableUserMutation, EnableUserMutationVariables>;
export const SendPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}}]} as unknown as DocumentNode<SendPasswordResetMutation, SendPasswordResetMutationVariables>;
export const RequirePasswordChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequirePasswordChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requirePasswordChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}}]} as unknown as DocumentNode<RequirePasswordChangeMutation, RequirePasswordChangeMutationVariables>;
export const RemoveUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveUserMutation, RemoveUserMutationVariables>;
export const ResendInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const RevokeInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeInvitationMutation, RevokeInvitationMutationVariables>;
export const RestoreUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}}]} as unknown as DocumentNode<RestoreUserMutation, RestoreUserMutationVariables>;
export const EraseUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EraseUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}}]} as unknown as DocumentNode<EraseUserMutation, EraseUserMutationVariables>;
export const UpdateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}}]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const NewestUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewestUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}}]} as unknown as DocumentNode<NewestUserQuery, NewestUserQueryVariables>;
export const InviteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<InviteUserMutation, InviteUserMutationVariables>;
export const UsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Users"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSortDirection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}}]} as unknown as DocumentNode<UsersQuery, UsersQueryVariables>;
export const AgentFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgentFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agentFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}}]}}]}}]} as unknown as DocumentNode<AgentFiguresQuery, AgentFiguresQueryVariables>;
export const BookingCapsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingCaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingCaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingCapsRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingCapsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingCaps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"perMailbox"}},{"kind":"Field","name":{"kind":"Name","value":"perAddress"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BookingCapsQuery, BookingCapsQueryVariables>;
export const UpdateBookingCapsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBookingCaps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBookingCapsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBookingCaps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingCapsRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingCapsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingCaps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"perMailbox"}},{"kind":"Field","name":{"kind":"Name","value":"perAddress"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateBookingCapsMutation, UpdateBookingCapsMutationVariables>;
export const CappedBookersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CappedBookers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cappedBookers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CappedBookerRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CappedBookerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CappedBooker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"liftedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}}]}}]}}]} as unknown as DocumentNode<CappedBookersQuery, CappedBookersQueryVariables>;
export const LiftBookingCapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LiftBookingCap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingCapInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liftBookingCap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<LiftBookingCapMutation, LiftBookingCapMutationVariables>;
export const CancelAppointmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelAppointments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelAppointmentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelAppointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"mails"}}]}}]}}]} as unknown as DocumentNode<CancelAppointmentsMutation, CancelAppointmentsMutationVariables>;
export const AppointmentFormatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentFormats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentFormats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}}]}}]} as unknown as DocumentNode<AppointmentFormatsQuery, AppointmentFormatsQueryVariables>;
export const BookingDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}},{"kind":"Field","name":{"kind":"Name","value":"closedDates"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<BookingDaysQuery, BookingDaysQueryVariables>;
export const BookAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<BookAppointmentMutation, BookAppointmentMutationVariables>;
export const BlockedDatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockedDates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"past"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockedDates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"past"},"value":{"kind":"Variable","name":{"kind":"Name","value":"past"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockedDates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockedDate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"}}]}}]} as unknown as DocumentNode<BlockedDatesQuery, BlockedDatesQueryVariables>;
export const BlockedDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockedDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockedDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockedDate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"}}]}}]} as unknown as DocumentNode<BlockedDateQuery, BlockedDateQueryVariables>;
export const CreateBlockedDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBlockedDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlockedDateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBlockedDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Standing"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Standing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}}]}}]} as unknown as DocumentNode<CreateBlockedDateMutation, CreateBlockedDateMutationVariables>;
export const UpdateBlockedDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBlockedDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBlockedDateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBlockedDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Standing"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Standing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}}]}}]} as unknown as DocumentNode<UpdateBlockedDateMutation, UpdateBlockedDateMutationVariables>;
export const RemoveBlockedDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBlockedDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBlockedDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveBlockedDateMutation, RemoveBlockedDateMutationVariables>;
export const ConsultantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Consultants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consultants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RosterConsultant"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterConsultant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultantOnRoster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"onDuty"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"upcoming"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}}]}}]} as unknown as DocumentNode<ConsultantsQuery, ConsultantsQueryVariables>;
export const CreateConsultantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateConsultant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultantInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createConsultant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RosterConsultant"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterConsultant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultantOnRoster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"onDuty"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"upcoming"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}}]}}]} as unknown as DocumentNode<CreateConsultantMutation, CreateConsultantMutationVariables>;
export const UpdateConsultantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateConsultant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateConsultantInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateConsultant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consultant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RosterConsultant"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Standing"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterConsultant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultantOnRoster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"onDuty"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"upcoming"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Standing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}}]}}]} as unknown as DocumentNode<UpdateConsultantMutation, UpdateConsultantMutationVariables>;
export const MoveConsultantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveConsultant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"up"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveConsultant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"up"},"value":{"kind":"Variable","name":{"kind":"Name","value":"up"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RosterConsultant"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterConsultant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultantOnRoster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"onDuty"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"upcoming"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}}]}}]} as unknown as DocumentNode<MoveConsultantMutation, MoveConsultantMutationVariables>;
export const AccountsForConsultantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountsForConsultants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"admin"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<AccountsForConsultantsQuery, AccountsForConsultantsQueryVariables>;
export const AppointmentFormatsForStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentFormatsForStaff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentFormatsForStaff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormatRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormatRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentFormatForStaff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeText"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"bufferBefore"}},{"kind":"Field","name":{"kind":"Name","value":"bufferAfter"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AppointmentFormatsForStaffQuery, AppointmentFormatsForStaffQueryVariables>;
export const CreateAppointmentFormatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAppointmentFormat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentFormatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAppointmentFormat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormatRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormatRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentFormatForStaff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeText"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"bufferBefore"}},{"kind":"Field","name":{"kind":"Name","value":"bufferAfter"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateAppointmentFormatMutation, CreateAppointmentFormatMutationVariables>;
export const UpdateAppointmentFormatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAppointmentFormat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAppointmentFormatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAppointmentFormat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormatRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormatRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentFormatForStaff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeText"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"bufferBefore"}},{"kind":"Field","name":{"kind":"Name","value":"bufferAfter"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateAppointmentFormatMutation, UpdateAppointmentFormatMutationVariables>;
export const MoveAppointmentFormatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveAppointmentFormat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"up"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveAppointmentFormat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"up"},"value":{"kind":"Variable","name":{"kind":"Name","value":"up"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormatRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormatRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentFormatForStaff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeText"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"bufferBefore"}},{"kind":"Field","name":{"kind":"Name","value":"bufferAfter"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MoveAppointmentFormatMutation, MoveAppointmentFormatMutationVariables>;
export const RemoveAppointmentFormatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAppointmentFormat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAppointmentFormat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveAppointmentFormatMutation, RemoveAppointmentFormatMutationVariables>;
export const MyAppointmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyAppointments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"past"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myAppointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"past"},"value":{"kind":"Variable","name":{"kind":"Name","value":"past"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnAppointment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"canChange"}}]}}]} as unknown as DocumentNode<MyAppointmentsQuery, MyAppointmentsQueryVariables>;
export const MyAppointmentCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyAppointmentCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calendar"}}]}}]}}]} as unknown as DocumentNode<MyAppointmentCalendarQuery, MyAppointmentCalendarQueryVariables>;
export const RescheduleMyAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RescheduleMyAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RescheduleMyAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rescheduleMyAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnAppointment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"canChange"}}]}}]} as unknown as DocumentNode<RescheduleMyAppointmentMutation, RescheduleMyAppointmentMutationVariables>;
export const CancelMyAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelMyAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentRefInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelMyAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnAppointment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"canChange"}}]}}]} as unknown as DocumentNode<CancelMyAppointmentMutation, CancelMyAppointmentMutationVariables>;
export const ProjectAppointmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectAppointments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectAppointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnAppointment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"canChange"}}]}}]} as unknown as DocumentNode<ProjectAppointmentsQuery, ProjectAppointmentsQueryVariables>;
export const LinkedAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkedAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnAppointment"}},{"kind":"Field","name":{"kind":"Name","value":"calendar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"canChange"}}]}}]} as unknown as DocumentNode<LinkedAppointmentQuery, LinkedAppointmentQueryVariables>;
export const RescheduleLinkedAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RescheduleLinkedAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RescheduleLinkedAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rescheduleLinkedAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnAppointment"}},{"kind":"Field","name":{"kind":"Name","value":"calendar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"canChange"}}]}}]} as unknown as DocumentNode<RescheduleLinkedAppointmentMutation, RescheduleLinkedAppointmentMutationVariables>;
export const CancelLinkedAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelLinkedAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelLinkedAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelLinkedAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnAppointment"}},{"kind":"Field","name":{"kind":"Name","value":"calendar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"canChange"}}]}}]} as unknown as DocumentNode<CancelLinkedAppointmentMutation, CancelLinkedAppointmentMutationVariables>;
export const AppointmentSlotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentSlots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"formatId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentSlots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"formatId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"formatId"}}},{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"past"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}}]}}]}}]} as unknown as DocumentNode<AppointmentSlotsQuery, AppointmentSlotsQueryVariables>;
export const AppointmentDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatId"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeText"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"designCode"}},{"kind":"Field","name":{"kind":"Name","value":"designVersion"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"mailId"}},{"kind":"Field","name":{"kind":"Name","value":"mailSubject"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}}]}}]}}]} as unknown as DocumentNode<AppointmentDetailsQuery, AppointmentDetailsQueryVariables>;
export const ConfirmAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentRefInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatId"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeText"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"designCode"}},{"kind":"Field","name":{"kind":"Name","value":"designVersion"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"mailId"}},{"kind":"Field","name":{"kind":"Name","value":"mailSubject"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}}]}}]}}]} as unknown as DocumentNode<ConfirmAppointmentMutation, ConfirmAppointmentMutationVariables>;
export const UndoConfirmAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoConfirmAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentRefInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoAppointmentConfirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatId"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeText"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"designCode"}},{"kind":"Field","name":{"kind":"Name","value":"designVersion"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"mailId"}},{"kind":"Field","name":{"kind":"Name","value":"mailSubject"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}}]}}]}}]} as unknown as DocumentNode<UndoConfirmAppointmentMutation, UndoConfirmAppointmentMutationVariables>;
export const RescheduleAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RescheduleAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RescheduleAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rescheduleAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatId"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeText"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"designCode"}},{"kind":"Field","name":{"kind":"Name","value":"designVersion"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"mailId"}},{"kind":"Field","name":{"kind":"Name","value":"mailSubject"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}}]}}]}}]} as unknown as DocumentNode<RescheduleAppointmentMutation, RescheduleAppointmentMutationVariables>;
export const CancelAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatId"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeText"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"designCode"}},{"kind":"Field","name":{"kind":"Name","value":"designVersion"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"mailId"}},{"kind":"Field","name":{"kind":"Name","value":"mailSubject"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}}]}}]}}]} as unknown as DocumentNode<CancelAppointmentMutation, CancelAppointmentMutationVariables>;
export const CloseAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatId"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeText"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"designCode"}},{"kind":"Field","name":{"kind":"Name","value":"designVersion"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"mailId"}},{"kind":"Field","name":{"kind":"Name","value":"mailSubject"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}}]}}]}}]} as unknown as DocumentNode<CloseAppointmentMutation, CloseAppointmentMutationVariables>;
export const AssignAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatId"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeText"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"designCode"}},{"kind":"Field","name":{"kind":"Name","value":"designVersion"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"mailId"}},{"kind":"Field","name":{"kind":"Name","value":"mailSubject"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}}]}}]}}]} as unknown as DocumentNode<AssignAppointmentMutation, AssignAppointmentMutationVariables>;
export const DescribeAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DescribeAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DescribeAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"describeAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatId"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeText"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"designCode"}},{"kind":"Field","name":{"kind":"Name","value":"designVersion"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"mailId"}},{"kind":"Field","name":{"kind":"Name","value":"mailSubject"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}}]}}]}}]} as unknown as DocumentNode<DescribeAppointmentMutation, DescribeAppointmentMutationVariables>;
export const BookAppointmentForDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookAppointmentFor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookAppointmentForInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookAppointmentFor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatId"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeText"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"designCode"}},{"kind":"Field","name":{"kind":"Name","value":"designVersion"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"mailId"}},{"kind":"Field","name":{"kind":"Name","value":"mailSubject"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}}]}}]}}]} as unknown as DocumentNode<BookAppointmentForMutation, BookAppointmentForMutationVariables>;
export const ProjectsForAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectsForAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}}]}}]}}]}}]} as unknown as DocumentNode<ProjectsForAppointmentQuery, ProjectsForAppointmentQueryVariables>;
export const ProjectForAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectForAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}}]}}]}}]} as unknown as DocumentNode<ProjectForAppointmentQuery, ProjectForAppointmentQueryVariables>;
export const ContactForBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactForBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<ContactForBookingQuery, ContactForBookingQueryVariables>;
export const AppointmentWeekDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentWeek"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentWeek"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"consultants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"onDuty"}},{"kind":"Field","name":{"kind":"Name","value":"isMe"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffAppointmentRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffAppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffAppointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}}]}}]} as unknown as DocumentNode<AppointmentWeekQuery, AppointmentWeekQueryVariables>;
export const AppointmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Appointments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kept"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"consultantId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentPeriod"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"latestFirst"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"kept"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kept"}}},{"kind":"Argument","name":{"kind":"Name","value":"consultantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"consultantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"latestFirst"},"value":{"kind":"Variable","name":{"kind":"Name","value":"latestFirst"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffAppointmentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffAppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffAppointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}}]}}]} as unknown as DocumentNode<AppointmentsQuery, AppointmentsQueryVariables>;
export const AppointmentsToConfirmDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentsToConfirm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"booked"}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"EnumValue","value":"upcoming"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffAppointmentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffAppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffAppointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"formatName"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}}]}}]} as unknown as DocumentNode<AppointmentsToConfirmQuery, AppointmentsToConfirmQueryVariables>;
export const AppointmentConsultantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentConsultants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentConsultants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"onDuty"}},{"kind":"Field","name":{"kind":"Name","value":"isMe"}}]}}]}}]} as unknown as DocumentNode<AppointmentConsultantsQuery, AppointmentConsultantsQueryVariables>;
export const AppointmentStaffSlotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentStaffSlots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"formatId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentStaffSlots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"formatId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"formatId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"past"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"consultantIds"}}]}}]}}]} as unknown as DocumentNode<AppointmentStaffSlotsQuery, AppointmentStaffSlotsQueryVariables>;
export const AuditEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"hasOlder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"actorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"object"}},{"kind":"Field","name":{"kind":"Name","value":"objectName"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}}]} as unknown as DocumentNode<AuditEntriesQuery, AuditEntriesQueryVariables>;
export const AuditActionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditActions"}}]}}]} as unknown as DocumentNode<AuditActionsQuery, AuditActionsQueryVariables>;
export const AuditKeepingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditKeeping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditKeeping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditKept"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditKept"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditKeeping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"expiredAt"}}]}}]} as unknown as DocumentNode<AuditKeepingQuery, AuditKeepingQueryVariables>;
export const SetAuditDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAuditDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAuditDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditKept"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditKept"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditKeeping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"expiredAt"}}]}}]} as unknown as DocumentNode<SetAuditDaysMutation, SetAuditDaysMutationVariables>;
export const CampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Campaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenCampaign"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenCampaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuses"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdFrom"}},{"kind":"Field","name":{"kind":"Name","value":"createdTo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"gathered"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}}]}}]} as unknown as DocumentNode<CampaignQuery, CampaignQueryVariables>;
export const CampaignOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"pace"}},{"kind":"Field","name":{"kind":"Name","value":"sends"}}]}}]}}]} as unknown as DocumentNode<CampaignOptionsQuery, CampaignOptionsQueryVariables>;
export const CampaignPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"addressee"}}]}}]}}]} as unknown as DocumentNode<CampaignPreviewQuery, CampaignPreviewQueryVariables>;
export const CampaignAudienceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignAudience"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"audience"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AudienceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignAudience"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"audience"},"value":{"kind":"Variable","name":{"kind":"Name","value":"audience"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<CampaignAudienceQuery, CampaignAudienceQueryVariables>;
export const StartCampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenCampaign"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenCampaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuses"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdFrom"}},{"kind":"Field","name":{"kind":"Name","value":"createdTo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"gathered"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}}]}}]} as unknown as DocumentNode<StartCampaignMutation, StartCampaignMutationVariables>;
export const SaveCampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenCampaign"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenCampaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuses"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdFrom"}},{"kind":"Field","name":{"kind":"Name","value":"createdTo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"gathered"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}}]}}]} as unknown as DocumentNode<SaveCampaignMutation, SaveCampaignMutationVariables>;
export const TestCampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<TestCampaignMutation, TestCampaignMutationVariables>;
export const SendCampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenCampaign"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenCampaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuses"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdFrom"}},{"kind":"Field","name":{"kind":"Name","value":"createdTo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"gathered"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}}]}}]} as unknown as DocumentNode<SendCampaignMutation, SendCampaignMutationVariables>;
export const ScheduleCampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScheduleCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"time"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"time"},"value":{"kind":"Variable","name":{"kind":"Name","value":"time"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenCampaign"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenCampaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuses"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdFrom"}},{"kind":"Field","name":{"kind":"Name","value":"createdTo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"gathered"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}}]}}]} as unknown as DocumentNode<ScheduleCampaignMutation, ScheduleCampaignMutationVariables>;
export const DeleteCampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<DeleteCampaignMutation, DeleteCampaignMutationVariables>;
export const CampaignsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Campaigns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"gathered"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}}]}}]} as unknown as DocumentNode<CampaignsQuery, CampaignsQueryVariables>;
export const SetCampaignPaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCampaignPace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pace"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCampaignPace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pace"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pace"}}}]}]}}]} as unknown as DocumentNode<SetCampaignPaceMutation, SetCampaignPaceMutationVariables>;
export const CampaignRecipientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignRecipients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecipientFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignRecipients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<CampaignRecipientsQuery, CampaignRecipientsQueryVariables>;
export const UnscheduleCampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnscheduleCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unscheduleCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenCampaign"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenCampaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuses"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdFrom"}},{"kind":"Field","name":{"kind":"Name","value":"createdTo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"gathered"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}}]}}]} as unknown as DocumentNode<UnscheduleCampaignMutation, UnscheduleCampaignMutationVariables>;
export const PauseCampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenCampaign"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenCampaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuses"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdFrom"}},{"kind":"Field","name":{"kind":"Name","value":"createdTo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"gathered"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}}]}}]} as unknown as DocumentNode<PauseCampaignMutation, PauseCampaignMutationVariables>;
export const ResumeCampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenCampaign"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenCampaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuses"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdFrom"}},{"kind":"Field","name":{"kind":"Name","value":"createdTo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"gathered"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}}]}}]} as unknown as DocumentNode<ResumeCampaignMutation, ResumeCampaignMutationVariables>;
export const CancelCampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenCampaign"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenCampaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuses"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdFrom"}},{"kind":"Field","name":{"kind":"Name","value":"createdTo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"gathered"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}}]}}]} as unknown as DocumentNode<CancelCampaignMutation, CancelCampaignMutationVariables>;
export const DuplicateCampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenCampaign"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenCampaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuses"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdFrom"}},{"kind":"Field","name":{"kind":"Name","value":"createdTo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"gathered"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}}]}}]} as unknown as DocumentNode<DuplicateCampaignMutation, DuplicateCampaignMutationVariables>;
export const SuppressionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Suppressions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppressions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppressions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<SuppressionsQuery, SuppressionsQueryVariables>;
export const AddSuppressionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSuppression"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSuppression"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<AddSuppressionMutation, AddSuppressionMutationVariables>;
export const RemoveSuppressionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSuppression"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSuppression"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveSuppressionMutation, RemoveSuppressionMutationVariables>;
export const UnsubscribeLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnsubscribeLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscribed"}}]}}]}}]} as unknown as DocumentNode<UnsubscribeLinkQuery, UnsubscribeLinkQueryVariables>;
export const UnsubscribeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Unsubscribe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UnsubscribeMutation, UnsubscribeMutationVariables>;
export const ResubscribeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Resubscribe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resubscribe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResubscribeMutation, ResubscribeMutationVariables>;
export const CatalogHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatalogHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalogHome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"modelType"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"squareFootage"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"planCode"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"planUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogRow"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fullBaths"}},{"kind":"Field","name":{"kind":"Name","value":"halfBaths"}},{"kind":"Field","name":{"kind":"Name","value":"uncheckedReason"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFinding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFinding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlanFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"cite"}},{"kind":"Field","name":{"kind":"Name","value":"measured"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"at"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"item"}}]}}]}}]} as unknown as DocumentNode<CatalogHomeQuery, CatalogHomeQueryVariables>;
export const PlanFindingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanFindings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSONObject"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkFloorPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFinding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFinding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlanFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"cite"}},{"kind":"Field","name":{"kind":"Name","value":"measured"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"at"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"item"}}]}}]}}]} as unknown as DocumentNode<PlanFindingsQuery, PlanFindingsQueryVariables>;
export const CreateHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HomeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createHome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"modelType"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"squareFootage"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"planCode"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"planUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogRow"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fullBaths"}},{"kind":"Field","name":{"kind":"Name","value":"halfBaths"}},{"kind":"Field","name":{"kind":"Name","value":"uncheckedReason"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFinding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFinding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlanFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"cite"}},{"kind":"Field","name":{"kind":"Name","value":"measured"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"at"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"item"}}]}}]}}]} as unknown as DocumentNode<CreateHomeMutation, CreateHomeMutationVariables>;
export const UpdateHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HomeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateHome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"modelType"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"squareFootage"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"planCode"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"planUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogRow"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fullBaths"}},{"kind":"Field","name":{"kind":"Name","value":"halfBaths"}},{"kind":"Field","name":{"kind":"Name","value":"uncheckedReason"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFinding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFinding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlanFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"cite"}},{"kind":"Field","name":{"kind":"Name","value":"measured"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"at"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"item"}}]}}]}}]} as unknown as DocumentNode<UpdateHomeMutation, UpdateHomeMutationVariables>;
export const PublishHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishHome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"modelType"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"squareFootage"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"planCode"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"planUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogRow"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fullBaths"}},{"kind":"Field","name":{"kind":"Name","value":"halfBaths"}},{"kind":"Field","name":{"kind":"Name","value":"uncheckedReason"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFinding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFinding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlanFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"cite"}},{"kind":"Field","name":{"kind":"Name","value":"measured"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"at"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"item"}}]}}]}}]} as unknown as DocumentNode<PublishHomeMutation, PublishHomeMutationVariables>;
export const WithdrawHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawHome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"modelType"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"squareFootage"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"planCode"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"planUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogRow"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fullBaths"}},{"kind":"Field","name":{"kind":"Name","value":"halfBaths"}},{"kind":"Field","name":{"kind":"Name","value":"uncheckedReason"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFinding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFinding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlanFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"cite"}},{"kind":"Field","name":{"kind":"Name","value":"measured"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"at"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"item"}}]}}]}}]} as unknown as DocumentNode<WithdrawHomeMutation, WithdrawHomeMutationVariables>;
export const DescribeHomePictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DescribeHomePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pictureId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"alt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"describeHomePicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"pictureId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pictureId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"alt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"alt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"modelType"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"squareFootage"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"planCode"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"planUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogRow"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fullBaths"}},{"kind":"Field","name":{"kind":"Name","value":"halfBaths"}},{"kind":"Field","name":{"kind":"Name","value":"uncheckedReason"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFinding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFinding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlanFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"cite"}},{"kind":"Field","name":{"kind":"Name","value":"measured"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"at"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"item"}}]}}]}}]} as unknown as DocumentNode<DescribeHomePictureMutation, DescribeHomePictureMutationVariables>;
export const RemoveHomePictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHomePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pictureId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeHomePicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"pictureId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pictureId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"modelType"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"squareFootage"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"planCode"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"planUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogRow"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fullBaths"}},{"kind":"Field","name":{"kind":"Name","value":"halfBaths"}},{"kind":"Field","name":{"kind":"Name","value":"uncheckedReason"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFinding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFinding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlanFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"cite"}},{"kind":"Field","name":{"kind":"Name","value":"measured"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"at"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"item"}}]}}]}}]} as unknown as DocumentNode<RemoveHomePictureMutation, RemoveHomePictureMutationVariables>;
export const CatalogHomesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatalogHomes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HomeStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalogHomes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"homes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"modelType"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"squareFootage"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"planCode"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"planUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CatalogHomesQuery, CatalogHomesQueryVariables>;
export const OrderHomesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderHomes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderHomes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<OrderHomesMutation, OrderHomesMutationVariables>;
export const RequestConsultantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestConsultant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultantRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestConsultant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RequestConsultantMutation, RequestConsultantMutationVariables>;
export const SetContactsStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContactsStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSelectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setContactsStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]} as unknown as DocumentNode<SetContactsStatusMutation, SetContactsStatusMutationVariables>;
export const TagContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TagContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSelectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tags"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactTagsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}},{"kind":"Argument","name":{"kind":"Name","value":"tags"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tags"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]} as unknown as DocumentNode<TagContactsMutation, TagContactsMutationVariables>;
export const DeleteContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSelectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"}}]}}]}}]} as unknown as DocumentNode<DeleteContactsMutation, DeleteContactsMutationVariables>;
export const DeleteContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteContactMutation, DeleteContactMutationVariables>;
export const DeletedContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletedContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeletedContactRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeletedContactRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeletedContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"keptUntil"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"}},{"kind":"Field","name":{"kind":"Name","value":"together"}}]}}]} as unknown as DocumentNode<DeletedContactsQuery, DeletedContactsQueryVariables>;
export const LogContactCallDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogContactCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contactId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactCallInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logContactCall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contactId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<LogContactCallMutation, LogContactCallMutationVariables>;
export const CreateContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateContactMutation, CreateContactMutationVariables>;
export const UpdateContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"consentAt"}},{"kind":"Field","name":{"kind":"Name","value":"consentSource"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateContactMutation, UpdateContactMutationVariables>;
export const ContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"consentAt"}},{"kind":"Field","name":{"kind":"Name","value":"consentSource"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ContactQuery, ContactQueryVariables>;
export const ContactTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactTags"}}]}}]} as unknown as DocumentNode<ContactTagsQuery, ContactTagsQueryVariables>;
export const ContactSourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactSources"}}]}}]} as unknown as DocumentNode<ContactSourcesQuery, ContactSourcesQueryVariables>;
export const ContactOwnersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactOwners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactOwners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ContactOwnersQuery, ContactOwnersQueryVariables>;
export const ContactDuplicatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactDuplicates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactProbeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactDuplicates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"}}]}}]}}]}}]} as unknown as DocumentNode<ContactDuplicatesQuery, ContactDuplicatesQueryVariables>;
export const ContactImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactImportView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactImportView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"splits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstWords"}}]}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"repeat"}},{"kind":"Field","name":{"kind":"Name","value":"skip"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"toDo"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}}]}}]} as unknown as DocumentNode<ContactImportQuery, ContactImportQueryVariables>;
export const ContactImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}}]}}]} as unknown as DocumentNode<ContactImportsQuery, ContactImportsQueryVariables>;
export const ContactImportRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactImportRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"verdict"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactImportVerdict"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"undone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactImportUndone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactImportRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"verdict"},"value":{"kind":"Variable","name":{"kind":"Name","value":"verdict"}}},{"kind":"Argument","name":{"kind":"Name","value":"undone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"undone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"undone"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<ContactImportRowsQuery, ContactImportRowsQueryVariables>;
export const ContactImportWordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactImportWords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"column"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"field"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactImportWordField"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactImportWords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"column"},"value":{"kind":"Variable","name":{"kind":"Name","value":"column"}}},{"kind":"Argument","name":{"kind":"Name","value":"field"},"value":{"kind":"Variable","name":{"kind":"Name","value":"field"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ContactImportWordsQuery, ContactImportWordsQueryVariables>;
export const ContactImportNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactImportNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"column"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactImportNames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"column"},"value":{"kind":"Variable","name":{"kind":"Name","value":"column"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<ContactImportNamesQuery, ContactImportNamesQueryVariables>;
export const MapContactImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MapContactImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mapping"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactImportField"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactImportOptionsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapContactImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"mapping"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mapping"}}},{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactImportView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactImportView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"splits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstWords"}}]}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"repeat"}},{"kind":"Field","name":{"kind":"Name","value":"skip"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"toDo"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}}]}}]} as unknown as DocumentNode<MapContactImportMutation, MapContactImportMutationVariables>;
export const StartContactImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartContactImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startContactImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactImportView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactImportView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"splits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstWords"}}]}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"repeat"}},{"kind":"Field","name":{"kind":"Name","value":"skip"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"toDo"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}}]}}]} as unknown as DocumentNode<StartContactImportMutation, StartContactImportMutationVariables>;
export const RevertContactImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevertContactImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revertContactImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactImportView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactImportView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"splits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstWords"}}]}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"repeat"}},{"kind":"Field","name":{"kind":"Name","value":"skip"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"toDo"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}}]}}]} as unknown as DocumentNode<RevertContactImportMutation, RevertContactImportMutationVariables>;
export const ContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"added"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AddedSpan"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addedTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"counted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"added"},"value":{"kind":"Variable","name":{"kind":"Name","value":"added"}}},{"kind":"Argument","name":{"kind":"Name","value":"addedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"addedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addedTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"waiting"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"counted"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"consentAt"}},{"kind":"Field","name":{"kind":"Name","value":"consentSource"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ContactsQuery, ContactsQueryVariables>;
export const ContactCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"added"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AddedSpan"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addedTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"added"},"value":{"kind":"Variable","name":{"kind":"Name","value":"added"}}},{"kind":"Argument","name":{"kind":"Name","value":"addedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"addedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addedTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"waiting"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}}}]}]}}]} as unknown as DocumentNode<ContactCountQuery, ContactCountQueryVariables>;
export const RestoreContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"marketingConsent"}},{"kind":"Field","name":{"kind":"Name","value":"consentAt"}},{"kind":"Field","name":{"kind":"Name","value":"consentSource"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RestoreContactMutation, RestoreContactMutationVariables>;
export const RestoreContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deletion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deletion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deletion"}}}]}]}}]} as unknown as DocumentNode<RestoreContactsMutation, RestoreContactsMutationVariables>;
export const ContactTimelineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactTimeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactTimeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"roof"}},{"kind":"Field","name":{"kind":"Name","value":"siding"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"designCode"}},{"kind":"Field","name":{"kind":"Name","value":"designVersion"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}}]}}]} as unknown as DocumentNode<ContactTimelineQuery, ContactTimelineQueryVariables>;
export const AddContactNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddContactNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contactId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addContactNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contactId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<AddContactNoteMutation, AddContactNoteMutationVariables>;
export const UpdateContactNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContactNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateContactNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContactNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<UpdateContactNoteMutation, UpdateContactNoteMutationVariables>;
export const DeleteContactNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContactNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContactNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteContactNoteMutation, DeleteContactNoteMutationVariables>;
export const ContentItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Editable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Editable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"figures"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ContentItemsQuery, ContentItemsQueryVariables>;
export const ContentItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Editable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Editable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"figures"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ContentItemQuery, ContentItemQueryVariables>;
export const CreateContentItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContentItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContentItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateContentItemMutation, CreateContentItemMutationVariables>;
export const UpdateContentItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContentItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateContentItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContentItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Editable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Editable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"figures"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateContentItemMutation, UpdateContentItemMutationVariables>;
export const RemoveContentItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveContentItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeContentItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveContentItemMutation, RemoveContentItemMutationVariables>;
export const BuildsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Builds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"week"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"builds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"week"},"value":{"kind":"Variable","name":{"kind":"Name","value":"week"}}},{"kind":"Argument","name":{"kind":"Name","value":"contractorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"builds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BuildCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuildCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Build"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledOn"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"crewIds"}},{"kind":"Field","name":{"kind":"Name","value":"crewNames"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}},{"kind":"Field","name":{"kind":"Name","value":"contractorId"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}}]}}]} as unknown as DocumentNode<BuildsQuery, BuildsQueryVariables>;
export const BuildProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuildProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buildProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"contractorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"contractorId"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}}]}}]}}]} as unknown as DocumentNode<BuildProjectsQuery, BuildProjectsQueryVariables>;
export const ScheduleBuildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScheduleBuild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BuildInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleBuild"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BuildCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuildCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Build"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledOn"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"crewIds"}},{"kind":"Field","name":{"kind":"Name","value":"crewNames"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}},{"kind":"Field","name":{"kind":"Name","value":"contractorId"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}}]}}]} as unknown as DocumentNode<ScheduleBuildMutation, ScheduleBuildMutationVariables>;
export const UpdateBuildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBuild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBuildInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBuild"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BuildCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuildCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Build"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledOn"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"crewIds"}},{"kind":"Field","name":{"kind":"Name","value":"crewNames"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}},{"kind":"Field","name":{"kind":"Name","value":"contractorId"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}}]}}]} as unknown as DocumentNode<UpdateBuildMutation, UpdateBuildMutationVariables>;
export const MarkBuildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkBuild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkBuildInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markBuild"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BuildCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuildCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Build"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledOn"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"crewIds"}},{"kind":"Field","name":{"kind":"Name","value":"crewNames"}},{"kind":"Field","name":{"kind":"Name","value":"moves"}},{"kind":"Field","name":{"kind":"Name","value":"contractorId"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}}]}}]} as unknown as DocumentNode<MarkBuildMutation, MarkBuildMutationVariables>;
export const RemoveBuildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBuild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBuild"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<RemoveBuildMutation, RemoveBuildMutationVariables>;
export const CrewMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CrewMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"crewMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"contractorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"buildId"}},{"kind":"Field","name":{"kind":"Name","value":"buildTitle"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}}]}}]} as unknown as DocumentNode<CrewMembersQuery, CrewMembersQueryVariables>;
export const AddCrewMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCrewMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCrewMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"buildId"}},{"kind":"Field","name":{"kind":"Name","value":"buildTitle"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}}]}}]} as unknown as DocumentNode<AddCrewMemberMutation, AddCrewMemberMutationVariables>;
export const UpdateCrewMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCrewMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCrewMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCrewMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"trade"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"buildId"}},{"kind":"Field","name":{"kind":"Name","value":"buildTitle"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}}]}}]} as unknown as DocumentNode<UpdateCrewMemberMutation, UpdateCrewMemberMutationVariables>;
export const RemoveCrewMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCrewMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCrewMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<RemoveCrewMemberMutation, RemoveCrewMemberMutationVariables>;
export const MaterialsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Materials"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"show"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MaterialFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"materials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"show"},"value":{"kind":"Variable","name":{"kind":"Name","value":"show"}}},{"kind":"Argument","name":{"kind":"Name","value":"contractorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"materials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaterialRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaterialRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Material"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryOn"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}}]}}]} as unknown as DocumentNode<MaterialsQuery, MaterialsQueryVariables>;
export const AddMaterialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddMaterial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MaterialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addMaterial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaterialRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaterialRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Material"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryOn"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}}]}}]} as unknown as DocumentNode<AddMaterialMutation, AddMaterialMutationVariables>;
export const UpdateMaterialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMaterial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMaterialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMaterial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaterialRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaterialRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Material"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryOn"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}}]}}]} as unknown as DocumentNode<UpdateMaterialMutation, UpdateMaterialMutationVariables>;
export const RemoveMaterialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMaterial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMaterial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<RemoveMaterialMutation, RemoveMaterialMutationVariables>;
export const ContractorSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractorSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractorSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeProjects"}},{"kind":"Field","name":{"kind":"Name","value":"teamMembers"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledBuilds"}},{"kind":"Field","name":{"kind":"Name","value":"availableMaterials"}}]}}]}}]} as unknown as DocumentNode<ContractorSummaryQuery, ContractorSummaryQueryVariables>;
export const SiteProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"active"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"completion"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteProject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReport"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SiteProjectsQuery, SiteProjectsQueryVariables>;
export const SiteProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteProject"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReport"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SiteProjectQuery, SiteProjectQueryVariables>;
export const ReportProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportProgressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteProject"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReport"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ReportProgressMutation, ReportProgressMutationVariables>;
export const ContractorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contractors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractorRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contractor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"activeProjects"}},{"kind":"Field","name":{"kind":"Name","value":"teamMembers"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledBuilds"}},{"kind":"Field","name":{"kind":"Name","value":"blockedBuilds"}},{"kind":"Field","name":{"kind":"Name","value":"availableMaterials"}}]}}]} as unknown as DocumentNode<ContractorsQuery, ContractorsQueryVariables>;
export const ContractorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contractor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractorRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contractor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"activeProjects"}},{"kind":"Field","name":{"kind":"Name","value":"teamMembers"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledBuilds"}},{"kind":"Field","name":{"kind":"Name","value":"blockedBuilds"}},{"kind":"Field","name":{"kind":"Name","value":"availableMaterials"}}]}}]} as unknown as DocumentNode<ContractorQuery, ContractorQueryVariables>;
export const ContactDesignsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactDesigns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"designs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DesignCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DesignCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Design"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roof"}},{"kind":"Field","name":{"kind":"Name","value":"siding"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"claimed"}},{"kind":"Field","name":{"kind":"Name","value":"aboutCents"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"planCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"squareFootage"}}]}}]}}]} as unknown as DocumentNode<ContactDesignsQuery, ContactDesignsQueryVariables>;
export const MyDesignsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDesigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDesigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DesignCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DesignCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Design"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roof"}},{"kind":"Field","name":{"kind":"Name","value":"siding"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"claimed"}},{"kind":"Field","name":{"kind":"Name","value":"aboutCents"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"planCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"squareFootage"}}]}}]}}]} as unknown as DocumentNode<MyDesignsQuery, MyDesignsQueryVariables>;
export const DesignHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DesignHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"design"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"aboutCents"}}]}}]}}]}}]} as unknown as DocumentNode<DesignHistoryQuery, DesignHistoryQueryVariables>;
export const MailDesignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MailDesign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailDesign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<MailDesignMutation, MailDesignMutationVariables>;
export const ShareDesignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareDesign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shared"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareDesign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"shared"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shared"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}}]}}]}}]} as unknown as DocumentNode<ShareDesignMutation, ShareDesignMutationVariables>;
export const DocumentVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedByName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentVersionsQuery, DocumentVersionsQueryVariables>;
export const ReviewDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedByName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reviewUndoMs"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReplace"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"versionCount"}}]}}]} as unknown as DocumentNode<ReviewDocumentMutation, ReviewDocumentMutationVariables>;
export const UndoDocumentReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoDocumentReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoDocumentReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoDocumentReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedByName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reviewUndoMs"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReplace"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"versionCount"}}]}}]} as unknown as DocumentNode<UndoDocumentReviewMutation, UndoDocumentReviewMutationVariables>;
export const DocumentNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedByName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reviewUndoMs"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReplace"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"versionCount"}}]}}]} as unknown as DocumentNode<DocumentNowQuery, DocumentNowQueryVariables>;
export const UpdateDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedByName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reviewUndoMs"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReplace"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"versionCount"}}]}}]} as unknown as DocumentNode<UpdateDocumentMutation, UpdateDocumentMutationVariables>;
export const DeleteDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteDocumentMutation, DeleteDocumentMutationVariables>;
export const DocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Documents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"undoable"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoable"},"value":{"kind":"Variable","name":{"kind":"Name","value":"undoable"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentItem"}},{"kind":"Field","name":{"kind":"Name","value":"passage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isMatch"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedByName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reviewUndoMs"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReplace"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"versionCount"}}]}}]} as unknown as DocumentNode<DocumentsQuery, DocumentsQueryVariables>;
export const DocumentProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentProjectsQuery, DocumentProjectsQueryVariables>;
export const DocumentCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"requested"}}]}}]}}]} as unknown as DocumentNode<DocumentCountsQuery, DocumentCountsQueryVariables>;
export const DocumentTasksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentTasks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"rejected"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"oldest"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReplace"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentTasksQuery, DocumentTasksQueryVariables>;
export const DocumentRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}}]}}]}}]} as unknown as DocumentNode<DocumentRequestsQuery, DocumentRequestsQueryVariables>;
export const RequestDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RequestDocumentMutation, RequestDocumentMutationVariables>;
export const WithdrawDocumentRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawDocumentRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawDocumentRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<WithdrawDocumentRequestMutation, WithdrawDocumentRequestMutationVariables>;
export const FactoryBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FactoryBoard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factoryBoard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"stations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slots"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FactoryHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"station"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"stationSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldByName"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"transportOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextStation"}}]}}]} as unknown as DocumentNode<FactoryBoardQuery, FactoryBoardQueryVariables>;
export const HandedOverHomesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HandedOverHomes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handedOverHomes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"homes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FactoryHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"station"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"stationSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldByName"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"transportOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextStation"}}]}}]} as unknown as DocumentNode<HandedOverHomesQuery, HandedOverHomesQueryVariables>;
export const FactoryHomeEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FactoryHomeEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factoryHomeEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<FactoryHomeEventsQuery, FactoryHomeEventsQueryVariables>;
export const FactoryCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FactoryCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factoryCandidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FactoryCandidatesQuery, FactoryCandidatesQueryVariables>;
export const PlanHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlanHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanHomeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planHome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FactoryHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"station"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"stationSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldByName"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"transportOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextStation"}}]}}]} as unknown as DocumentNode<PlanHomeMutation, PlanHomeMutationVariables>;
export const RescheduleHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RescheduleHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RescheduleHomeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rescheduleHome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FactoryHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"station"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"stationSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldByName"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"transportOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextStation"}}]}}]} as unknown as DocumentNode<RescheduleHomeMutation, RescheduleHomeMutationVariables>;
export const ShiftHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShiftHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShiftHomeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftHome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FactoryHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"station"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"stationSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldByName"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"transportOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextStation"}}]}}]} as unknown as DocumentNode<ShiftHomeMutation, ShiftHomeMutationVariables>;
export const RemoveHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeHome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<RemoveHomeMutation, RemoveHomeMutationVariables>;
export const MoveHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveHomeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveHome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FactoryHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"station"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"stationSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldByName"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"transportOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextStation"}}]}}]} as unknown as DocumentNode<MoveHomeMutation, MoveHomeMutationVariables>;
export const HoldHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HoldHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HoldHomeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdHome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FactoryHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"station"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"stationSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldByName"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"transportOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextStation"}}]}}]} as unknown as DocumentNode<HoldHomeMutation, HoldHomeMutationVariables>;
export const ReleaseHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseHome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FactoryHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"station"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"stationSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldByName"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"transportOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextStation"}}]}}]} as unknown as DocumentNode<ReleaseHomeMutation, ReleaseHomeMutationVariables>;
export const HandOverHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandOverHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HandOverHomeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handOverHome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FactoryHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"station"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"stationSince"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldByName"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"transportOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextStation"}}]}}]} as unknown as DocumentNode<HandOverHomeMutation, HandOverHomeMutationVariables>;
export const FiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableFigure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableFigure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordedFigure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<FiguresQuery, FiguresQueryVariables>;
export const FigureHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FigureHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figureHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"beforeUnit"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<FigureHistoryQuery, FigureHistoryQueryVariables>;
export const RecordFigureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordFigure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordFigureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordFigure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableFigure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableFigure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordedFigure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RecordFigureMutation, RecordFigureMutationVariables>;
export const FloorPlanDesignsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FloorPlanDesigns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wish"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlanWishInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"floorPlanDesigns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"wish"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wish"}}},{"kind":"Argument","name":{"kind":"Name","value":"seed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"designs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawnPlan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"nearest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NearestWish"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawnPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlanDesign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"widthClass"}},{"kind":"Field","name":{"kind":"Name","value":"squareFeet"}},{"kind":"Field","name":{"kind":"Name","value":"lengthFeet"}},{"kind":"Field","name":{"kind":"Name","value":"widthFeet"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"baths"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NearestWish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NearestFloorPlanWish"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wish"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beds"}},{"kind":"Field","name":{"kind":"Name","value":"baths"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"squareFeet"}},{"kind":"Field","name":{"kind":"Name","value":"kitchen"}},{"kind":"Field","name":{"kind":"Name","value":"utilityEntrance"}},{"kind":"Field","name":{"kind":"Name","value":"primaryApart"}},{"kind":"Field","name":{"kind":"Name","value":"office"}},{"kind":"Field","name":{"kind":"Name","value":"porch"}},{"kind":"Field","name":{"kind":"Name","value":"accessible"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differs"}}]}}]} as unknown as DocumentNode<FloorPlanDesignsQuery, FloorPlanDesignsQueryVariables>;
export const FloorPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FloorPlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bedrooms"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bathrooms"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"floorPlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bedrooms"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bedrooms"}}},{"kind":"Argument","name":{"kind":"Name","value":"bathrooms"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bathrooms"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearestFloorPlanCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bedrooms"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bedrooms"}}},{"kind":"Argument","name":{"kind":"Name","value":"bathrooms"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bathrooms"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NearestCounts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NearestCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlanCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"homes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FloorPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"footprint"}},{"kind":"Field","name":{"kind":"Name","value":"modelType"}},{"kind":"Field","name":{"kind":"Name","value":"squareFootage"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<FloorPlansQuery, FloorPlansQueryVariables>;
export const HealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"database"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reachable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"connections"}},{"kind":"Field","name":{"kind":"Name","value":"maxConnections"}},{"kind":"Field","name":{"kind":"Name","value":"latencyMs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"reachable"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"putOff"}},{"kind":"Field","name":{"kind":"Name","value":"oldestPutOffSeconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"writable"}},{"kind":"Field","name":{"kind":"Name","value":"freeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"migrations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applied"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workers"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingSeconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"build"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"instance"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uptimeSeconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"alive"}},{"kind":"Field","name":{"kind":"Name","value":"isThis"}}]}}]}}]}}]} as unknown as DocumentNode<HealthQuery, HealthQueryVariables>;
export const HubDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Hub"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hub"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeLeads"}},{"kind":"Field","name":{"kind":"Name","value":"salesPipeline"}},{"kind":"Field","name":{"kind":"Name","value":"openDeals"}},{"kind":"Field","name":{"kind":"Name","value":"documentsPending"}},{"kind":"Field","name":{"kind":"Name","value":"inPlanning"}},{"kind":"Field","name":{"kind":"Name","value":"underConstruction"}},{"kind":"Field","name":{"kind":"Name","value":"nearCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"completedThisQuarter"}},{"kind":"Field","name":{"kind":"Name","value":"activeProjects"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hubFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}}]}}]}}]} as unknown as DocumentNode<HubQuery, HubQueryVariables>;
export const PortfolioFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortfolioFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolioFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}}]}}]}}]} as unknown as DocumentNode<PortfolioFiguresQuery, PortfolioFiguresQueryVariables>;
export const JobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Jobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"queue"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"queue"},"value":{"kind":"Variable","name":{"kind":"Name","value":"queue"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobQueues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queue"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"retrying"}},{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"queue"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAfter"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}}]}}]} as unknown as DocumentNode<JobsQuery, JobsQueryVariables>;
export const RetryJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<RetryJobMutation, RetryJobMutationVariables>;
export const CancelJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<CancelJobMutation, CancelJobMutationVariables>;
export const MailServiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"reachable"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"putOff"}},{"kind":"Field","name":{"kind":"Name","value":"oldestPutOffSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<MailServiceQuery, MailServiceQueryVariables>;
export const SendTestMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"toAddress"}}]}}]}}]} as unknown as DocumentNode<SendTestMailMutation, SendTestMailMutationVariables>;
export const TestMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"toAddress"}}]}}]}}]} as unknown as DocumentNode<TestMailQuery, TestMailQueryVariables>;
export const MailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Mail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenMail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenMail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"toName"}},{"kind":"Field","name":{"kind":"Name","value":"toAddress"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}}]}}]}}]} as unknown as DocumentNode<MailQuery, MailQueryVariables>;
export const MailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Mails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MailState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MailGroup"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sends"}},{"kind":"Field","name":{"kind":"Name","value":"mails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"toName"}},{"kind":"Field","name":{"kind":"Name","value":"toAddress"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<MailsQuery, MailsQueryVariables>;
export const RetryMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenMail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenMail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"toName"}},{"kind":"Field","name":{"kind":"Name","value":"toAddress"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}}]}}]}}]} as unknown as DocumentNode<RetryMailMutation, RetryMailMutationVariables>;
export const MessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Messages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}},{"kind":"Field","name":{"kind":"Name","value":"readTo"}},{"kind":"Field","name":{"kind":"Name","value":"seenTo"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"fromStaff"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attachment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageThreadState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}}]} as unknown as DocumentNode<MessagesQuery, MessagesQueryVariables>;
export const MessageThreadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageThreads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"show"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageThreadShow"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageThreads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"show"},"value":{"kind":"Variable","name":{"kind":"Name","value":"show"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"threads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageThreadState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageThreadLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"projectStatus"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<MessageThreadsQuery, MessageThreadsQueryVariables>;
export const UnreadMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"threads"}}]}}]}}]} as unknown as DocumentNode<UnreadMessagesQuery, UnreadMessagesQueryVariables>;
export const SendMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"fromStaff"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attachment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]} as unknown as DocumentNode<SendMessageMutation, SendMessageMutationVariables>;
export const MarkMessagesReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkMessagesRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markMessagesRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"threads"}}]}}]}}]} as unknown as DocumentNode<MarkMessagesReadMutation, MarkMessagesReadMutationVariables>;
export const MessageColleaguesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageColleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactOwners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MessageColleaguesQuery, MessageColleaguesQueryVariables>;
export const AssignMessageThreadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignMessageThread"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assigneeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignMessageThread"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"assigneeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assigneeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageThreadState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}}]} as unknown as DocumentNode<AssignMessageThreadMutation, AssignMessageThreadMutationVariables>;
export const MarkMessageThreadDoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkMessageThreadDone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markMessageThreadDone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageThreadState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}}]} as unknown as DocumentNode<MarkMessageThreadDoneMutation, MarkMessageThreadDoneMutationVariables>;
export const ReopenMessageThreadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenMessageThread"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenMessageThread"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageThreadState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}}]} as unknown as DocumentNode<ReopenMessageThreadMutation, ReopenMessageThreadMutationVariables>;
export const MessageChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MessageChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<MessageChangesSubscription, MessageChangesSubscriptionVariables>;
export const DeploymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Deployments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deployments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deployments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"build"}},{"kind":"Field","name":{"kind":"Name","value":"migrations"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isThis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeploymentsQuery, DeploymentsQueryVariables>;
export const ExplorerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Explorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explorer"}}]}}]}}]} as unknown as DocumentNode<ExplorerQuery, ExplorerQueryVariables>;
export const OperationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Operations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uptime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"outages"}},{"kind":"Field","name":{"kind":"Name","value":"awaySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"runningSeconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deploymentsThisMonth"}},{"kind":"Field","name":{"kind":"Name","value":"database"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operationsFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}}]}}]}}]} as unknown as DocumentNode<OperationsQuery, OperationsQueryVariables>;
export const OverviewFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OverviewFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Figure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Figure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Figure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completedProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Figure"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Figure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverviewFigure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}}]} as unknown as DocumentNode<OverviewFiguresQuery, OverviewFiguresQueryVariables>;
export const OverviewTrendsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OverviewTrends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"activeProjects"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"}},{"kind":"Field","name":{"kind":"Name","value":"completedProjects"}}]}}]}}]}}]} as unknown as DocumentNode<OverviewTrendsQuery, OverviewTrendsQueryVariables>;
export const OverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Overview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadsByWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pipeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"budget"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<OverviewQuery, OverviewQueryVariables>;
export const PriceBookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceBook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"lowCents"}},{"kind":"Field","name":{"kind":"Name","value":"highCents"}},{"kind":"Field","name":{"kind":"Name","value":"lowPercent"}},{"kind":"Field","name":{"kind":"Name","value":"highPercent"}},{"kind":"Field","name":{"kind":"Name","value":"taxable"}},{"kind":"Field","name":{"kind":"Name","value":"when"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"land"}},{"kind":"Field","name":{"kind":"Name","value":"sewer"}},{"kind":"Field","name":{"kind":"Name","value":"water"}},{"kind":"Field","name":{"kind":"Name","value":"loan"}},{"kind":"Field","name":{"kind":"Name","value":"claim"}},{"kind":"Field","name":{"kind":"Name","value":"option"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costCents"}},{"kind":"Field","name":{"kind":"Name","value":"contentSlug"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceOn"}}]}}]} as unknown as DocumentNode<PriceBookQuery, PriceBookQueryVariables>;
export const PriceHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"lowCents"}},{"kind":"Field","name":{"kind":"Name","value":"highCents"}},{"kind":"Field","name":{"kind":"Name","value":"lowPercent"}},{"kind":"Field","name":{"kind":"Name","value":"highPercent"}},{"kind":"Field","name":{"kind":"Name","value":"taxable"}},{"kind":"Field","name":{"kind":"Name","value":"when"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"land"}},{"kind":"Field","name":{"kind":"Name","value":"sewer"}},{"kind":"Field","name":{"kind":"Name","value":"water"}},{"kind":"Field","name":{"kind":"Name","value":"loan"}},{"kind":"Field","name":{"kind":"Name","value":"claim"}},{"kind":"Field","name":{"kind":"Name","value":"option"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costCents"}},{"kind":"Field","name":{"kind":"Name","value":"contentSlug"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceOn"}}]}}]} as unknown as DocumentNode<PriceHistoryQuery, PriceHistoryQueryVariables>;
export const PricePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PricePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pricePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"lowCents"}},{"kind":"Field","name":{"kind":"Name","value":"highCents"}},{"kind":"Field","name":{"kind":"Name","value":"taxable"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalLowCents"}},{"kind":"Field","name":{"kind":"Name","value":"totalHighCents"}},{"kind":"Field","name":{"kind":"Name","value":"aboutCents"}},{"kind":"Field","name":{"kind":"Name","value":"assumptions"}}]}}]}}]} as unknown as DocumentNode<PricePreviewQuery, PricePreviewQueryVariables>;
export const PricedHomesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PricedHomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"homes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PricedHomesQuery, PricedHomesQueryVariables>;
export const CreatePriceItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePriceItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPriceItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"lowCents"}},{"kind":"Field","name":{"kind":"Name","value":"highCents"}},{"kind":"Field","name":{"kind":"Name","value":"lowPercent"}},{"kind":"Field","name":{"kind":"Name","value":"highPercent"}},{"kind":"Field","name":{"kind":"Name","value":"taxable"}},{"kind":"Field","name":{"kind":"Name","value":"when"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"land"}},{"kind":"Field","name":{"kind":"Name","value":"sewer"}},{"kind":"Field","name":{"kind":"Name","value":"water"}},{"kind":"Field","name":{"kind":"Name","value":"loan"}},{"kind":"Field","name":{"kind":"Name","value":"claim"}},{"kind":"Field","name":{"kind":"Name","value":"option"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costCents"}},{"kind":"Field","name":{"kind":"Name","value":"contentSlug"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceOn"}}]}}]} as unknown as DocumentNode<CreatePriceItemMutation, CreatePriceItemMutationVariables>;
export const EndPriceItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndPriceItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endsOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endPriceItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"endsOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endsOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"lowCents"}},{"kind":"Field","name":{"kind":"Name","value":"highCents"}},{"kind":"Field","name":{"kind":"Name","value":"lowPercent"}},{"kind":"Field","name":{"kind":"Name","value":"highPercent"}},{"kind":"Field","name":{"kind":"Name","value":"taxable"}},{"kind":"Field","name":{"kind":"Name","value":"when"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"land"}},{"kind":"Field","name":{"kind":"Name","value":"sewer"}},{"kind":"Field","name":{"kind":"Name","value":"water"}},{"kind":"Field","name":{"kind":"Name","value":"loan"}},{"kind":"Field","name":{"kind":"Name","value":"claim"}},{"kind":"Field","name":{"kind":"Name","value":"option"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costCents"}},{"kind":"Field","name":{"kind":"Name","value":"contentSlug"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceOn"}}]}}]} as unknown as DocumentNode<EndPriceItemMutation, EndPriceItemMutationVariables>;
export const RemovePriceItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePriceItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePriceItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemovePriceItemMutation, RemovePriceItemMutationVariables>;
export const LoanKindsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoanKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoanKindRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoanKindRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"downPercent"}},{"kind":"Field","name":{"kind":"Name","value":"ratePercent"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"upfrontFeePercent"}},{"kind":"Field","name":{"kind":"Name","value":"annualFeePercent"}},{"kind":"Field","name":{"kind":"Name","value":"originationPercent"}},{"kind":"Field","name":{"kind":"Name","value":"prepaidCents"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceOn"}}]}}]} as unknown as DocumentNode<LoanKindsQuery, LoanKindsQueryVariables>;
export const SaveLoanKindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLoanKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoanKindInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveLoanKind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoanKindRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoanKindRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoanKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"downPercent"}},{"kind":"Field","name":{"kind":"Name","value":"ratePercent"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"upfrontFeePercent"}},{"kind":"Field","name":{"kind":"Name","value":"annualFeePercent"}},{"kind":"Field","name":{"kind":"Name","value":"originationPercent"}},{"kind":"Field","name":{"kind":"Name","value":"prepaidCents"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceOn"}}]}}]} as unknown as DocumentNode<SaveLoanKindMutation, SaveLoanKindMutationVariables>;
export const OptionGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OptionGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionGroupRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"choose"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"standard"}},{"kind":"Field","name":{"kind":"Name","value":"excludes"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"lowCents"}},{"kind":"Field","name":{"kind":"Name","value":"highCents"}}]}}]}}]} as unknown as DocumentNode<OptionGroupsQuery, OptionGroupsQueryVariables>;
export const SaveOptionGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveOptionGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OptionGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveOptionGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionGroupRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"choose"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"standard"}},{"kind":"Field","name":{"kind":"Name","value":"excludes"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"lowCents"}},{"kind":"Field","name":{"kind":"Name","value":"highCents"}}]}}]}}]} as unknown as DocumentNode<SaveOptionGroupMutation, SaveOptionGroupMutationVariables>;
export const ProjectBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectStatusFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardProject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLate"}}]}}]} as unknown as DocumentNode<ProjectBoardQuery, ProjectBoardQueryVariables>;
export const ProjectLinkQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectLinkQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectLinkQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ProjectLinkQuestionsQuery, ProjectLinkQuestionsQueryVariables>;
export const AnswerProjectLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerProjectLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSame"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerProjectLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isSame"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSame"}}}]}]}}]} as unknown as DocumentNode<AnswerProjectLinkMutation, AnswerProjectLinkMutationVariables>;
export const ProjectPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectPart"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ProjectPeopleQuery, ProjectPeopleQueryVariables>;
export const ProjectContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<ProjectContactsQuery, ProjectContactsQueryVariables>;
export const ProjectToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withBudget"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"budget"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withBudget"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"actualCost"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contractor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectTimeLine"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectTimeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plannedFor"}},{"kind":"Field","name":{"kind":"Name","value":"beganOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}}]}}]}}]} as unknown as DocumentNode<ProjectToEditQuery, ProjectToEditQueryVariables>;
export const CreateProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateProjectMutation, CreateProjectMutationVariables>;
export const UpdateProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProjectInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withBudget"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectForm"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"budget"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withBudget"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"actualCost"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contractor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectTimeLine"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"budget"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withBudget"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"actualCost"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSeeBudget"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSeeCost"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectTimeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plannedFor"}},{"kind":"Field","name":{"kind":"Name","value":"beganOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}}]}}]}}]} as unknown as DocumentNode<UpdateProjectMutation, UpdateProjectMutationVariables>;
export const ProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Projects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectStatusFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withBudget"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectTableRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectTableRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"budget"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withBudget"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"actualCost"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSeeBudget"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSeeCost"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectTableRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLate"}},{"kind":"Field","name":{"kind":"Name","value":"budget"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withBudget"}}}]}]}]}}]} as unknown as DocumentNode<ProjectsQuery, ProjectsQueryVariables>;
export const MoveProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MovedProject"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MovedProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardProject"}},{"kind":"Field","name":{"kind":"Name","value":"nextStage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plannedFor"}},{"kind":"Field","name":{"kind":"Name","value":"beganOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectTimeLine"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectTimeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plannedFor"}},{"kind":"Field","name":{"kind":"Name","value":"beganOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}}]}}]}}]} as unknown as DocumentNode<MoveProjectMutation, MoveProjectMutationVariables>;
export const UndoProjectMoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoProjectMove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoProjectMoveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoProjectMove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MovedProject"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MovedProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardProject"}},{"kind":"Field","name":{"kind":"Name","value":"nextStage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plannedFor"}},{"kind":"Field","name":{"kind":"Name","value":"beganOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectTimeLine"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectTimeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plannedFor"}},{"kind":"Field","name":{"kind":"Name","value":"beganOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}}]}}]}}]} as unknown as DocumentNode<UndoProjectMoveMutation, UndoProjectMoveMutationVariables>;
export const ProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Project"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withBudget"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectDetails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectTimeLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"budget"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withBudget"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"actualCost"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSeeBudget"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSeeCost"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCard"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"phone"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]}]}},{"kind":"Field","name":{"kind":"Name","value":"contractor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"phone"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextStage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plannedFor"}},{"kind":"Field","name":{"kind":"Name","value":"beganOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectTimeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plannedFor"}},{"kind":"Field","name":{"kind":"Name","value":"beganOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}}]}}]}}]} as unknown as DocumentNode<ProjectQuery, ProjectQueryVariables>;
export const MyProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withBudget"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"newest"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"contractorName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"budget"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withBudget"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"actualCost"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"sqft"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSeeBudget"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSeeCost"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCard"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEditableFields"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"phone"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]}]}},{"kind":"Field","name":{"kind":"Name","value":"contractor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"phone"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}]}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCost"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextStage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plannedFor"}},{"kind":"Field","name":{"kind":"Name","value":"beganOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}}]}}]}}]} as unknown as DocumentNode<MyProjectsQuery, MyProjectsQueryVariables>;
export const PlanProjectStagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlanProjectStages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanProjectStagesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planProjectStages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nextStage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plannedFor"}},{"kind":"Field","name":{"kind":"Name","value":"beganOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectTimeLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectTimeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plannedFor"}},{"kind":"Field","name":{"kind":"Name","value":"beganOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}}]}}]}}]} as unknown as DocumentNode<PlanProjectStagesMutation, PlanProjectStagesMutationVariables>;
export const ProjectEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<ProjectEventsQuery, ProjectEventsQueryVariables>;
export const ProjectScheduleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectStatusFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduledProject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectTimeLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plannedFor"}},{"kind":"Field","name":{"kind":"Name","value":"beganOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduledProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardProject"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectTimeLine"}}]}}]} as unknown as DocumentNode<ProjectScheduleQuery, ProjectScheduleQueryVariables>;
export const ReportResultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"definition"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportDefinitionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"definition"},"value":{"kind":"Variable","name":{"kind":"Name","value":"definition"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"definition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportDefinitionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keys"}},{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"}},{"kind":"Field","name":{"kind":"Name","value":"cut"}},{"kind":"Field","name":{"kind":"Name","value":"overlaps"}},{"kind":"Field","name":{"kind":"Name","value":"today"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportDefinitionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportDefinitionType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"op"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"chart"}}]}}]} as unknown as DocumentNode<ReportResultQuery, ReportResultQueryVariables>;
export const ReportOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"admins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<ReportOptionsQuery, ReportOptionsQueryVariables>;
export const ReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ReportsQuery, ReportsQueryVariables>;
export const ReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Report"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedReport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportDefinitionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportDefinitionType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"op"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"chart"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"definition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportDefinitionParts"}}]}}]}}]} as unknown as DocumentNode<ReportQuery, ReportQueryVariables>;
export const CreateReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedReport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportDefinitionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportDefinitionType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"op"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"chart"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"definition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportDefinitionParts"}}]}}]}}]} as unknown as DocumentNode<CreateReportMutation, CreateReportMutationVariables>;
export const UpdateReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedReport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportDefinitionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportDefinitionType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"op"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"chart"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"definition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportDefinitionParts"}}]}}]}}]} as unknown as DocumentNode<UpdateReportMutation, UpdateReportMutationVariables>;
export const DuplicateReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedReport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportDefinitionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportDefinitionType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"op"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"chart"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"definition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportDefinitionParts"}}]}}]}}]} as unknown as DocumentNode<DuplicateReportMutation, DuplicateReportMutationVariables>;
export const DeleteReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<DeleteReportMutation, DeleteReportMutationVariables>;
export const ScheduleReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScheduleReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"schedule"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportScheduleInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"schedule"},"value":{"kind":"Variable","name":{"kind":"Name","value":"schedule"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedReport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportDefinitionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportDefinitionType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"op"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"chart"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"definition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportDefinitionParts"}}]}}]}}]} as unknown as DocumentNode<ScheduleReportMutation, ScheduleReportMutationVariables>;
export const SavedViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewList"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedViews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ColumnLayout"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ColumnLayout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ColumnLayout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"widths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}}]} as unknown as DocumentNode<SavedViewsQuery, SavedViewsQueryVariables>;
export const SavedViewCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedViewCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewList"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedViews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<SavedViewCountsQuery, SavedViewCountsQueryVariables>;
export const SaveViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ColumnLayout"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ColumnLayout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ColumnLayout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"widths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}}]} as unknown as DocumentNode<SaveViewMutation, SaveViewMutationVariables>;
export const UpdateViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ColumnLayout"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ColumnLayout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ColumnLayout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"widths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}}]} as unknown as DocumentNode<UpdateViewMutation, UpdateViewMutationVariables>;
export const DeleteViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<DeleteViewMutation, DeleteViewMutationVariables>;
export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const BookingsOutsideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingsOutside"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hours"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessHoursInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingsOutside"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hours"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hours"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTime"}},{"kind":"Field","name":{"kind":"Name","value":"movedTo"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}}]}}]}}]}}]} as unknown as DocumentNode<BookingsOutsideQuery, BookingsOutsideQueryVariables>;
export const CompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CompanyQuery, CompanyQueryVariables>;
export const UpdateCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateCompanyMutation, UpdateCompanyMutationVariables>;
export const TodayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Today"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"ready"}}]}}]} as unknown as DocumentNode<TodayQuery, TodayQueryVariables>;
export const LogTodayCallDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogTodayCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contactId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactCallInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logContactCall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contactId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<LogTodayCallMutation, LogTodayCallMutationVariables>;
export const UndoTodayCallDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoTodayCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContactNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<UndoTodayCallMutation, UndoTodayCallMutationVariables>;
export const ConfirmBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentRefInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ConfirmBookingMutation, ConfirmBookingMutationVariables>;
export const UndoBookingConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoBookingConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentRefInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoAppointmentConfirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UndoBookingConfirmationMutation, UndoBookingConfirmationMutationVariables>;
export const RemindOfDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemindOfDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindOfDocumentRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemindOfDocumentMutation, RemindOfDocumentMutationVariables>;
export const UndoDocumentReminderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoDocumentReminder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoDocumentReminder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<UndoDocumentReminderMutation, UndoDocumentReminderMutationVariables>;
export const DismissWaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissWaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DismissWaitingMutation, DismissWaitingMutationVariables>;
export const UndoDismissalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoDismissal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoDismissal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<UndoDismissalMutation, UndoDismissalMutationVariables>;
export const WaitingCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"contractors"}},{"kind":"Field","name":{"kind":"Name","value":"factory"}},{"kind":"Field","name":{"kind":"Name","value":"mails"}}]}}]}}]} as unknown as DocumentNode<WaitingCountsQuery, WaitingCountsQueryVariables>;
export const WorkspaceChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WorkspaceChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceChanges"}}]}}]} as unknown as DocumentNode<WorkspaceChangesSubscription, WorkspaceChangesSubscriptionVariables>;
export const PreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ColumnLayout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ColumnLayout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"widths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyboardShortcuts"}},{"kind":"Field","name":{"kind":"Name","value":"contactColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ColumnLayout"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projectColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ColumnLayout"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ColumnLayout"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homeColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ColumnLayout"}}]}}]}}]} as unknown as DocumentNode<PreferencesQuery, PreferencesQueryVariables>;
export const SavePreferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePreference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreferenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePreference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ColumnLayout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ColumnLayout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"widths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyboardShortcuts"}},{"kind":"Field","name":{"kind":"Name","value":"contactColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ColumnLayout"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projectColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ColumnLayout"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ColumnLayout"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homeColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ColumnLayout"}}]}}]}}]} as unknown as DocumentNode<SavePreferenceMutation, SavePreferenceMutationVariables>;
export const useInvitationQuery = (options: SkipToken | useQuery.Options<InvitationQuery, InvitationQueryVariables>) => useQuery<InvitationQuery, InvitationQueryVariables>(InvitationDocument, options);
export const useInvitationLazyQuery = (options: useLazyQuery.Options<InvitationQuery, InvitationQueryVariables> = {}) => useLazyQuery<InvitationQuery, InvitationQueryVariables>(InvitationDocument, options);
export const useAcceptInvitationMutation = (options: useMutation.Options<AcceptInvitationMutation, AcceptInvitationMutationVariables> = {}) => useMutation<AcceptInvitationMutation, AcceptInvitationMutationVariables>(AcceptInvitationDocument, options);
export const useRequestPasswordResetMutation = (options: useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> = {}) => useMutation<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>(RequestPasswordResetDocument, options);
export const useRequestVerificationMutation = (options: useMutation.Options<RequestVerificationMutation, RequestVerificationMutationVariables> = {}) => useMutation<RequestVerificationMutation, RequestVerificationMutationVariables>(RequestVerificationDocument, options);
export const useVerificationLinkQuery = (options: SkipToken | useQuery.Options<VerificationLinkQuery, VerificationLinkQueryVariables>) => useQuery<VerificationLinkQuery, VerificationLinkQueryVariables>(VerificationLinkDocument, options);
export const useVerificationLinkLazyQuery = (options: useLazyQuery.Options<VerificationLinkQuery, VerificationLinkQueryVariables> = {}) => useLazyQuery<VerificationLinkQuery, VerificationLinkQueryVariables>(VerificationLinkDocument, options);
export const useVerifyEmailMutation = (options: useMutation.Options<VerifyEmailMutation, VerifyEmailMutationVariables> = {}) => useMutation<VerifyEmailMutation, VerifyEmailMutationVariables>(VerifyEmailDocument, options);
export const useChangePasswordMutation = (options: useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables> = {}) => useMutation<ChangePasswordMutation, ChangePasswordMutationVariables>(ChangePasswordDocument, options);
export const useResetPasswordMutation = (options: useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables> = {}) => useMutation<ResetPasswordMutation, ResetPasswordMutationVariables>(ResetPasswordDocument, options);
export const useDevicesQuery = (options: SkipToken | useQuery.Options<DevicesQuery, DevicesQueryVariables> = {}) => useQuery<DevicesQuery, DevicesQueryVariables>(DevicesDocument, options);
export const useDevicesLazyQuery = (options: useLazyQuery.Options<DevicesQuery, DevicesQueryVariables> = {}) => useLazyQuery<DevicesQuery, DevicesQueryVariables>(DevicesDocument, options);
export const useSignOutEverywhereMutation = (options: useMutation.Options<SignOutEverywhereMutation, SignOutEverywhereMutationVariables> = {}) => useMutation<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>(SignOutEverywhereDocument, options);
export const useSignOutDeviceMutation = (options: useMutation.Options<SignOutDeviceMutation, SignOutDeviceMutationVariables> = {}) => useMutation<SignOutDeviceMutation, SignOutDeviceMutationVariables>(SignOutDeviceDocument, options);
export const useChangeEmailMutation = (options: useMutation.Options<ChangeEmailMutation, ChangeEmailMutationVariables> = {}) => useMutation<ChangeEmailMutation, ChangeEmailMutationVariables>(ChangeEmailDocument, options);
export const useUpdateAccountMutation = (options: useMutation.Options<UpdateAccountMutation, UpdateAccountMutationVariables> = {}) => useMutation<UpdateAccountMutation, UpdateAccountMutationVariables>(UpdateAccountDocument, options);
export const useUserRecordsQuery = (options: SkipToken | useQuery.Options<UserRecordsQuery, UserRecordsQueryVariables>) => useQuery<UserRecordsQuery, UserRecordsQueryVariables>(UserRecordsDocument, options);
export const useUserRecordsLazyQuery = (options: useLazyQuery.Options<UserRecordsQuery, UserRecordsQueryVariables> = {}) => useLazyQuery<UserRecordsQuery, UserRecordsQueryVariables>(UserRecordsDocument, options);
export const useDisableUserMutation = (options: useMutation.Options<DisableUserMutation, DisableUserMutationVariables> = {}) => useMutation<DisableUserMutation, DisableUserMutationVariables>(DisableUserDocument, options);
export const useEnableUserMutation = (options: useMutation.Options<EnableUserMutation, EnableUserMutationVariables> = {}) => useMutation<EnableUserMutation, EnableUserMutationVariables>(EnableUserDocument, options);
export const useSendPasswordResetMutation = (options: useMutation.Options<SendPasswordResetMutation, SendPasswordResetMutationVariables> = {}) => useMutation<SendPasswordResetMutation, SendPasswordResetMutationVariables>(SendPasswordResetDocument, options);
export const useRequirePasswordChangeMutation = (options: useMutation.Options<RequirePasswordChangeMutation, RequirePasswordChangeMutationVariables> = {}) => useMutation<RequirePasswordChangeMutation, RequirePasswordChangeMutationVariables>(RequirePasswordChangeDocument, options);
export const useRemoveUserMutation = (options: useMutation.Options<RemoveUserMutation, RemoveUserMutationVariables> = {}) => useMutation<RemoveUserMutation, RemoveUserMutationVariables>(RemoveUserDocument, options);
export const useResendInvitationMutation = (options: useMutation.Options<ResendInvitationMutation, ResendInvitationMutationVariables> = {}) => useMutation<ResendInvitationMutation, ResendInvitationMutationVariables>(ResendInvitationDocument, options);
export const useRevokeInvitationMutation = (options: useMutation.Options<RevokeInvitationMutation, RevokeInvitationMutationVariables> = {}) => useMutation<RevokeInvitationMutation, RevokeInvitationMutationVariables>(RevokeInvitationDocument, options);
export const useRestoreUserMutation = (options: useMutation.Options<RestoreUserMutation, RestoreUserMutationVariables> = {}) => useMutation<RestoreUserMutation, RestoreUserMutationVariables>(RestoreUserDocument, options);
export const useEraseUserMutation = (options: useMutation.Options<EraseUserMutation, EraseUserMutationVariables> = {}) => useMutation<EraseUserMutation, EraseUserMutationVariables>(EraseUserDocument, options);
export const useUpdateUserMutation = (options: useMutation.Options<UpdateUserMutation, UpdateUserMutationVariables> = {}) => useMutation<UpdateUserMutation, UpdateUserMutationVariables>(UpdateUserDocument, options);
export const useNewestUserQuery = (options: SkipToken | useQuery.Options<NewestUserQuery, NewestUserQueryVariables>) => useQuery<NewestUserQuery, NewestUserQueryVariables>(NewestUserDocument, options);
export const useNewestUserLazyQuery = (options: useLazyQuery.Options<NewestUserQuery, NewestUserQueryVariables> = {}) => useLazyQuery<NewestUserQuery, NewestUserQueryVariables>(NewestUserDocument, options);
export const useInviteUserMutation = (options: useMutation.Options<InviteUserMutation, InviteUserMutationVariables> = {}) => useMutation<InviteUserMutation, InviteUserMutationVariables>(InviteUserDocument, options);
export const useUsersQuery = (options: SkipToken | useQuery.Options<UsersQuery, UsersQueryVariables> = {}) => useQuery<UsersQuery, UsersQueryVariables>(UsersDocument, options);
export const useUsersLazyQuery = (options: useLazyQuery.Options<UsersQuery, UsersQueryVariables> = {}) => useLazyQuery<UsersQuery, UsersQueryVariables>(UsersDocument, options);
export const useAgentFiguresQuery = (options: SkipToken | useQuery.Options<AgentFiguresQuery, AgentFiguresQueryVariables> = {}) => useQuery<AgentFiguresQuery, AgentFiguresQueryVariables>(AgentFiguresDocument, options);
export const useAgentFiguresLazyQuery = (options: useLazyQuery.Options<AgentFiguresQuery, AgentFiguresQueryVariables> = {}) => useLazyQuery<AgentFiguresQuery, AgentFiguresQueryVariables>(AgentFiguresDocument, options);
export const useBookingCapsQuery = (options: SkipToken | useQuery.Options<BookingCapsQuery, BookingCapsQueryVariables> = {}) => useQuery<BookingCapsQuery, BookingCapsQueryVariables>(BookingCapsDocument, options);
export const useBookingCapsLazyQuery = (options: useLazyQuery.Options<BookingCapsQuery, BookingCapsQueryVariables> = {}) => useLazyQuery<BookingCapsQuery, BookingCapsQueryVariables>(BookingCapsDocument, options);
export const useUpdateBookingCapsMutation = (options: useMutation.Options<UpdateBookingCapsMutation, UpdateBookingCapsMutationVariables> = {}) => useMutation<UpdateBookingCapsMutation, UpdateBookingCapsMutationVariables>(UpdateBookingCapsDocument, options);
export const useCappedBookersQuery = (options: SkipToken | useQuery.Options<CappedBookersQuery, CappedBookersQueryVariables> = {}) => useQuery<CappedBookersQuery, CappedBookersQueryVariables>(CappedBookersDocument, options);
export const useCappedBookersLazyQuery = (options: useLazyQuery.Options<CappedBookersQuery, CappedBookersQueryVariables> = {}) => useLazyQuery<CappedBookersQuery, CappedBookersQueryVariables>(CappedBookersDocument, options);
export const useLiftBookingCapMutation = (options: useMutation.Options<LiftBookingCapMutation, LiftBookingCapMutationVariables> = {}) => useMutation<LiftBookingCapMutation, LiftBookingCapMutationVariables>(LiftBookingCapDocument, options);
export const useCancelAppointmentsMutation = (options: useMutation.Options<CancelAppointmentsMutation, CancelAppointmentsMutationVariables> = {}) => useMutation<CancelAppointmentsMutation, CancelAppointmentsMutationVariables>(CancelAppointmentsDocument, options);
export const useAppointmentFormatsQuery = (options: SkipToken | useQuery.Options<AppointmentFormatsQuery, AppointmentFormatsQueryVariables> = {}) => useQuery<AppointmentFormatsQuery, AppointmentFormatsQueryVariables>(AppointmentFormatsDocument, options);
export const useAppointmentFormatsLazyQuery = (options: useLazyQuery.Options<AppointmentFormatsQuery, AppointmentFormatsQueryVariables> = {}) => useLazyQuery<AppointmentFormatsQuery, AppointmentFormatsQueryVariables>(AppointmentFormatsDocument, options);
export const useBookingDaysQuery = (options: SkipToken | useQuery.Options<BookingDaysQuery, BookingDaysQueryVariables> = {}) => useQuery<BookingDaysQuery, BookingDaysQueryVariables>(BookingDaysDocument, options);
export const useBookingDaysLazyQuery = (options: useLazyQuery.Options<BookingDaysQuery, BookingDaysQueryVariables> = {}) => useLazyQuery<BookingDaysQuery, BookingDaysQueryVariables>(BookingDaysDocument, options);
export const useBookAppointmentMutation = (options: useMutation.Options<BookAppointmentMutation, BookAppointmentMutationVariables> = {}) => useMutation<BookAppointmentMutation, BookAppointmentMutationVariables>(BookAppointmentDocument, options);
export const useBlockedDatesQuery = (options: SkipToken | useQuery.Options<BlockedDatesQuery, BlockedDatesQueryVariables> = {}) => useQuery<BlockedDatesQuery, BlockedDatesQueryVariables>(BlockedDatesDocument, options);
export const useBlockedDatesLazyQuery = (options: useLazyQuery.Options<BlockedDatesQuery, BlockedDatesQueryVariables> = {}) => useLazyQuery<BlockedDatesQuery, BlockedDatesQueryVariables>(BlockedDatesDocument, options);
export const useBlockedDateQuery = (options: SkipToken | useQuery.Options<BlockedDateQuery, BlockedDateQueryVariables>) => useQuery<BlockedDateQuery, BlockedDateQueryVariables>(BlockedDateDocument, options);
export const useBlockedDateLazyQuery = (options: useLazyQuery.Options<BlockedDateQuery, BlockedDateQueryVariables> = {}) => useLazyQuery<BlockedDateQuery, BlockedDateQueryVariables>(BlockedDateDocument, options);
export const useCreateBlockedDateMutation = (options: useMutation.Options<CreateBlockedDateMutation, CreateBlockedDateMutationVariables> = {}) => useMutation<CreateBlockedDateMutation, CreateBlockedDateMutationVariables>(CreateBlockedDateDocument, options);
export const useUpdateBlockedDateMutation = (options: useMutation.Options<UpdateBlockedDateMutation, UpdateBlockedDateMutationVariables> = {}) => useMutation<UpdateBlockedDateMutation, UpdateBlockedDateMutationVariables>(UpdateBlockedDateDocument, options);
export const useRemoveBlockedDateMutation = (options: useMutation.Options<RemoveBlockedDateMutation, RemoveBlockedDateMutationVariables> = {}) => useMutation<RemoveBlockedDateMutation, RemoveBlockedDateMutationVariables>(RemoveBlockedDateDocument, options);
export const useConsultantsQuery = (options: SkipToken | useQuery.Options<ConsultantsQuery, ConsultantsQueryVariables> = {}) => useQuery<ConsultantsQuery, ConsultantsQueryVariables>(ConsultantsDocument, options);
export const useConsultantsLazyQuery = (options: useLazyQuery.Options<ConsultantsQuery, ConsultantsQueryVariables> = {}) => useLazyQuery<ConsultantsQuery, ConsultantsQueryVariables>(ConsultantsDocument, options);
export const useCreateConsultantMutation = (options: useMutation.Options<CreateConsultantMutation, CreateConsultantMutationVariables> = {}) => useMutation<CreateConsultantMutation, CreateConsultantMutationVariables>(CreateConsultantDocument, options);
export const useUpdateConsultantMutation = (options: useMutation.Options<UpdateConsultantMutation, UpdateConsultantMutationVariables> = {}) => useMutation<UpdateConsultantMutation, UpdateConsultantMutationVariables>(UpdateConsultantDocument, options);
export const useMoveConsultantMutation = (options: useMutation.Options<MoveConsultantMutation, MoveConsultantMutationVariables> = {}) => useMutation<MoveConsultantMutation, MoveConsultantMutationVariables>(MoveConsultantDocument, options);
export const useAccountsForConsultantsQuery = (options: SkipToken | useQuery.Options<AccountsForConsultantsQuery, AccountsForConsultantsQueryVariables> = {}) => useQuery<AccountsForConsultantsQuery, AccountsForConsultantsQueryVariables>(AccountsForConsultantsDocument, options);
export const useAccountsForConsultantsLazyQuery = (options: useLazyQuery.Options<AccountsForConsultantsQuery, AccountsForConsultantsQueryVariables> = {}) => useLazyQuery<AccountsForConsultantsQuery, AccountsForConsultantsQueryVariables>(AccountsForConsultantsDocument, options);
export const useAppointmentFormatsForStaffQuery = (options: SkipToken | useQuery.Options<AppointmentFormatsForStaffQuery, AppointmentFormatsForStaffQueryVariables> = {}) => useQuery<AppointmentFormatsForStaffQuery, AppointmentFormatsForStaffQueryVariables>(AppointmentFormatsForStaffDocument, options);
export const useAppointmentFormatsForStaffLazyQuery = (options: useLazyQuery.Options<AppointmentFormatsForStaffQuery, AppointmentFormatsForStaffQueryVariables> = {}) => useLazyQuery<AppointmentFormatsForStaffQuery, AppointmentFormatsForStaffQueryVariables>(AppointmentFormatsForStaffDocument, options);
export const useCreateAppointmentFormatMutation = (options: useMutation.Options<CreateAppointmentFormatMutation, CreateAppointmentFormatMutationVariables> = {}) => useMutation<CreateAppointmentFormatMutation, CreateAppointmentFormatMutationVariables>(CreateAppointmentFormatDocument, options);
export const useUpdateAppointmentFormatMutation = (options: useMutation.Options<UpdateAppointmentFormatMutation, UpdateAppointmentFormatMutationVariables> = {}) => useMutation<UpdateAppointmentFormatMutation, UpdateAppointmentFormatMutationVariables>(UpdateAppointmentFormatDocument, options);
export const useMoveAppointmentFormatMutation = (options: useMutation.Options<MoveAppointmentFormatMutation, MoveAppointmentFormatMutationVariables> = {}) => useMutation<MoveAppointmentFormatMutation, MoveAppointmentFormatMutationVariables>(MoveAppointmentFormatDocument, options);
export const useRemoveAppointmentFormatMutation = (options: useMutation.Options<RemoveAppointmentFormatMutation, RemoveAppointmentFormatMutationVariables> = {}) => useMutation<RemoveAppointmentFormatMutation, RemoveAppointmentFormatMutationVariables>(RemoveAppointmentFormatDocument, options);
export const useMyAppointmentsQuery = (options: SkipToken | useQuery.Options<MyAppointmentsQuery, MyAppointmentsQueryVariables> = {}) => useQuery<MyAppointmentsQuery, MyAppointmentsQueryVariables>(MyAppointmentsDocument, options);
export const useMyAppointmentsLazyQuery = (options: useLazyQuery.Options<MyAppointmentsQuery, MyAppointmentsQueryVariables> = {}) => useLazyQuery<MyAppointmentsQuery, MyAppointmentsQueryVariables>(MyAppointmentsDocument, options);
export const useMyAppointmentCalendarQuery = (options: SkipToken | useQuery.Options<MyAppointmentCalendarQuery, MyAppointmentCalendarQueryVariables>) => useQuery<MyAppointmentCalendarQuery, MyAppointmentCalendarQueryVariables>(MyAppointmentCalendarDocument, options);
export const useMyAppointmentCalendarLazyQuery = (options: useLazyQuery.Options<MyAppointmentCalendarQuery, MyAppointmentCalendarQueryVariables> = {}) => useLazyQuery<MyAppointmentCalendarQuery, MyAppointmentCalendarQueryVariables>(MyAppointmentCalendarDocument, options);
export const useRescheduleMyAppointmentMutation = (options: useMutation.Options<RescheduleMyAppointmentMutation, RescheduleMyAppointmentMutationVariables> = {}) => useMutation<RescheduleMyAppointmentMutation, RescheduleMyAppointmentMutationVariables>(RescheduleMyAppointmentDocument, options);
export const useCancelMyAppointmentMutation = (options: useMutation.Options<CancelMyAppointmentMutation, CancelMyAppointmentMutationVariables> = {}) => useMutation<CancelMyAppointmentMutation, CancelMyAppointmentMutationVariables>(CancelMyAppointmentDocument, options);
export const useProjectAppointmentsQuery = (options: SkipToken | useQuery.Options<ProjectAppointmentsQuery, ProjectAppointmentsQueryVariables>) => useQuery<ProjectAppointmentsQuery, ProjectAppointmentsQueryVariables>(ProjectAppointmentsDocument, options);
export const useProjectAppointmentsLazyQuery = (options: useLazyQuery.Options<ProjectAppointmentsQuery, ProjectAppointmentsQueryVariables> = {}) => useLazyQuery<ProjectAppointmentsQuery, ProjectAppointmentsQueryVariables>(ProjectAppointmentsDocument, options);
export const useLinkedAppointmentQuery = (options: SkipToken | useQuery.Options<LinkedAppointmentQuery, LinkedAppointmentQueryVariables>) => useQuery<LinkedAppointmentQuery, LinkedAppointmentQueryVariables>(LinkedAppointmentDocument, options);
export const useLinkedAppointmentLazyQuery = (options: useLazyQuery.Options<LinkedAppointmentQuery, LinkedAppointmentQueryVariables> = {}) => useLazyQuery<LinkedAppointmentQuery, LinkedAppointmentQueryVariables>(LinkedAppointmentDocument, options);
export const useRescheduleLinkedAppointmentMutation = (options: useMutation.Options<RescheduleLinkedAppointmentMutation, RescheduleLinkedAppointmentMutationVariables> = {}) => useMutation<RescheduleLinkedAppointmentMutation, RescheduleLinkedAppointmentMutationVariables>(RescheduleLinkedAppointmentDocument, options);
export const useCancelLinkedAppointmentMutation = (options: useMutation.Options<CancelLinkedAppointmentMutation, CancelLinkedAppointmentMutationVariables> = {}) => useMutation<CancelLinkedAppointmentMutation, CancelLinkedAppointmentMutationVariables>(CancelLinkedAppointmentDocument, options);
export const useAppointmentSlotsQuery = (options: SkipToken | useQuery.Options<AppointmentSlotsQuery, AppointmentSlotsQueryVariables>) => useQuery<AppointmentSlotsQuery, AppointmentSlotsQueryVariables>(AppointmentSlotsDocument, options);
export const useAppointmentSlotsLazyQuery = (options: useLazyQuery.Options<AppointmentSlotsQuery, AppointmentSlotsQueryVariables> = {}) => useLazyQuery<AppointmentSlotsQuery, AppointmentSlotsQueryVariables>(AppointmentSlotsDocument, options);
export const useAppointmentDetailsQuery = (options: SkipToken | useQuery.Options<AppointmentDetailsQuery, AppointmentDetailsQueryVariables>) => useQuery<AppointmentDetailsQuery, AppointmentDetailsQueryVariables>(AppointmentDetailsDocument, options);
export const useAppointmentDetailsLazyQuery = (options: useLazyQuery.Options<AppointmentDetailsQuery, AppointmentDetailsQueryVariables> = {}) => useLazyQuery<AppointmentDetailsQuery, AppointmentDetailsQueryVariables>(AppointmentDetailsDocument, options);
export const useConfirmAppointmentMutation = (options: useMutation.Options<ConfirmAppointmentMutation, ConfirmAppointmentMutationVariables> = {}) => useMutation<ConfirmAppointmentMutation, ConfirmAppointmentMutationVariables>(ConfirmAppointmentDocument, options);
export const useUndoConfirmAppointmentMutation = (options: useMutation.Options<UndoConfirmAppointmentMutation, UndoConfirmAppointmentMutationVariables> = {}) => useMutation<UndoConfirmAppointmentMutation, UndoConfirmAppointmentMutationVariables>(UndoConfirmAppointmentDocument, options);
export const useRescheduleAppointmentMutation = (options: useMutation.Options<RescheduleAppointmentMutation, RescheduleAppointmentMutationVariables> = {}) => useMutation<RescheduleAppointmentMutation, RescheduleAppointmentMutationVariables>(RescheduleAppointmentDocument, options);
export const useCancelAppointmentMutation = (options: useMutation.Options<CancelAppointmentMutation, CancelAppointmentMutationVariables> = {}) => useMutation<CancelAppointmentMutation, CancelAppointmentMutationVariables>(CancelAppointmentDocument, options);
export const useCloseAppointmentMutation = (options: useMutation.Options<CloseAppointmentMutation, CloseAppointmentMutationVariables> = {}) => useMutation<CloseAppointmentMutation, CloseAppointmentMutationVariables>(CloseAppointmentDocument, options);
export const useAssignAppointmentMutation = (options: useMutation.Options<AssignAppointmentMutation, AssignAppointmentMutationVariables> = {}) => useMutation<AssignAppointmentMutation, AssignAppointmentMutationVariables>(AssignAppointmentDocument, options);
export const useDescribeAppointmentMutation = (options: useMutation.Options<DescribeAppointmentMutation, DescribeAppointmentMutationVariables> = {}) => useMutation<DescribeAppointmentMutation, DescribeAppointmentMutationVariables>(DescribeAppointmentDocument, options);
export const useBookAppointmentForMutation = (options: useMutation.Options<BookAppointmentForMutation, BookAppointmentForMutationVariables> = {}) => useMutation<BookAppointmentForMutation, BookAppointmentForMutationVariables>(BookAppointmentForDocument, options);
export const useProjectsForAppointmentQuery = (options: SkipToken | useQuery.Options<ProjectsForAppointmentQuery, ProjectsForAppointmentQueryVariables> = {}) => useQuery<ProjectsForAppointmentQuery, ProjectsForAppointmentQueryVariables>(ProjectsForAppointmentDocument, options);
export const useProjectsForAppointmentLazyQuery = (options: useLazyQuery.Options<ProjectsForAppointmentQuery, ProjectsForAppointmentQueryVariables> = {}) => useLazyQuery<ProjectsForAppointmentQuery, ProjectsForAppointmentQueryVariables>(ProjectsForAppointmentDocument, options);
export const useProjectForAppointmentQuery = (options: SkipToken | useQuery.Options<ProjectForAppointmentQuery, ProjectForAppointmentQueryVariables>) => useQuery<ProjectForAppointmentQuery, ProjectForAppointmentQueryVariables>(ProjectForAppointmentDocument, options);
export const useProjectForAppointmentLazyQuery = (options: useLazyQuery.Options<ProjectForAppointmentQuery, ProjectForAppointmentQueryVariables> = {}) => useLazyQuery<ProjectForAppointmentQuery, ProjectForAppointmentQueryVariables>(ProjectForAppointmentDocument, options);
export const useContactForBookingQuery = (options: SkipToken | useQuery.Options<ContactForBookingQuery, ContactForBookingQueryVariables>) => useQuery<ContactForBookingQuery, ContactForBookingQueryVariables>(ContactForBookingDocument, options);
export const useContactForBookingLazyQuery = (options: useLazyQuery.Options<ContactForBookingQuery, ContactForBookingQueryVariables> = {}) => useLazyQuery<ContactForBookingQuery, ContactForBookingQueryVariables>(ContactForBookingDocument, options);
export const useAppointmentWeekQuery = (options: SkipToken | useQuery.Options<AppointmentWeekQuery, AppointmentWeekQueryVariables> = {}) => useQuery<AppointmentWeekQuery, AppointmentWeekQueryVariables>(AppointmentWeekDocument, options);
export const useAppointmentWeekLazyQuery = (options: useLazyQuery.Options<AppointmentWeekQuery, AppointmentWeekQueryVariables> = {}) => useLazyQuery<AppointmentWeekQuery, AppointmentWeekQueryVariables>(AppointmentWeekDocument, options);
export const useAppointmentsQuery = (options: SkipToken | useQuery.Options<AppointmentsQuery, AppointmentsQueryVariables> = {}) => useQuery<AppointmentsQuery, AppointmentsQueryVariables>(AppointmentsDocument, options);
export const useAppointmentsLazyQuery = (options: useLazyQuery.Options<AppointmentsQuery, AppointmentsQueryVariables> = {}) => useLazyQuery<AppointmentsQuery, AppointmentsQueryVariables>(AppointmentsDocument, options);
export const useAppointmentsToConfirmQuery = (options: SkipToken | useQuery.Options<AppointmentsToConfirmQuery, AppointmentsToConfirmQueryVariables> = {}) => useQuery<AppointmentsToConfirmQuery, AppointmentsToConfirmQueryVariables>(AppointmentsToConfirmDocument, options);
export const useAppointmentsToConfirmLazyQuery = (options: useLazyQuery.Options<AppointmentsToConfirmQuery, AppointmentsToConfirmQueryVariables> = {}) => useLazyQuery<AppointmentsToConfirmQuery, AppointmentsToConfirmQueryVariables>(AppointmentsToConfirmDocument, options);
export const useAppointmentConsultantsQuery = (options: SkipToken | useQuery.Options<AppointmentConsultantsQuery, AppointmentConsultantsQueryVariables> = {}) => useQuery<AppointmentConsultantsQuery, AppointmentConsultantsQueryVariables>(AppointmentConsultantsDocument, options);
export const useAppointmentConsultantsLazyQuery = (options: useLazyQuery.Options<AppointmentConsultantsQuery, AppointmentConsultantsQueryVariables> = {}) => useLazyQuery<AppointmentConsultantsQuery, AppointmentConsultantsQueryVariables>(AppointmentConsultantsDocument, options);
export const useAppointmentStaffSlotsQuery = (options: SkipToken | useQuery.Options<AppointmentStaffSlotsQuery, AppointmentStaffSlotsQueryVariables>) => useQuery<AppointmentStaffSlotsQuery, AppointmentStaffSlotsQueryVariables>(AppointmentStaffSlotsDocument, options);
export const useAppointmentStaffSlotsLazyQuery = (options: useLazyQuery.Options<AppointmentStaffSlotsQuery, AppointmentStaffSlotsQueryVariables> = {}) => useLazyQuery<AppointmentStaffSlotsQuery, AppointmentStaffSlotsQueryVariables>(AppointmentStaffSlotsDocument, options);
export const useAuditEntriesQuery = (options: SkipToken | useQuery.Options<AuditEntriesQuery, AuditEntriesQueryVariables> = {}) => useQuery<AuditEntriesQuery, AuditEntriesQueryVariables>(AuditEntriesDocument, options);
export const useAuditEntriesLazyQuery = (options: useLazyQuery.Options<AuditEntriesQuery, AuditEntriesQueryVariables> = {}) => useLazyQuery<AuditEntriesQuery, AuditEntriesQueryVariables>(AuditEntriesDocument, options);
export const useAuditActionsQuery = (options: SkipToken | useQuery.Options<AuditActionsQuery, AuditActionsQueryVariables> = {}) => useQuery<AuditActionsQuery, AuditActionsQueryVariables>(AuditActionsDocument, options);
export const useAuditActionsLazyQuery = (options: useLazyQuery.Options<AuditActionsQuery, AuditActionsQueryVariables> = {}) => useLazyQuery<AuditActionsQuery, AuditActionsQueryVariables>(AuditActionsDocument, options);
export const useAuditKeepingQuery = (options: SkipToken | useQuery.Options<AuditKeepingQuery, AuditKeepingQueryVariables> = {}) => useQuery<AuditKeepingQuery, AuditKeepingQueryVariables>(AuditKeepingDocument, options);
export const useAuditKeepingLazyQuery = (options: useLazyQuery.Options<AuditKeepingQuery, AuditKeepingQueryVariables> = {}) => useLazyQuery<AuditKeepingQuery, AuditKeepingQueryVariables>(AuditKeepingDocument, options);
export const useSetAuditDaysMutation = (options: useMutation.Options<SetAuditDaysMutation, SetAuditDaysMutationVariables> = {}) => useMutation<SetAuditDaysMutation, SetAuditDaysMutationVariables>(SetAuditDaysDocument, options);
export const useCampaignQuery = (options: SkipToken | useQuery.Options<CampaignQuery, CampaignQueryVariables>) => useQuery<CampaignQuery, CampaignQueryVariables>(CampaignDocument, options);
export const useCampaignLazyQuery = (options: useLazyQuery.Options<CampaignQuery, CampaignQueryVariables> = {}) => useLazyQuery<CampaignQuery, CampaignQueryVariables>(CampaignDocument, options);
export const useCampaignOptionsQuery = (options: SkipToken | useQuery.Options<CampaignOptionsQuery, CampaignOptionsQueryVariables> = {}) => useQuery<CampaignOptionsQuery, CampaignOptionsQueryVariables>(CampaignOptionsDocument, options);
export const useCampaignOptionsLazyQuery = (options: useLazyQuery.Options<CampaignOptionsQuery, CampaignOptionsQueryVariables> = {}) => useLazyQuery<CampaignOptionsQuery, CampaignOptionsQueryVariables>(CampaignOptionsDocument, options);
export const useCampaignPreviewQuery = (options: SkipToken | useQuery.Options<CampaignPreviewQuery, CampaignPreviewQueryVariables>) => useQuery<CampaignPreviewQuery, CampaignPreviewQueryVariables>(CampaignPreviewDocument, options);
export const useCampaignPreviewLazyQuery = (options: useLazyQuery.Options<CampaignPreviewQuery, CampaignPreviewQueryVariables> = {}) => useLazyQuery<CampaignPreviewQuery, CampaignPreviewQueryVariables>(CampaignPreviewDocument, options);
export const useCampaignAudienceQuery = (options: SkipToken | useQuery.Options<CampaignAudienceQuery, CampaignAudienceQueryVariables>) => useQuery<CampaignAudienceQuery, CampaignAudienceQueryVariables>(CampaignAudienceDocument, options);
export const useCampaignAudienceLazyQuery = (options: useLazyQuery.Options<CampaignAudienceQuery, CampaignAudienceQueryVariables> = {}) => useLazyQuery<CampaignAudienceQuery, CampaignAudienceQueryVariables>(CampaignAudienceDocument, options);
export const useStartCampaignMutation = (options: useMutation.Options<StartCampaignMutation, StartCampaignMutationVariables> = {}) => useMutation<StartCampaignMutation, StartCampaignMutationVariables>(StartCampaignDocument, options);
export const useSaveCampaignMutation = (options: useMutation.Options<SaveCampaignMutation, SaveCampaignMutationVariables> = {}) => useMutation<SaveCampaignMutation, SaveCampaignMutationVariables>(SaveCampaignDocument, options);
export const useTestCampaignMutation = (options: useMutation.Options<TestCampaignMutation, TestCampaignMutationVariables> = {}) => useMutation<TestCampaignMutation, TestCampaignMutationVariables>(TestCampaignDocument, options);
export const useSendCampaignMutation = (options: useMutation.Options<SendCampaignMutation, SendCampaignMutationVariables> = {}) => useMutation<SendCampaignMutation, SendCampaignMutationVariables>(SendCampaignDocument, options);
export const useScheduleCampaignMutation = (options: useMutation.Options<ScheduleCampaignMutation, ScheduleCampaignMutationVariables> = {}) => useMutation<ScheduleCampaignMutation, ScheduleCampaignMutationVariables>(ScheduleCampaignDocument, options);
export const useDeleteCampaignMutation = (options: useMutation.Options<DeleteCampaignMutation, DeleteCampaignMutationVariables> = {}) => useMutation<DeleteCampaignMutation, DeleteCampaignMutationVariables>(DeleteCampaignDocument, options);
export const useCampaignsQuery = (options: SkipToken | useQuery.Options<CampaignsQuery, CampaignsQueryVariables> = {}) => useQuery<CampaignsQuery, CampaignsQueryVariables>(CampaignsDocument, options);
export const useCampaignsLazyQuery = (options: useLazyQuery.Options<CampaignsQuery, CampaignsQueryVariables> = {}) => useLazyQuery<CampaignsQuery, CampaignsQueryVariables>(CampaignsDocument, options);
export const useSetCampaignPaceMutation = (options: useMutation.Options<SetCampaignPaceMutation, SetCampaignPaceMutationVariables> = {}) => useMutation<SetCampaignPaceMutation, SetCampaignPaceMutationVariables>(SetCampaignPaceDocument, options);
export const useCampaignRecipientsQuery = (options: SkipToken | useQuery.Options<CampaignRecipientsQuery, CampaignRecipientsQueryVariables>) => useQuery<CampaignRecipientsQuery, CampaignRecipientsQueryVariables>(CampaignRecipientsDocument, options);
export const useCampaignRecipientsLazyQuery = (options: useLazyQuery.Options<CampaignRecipientsQuery, CampaignRecipientsQueryVariables> = {}) => useLazyQuery<CampaignRecipientsQuery, CampaignRecipientsQueryVariables>(CampaignRecipientsDocument, options);
export const useUnscheduleCampaignMutation = (options: useMutation.Options<UnscheduleCampaignMutation, UnscheduleCampaignMutationVariables> = {}) => useMutation<UnscheduleCampaignMutation, UnscheduleCampaignMutationVariables>(UnscheduleCampaignDocument, options);
export const usePauseCampaignMutation = (options: useMutation.Options<PauseCampaignMutation, PauseCampaignMutationVariables> = {}) => useMutation<PauseCampaignMutation, PauseCampaignMutationVariables>(PauseCampaignDocument, options);
export const useResumeCampaignMutation = (options: useMutation.Options<ResumeCampaignMutation, ResumeCampaignMutationVariables> = {}) => useMutation<ResumeCampaignMutation, ResumeCampaignMutationVariables>(ResumeCampaignDocument, options);
export const useCancelCampaignMutation = (options: useMutation.Options<CancelCampaignMutation, CancelCampaignMutationVariables> = {}) => useMutation<CancelCampaignMutation, CancelCampaignMutationVariables>(CancelCampaignDocument, options);
export const useDuplicateCampaignMutation = (options: useMutation.Options<DuplicateCampaignMutation, DuplicateCampaignMutationVariables> = {}) => useMutation<DuplicateCampaignMutation, DuplicateCampaignMutationVariables>(DuplicateCampaignDocument, options);
export const useSuppressionsQuery = (options: SkipToken | useQuery.Options<SuppressionsQuery, SuppressionsQueryVariables> = {}) => useQuery<SuppressionsQuery, SuppressionsQueryVariables>(SuppressionsDocument, options);
export const useSuppressionsLazyQuery = (options: useLazyQuery.Options<SuppressionsQuery, SuppressionsQueryVariables> = {}) => useLazyQuery<SuppressionsQuery, SuppressionsQueryVariables>(SuppressionsDocument, options);
export const useAddSuppressionMutation = (options: useMutation.Options<AddSuppressionMutation, AddSuppressionMutationVariables> = {}) => useMutation<AddSuppressionMutation, AddSuppressionMutationVariables>(AddSuppressionDocument, options);
export const useRemoveSuppressionMutation = (options: useMutation.Options<RemoveSuppressionMutation, RemoveSuppressionMutationVariables> = {}) => useMutation<RemoveSuppressionMutation, RemoveSuppressionMutationVariables>(RemoveSuppressionDocument, options);
export const useUnsubscribeLinkQuery = (options: SkipToken | useQuery.Options<UnsubscribeLinkQuery, UnsubscribeLinkQueryVariables>) => useQuery<UnsubscribeLinkQuery, UnsubscribeLinkQueryVariables>(UnsubscribeLinkDocument, options);
export const useUnsubscribeLinkLazyQuery = (options: useLazyQuery.Options<UnsubscribeLinkQuery, UnsubscribeLinkQueryVariables> = {}) => useLazyQuery<UnsubscribeLinkQuery, UnsubscribeLinkQueryVariables>(UnsubscribeLinkDocument, options);
export const useUnsubscribeMutation = (options: useMutation.Options<UnsubscribeMutation, UnsubscribeMutationVariables> = {}) => useMutation<UnsubscribeMutation, UnsubscribeMutationVariables>(UnsubscribeDocument, options);
export const useResubscribeMutation = (options: useMutation.Options<ResubscribeMutation, ResubscribeMutationVariables> = {}) => useMutation<ResubscribeMutation, ResubscribeMutationVariables>(ResubscribeDocument, options);
export const useCatalogHomeQuery = (options: SkipToken | useQuery.Options<CatalogHomeQuery, CatalogHomeQueryVariables>) => useQuery<CatalogHomeQuery, CatalogHomeQueryVariables>(CatalogHomeDocument, options);
export const useCatalogHomeLazyQuery = (options: useLazyQuery.Options<CatalogHomeQuery, CatalogHomeQueryVariables> = {}) => useLazyQuery<CatalogHomeQuery, CatalogHomeQueryVariables>(CatalogHomeDocument, options);
export const usePlanFindingsQuery = (options: SkipToken | useQuery.Options<PlanFindingsQuery, PlanFindingsQueryVariables>) => useQuery<PlanFindingsQuery, PlanFindingsQueryVariables>(PlanFindingsDocument, options);
export const usePlanFindingsLazyQuery = (options: useLazyQuery.Options<PlanFindingsQuery, PlanFindingsQueryVariables> = {}) => useLazyQuery<PlanFindingsQuery, PlanFindingsQueryVariables>(PlanFindingsDocument, options);
export const useCreateHomeMutation = (options: useMutation.Options<CreateHomeMutation, CreateHomeMutationVariables> = {}) => useMutation<CreateHomeMutation, CreateHomeMutationVariables>(CreateHomeDocument, options);
export const useUpdateHomeMutation = (options: useMutation.Options<UpdateHomeMutation, UpdateHomeMutationVariables> = {}) => useMutation<UpdateHomeMutation, UpdateHomeMutationVariables>(UpdateHomeDocument, options);
export const usePublishHomeMutation = (options: useMutation.Options<PublishHomeMutation, PublishHomeMutationVariables> = {}) => useMutation<PublishHomeMutation, PublishHomeMutationVariables>(PublishHomeDocument, options);
export const useWithdrawHomeMutation = (options: useMutation.Options<WithdrawHomeMutation, WithdrawHomeMutationVariables> = {}) => useMutation<WithdrawHomeMutation, WithdrawHomeMutationVariables>(WithdrawHomeDocument, options);
export const useDescribeHomePictureMutation = (options: useMutation.Options<DescribeHomePictureMutation, DescribeHomePictureMutationVariables> = {}) => useMutation<DescribeHomePictureMutation, DescribeHomePictureMutationVariables>(DescribeHomePictureDocument, options);
export const useRemoveHomePictureMutation = (options: useMutation.Options<RemoveHomePictureMutation, RemoveHomePictureMutationVariables> = {}) => useMutation<RemoveHomePictureMutation, RemoveHomePictureMutationVariables>(RemoveHomePictureDocument, options);
export const useCatalogHomesQuery = (options: SkipToken | useQuery.Options<CatalogHomesQuery, CatalogHomesQueryVariables> = {}) => useQuery<CatalogHomesQuery, CatalogHomesQueryVariables>(CatalogHomesDocument, options);
export const useCatalogHomesLazyQuery = (options: useLazyQuery.Options<CatalogHomesQuery, CatalogHomesQueryVariables> = {}) => useLazyQuery<CatalogHomesQuery, CatalogHomesQueryVariables>(CatalogHomesDocument, options);
export const useOrderHomesMutation = (options: useMutation.Options<OrderHomesMutation, OrderHomesMutationVariables> = {}) => useMutation<OrderHomesMutation, OrderHomesMutationVariables>(OrderHomesDocument, options);
export const useRequestConsultantMutation = (options: useMutation.Options<RequestConsultantMutation, RequestConsultantMutationVariables> = {}) => useMutation<RequestConsultantMutation, RequestConsultantMutationVariables>(RequestConsultantDocument, options);
export const useSetContactsStatusMutation = (options: useMutation.Options<SetContactsStatusMutation, SetContactsStatusMutationVariables> = {}) => useMutation<SetContactsStatusMutation, SetContactsStatusMutationVariables>(SetContactsStatusDocument, options);
export const useTagContactsMutation = (options: useMutation.Options<TagContactsMutation, TagContactsMutationVariables> = {}) => useMutation<TagContactsMutation, TagContactsMutationVariables>(TagContactsDocument, options);
export const useDeleteContactsMutation = (options: useMutation.Options<DeleteContactsMutation, DeleteContactsMutationVariables> = {}) => useMutation<DeleteContactsMutation, DeleteContactsMutationVariables>(DeleteContactsDocument, options);
export const useDeleteContactMutation = (options: useMutation.Options<DeleteContactMutation, DeleteContactMutationVariables> = {}) => useMutation<DeleteContactMutation, DeleteContactMutationVariables>(DeleteContactDocument, options);
export const useDeletedContactsQuery = (options: SkipToken | useQuery.Options<DeletedContactsQuery, DeletedContactsQueryVariables> = {}) => useQuery<DeletedContactsQuery, DeletedContactsQueryVariables>(DeletedContactsDocument, options);
export const useDeletedContactsLazyQuery = (options: useLazyQuery.Options<DeletedContactsQuery, DeletedContactsQueryVariables> = {}) => useLazyQuery<DeletedContactsQuery, DeletedContactsQueryVariables>(DeletedContactsDocument, options);
export const useLogContactCallMutation = (options: useMutation.Options<LogContactCallMutation, LogContactCallMutationVariables> = {}) => useMutation<LogContactCallMutation, LogContactCallMutationVariables>(LogContactCallDocument, options);
export const useCreateContactMutation = (options: useMutation.Options<CreateContactMutation, CreateContactMutationVariables> = {}) => useMutation<CreateContactMutation, CreateContactMutationVariables>(CreateContactDocument, options);
export const useUpdateContactMutation = (options: useMutation.Options<UpdateContactMutation, UpdateContactMutationVariables> = {}) => useMutation<UpdateContactMutation, UpdateContactMutationVariables>(UpdateContactDocument, options);
export const useContactQuery = (options: SkipToken | useQuery.Options<ContactQuery, ContactQueryVariables>) => useQuery<ContactQuery, ContactQueryVariables>(ContactDocument, options);
export const useContactLazyQuery = (options: useLazyQuery.Options<ContactQuery, ContactQueryVariables> = {}) => useLazyQuery<ContactQuery, ContactQueryVariables>(ContactDocument, options);
export const useContactTagsQuery = (options: SkipToken | useQuery.Options<ContactTagsQuery, ContactTagsQueryVariables> = {}) => useQuery<ContactTagsQuery, ContactTagsQueryVariables>(ContactTagsDocument, options);
export const useContactTagsLazyQuery = (options: useLazyQuery.Options<ContactTagsQuery, ContactTagsQueryVariables> = {}) => useLazyQuery<ContactTagsQuery, ContactTagsQueryVariables>(ContactTagsDocument, options);
export const useContactSourcesQuery = (options: SkipToken | useQuery.Options<ContactSourcesQuery, ContactSourcesQueryVariables> = {}) => useQuery<ContactSourcesQuery, ContactSourcesQueryVariables>(ContactSourcesDocument, options);
export const useContactSourcesLazyQuery = (options: useLazyQuery.Options<ContactSourcesQuery, ContactSourcesQueryVariables> = {}) => useLazyQuery<ContactSourcesQuery, ContactSourcesQueryVariables>(ContactSourcesDocument, options);
export const useContactOwnersQuery = (options: SkipToken | useQuery.Options<ContactOwnersQuery, ContactOwnersQueryVariables> = {}) => useQuery<ContactOwnersQuery, ContactOwnersQueryVariables>(ContactOwnersDocument, options);
export const useContactOwnersLazyQuery = (options: useLazyQuery.Options<ContactOwnersQuery, ContactOwnersQueryVariables> = {}) => useLazyQuery<ContactOwnersQuery, ContactOwnersQueryVariables>(ContactOwnersDocument, options);
export const useContactDuplicatesQuery = (options: SkipToken | useQuery.Options<ContactDuplicatesQuery, ContactDuplicatesQueryVariables>) => useQuery<ContactDuplicatesQuery, ContactDuplicatesQueryVariables>(ContactDuplicatesDocument, options);
export const useContactDuplicatesLazyQuery = (options: useLazyQuery.Options<ContactDuplicatesQuery, ContactDuplicatesQueryVariables> = {}) => useLazyQuery<ContactDuplicatesQuery, ContactDuplicatesQueryVariables>(ContactDuplicatesDocument, options);
export const useContactImportQuery = (options: SkipToken | useQuery.Options<ContactImportQuery, ContactImportQueryVariables>) => useQuery<ContactImportQuery, ContactImportQueryVariables>(ContactImportDocument, options);
export const useContactImportLazyQuery = (options: useLazyQuery.Options<ContactImportQuery, ContactImportQueryVariables> = {}) => useLazyQuery<ContactImportQuery, ContactImportQueryVariables>(ContactImportDocument, options);
export const useContactImportsQuery = (options: SkipToken | useQuery.Options<ContactImportsQuery, ContactImportsQueryVariables> = {}) => useQuery<ContactImportsQuery, ContactImportsQueryVariables>(ContactImportsDocument, options);
export const useContactImportsLazyQuery = (options: useLazyQuery.Options<ContactImportsQuery, ContactImportsQueryVariables> = {}) => useLazyQuery<ContactImportsQuery, ContactImportsQueryVariables>(ContactImportsDocument, options);
export const useContactImportRowsQuery = (options: SkipToken | useQuery.Options<ContactImportRowsQuery, ContactImportRowsQueryVariables>) => useQuery<ContactImportRowsQuery, ContactImportRowsQueryVariables>(ContactImportRowsDocument, options);
export const useContactImportRowsLazyQuery = (options: useLazyQuery.Options<ContactImportRowsQuery, ContactImportRowsQueryVariables> = {}) => useLazyQuery<ContactImportRowsQuery, ContactImportRowsQueryVariables>(ContactImportRowsDocument, options);
export const useContactImportWordsQuery = (options: SkipToken | useQuery.Options<ContactImportWordsQuery, ContactImportWordsQueryVariables>) => useQuery<ContactImportWordsQuery, ContactImportWordsQueryVariables>(ContactImportWordsDocument, options);
export const useContactImportWordsLazyQuery = (options: useLazyQuery.Options<ContactImportWordsQuery, ContactImportWordsQueryVariables> = {}) => useLazyQuery<ContactImportWordsQuery, ContactImportWordsQueryVariables>(ContactImportWordsDocument, options);
export const useContactImportNamesQuery = (options: SkipToken | useQuery.Options<ContactImportNamesQuery, ContactImportNamesQueryVariables>) => useQuery<ContactImportNamesQuery, ContactImportNamesQueryVariables>(ContactImportNamesDocument, options);
export const useContactImportNamesLazyQuery = (options: useLazyQuery.Options<ContactImportNamesQuery, ContactImportNamesQueryVariables> = {}) => useLazyQuery<ContactImportNamesQuery, ContactImportNamesQueryVariables>(ContactImportNamesDocument, options);
export const useMapContactImportMutation = (options: useMutation.Options<MapContactImportMutation, MapContactImportMutationVariables> = {}) => useMutation<MapContactImportMutation, MapContactImportMutationVariables>(MapContactImportDocument, options);
export const useStartContactImportMutation = (options: useMutation.Options<StartContactImportMutation, StartContactImportMutationVariables> = {}) => useMutation<StartContactImportMutation, StartContactImportMutationVariables>(StartContactImportDocument, options);
export const useRevertContactImportMutation = (options: useMutation.Options<RevertContactImportMutation, RevertContactImportMutationVariables> = {}) => useMutation<RevertContactImportMutation, RevertContactImportMutationVariables>(RevertContactImportDocument, options);
export const useContactsQuery = (options: SkipToken | useQuery.Options<ContactsQuery, ContactsQueryVariables>) => useQuery<ContactsQuery, ContactsQueryVariables>(ContactsDocument, options);
export const useContactsLazyQuery = (options: useLazyQuery.Options<ContactsQuery, ContactsQueryVariables> = {}) => useLazyQuery<ContactsQuery, ContactsQueryVariables>(ContactsDocument, options);
export const useContactCountQuery = (options: SkipToken | useQuery.Options<ContactCountQuery, ContactCountQueryVariables> = {}) => useQuery<ContactCountQuery, ContactCountQueryVariables>(ContactCountDocument, options);
export const useContactCountLazyQuery = (options: useLazyQuery.Options<ContactCountQuery, ContactCountQueryVariables> = {}) => useLazyQuery<ContactCountQuery, ContactCountQueryVariables>(ContactCountDocument, options);
export const useRestoreContactMutation = (options: useMutation.Options<RestoreContactMutation, RestoreContactMutationVariables> = {}) => useMutation<RestoreContactMutation, RestoreContactMutationVariables>(RestoreContactDocument, options);
export const useRestoreContactsMutation = (options: useMutation.Options<RestoreContactsMutation, RestoreContactsMutationVariables> = {}) => useMutation<RestoreContactsMutation, RestoreContactsMutationVariables>(RestoreContactsDocument, options);
export const useContactTimelineQuery = (options: SkipToken | useQuery.Options<ContactTimelineQuery, ContactTimelineQueryVariables>) => useQuery<ContactTimelineQuery, ContactTimelineQueryVariables>(ContactTimelineDocument, options);
export const useContactTimelineLazyQuery = (options: useLazyQuery.Options<ContactTimelineQuery, ContactTimelineQueryVariables> = {}) => useLazyQuery<ContactTimelineQuery, ContactTimelineQueryVariables>(ContactTimelineDocument, options);
export const useAddContactNoteMutation = (options: useMutation.Options<AddContactNoteMutation, AddContactNoteMutationVariables> = {}) => useMutation<AddContactNoteMutation, AddContactNoteMutationVariables>(AddContactNoteDocument, options);
export const useUpdateContactNoteMutation = (options: useMutation.Options<UpdateContactNoteMutation, UpdateContactNoteMutationVariables> = {}) => useMutation<UpdateContactNoteMutation, UpdateContactNoteMutationVariables>(UpdateContactNoteDocument, options);
export const useDeleteContactNoteMutation = (options: useMutation.Options<DeleteContactNoteMutation, DeleteContactNoteMutationVariables> = {}) => useMutation<DeleteContactNoteMutation, DeleteContactNoteMutationVariables>(DeleteContactNoteDocument, options);
export const useContentItemsQuery = (options: SkipToken | useQuery.Options<ContentItemsQuery, ContentItemsQueryVariables> = {}) => useQuery<ContentItemsQuery, ContentItemsQueryVariables>(ContentItemsDocument, options);
export const useContentItemsLazyQuery = (options: useLazyQuery.Options<ContentItemsQuery, ContentItemsQueryVariables> = {}) => useLazyQuery<ContentItemsQuery, ContentItemsQueryVariables>(ContentItemsDocument, options);
export const useContentItemQuery = (options: SkipToken | useQuery.Options<ContentItemQuery, ContentItemQueryVariables>) => useQuery<ContentItemQuery, ContentItemQueryVariables>(ContentItemDocument, options);
export const useContentItemLazyQuery = (options: useLazyQuery.Options<ContentItemQuery, ContentItemQueryVariables> = {}) => useLazyQuery<ContentItemQuery, ContentItemQueryVariables>(ContentItemDocument, options);
export const useCreateContentItemMutation = (options: useMutation.Options<CreateContentItemMutation, CreateContentItemMutationVariables> = {}) => useMutation<CreateContentItemMutation, CreateContentItemMutationVariables>(CreateContentItemDocument, options);
export const useUpdateContentItemMutation = (options: useMutation.Options<UpdateContentItemMutation, UpdateContentItemMutationVariables> = {}) => useMutation<UpdateContentItemMutation, UpdateContentItemMutationVariables>(UpdateContentItemDocument, options);
export const useRemoveContentItemMutation = (options: useMutation.Options<RemoveContentItemMutation, RemoveContentItemMutationVariables> = {}) => useMutation<RemoveContentItemMutation, RemoveContentItemMutationVariables>(RemoveContentItemDocument, options);
export const useBuildsQuery = (options: SkipToken | useQuery.Options<BuildsQuery, BuildsQueryVariables> = {}) => useQuery<BuildsQuery, BuildsQueryVariables>(BuildsDocument, options);
export const useBuildsLazyQuery = (options: useLazyQuery.Options<BuildsQuery, BuildsQueryVariables> = {}) => useLazyQuery<BuildsQuery, BuildsQueryVariables>(BuildsDocument, options);
export const useBuildProjectsQuery = (options: SkipToken | useQuery.Options<BuildProjectsQuery, BuildProjectsQueryVariables> = {}) => useQuery<BuildProjectsQuery, BuildProjectsQueryVariables>(BuildProjectsDocument, options);
export const useBuildProjectsLazyQuery = (options: useLazyQuery.Options<BuildProjectsQuery, BuildProjectsQueryVariables> = {}) => useLazyQuery<BuildProjectsQuery, BuildProjectsQueryVariables>(BuildProjectsDocument, options);
export const useScheduleBuildMutation = (options: useMutation.Options<ScheduleBuildMutation, ScheduleBuildMutationVariables> = {}) => useMutation<ScheduleBuildMutation, ScheduleBuildMutationVariables>(ScheduleBuildDocument, options);
export const useUpdateBuildMutation = (options: useMutation.Options<UpdateBuildMutation, UpdateBuildMutationVariables> = {}) => useMutation<UpdateBuildMutation, UpdateBuildMutationVariables>(UpdateBuildDocument, options);
export const useMarkBuildMutation = (options: useMutation.Options<MarkBuildMutation, MarkBuildMutationVariables> = {}) => useMutation<MarkBuildMutation, MarkBuildMutationVariables>(MarkBuildDocument, options);
export const useRemoveBuildMutation = (options: useMutation.Options<RemoveBuildMutation, RemoveBuildMutationVariables> = {}) => useMutation<RemoveBuildMutation, RemoveBuildMutationVariables>(RemoveBuildDocument, options);
export const useCrewMembersQuery = (options: SkipToken | useQuery.Options<CrewMembersQuery, CrewMembersQueryVariables> = {}) => useQuery<CrewMembersQuery, CrewMembersQueryVariables>(CrewMembersDocument, options);
export const useCrewMembersLazyQuery = (options: useLazyQuery.Options<CrewMembersQuery, CrewMembersQueryVariables> = {}) => useLazyQuery<CrewMembersQuery, CrewMembersQueryVariables>(CrewMembersDocument, options);
export const useAddCrewMemberMutation = (options: useMutation.Options<AddCrewMemberMutation, AddCrewMemberMutationVariables> = {}) => useMutation<AddCrewMemberMutation, AddCrewMemberMutationVariables>(AddCrewMemberDocument, options);
export const useUpdateCrewMemberMutation = (options: useMutation.Options<UpdateCrewMemberMutation, UpdateCrewMemberMutationVariables> = {}) => useMutation<UpdateCrewMemberMutation, UpdateCrewMemberMutationVariables>(UpdateCrewMemberDocument, options);
export const useRemoveCrewMemberMutation = (options: useMutation.Options<RemoveCrewMemberMutation, RemoveCrewMemberMutationVariables> = {}) => useMutation<RemoveCrewMemberMutation, RemoveCrewMemberMutationVariables>(RemoveCrewMemberDocument, options);
export const useMaterialsQuery = (options: SkipToken | useQuery.Options<MaterialsQuery, MaterialsQueryVariables> = {}) => useQuery<MaterialsQuery, MaterialsQueryVariables>(MaterialsDocument, options);
export const useMaterialsLazyQuery = (options: useLazyQuery.Options<MaterialsQuery, MaterialsQueryVariables> = {}) => useLazyQuery<MaterialsQuery, MaterialsQueryVariables>(MaterialsDocument, options);
export const useAddMaterialMutation = (options: useMutation.Options<AddMaterialMutation, AddMaterialMutationVariables> = {}) => useMutation<AddMaterialMutation, AddMaterialMutationVariables>(AddMaterialDocument, options);
export const useUpdateMaterialMutation = (options: useMutation.Options<UpdateMaterialMutation, UpdateMaterialMutationVariables> = {}) => useMutation<UpdateMaterialMutation, UpdateMaterialMutationVariables>(UpdateMaterialDocument, options);
export const useRemoveMaterialMutation = (options: useMutation.Options<RemoveMaterialMutation, RemoveMaterialMutationVariables> = {}) => useMutation<RemoveMaterialMutation, RemoveMaterialMutationVariables>(RemoveMaterialDocument, options);
export const useContractorSummaryQuery = (options: SkipToken | useQuery.Options<ContractorSummaryQuery, ContractorSummaryQueryVariables> = {}) => useQuery<ContractorSummaryQuery, ContractorSummaryQueryVariables>(ContractorSummaryDocument, options);
export const useContractorSummaryLazyQuery = (options: useLazyQuery.Options<ContractorSummaryQuery, ContractorSummaryQueryVariables> = {}) => useLazyQuery<ContractorSummaryQuery, ContractorSummaryQueryVariables>(ContractorSummaryDocument, options);
export const useSiteProjectsQuery = (options: SkipToken | useQuery.Options<SiteProjectsQuery, SiteProjectsQueryVariables> = {}) => useQuery<SiteProjectsQuery, SiteProjectsQueryVariables>(SiteProjectsDocument, options);
export const useSiteProjectsLazyQuery = (options: useLazyQuery.Options<SiteProjectsQuery, SiteProjectsQueryVariables> = {}) => useLazyQuery<SiteProjectsQuery, SiteProjectsQueryVariables>(SiteProjectsDocument, options);
export const useSiteProjectQuery = (options: SkipToken | useQuery.Options<SiteProjectQuery, SiteProjectQueryVariables>) => useQuery<SiteProjectQuery, SiteProjectQueryVariables>(SiteProjectDocument, options);
export const useSiteProjectLazyQuery = (options: useLazyQuery.Options<SiteProjectQuery, SiteProjectQueryVariables> = {}) => useLazyQuery<SiteProjectQuery, SiteProjectQueryVariables>(SiteProjectDocument, options);
export const useReportProgressMutation = (options: useMutation.Options<ReportProgressMutation, ReportProgressMutationVariables> = {}) => useMutation<ReportProgressMutation, ReportProgressMutationVariables>(ReportProgressDocument, options);
export const useContractorsQuery = (options: SkipToken | useQuery.Options<ContractorsQuery, ContractorsQueryVariables> = {}) => useQuery<ContractorsQuery, ContractorsQueryVariables>(ContractorsDocument, options);
export const useContractorsLazyQuery = (options: useLazyQuery.Options<ContractorsQuery, ContractorsQueryVariables> = {}) => useLazyQuery<ContractorsQuery, ContractorsQueryVariables>(ContractorsDocument, options);
export const useContractorQuery = (options: SkipToken | useQuery.Options<ContractorQuery, ContractorQueryVariables>) => useQuery<ContractorQuery, ContractorQueryVariables>(ContractorDocument, options);
export const useContractorLazyQuery = (options: useLazyQuery.Options<ContractorQuery, ContractorQueryVariables> = {}) => useLazyQuery<ContractorQuery, ContractorQueryVariables>(ContractorDocument, options);
export const useContactDesignsQuery = (options: SkipToken | useQuery.Options<ContactDesignsQuery, ContactDesignsQueryVariables>) => useQuery<ContactDesignsQuery, ContactDesignsQueryVariables>(ContactDesignsDocument, options);
export const useContactDesignsLazyQuery = (options: useLazyQuery.Options<ContactDesignsQuery, ContactDesignsQueryVariables> = {}) => useLazyQuery<ContactDesignsQuery, ContactDesignsQueryVariables>(ContactDesignsDocument, options);
export const useMyDesignsQuery = (options: SkipToken | useQuery.Options<MyDesignsQuery, MyDesignsQueryVariables> = {}) => useQuery<MyDesignsQuery, MyDesignsQueryVariables>(MyDesignsDocument, options);
export const useMyDesignsLazyQuery = (options: useLazyQuery.Options<MyDesignsQuery, MyDesignsQueryVariables> = {}) => useLazyQuery<MyDesignsQuery, MyDesignsQueryVariables>(MyDesignsDocument, options);
export const useDesignHistoryQuery = (options: SkipToken | useQuery.Options<DesignHistoryQuery, DesignHistoryQueryVariables>) => useQuery<DesignHistoryQuery, DesignHistoryQueryVariables>(DesignHistoryDocument, options);
export const useDesignHistoryLazyQuery = (options: useLazyQuery.Options<DesignHistoryQuery, DesignHistoryQueryVariables> = {}) => useLazyQuery<DesignHistoryQuery, DesignHistoryQueryVariables>(DesignHistoryDocument, options);
export const useMailDesignMutation = (options: useMutation.Options<MailDesignMutation, MailDesignMutationVariables> = {}) => useMutation<MailDesignMutation, MailDesignMutationVariables>(MailDesignDocument, options);
export const useShareDesignMutation = (options: useMutation.Options<ShareDesignMutation, ShareDesignMutationVariables> = {}) => useMutation<ShareDesignMutation, ShareDesignMutationVariables>(ShareDesignDocument, options);
export const useDocumentVersionsQuery = (options: SkipToken | useQuery.Options<DocumentVersionsQuery, DocumentVersionsQueryVariables>) => useQuery<DocumentVersionsQuery, DocumentVersionsQueryVariables>(DocumentVersionsDocument, options);
export const useDocumentVersionsLazyQuery = (options: useLazyQuery.Options<DocumentVersionsQuery, DocumentVersionsQueryVariables> = {}) => useLazyQuery<DocumentVersionsQuery, DocumentVersionsQueryVariables>(DocumentVersionsDocument, options);
export const useReviewDocumentMutation = (options: useMutation.Options<ReviewDocumentMutation, ReviewDocumentMutationVariables> = {}) => useMutation<ReviewDocumentMutation, ReviewDocumentMutationVariables>(ReviewDocumentDocument, options);
export const useUndoDocumentReviewMutation = (options: useMutation.Options<UndoDocumentReviewMutation, UndoDocumentReviewMutationVariables> = {}) => useMutation<UndoDocumentReviewMutation, UndoDocumentReviewMutationVariables>(UndoDocumentReviewDocument, options);
export const useDocumentNowQuery = (options: SkipToken | useQuery.Options<DocumentNowQuery, DocumentNowQueryVariables>) => useQuery<DocumentNowQuery, DocumentNowQueryVariables>(DocumentNowDocument, options);
export const useDocumentNowLazyQuery = (options: useLazyQuery.Options<DocumentNowQuery, DocumentNowQueryVariables> = {}) => useLazyQuery<DocumentNowQuery, DocumentNowQueryVariables>(DocumentNowDocument, options);
export const useUpdateDocumentMutation = (options: useMutation.Options<UpdateDocumentMutation, UpdateDocumentMutationVariables> = {}) => useMutation<UpdateDocumentMutation, UpdateDocumentMutationVariables>(UpdateDocumentDocument, options);
export const useDeleteDocumentMutation = (options: useMutation.Options<DeleteDocumentMutation, DeleteDocumentMutationVariables> = {}) => useMutation<DeleteDocumentMutation, DeleteDocumentMutationVariables>(DeleteDocumentDocument, options);
export const useDocumentsQuery = (options: SkipToken | useQuery.Options<DocumentsQuery, DocumentsQueryVariables> = {}) => useQuery<DocumentsQuery, DocumentsQueryVariables>(DocumentsDocument, options);
export const useDocumentsLazyQuery = (options: useLazyQuery.Options<DocumentsQuery, DocumentsQueryVariables> = {}) => useLazyQuery<DocumentsQuery, DocumentsQueryVariables>(DocumentsDocument, options);
export const useDocumentProjectsQuery = (options: SkipToken | useQuery.Options<DocumentProjectsQuery, DocumentProjectsQueryVariables> = {}) => useQuery<DocumentProjectsQuery, DocumentProjectsQueryVariables>(DocumentProjectsDocument, options);
export const useDocumentProjectsLazyQuery = (options: useLazyQuery.Options<DocumentProjectsQuery, DocumentProjectsQueryVariables> = {}) => useLazyQuery<DocumentProjectsQuery, DocumentProjectsQueryVariables>(DocumentProjectsDocument, options);
export const useDocumentCountsQuery = (options: SkipToken | useQuery.Options<DocumentCountsQuery, DocumentCountsQueryVariables> = {}) => useQuery<DocumentCountsQuery, DocumentCountsQueryVariables>(DocumentCountsDocument, options);
export const useDocumentCountsLazyQuery = (options: useLazyQuery.Options<DocumentCountsQuery, DocumentCountsQueryVariables> = {}) => useLazyQuery<DocumentCountsQuery, DocumentCountsQueryVariables>(DocumentCountsDocument, options);
export const useDocumentTasksQuery = (options: SkipToken | useQuery.Options<DocumentTasksQuery, DocumentTasksQueryVariables> = {}) => useQuery<DocumentTasksQuery, DocumentTasksQueryVariables>(DocumentTasksDocument, options);
export const useDocumentTasksLazyQuery = (options: useLazyQuery.Options<DocumentTasksQuery, DocumentTasksQueryVariables> = {}) => useLazyQuery<DocumentTasksQuery, DocumentTasksQueryVariables>(DocumentTasksDocument, options);
export const useDocumentRequestsQuery = (options: SkipToken | useQuery.Options<DocumentRequestsQuery, DocumentRequestsQueryVariables> = {}) => useQuery<DocumentRequestsQuery, DocumentRequestsQueryVariables>(DocumentRequestsDocument, options);
export const useDocumentRequestsLazyQuery = (options: useLazyQuery.Options<DocumentRequestsQuery, DocumentRequestsQueryVariables> = {}) => useLazyQuery<DocumentRequestsQuery, DocumentRequestsQueryVariables>(DocumentRequestsDocument, options);
export const useRequestDocumentMutation = (options: useMutation.Options<RequestDocumentMutation, RequestDocumentMutationVariables> = {}) => useMutation<RequestDocumentMutation, RequestDocumentMutationVariables>(RequestDocumentDocument, options);
export const useWithdrawDocumentRequestMutation = (options: useMutation.Options<WithdrawDocumentRequestMutation, WithdrawDocumentRequestMutationVariables> = {}) => useMutation<WithdrawDocumentRequestMutation, WithdrawDocumentRequestMutationVariables>(WithdrawDocumentRequestDocument, options);
export const useFactoryBoardQuery = (options: SkipToken | useQuery.Options<FactoryBoardQuery, FactoryBoardQueryVariables> = {}) => useQuery<FactoryBoardQuery, FactoryBoardQueryVariables>(FactoryBoardDocument, options);
export const useFactoryBoardLazyQuery = (options: useLazyQuery.Options<FactoryBoardQuery, FactoryBoardQueryVariables> = {}) => useLazyQuery<FactoryBoardQuery, FactoryBoardQueryVariables>(FactoryBoardDocument, options);
export const useHandedOverHomesQuery = (options: SkipToken | useQuery.Options<HandedOverHomesQuery, HandedOverHomesQueryVariables> = {}) => useQuery<HandedOverHomesQuery, HandedOverHomesQueryVariables>(HandedOverHomesDocument, options);
export const useHandedOverHomesLazyQuery = (options: useLazyQuery.Options<HandedOverHomesQuery, HandedOverHomesQueryVariables> = {}) => useLazyQuery<HandedOverHomesQuery, HandedOverHomesQueryVariables>(HandedOverHomesDocument, options);
export const useFactoryHomeEventsQuery = (options: SkipToken | useQuery.Options<FactoryHomeEventsQuery, FactoryHomeEventsQueryVariables>) => useQuery<FactoryHomeEventsQuery, FactoryHomeEventsQueryVariables>(FactoryHomeEventsDocument, options);
export const useFactoryHomeEventsLazyQuery = (options: useLazyQuery.Options<FactoryHomeEventsQuery, FactoryHomeEventsQueryVariables> = {}) => useLazyQuery<FactoryHomeEventsQuery, FactoryHomeEventsQueryVariables>(FactoryHomeEventsDocument, options);
export const useFactoryCandidatesQuery = (options: SkipToken | useQuery.Options<FactoryCandidatesQuery, FactoryCandidatesQueryVariables> = {}) => useQuery<FactoryCandidatesQuery, FactoryCandidatesQueryVariables>(FactoryCandidatesDocument, options);
export const useFactoryCandidatesLazyQuery = (options: useLazyQuery.Options<FactoryCandidatesQuery, FactoryCandidatesQueryVariables> = {}) => useLazyQuery<FactoryCandidatesQuery, FactoryCandidatesQueryVariables>(FactoryCandidatesDocument, options);
export const usePlanHomeMutation = (options: useMutation.Options<PlanHomeMutation, PlanHomeMutationVariables> = {}) => useMutation<PlanHomeMutation, PlanHomeMutationVariables>(PlanHomeDocument, options);
export const useRescheduleHomeMutation = (options: useMutation.Options<RescheduleHomeMutation, RescheduleHomeMutationVariables> = {}) => useMutation<RescheduleHomeMutation, RescheduleHomeMutationVariables>(RescheduleHomeDocument, options);
export const useShiftHomeMutation = (options: useMutation.Options<ShiftHomeMutation, ShiftHomeMutationVariables> = {}) => useMutation<ShiftHomeMutation, ShiftHomeMutationVariables>(ShiftHomeDocument, options);
export const useRemoveHomeMutation = (options: useMutation.Options<RemoveHomeMutation, RemoveHomeMutationVariables> = {}) => useMutation<RemoveHomeMutation, RemoveHomeMutationVariables>(RemoveHomeDocument, options);
export const useMoveHomeMutation = (options: useMutation.Options<MoveHomeMutation, MoveHomeMutationVariables> = {}) => useMutation<MoveHomeMutation, MoveHomeMutationVariables>(MoveHomeDocument, options);
export const useHoldHomeMutation = (options: useMutation.Options<HoldHomeMutation, HoldHomeMutationVariables> = {}) => useMutation<HoldHomeMutation, HoldHomeMutationVariables>(HoldHomeDocument, options);
export const useReleaseHomeMutation = (options: useMutation.Options<ReleaseHomeMutation, ReleaseHomeMutationVariables> = {}) => useMutation<ReleaseHomeMutation, ReleaseHomeMutationVariables>(ReleaseHomeDocument, options);
export const useHandOverHomeMutation = (options: useMutation.Options<HandOverHomeMutation, HandOverHomeMutationVariables> = {}) => useMutation<HandOverHomeMutation, HandOverHomeMutationVariables>(HandOverHomeDocument, options);
export const useFiguresQuery = (options: SkipToken | useQuery.Options<FiguresQuery, FiguresQueryVariables> = {}) => useQuery<FiguresQuery, FiguresQueryVariables>(FiguresDocument, options);
export const useFiguresLazyQuery = (options: useLazyQuery.Options<FiguresQuery, FiguresQueryVariables> = {}) => useLazyQuery<FiguresQuery, FiguresQueryVariables>(FiguresDocument, options);
export const useFigureHistoryQuery = (options: SkipToken | useQuery.Options<FigureHistoryQuery, FigureHistoryQueryVariables>) => useQuery<FigureHistoryQuery, FigureHistoryQueryVariables>(FigureHistoryDocument, options);
export const useFigureHistoryLazyQuery = (options: useLazyQuery.Options<FigureHistoryQuery, FigureHistoryQueryVariables> = {}) => useLazyQuery<FigureHistoryQuery, FigureHistoryQueryVariables>(FigureHistoryDocument, options);
export const useRecordFigureMutation = (options: useMutation.Options<RecordFigureMutation, RecordFigureMutationVariables> = {}) => useMutation<RecordFigureMutation, RecordFigureMutationVariables>(RecordFigureDocument, options);
export const useFloorPlanDesignsQuery = (options: SkipToken | useQuery.Options<FloorPlanDesignsQuery, FloorPlanDesignsQueryVariables>) => useQuery<FloorPlanDesignsQuery, FloorPlanDesignsQueryVariables>(FloorPlanDesignsDocument, options);
export const useFloorPlanDesignsLazyQuery = (options: useLazyQuery.Options<FloorPlanDesignsQuery, FloorPlanDesignsQueryVariables> = {}) => useLazyQuery<FloorPlanDesignsQuery, FloorPlanDesignsQueryVariables>(FloorPlanDesignsDocument, options);
export const useFloorPlansQuery = (options: SkipToken | useQuery.Options<FloorPlansQuery, FloorPlansQueryVariables>) => useQuery<FloorPlansQuery, FloorPlansQueryVariables>(FloorPlansDocument, options);
export const useFloorPlansLazyQuery = (options: useLazyQuery.Options<FloorPlansQuery, FloorPlansQueryVariables> = {}) => useLazyQuery<FloorPlansQuery, FloorPlansQueryVariables>(FloorPlansDocument, options);
export const useHealthQuery = (options: SkipToken | useQuery.Options<HealthQuery, HealthQueryVariables> = {}) => useQuery<HealthQuery, HealthQueryVariables>(HealthDocument, options);
export const useHealthLazyQuery = (options: useLazyQuery.Options<HealthQuery, HealthQueryVariables> = {}) => useLazyQuery<HealthQuery, HealthQueryVariables>(HealthDocument, options);
export const useHubQuery = (options: SkipToken | useQuery.Options<HubQuery, HubQueryVariables> = {}) => useQuery<HubQuery, HubQueryVariables>(HubDocument, options);
export const useHubLazyQuery = (options: useLazyQuery.Options<HubQuery, HubQueryVariables> = {}) => useLazyQuery<HubQuery, HubQueryVariables>(HubDocument, options);
export const usePortfolioFiguresQuery = (options: SkipToken | useQuery.Options<PortfolioFiguresQuery, PortfolioFiguresQueryVariables> = {}) => useQuery<PortfolioFiguresQuery, PortfolioFiguresQueryVariables>(PortfolioFiguresDocument, options);
export const usePortfolioFiguresLazyQuery = (options: useLazyQuery.Options<PortfolioFiguresQuery, PortfolioFiguresQueryVariables> = {}) => useLazyQuery<PortfolioFiguresQuery, PortfolioFiguresQueryVariables>(PortfolioFiguresDocument, options);
export const useJobsQuery = (options: SkipToken | useQuery.Options<JobsQuery, JobsQueryVariables> = {}) => useQuery<JobsQuery, JobsQueryVariables>(JobsDocument, options);
export const useJobsLazyQuery = (options: useLazyQuery.Options<JobsQuery, JobsQueryVariables> = {}) => useLazyQuery<JobsQuery, JobsQueryVariables>(JobsDocument, options);
export const useRetryJobMutation = (options: useMutation.Options<RetryJobMutation, RetryJobMutationVariables> = {}) => useMutation<RetryJobMutation, RetryJobMutationVariables>(RetryJobDocument, options);
export const useCancelJobMutation = (options: useMutation.Options<CancelJobMutation, CancelJobMutationVariables> = {}) => useMutation<CancelJobMutation, CancelJobMutationVariables>(CancelJobDocument, options);
export const useMailServiceQuery = (options: SkipToken | useQuery.Options<MailServiceQuery, MailServiceQueryVariables> = {}) => useQuery<MailServiceQuery, MailServiceQueryVariables>(MailServiceDocument, options);
export const useMailServiceLazyQuery = (options: useLazyQuery.Options<MailServiceQuery, MailServiceQueryVariables> = {}) => useLazyQuery<MailServiceQuery, MailServiceQueryVariables>(MailServiceDocument, options);
export const useSendTestMailMutation = (options: useMutation.Options<SendTestMailMutation, SendTestMailMutationVariables> = {}) => useMutation<SendTestMailMutation, SendTestMailMutationVariables>(SendTestMailDocument, options);
export const useTestMailQuery = (options: SkipToken | useQuery.Options<TestMailQuery, TestMailQueryVariables>) => useQuery<TestMailQuery, TestMailQueryVariables>(TestMailDocument, options);
export const useTestMailLazyQuery = (options: useLazyQuery.Options<TestMailQuery, TestMailQueryVariables> = {}) => useLazyQuery<TestMailQuery, TestMailQueryVariables>(TestMailDocument, options);
export const useMailQuery = (options: SkipToken | useQuery.Options<MailQuery, MailQueryVariables>) => useQuery<MailQuery, MailQueryVariables>(MailDocument, options);
export const useMailLazyQuery = (options: useLazyQuery.Options<MailQuery, MailQueryVariables> = {}) => useLazyQuery<MailQuery, MailQueryVariables>(MailDocument, options);
export const useMailsQuery = (options: SkipToken | useQuery.Options<MailsQuery, MailsQueryVariables> = {}) => useQuery<MailsQuery, MailsQueryVariables>(MailsDocument, options);
export const useMailsLazyQuery = (options: useLazyQuery.Options<MailsQuery, MailsQueryVariables> = {}) => useLazyQuery<MailsQuery, MailsQueryVariables>(MailsDocument, options);
export const useRetryMailMutation = (options: useMutation.Options<RetryMailMutation, RetryMailMutationVariables> = {}) => useMutation<RetryMailMutation, RetryMailMutationVariables>(RetryMailDocument, options);
export const useMessagesQuery = (options: SkipToken | useQuery.Options<MessagesQuery, MessagesQueryVariables>) => useQuery<MessagesQuery, MessagesQueryVariables>(MessagesDocument, options);
export const useMessagesLazyQuery = (options: useLazyQuery.Options<MessagesQuery, MessagesQueryVariables> = {}) => useLazyQuery<MessagesQuery, MessagesQueryVariables>(MessagesDocument, options);
export const useMessageThreadsQuery = (options: SkipToken | useQuery.Options<MessageThreadsQuery, MessageThreadsQueryVariables> = {}) => useQuery<MessageThreadsQuery, MessageThreadsQueryVariables>(MessageThreadsDocument, options);
export const useMessageThreadsLazyQuery = (options: useLazyQuery.Options<MessageThreadsQuery, MessageThreadsQueryVariables> = {}) => useLazyQuery<MessageThreadsQuery, MessageThreadsQueryVariables>(MessageThreadsDocument, options);
export const useUnreadMessagesQuery = (options: SkipToken | useQuery.Options<UnreadMessagesQuery, UnreadMessagesQueryVariables> = {}) => useQuery<UnreadMessagesQuery, UnreadMessagesQueryVariables>(UnreadMessagesDocument, options);
export const useUnreadMessagesLazyQuery = (options: useLazyQuery.Options<UnreadMessagesQuery, UnreadMessagesQueryVariables> = {}) => useLazyQuery<UnreadMessagesQuery, UnreadMessagesQueryVariables>(UnreadMessagesDocument, options);
export const useSendMessageMutation = (options: useMutation.Options<SendMessageMutation, SendMessageMutationVariables> = {}) => useMutation<SendMessageMutation, SendMessageMutationVariables>(SendMessageDocument, options);
export const useMarkMessagesReadMutation = (options: useMutation.Options<MarkMessagesReadMutation, MarkMessagesReadMutationVariables> = {}) => useMutation<MarkMessagesReadMutation, MarkMessagesReadMutationVariables>(MarkMessagesReadDocument, options);
export const useMessageColleaguesQuery = (options: SkipToken | useQuery.Options<MessageColleaguesQuery, MessageColleaguesQueryVariables> = {}) => useQuery<MessageColleaguesQuery, MessageColleaguesQueryVariables>(MessageColleaguesDocument, options);
export const useMessageColleaguesLazyQuery = (options: useLazyQuery.Options<MessageColleaguesQuery, MessageColleaguesQueryVariables> = {}) => useLazyQuery<MessageColleaguesQuery, MessageColleaguesQueryVariables>(MessageColleaguesDocument, options);
export const useAssignMessageThreadMutation = (options: useMutation.Options<AssignMessageThreadMutation, AssignMessageThreadMutationVariables> = {}) => useMutation<AssignMessageThreadMutation, AssignMessageThreadMutationVariables>(AssignMessageThreadDocument, options);
export const useMarkMessageThreadDoneMutation = (options: useMutation.Options<MarkMessageThreadDoneMutation, MarkMessageThreadDoneMutationVariables> = {}) => useMutation<MarkMessageThreadDoneMutation, MarkMessageThreadDoneMutationVariables>(MarkMessageThreadDoneDocument, options);
export const useReopenMessageThreadMutation = (options: useMutation.Options<ReopenMessageThreadMutation, ReopenMessageThreadMutationVariables> = {}) => useMutation<ReopenMessageThreadMutation, ReopenMessageThreadMutationVariables>(ReopenMessageThreadDocument, options);
export const useDeploymentsQuery = (options: SkipToken | useQuery.Options<DeploymentsQuery, DeploymentsQueryVariables> = {}) => useQuery<DeploymentsQuery, DeploymentsQueryVariables>(DeploymentsDocument, options);
export const useDeploymentsLazyQuery = (options: useLazyQuery.Options<DeploymentsQuery, DeploymentsQueryVariables> = {}) => useLazyQuery<DeploymentsQuery, DeploymentsQueryVariables>(DeploymentsDocument, options);
export const useExplorerQuery = (options: SkipToken | useQuery.Options<ExplorerQuery, ExplorerQueryVariables> = {}) => useQuery<ExplorerQuery, ExplorerQueryVariables>(ExplorerDocument, options);
export const useExplorerLazyQuery = (options: useLazyQuery.Options<ExplorerQuery, ExplorerQueryVariables> = {}) => useLazyQuery<ExplorerQuery, ExplorerQueryVariables>(ExplorerDocument, options);
export const useOperationsQuery = (options: SkipToken | useQuery.Options<OperationsQuery, OperationsQueryVariables> = {}) => useQuery<OperationsQuery, OperationsQueryVariables>(OperationsDocument, options);
export const useOperationsLazyQuery = (options: useLazyQuery.Options<OperationsQuery, OperationsQueryVariables> = {}) => useLazyQuery<OperationsQuery, OperationsQueryVariables>(OperationsDocument, options);
export const useOverviewFiguresQuery = (options: SkipToken | useQuery.Options<OverviewFiguresQuery, OverviewFiguresQueryVariables> = {}) => useQuery<OverviewFiguresQuery, OverviewFiguresQueryVariables>(OverviewFiguresDocument, options);
export const useOverviewFiguresLazyQuery = (options: useLazyQuery.Options<OverviewFiguresQuery, OverviewFiguresQueryVariables> = {}) => useLazyQuery<OverviewFiguresQuery, OverviewFiguresQueryVariables>(OverviewFiguresDocument, options);
export const useOverviewTrendsQuery = (options: SkipToken | useQuery.Options<OverviewTrendsQuery, OverviewTrendsQueryVariables> = {}) => useQuery<OverviewTrendsQuery, OverviewTrendsQueryVariables>(OverviewTrendsDocument, options);
export const useOverviewTrendsLazyQuery = (options: useLazyQuery.Options<OverviewTrendsQuery, OverviewTrendsQueryVariables> = {}) => useLazyQuery<OverviewTrendsQuery, OverviewTrendsQueryVariables>(OverviewTrendsDocument, options);
export const useOverviewQuery = (options: SkipToken | useQuery.Options<OverviewQuery, OverviewQueryVariables> = {}) => useQuery<OverviewQuery, OverviewQueryVariables>(OverviewDocument, options);
export const useOverviewLazyQuery = (options: useLazyQuery.Options<OverviewQuery, OverviewQueryVariables> = {}) => useLazyQuery<OverviewQuery, OverviewQueryVariables>(OverviewDocument, options);
export const usePriceBookQuery = (options: SkipToken | useQuery.Options<PriceBookQuery, PriceBookQueryVariables> = {}) => useQuery<PriceBookQuery, PriceBookQueryVariables>(PriceBookDocument, options);
export const usePriceBookLazyQuery = (options: useLazyQuery.Options<PriceBookQuery, PriceBookQueryVariables> = {}) => useLazyQuery<PriceBookQuery, PriceBookQueryVariables>(PriceBookDocument, options);
export const usePriceHistoryQuery = (options: SkipToken | useQuery.Options<PriceHistoryQuery, PriceHistoryQueryVariables>) => useQuery<PriceHistoryQuery, PriceHistoryQueryVariables>(PriceHistoryDocument, options);
export const usePriceHistoryLazyQuery = (options: useLazyQuery.Options<PriceHistoryQuery, PriceHistoryQueryVariables> = {}) => useLazyQuery<PriceHistoryQuery, PriceHistoryQueryVariables>(PriceHistoryDocument, options);
export const usePricePreviewQuery = (options: SkipToken | useQuery.Options<PricePreviewQuery, PricePreviewQueryVariables>) => useQuery<PricePreviewQuery, PricePreviewQueryVariables>(PricePreviewDocument, options);
export const usePricePreviewLazyQuery = (options: useLazyQuery.Options<PricePreviewQuery, PricePreviewQueryVariables> = {}) => useLazyQuery<PricePreviewQuery, PricePreviewQueryVariables>(PricePreviewDocument, options);
export const usePricedHomesQuery = (options: SkipToken | useQuery.Options<PricedHomesQuery, PricedHomesQueryVariables> = {}) => useQuery<PricedHomesQuery, PricedHomesQueryVariables>(PricedHomesDocument, options);
export const usePricedHomesLazyQuery = (options: useLazyQuery.Options<PricedHomesQuery, PricedHomesQueryVariables> = {}) => useLazyQuery<PricedHomesQuery, PricedHomesQueryVariables>(PricedHomesDocument, options);
export const useCreatePriceItemMutation = (options: useMutation.Options<CreatePriceItemMutation, CreatePriceItemMutationVariables> = {}) => useMutation<CreatePriceItemMutation, CreatePriceItemMutationVariables>(CreatePriceItemDocument, options);
export const useEndPriceItemMutation = (options: useMutation.Options<EndPriceItemMutation, EndPriceItemMutationVariables> = {}) => useMutation<EndPriceItemMutation, EndPriceItemMutationVariables>(EndPriceItemDocument, options);
export const useRemovePriceItemMutation = (options: useMutation.Options<RemovePriceItemMutation, RemovePriceItemMutationVariables> = {}) => useMutation<RemovePriceItemMutation, RemovePriceItemMutationVariables>(RemovePriceItemDocument, options);
export const useLoanKindsQuery = (options: SkipToken | useQuery.Options<LoanKindsQuery, LoanKindsQueryVariables> = {}) => useQuery<LoanKindsQuery, LoanKindsQueryVariables>(LoanKindsDocument, options);
export const useLoanKindsLazyQuery = (options: useLazyQuery.Options<LoanKindsQuery, LoanKindsQueryVariables> = {}) => useLazyQuery<LoanKindsQuery, LoanKindsQueryVariables>(LoanKindsDocument, options);
export const useSaveLoanKindMutation = (options: useMutation.Options<SaveLoanKindMutation, SaveLoanKindMutationVariables> = {}) => useMutation<SaveLoanKindMutation, SaveLoanKindMutationVariables>(SaveLoanKindDocument, options);
export const useOptionGroupsQuery = (options: SkipToken | useQuery.Options<OptionGroupsQuery, OptionGroupsQueryVariables> = {}) => useQuery<OptionGroupsQuery, OptionGroupsQueryVariables>(OptionGroupsDocument, options);
export const useOptionGroupsLazyQuery = (options: useLazyQuery.Options<OptionGroupsQuery, OptionGroupsQueryVariables> = {}) => useLazyQuery<OptionGroupsQuery, OptionGroupsQueryVariables>(OptionGroupsDocument, options);
export const useSaveOptionGroupMutation = (options: useMutation.Options<SaveOptionGroupMutation, SaveOptionGroupMutationVariables> = {}) => useMutation<SaveOptionGroupMutation, SaveOptionGroupMutationVariables>(SaveOptionGroupDocument, options);
export const useProjectBoardQuery = (options: SkipToken | useQuery.Options<ProjectBoardQuery, ProjectBoardQueryVariables> = {}) => useQuery<ProjectBoardQuery, ProjectBoardQueryVariables>(ProjectBoardDocument, options);
export const useProjectBoardLazyQuery = (options: useLazyQuery.Options<ProjectBoardQuery, ProjectBoardQueryVariables> = {}) => useLazyQuery<ProjectBoardQuery, ProjectBoardQueryVariables>(ProjectBoardDocument, options);
export const useProjectLinkQuestionsQuery = (options: SkipToken | useQuery.Options<ProjectLinkQuestionsQuery, ProjectLinkQuestionsQueryVariables> = {}) => useQuery<ProjectLinkQuestionsQuery, ProjectLinkQuestionsQueryVariables>(ProjectLinkQuestionsDocument, options);
export const useProjectLinkQuestionsLazyQuery = (options: useLazyQuery.Options<ProjectLinkQuestionsQuery, ProjectLinkQuestionsQueryVariables> = {}) => useLazyQuery<ProjectLinkQuestionsQuery, ProjectLinkQuestionsQueryVariables>(ProjectLinkQuestionsDocument, options);
export const useAnswerProjectLinkMutation = (options: useMutation.Options<AnswerProjectLinkMutation, AnswerProjectLinkMutationVariables> = {}) => useMutation<AnswerProjectLinkMutation, AnswerProjectLinkMutationVariables>(AnswerProjectLinkDocument, options);
export const useProjectPeopleQuery = (options: SkipToken | useQuery.Options<ProjectPeopleQuery, ProjectPeopleQueryVariables>) => useQuery<ProjectPeopleQuery, ProjectPeopleQueryVariables>(ProjectPeopleDocument, options);
export const useProjectPeopleLazyQuery = (options: useLazyQuery.Options<ProjectPeopleQuery, ProjectPeopleQueryVariables> = {}) => useLazyQuery<ProjectPeopleQuery, ProjectPeopleQueryVariables>(ProjectPeopleDocument, options);
export const useProjectContactsQuery = (options: SkipToken | useQuery.Options<ProjectContactsQuery, ProjectContactsQueryVariables> = {}) => useQuery<ProjectContactsQuery, ProjectContactsQueryVariables>(ProjectContactsDocument, options);
export const useProjectContactsLazyQuery = (options: useLazyQuery.Options<ProjectContactsQuery, ProjectContactsQueryVariables> = {}) => useLazyQuery<ProjectContactsQuery, ProjectContactsQueryVariables>(ProjectContactsDocument, options);
export const useProjectToEditQuery = (options: SkipToken | useQuery.Options<ProjectToEditQuery, ProjectToEditQueryVariables>) => useQuery<ProjectToEditQuery, ProjectToEditQueryVariables>(ProjectToEditDocument, options);
export const useProjectToEditLazyQuery = (options: useLazyQuery.Options<ProjectToEditQuery, ProjectToEditQueryVariables> = {}) => useLazyQuery<ProjectToEditQuery, ProjectToEditQueryVariables>(ProjectToEditDocument, options);
export const useCreateProjectMutation = (options: useMutation.Options<CreateProjectMutation, CreateProjectMutationVariables> = {}) => useMutation<CreateProjectMutation, CreateProjectMutationVariables>(CreateProjectDocument, options);
export const useUpdateProjectMutation = (options: useMutation.Options<UpdateProjectMutation, UpdateProjectMutationVariables> = {}) => useMutation<UpdateProjectMutation, UpdateProjectMutationVariables>(UpdateProjectDocument, options);
export const useProjectsQuery = (options: SkipToken | useQuery.Options<ProjectsQuery, ProjectsQueryVariables>) => useQuery<ProjectsQuery, ProjectsQueryVariables>(ProjectsDocument, options);
export const useProjectsLazyQuery = (options: useLazyQuery.Options<ProjectsQuery, ProjectsQueryVariables> = {}) => useLazyQuery<ProjectsQuery, ProjectsQueryVariables>(ProjectsDocument, options);
export const useMoveProjectMutation = (options: useMutation.Options<MoveProjectMutation, MoveProjectMutationVariables> = {}) => useMutation<MoveProjectMutation, MoveProjectMutationVariables>(MoveProjectDocument, options);
export const useUndoProjectMoveMutation = (options: useMutation.Options<UndoProjectMoveMutation, UndoProjectMoveMutationVariables> = {}) => useMutation<UndoProjectMoveMutation, UndoProjectMoveMutationVariables>(UndoProjectMoveDocument, options);
export const useProjectQuery = (options: SkipToken | useQuery.Options<ProjectQuery, ProjectQueryVariables>) => useQuery<ProjectQuery, ProjectQueryVariables>(ProjectDocument, options);
export const useProjectLazyQuery = (options: useLazyQuery.Options<ProjectQuery, ProjectQueryVariables> = {}) => useLazyQuery<ProjectQuery, ProjectQueryVariables>(ProjectDocument, options);
export const useMyProjectsQuery = (options: SkipToken | useQuery.Options<MyProjectsQuery, MyProjectsQueryVariables>) => useQuery<MyProjectsQuery, MyProjectsQueryVariables>(MyProjectsDocument, options);
export const useMyProjectsLazyQuery = (options: useLazyQuery.Options<MyProjectsQuery, MyProjectsQueryVariables> = {}) => useLazyQuery<MyProjectsQuery, MyProjectsQueryVariables>(MyProjectsDocument, options);
export const usePlanProjectStagesMutation = (options: useMutation.Options<PlanProjectStagesMutation, PlanProjectStagesMutationVariables> = {}) => useMutation<PlanProjectStagesMutation, PlanProjectStagesMutationVariables>(PlanProjectStagesDocument, options);
export const useProjectEventsQuery = (options: SkipToken | useQuery.Options<ProjectEventsQuery, ProjectEventsQueryVariables>) => useQuery<ProjectEventsQuery, ProjectEventsQueryVariables>(ProjectEventsDocument, options);
export const useProjectEventsLazyQuery = (options: useLazyQuery.Options<ProjectEventsQuery, ProjectEventsQueryVariables> = {}) => useLazyQuery<ProjectEventsQuery, ProjectEventsQueryVariables>(ProjectEventsDocument, options);
export const useProjectScheduleQuery = (options: SkipToken | useQuery.Options<ProjectScheduleQuery, ProjectScheduleQueryVariables> = {}) => useQuery<ProjectScheduleQuery, ProjectScheduleQueryVariables>(ProjectScheduleDocument, options);
export const useProjectScheduleLazyQuery = (options: useLazyQuery.Options<ProjectScheduleQuery, ProjectScheduleQueryVariables> = {}) => useLazyQuery<ProjectScheduleQuery, ProjectScheduleQueryVariables>(ProjectScheduleDocument, options);
export const useReportResultQuery = (options: SkipToken | useQuery.Options<ReportResultQuery, ReportResultQueryVariables>) => useQuery<ReportResultQuery, ReportResultQueryVariables>(ReportResultDocument, options);
export const useReportResultLazyQuery = (options: useLazyQuery.Options<ReportResultQuery, ReportResultQueryVariables> = {}) => useLazyQuery<ReportResultQuery, ReportResultQueryVariables>(ReportResultDocument, options);
export const useReportOptionsQuery = (options: SkipToken | useQuery.Options<ReportOptionsQuery, ReportOptionsQueryVariables> = {}) => useQuery<ReportOptionsQuery, ReportOptionsQueryVariables>(ReportOptionsDocument, options);
export const useReportOptionsLazyQuery = (options: useLazyQuery.Options<ReportOptionsQuery, ReportOptionsQueryVariables> = {}) => useLazyQuery<ReportOptionsQuery, ReportOptionsQueryVariables>(ReportOptionsDocument, options);
export const useReportsQuery = (options: SkipToken | useQuery.Options<ReportsQuery, ReportsQueryVariables> = {}) => useQuery<ReportsQuery, ReportsQueryVariables>(ReportsDocument, options);
export const useReportsLazyQuery = (options: useLazyQuery.Options<ReportsQuery, ReportsQueryVariables> = {}) => useLazyQuery<ReportsQuery, ReportsQueryVariables>(ReportsDocument, options);
export const useReportQuery = (options: SkipToken | useQuery.Options<ReportQuery, ReportQueryVariables>) => useQuery<ReportQuery, ReportQueryVariables>(ReportDocument, options);
export const useReportLazyQuery = (options: useLazyQuery.Options<ReportQuery, ReportQueryVariables> = {}) => useLazyQuery<ReportQuery, ReportQueryVariables>(ReportDocument, options);
export const useCreateReportMutation = (options: useMutation.Options<CreateReportMutation, CreateReportMutationVariables> = {}) => useMutation<CreateReportMutation, CreateReportMutationVariables>(CreateReportDocument, options);
export const useUpdateReportMutation = (options: useMutation.Options<UpdateReportMutation, UpdateReportMutationVariables> = {}) => useMutation<UpdateReportMutation, UpdateReportMutationVariables>(UpdateReportDocument, options);
export const useDuplicateReportMutation = (options: useMutation.Options<DuplicateReportMutation, DuplicateReportMutationVariables> = {}) => useMutation<DuplicateReportMutation, DuplicateReportMutationVariables>(DuplicateReportDocument, options);
export const useDeleteReportMutation = (options: useMutation.Options<DeleteReportMutation, DeleteReportMutationVariables> = {}) => useMutation<DeleteReportMutation, DeleteReportMutationVariables>(DeleteReportDocument, options);
export const useScheduleReportMutation = (options: useMutation.Options<ScheduleReportMutation, ScheduleReportMutationVariables> = {}) => useMutation<ScheduleReportMutation, ScheduleReportMutationVariables>(ScheduleReportDocument, options);
export const useSavedViewsQuery = (options: SkipToken | useQuery.Options<SavedViewsQuery, SavedViewsQueryVariables>) => useQuery<SavedViewsQuery, SavedViewsQueryVariables>(SavedViewsDocument, options);
export const useSavedViewsLazyQuery = (options: useLazyQuery.Options<SavedViewsQuery, SavedViewsQueryVariables> = {}) => useLazyQuery<SavedViewsQuery, SavedViewsQueryVariables>(SavedViewsDocument, options);
export const useSavedViewCountsQuery = (options: SkipToken | useQuery.Options<SavedViewCountsQuery, SavedViewCountsQueryVariables>) => useQuery<SavedViewCountsQuery, SavedViewCountsQueryVariables>(SavedViewCountsDocument, options);
export const useSavedViewCountsLazyQuery = (options: useLazyQuery.Options<SavedViewCountsQuery, SavedViewCountsQueryVariables> = {}) => useLazyQuery<SavedViewCountsQuery, SavedViewCountsQueryVariables>(SavedViewCountsDocument, options);
export const useSaveViewMutation = (options: useMutation.Options<SaveViewMutation, SaveViewMutationVariables> = {}) => useMutation<SaveViewMutation, SaveViewMutationVariables>(SaveViewDocument, options);
export const useUpdateViewMutation = (options: useMutation.Options<UpdateViewMutation, UpdateViewMutationVariables> = {}) => useMutation<UpdateViewMutation, UpdateViewMutationVariables>(UpdateViewDocument, options);
export const useDeleteViewMutation = (options: useMutation.Options<DeleteViewMutation, DeleteViewMutationVariables> = {}) => useMutation<DeleteViewMutation, DeleteViewMutationVariables>(DeleteViewDocument, options);
export const useSearchQuery = (options: SkipToken | useQuery.Options<SearchQuery, SearchQueryVariables>) => useQuery<SearchQuery, SearchQueryVariables>(SearchDocument, options);
export const useSearchLazyQuery = (options: useLazyQuery.Options<SearchQuery, SearchQueryVariables> = {}) => useLazyQuery<SearchQuery, SearchQueryVariables>(SearchDocument, options);
export const useBookingsOutsideQuery = (options: SkipToken | useQuery.Options<BookingsOutsideQuery, BookingsOutsideQueryVariables>) => useQuery<BookingsOutsideQuery, BookingsOutsideQueryVariables>(BookingsOutsideDocument, options);
export const useBookingsOutsideLazyQuery = (options: useLazyQuery.Options<BookingsOutsideQuery, BookingsOutsideQueryVariables> = {}) => useLazyQuery<BookingsOutsideQuery, BookingsOutsideQueryVariables>(BookingsOutsideDocument, options);
export const useCompanyQuery = (options: SkipToken | useQuery.Options<CompanyQuery, CompanyQueryVariables> = {}) => useQuery<CompanyQuery, CompanyQueryVariables>(CompanyDocument, options);
export const useCompanyLazyQuery = (options: useLazyQuery.Options<CompanyQuery, CompanyQueryVariables> = {}) => useLazyQuery<CompanyQuery, CompanyQueryVariables>(CompanyDocument, options);
export const useUpdateCompanyMutation = (options: useMutation.Options<UpdateCompanyMutation, UpdateCompanyMutationVariables> = {}) => useMutation<UpdateCompanyMutation, UpdateCompanyMutationVariables>(UpdateCompanyDocument, options);
export const useTodayQuery = (options: SkipToken | useQuery.Options<TodayQuery, TodayQueryVariables> = {}) => useQuery<TodayQuery, TodayQueryVariables>(TodayDocument, options);
export const useTodayLazyQuery = (options: useLazyQuery.Options<TodayQuery, TodayQueryVariables> = {}) => useLazyQuery<TodayQuery, TodayQueryVariables>(TodayDocument, options);
export const useLogTodayCallMutation = (options: useMutation.Options<LogTodayCallMutation, LogTodayCallMutationVariables> = {}) => useMutation<LogTodayCallMutation, LogTodayCallMutationVariables>(LogTodayCallDocument, options);
export const useUndoTodayCallMutation = (options: useMutation.Options<UndoTodayCallMutation, UndoTodayCallMutationVariables> = {}) => useMutation<UndoTodayCallMutation, UndoTodayCallMutationVariables>(UndoTodayCallDocument, options);
export const useConfirmBookingMutation = (options: useMutation.Options<ConfirmBookingMutation, ConfirmBookingMutationVariables> = {}) => useMutation<ConfirmBookingMutation, ConfirmBookingMutationVariables>(ConfirmBookingDocument, options);
export const useUndoBookingConfirmationMutation = (options: useMutation.Options<UndoBookingConfirmationMutation, UndoBookingConfirmationMutationVariables> = {}) => useMutation<UndoBookingConfirmationMutation, UndoBookingConfirmationMutationVariables>(UndoBookingConfirmationDocument, options);
export const useRemindOfDocumentMutation = (options: useMutation.Options<RemindOfDocumentMutation, RemindOfDocumentMutationVariables> = {}) => useMutation<RemindOfDocumentMutation, RemindOfDocumentMutationVariables>(RemindOfDocumentDocument, options);
export const useUndoDocumentReminderMutation = (options: useMutation.Options<UndoDocumentReminderMutation, UndoDocumentReminderMutationVariables> = {}) => useMutation<UndoDocumentReminderMutation, UndoDocumentReminderMutationVariables>(UndoDocumentReminderDocument, options);
export const useDismissWaitingMutation = (options: useMutation.Options<DismissWaitingMutation, DismissWaitingMutationVariables> = {}) => useMutation<DismissWaitingMutation, DismissWaitingMutationVariables>(DismissWaitingDocument, options);
export const useUndoDismissalMutation = (options: useMutation.Options<UndoDismissalMutation, UndoDismissalMutationVariables> = {}) => useMutation<UndoDismissalMutation, UndoDismissalMutationVariables>(UndoDismissalDocument, options);
export const useWaitingCountsQuery = (options: SkipToken | useQuery.Options<WaitingCountsQuery, WaitingCountsQueryVariables> = {}) => useQuery<WaitingCountsQuery, WaitingCountsQueryVariables>(WaitingCountsDocument, options);
export const useWaitingCountsLazyQuery = (options: useLazyQuery.Options<WaitingCountsQuery, WaitingCountsQueryVariables> = {}) => useLazyQuery<WaitingCountsQuery, WaitingCountsQueryVariables>(WaitingCountsDocument, options);
export const usePreferencesQuery = (options: SkipToken | useQuery.Options<PreferencesQuery, PreferencesQueryVariables> = {}) => useQuery<PreferencesQuery, PreferencesQueryVariables>(PreferencesDocument, options);
export const usePreferencesLazyQuery = (options: useLazyQuery.Options<PreferencesQuery, PreferencesQueryVariables> = {}) => useLazyQuery<PreferencesQuery, PreferencesQueryVariables>(PreferencesDocument, options);
export const useSavePreferenceMutation = (options: useMutation.Options<SavePreferenceMutation, SavePreferenceMutationVariables> = {}) => useMutation<SavePreferenceMutation, SavePreferenceMutationVariables>(SavePreferenceDocument, options);