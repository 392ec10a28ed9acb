// Generated from the migrated database by npm run codegen; do not edit.
import type { ColumnType } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/** A `timestamptz`: read as a Date, written as one or as an ISO 8601 text. */
type Instant = ColumnType<Date, Date | string>;
type Nullable<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S | null, I | null, U | null> : T | null;
/** What an insert may leave out. Unlike Kysely's own type, it also takes a column whose values are read and written as different types. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;

interface AccountLinksTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  userId: Nullable<string>;
  purpose: 'sign_up' | 'verify_email' | 'change_email' | 'reset_password' | 'invitation';
  tokenHash: string;
  newEmail: Nullable<string>;
  expiresAt: Instant;
  usedAt: Nullable<Instant>;
  voidedAt: Nullable<Instant>;
  signUpId: Nullable<string>;
  heldAt: Nullable<Instant>;
}

interface AgreementEventsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  agreementId: string;
  n: number;
  at: Instant;
  kind: string;
  actor: string;
  documentSha256: string;
  details: ColumnTypes['agreement_events.details'];
  detailsSha256: string;
  prev: string;
  hash: string;
}

interface AgreementLinksTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  signerId: string;
  tokenHash: string;
  endedAt: Nullable<Instant>;
}

interface AgreementSignersTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  agreementId: string;
  role: 'buyer' | 'seller';
  name: string;
  email: string;
  position: number;
  state: 'waiting' | 'sent' | 'viewed' | 'consented' | 'signed' | 'declined';
  sentAt: Nullable<Instant>;
  mailedAt: Nullable<Instant>;
  reminders: Generated<number>;
  viewedAt: Nullable<Instant>;
  consentedAt: Nullable<Instant>;
  consentVersion: Nullable<string>;
  consentSha256: Nullable<string>;
  signedAt: Nullable<Instant>;
  signedName: Nullable<string>;
  drawingKey: Nullable<string>;
  drawingSha256: Nullable<string>;
  declinedAt: Nullable<Instant>;
  declineReason: Nullable<string>;
}

interface AgreementTextsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  key: string;
  version: number;
  body: string;
  authorId: Nullable<string>;
}

interface AgreementsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  dealId: string;
  quoteId: string;
  number: number;
  status: 'draft' | 'out' | 'signed' | 'declined' | 'expired' | 'void';
  document: ColumnTypes['agreements.document'];
  totalCents: number;
  consentVersion: string;
  pdfKey: string;
  pdfSha256: string;
  pdfSize: number;
  disclosuresKey: string;
  disclosuresSha256: string;
  disclosuresSize: number;
  signedKey: Nullable<string>;
  signedSha256: Nullable<string>;
  signedSize: Nullable<number>;
  sentAt: Nullable<Instant>;
  expiresAt: Nullable<Instant>;
  signedAt: Nullable<Instant>;
  closedAt: Nullable<Instant>;
  closedReason: Nullable<string>;
  files: Generated<ColumnTypes['agreements.files']>;
}

interface AllowanceSettlementsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  agreementId: string;
  lineId: string;
  amountCents: Nullable<number>;
  reason: string;
  settledOn: string;
  settledById: Nullable<string>;
}

interface AnswerRemindersTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  requestId: Nullable<string>;
  appointmentId: Nullable<string>;
}

interface AppointmentChangesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  appointmentId: string;
  action:
    | 'booked'
    | 'confirmed'
    | 'rescheduled'
    | 'cancelled'
    | 'held'
    | 'missed'
    | 'reassigned'
    | 'described';
  party: 'staff' | 'customer' | 'visitor';
  actorId: Nullable<string>;
  before: Nullable<string>;
  after: Nullable<string>;
  note: Nullable<string>;
  mailId: Nullable<string>;
  claimed: Nullable<boolean>;
}

interface AppointmentFormatsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  name: string;
  medium: 'phone' | 'video' | 'visit';
  place: Nullable<string>;
  minutes: number;
  bufferBefore: Generated<number>;
  bufferAfter: Generated<number>;
  noticeHours: Generated<number>;
  offered: Generated<boolean>;
  position: Generated<number>;
}

interface AppointmentLinksTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  appointmentId: string;
  tokenHash: string;
}

interface AppointmentsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  appointmentDate: string;
  appointmentTime: string;
  message: Nullable<string>;
  status: Generated<'booked' | 'confirmed' | 'held' | 'missed' | 'cancelled'>;
  startsAt: Instant;
  endsAt: Instant;
  consultantId: string;
  contactId: Nullable<string>;
  calendarSequence: Generated<number>;
  version: Generated<number>;
  kind: Generated<'consultation' | 'meeting' | 'inspection'>;
  customerId: Nullable<string>;
  projectId: Nullable<string>;
  formatId: Generated<string>;
  place: Nullable<string>;
  bufferBefore: Generated<number>;
  bufferAfter: Generated<number>;
  remindAt: Nullable<Instant>;
  bookedFrom: Nullable<string>;
  homeId: Nullable<string>;
  planCode: Nullable<string>;
  homeName: Nullable<string>;
  designCode: Nullable<string>;
  designVersion: Nullable<number>;
  designHome: Nullable<string>;
  designRoof: Nullable<string>;
  designSiding: Nullable<string>;
  designCents: Nullable<number>;
  firstTouch: Nullable<ColumnTypes['appointments.first_touch']>;
  lastTouch: Nullable<ColumnTypes['appointments.last_touch']>;
  designIsOwn: Generated<boolean>;
  locationId: Nullable<string>;
}

interface AssignmentItemsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  assignmentId: string;
  kind: 'contact' | 'deal' | 'project' | 'task';
  recordId: string;
  fromId: Nullable<string>;
  toId: Nullable<string>;
  recordVersion: number;
}

interface AssignmentsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  kind: 'contact' | 'deal' | 'project' | 'task';
  actorId: string;
  undoUntil: Instant;
  undoneAt: Nullable<Instant>;
  mailedAt: Nullable<Instant>;
}

interface AuditCheckpointsTable {
  number: number;
  hash: Buffer;
  removed: number;
  newest: Instant;
  createdAt: Generated<Instant>;
}

interface AuditEntriesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  actorId: Nullable<string>;
  action: string;
  object: Nullable<string>;
  result: string;
  requestId: string;
  details: Nullable<ColumnTypes['audit_entries.details']>;
}

interface AuditRefusalsTable {
  minute: Instant;
  actorId: string;
  action: string;
  object: string;
  result: string;
  times: number;
  firstAt: Instant;
  lastAt: Instant;
  requestId: string;
}

interface AuditSealsTable {
  number: number;
  entryId: string;
  hash: Buffer;
  newest: Instant;
}

interface BlockedDatesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  startsOn: string;
  endsOn: string;
  consultantId: Nullable<string>;
  reason: string;
  version: Generated<number>;
}

interface BookingCapLiftsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  kind: 'mailbox' | 'network';
  subject: string;
  liftedUntil: Instant;
}

interface BuildsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  projectId: string;
  title: string;
  scheduledOn: string;
  place: Nullable<string>;
  state: Generated<'scheduled' | 'begun' | 'blocked' | 'done'>;
  reason: Nullable<string>;
  markedAt: Nullable<Instant>;
}

interface CampaignPaceTable {
  id: number;
  freeAt: Instant;
}

interface CampaignRecipientsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  campaignId: string;
  contactId: string;
  email: string;
  emailFolded: string;
  state: Generated<'waiting' | 'queued' | 'sent' | 'failed' | 'suppressed'>;
  reason: Nullable<string>;
  mailId: Nullable<string>;
  sentAt: Nullable<Instant>;
  unsubscribedAt: Nullable<Instant>;
}

interface CampaignsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  name: string;
  subject: string;
  body: string;
  audience: ColumnTypes['campaigns.audience'];
  state: Generated<'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'canceled'>;
  scheduledAt: Nullable<Instant>;
  startedAt: Nullable<Instant>;
  finishedAt: Nullable<Instant>;
  updatedAt: Generated<Instant>;
  requestKey: Nullable<string>;
  total: Generated<number>;
  queued: Generated<number>;
  sent: Generated<number>;
  failed: Generated<number>;
  suppressed: Generated<number>;
  unsubscribed: Generated<number>;
  gathered: Generated<boolean>;
  gatheredTo: Nullable<string>;
  baton: Nullable<string>;
  batonAt: Nullable<Instant>;
}

interface ChangeOrderEventsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  changeOrderId: string;
  n: number;
  at: Instant;
  kind: string;
  actor: string;
  documentSha256: string;
  details: ColumnTypes['change_order_events.details'];
  detailsSha256: string;
  prev: string;
  hash: string;
}

interface ChangeOrderLinksTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  signerId: string;
  tokenHash: string;
  endedAt: Nullable<Instant>;
}

interface ChangeOrderSignersTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  changeOrderId: string;
  role: 'buyer' | 'seller';
  name: string;
  email: string;
  position: number;
  state: 'waiting' | 'sent' | 'viewed' | 'consented' | 'signed' | 'declined';
  sentAt: Nullable<Instant>;
  mailedAt: Nullable<Instant>;
  reminders: Generated<number>;
  viewedAt: Nullable<Instant>;
  consentedAt: Nullable<Instant>;
  consentVersion: Nullable<string>;
  consentSha256: Nullable<string>;
  signedAt: Nullable<Instant>;
  signedName: Nullable<string>;
  drawingKey: Nullable<string>;
  drawingSha256: Nullable<string>;
  declinedAt: Nullable<Instant>;
  declineReason: Nullable<string>;
}

interface ChangeOrdersTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  dealId: string;
  agreementId: string;
  number: Nullable<number>;
  status: 'draft' | 'sent' | 'signed' | 'declined' | 'void' | 'expired';
  reason: string;
  lines: ColumnTypes['change_orders.lines'];
  days: number;
  fromVersion: number;
  toVersion: number;
  deltaCents: number;
  afterCents: Nullable<number>;
  document: Nullable<ColumnTypes['change_orders.document']>;
  consentVersion: Nullable<string>;
  pdfKey: Nullable<string>;
  pdfSha256: Nullable<string>;
  pdfSize: Nullable<number>;
  signedKey: Nullable<string>;
  signedSha256: Nullable<string>;
  signedSize: Nullable<number>;
  sentAt: Nullable<Instant>;
  expiresAt: Nullable<Instant>;
  signedAt: Nullable<Instant>;
  closedAt: Nullable<Instant>;
  closedReason: Nullable<string>;
}

interface ConsultantRequestsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  fullName: string;
  email: string;
  phone: string;
  address: Nullable<string>;
  researchProperty: Generated<boolean>;
  requestKey: Nullable<string>;
  contactId: Nullable<string>;
  roof: Nullable<string>;
  siding: Nullable<string>;
  settled: Generated<boolean>;
  designCode: Nullable<string>;
  designVersion: Nullable<number>;
  designHome: Nullable<string>;
  designRoof: Nullable<string>;
  designSiding: Nullable<string>;
  designCents: Nullable<number>;
  firstTouch: Nullable<ColumnTypes['consultant_requests.first_touch']>;
  lastTouch: Nullable<ColumnTypes['consultant_requests.last_touch']>;
  designIsOwn: Generated<boolean>;
  dismissedAt: Nullable<Instant>;
  claimed: Nullable<boolean>;
}

interface ConsultantsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  name: string;
  onDuty: Generated<boolean>;
  position: Generated<number>;
  weekdays: Generated<number[]>;
  version: Generated<number>;
  email: Nullable<string>;
  userId: Nullable<string>;
  formerUserId: Nullable<string>;
}

interface ContactBlockStartsTable {
  status: string;
  newer: number;
  endsAt: Instant;
  endsId: string;
}

interface ContactBlocksTable {
  fence: number;
  status: string;
  delta: number;
}

interface ContactBlocksFoldedTable {
  fence: number;
  status: string;
  delta: number;
}

interface ContactChangesTable {
  fence: number;
  status: string;
  source: string;
  tags: string[];
  delta: number;
}

interface ContactCommonGramsTable {
  gram: string;
}

interface ContactFencesTable {
  id: Generated<number>;
  startsAt: Instant;
  startsId: string;
}

interface ContactImportRowsTable {
  importId: string;
  position: number;
  cells: string[];
  emailFolded: Nullable<string>;
  verdict: Nullable<'new' | 'update' | 'unchanged' | 'repeat' | 'skip' | 'error'>;
  problem: Nullable<string>;
  outcome: Nullable<'created' | 'updated' | 'unchanged' | 'repeated' | 'failed'>;
  contactId: Nullable<string>;
  before: Nullable<ColumnTypes['contact_import_rows.before']>;
  leftVersion: Nullable<number>;
  undone: Nullable<'removed' | 'restored' | 'kept'>;
  values: Nullable<ColumnTypes['contact_import_rows.values']>;
}

interface ContactImportsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  fileName: string;
  state: Generated<'uploaded' | 'checking' | 'checked' | 'importing' | 'imported' | 'reverting' | 'reverted'>;
  columns: string[];
  mapping: ColumnTypes['contact_imports.mapping'];
  rows: number;
  createdBy: Nullable<string>;
  options: Generated<ColumnTypes['contact_imports.options']>;
  touchedAt: Generated<Instant>;
  counts: Generated<ColumnTypes['contact_imports.counts']>;
  dismissedAt: Nullable<Instant>;
}

interface ContactMergesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  intoId: string;
  otherId: string;
  otherName: string;
  actorId: Nullable<string>;
  address: Nullable<string>;
  contact: Nullable<unknown>;
  filled: Generated<unknown>;
  moved: Generated<unknown>;
  noteId: Nullable<string>;
  splitAt: Nullable<Instant>;
}

interface ContactNotesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  contactId: string;
  authorId: string;
  authorName: string;
  text: string;
  importId: Nullable<string>;
  outcome: Nullable<string>;
  callAgainAt: Nullable<Instant>;
  claimed: Nullable<boolean>;
  followUpId: Nullable<string>;
}

interface ContactOwnerChangesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  contactId: string;
  fromId: Nullable<string>;
  toId: Nullable<string>;
  actorId: Nullable<string>;
  byRouting: Generated<boolean>;
}

interface ContactSearchRefillTable {
  after: string;
}

interface ContactSourcesTable {
  folded: string;
  source: string;
  key: string;
}

interface ContactStatusChangesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  contactId: string;
  fromStatus: 'prospect' | 'active' | 'customer' | 'inactive';
  toStatus: 'prospect' | 'active' | 'customer' | 'inactive';
  actorId: Nullable<string>;
}

interface ContactTagsTable {
  tag: string;
}

interface ContactTotalsTable {
  status: string;
  delta: number;
}

interface ContactTotalsFoldedTable {
  status: string;
  delta: number;
}

interface ContactWordsTable {
  kind: string;
  word: string;
  status: string;
  delta: number;
}

interface ContactWordsFoldedTable {
  kind: string;
  word: string;
  status: string;
  delta: number;
}

interface ContactsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  firstName: string;
  lastName: string;
  email: string;
  emailFolded: string;
  phone: Nullable<string>;
  company: Nullable<string>;
  status: Generated<'prospect' | 'active' | 'customer' | 'inactive'>;
  source: Generated<string>;
  tags: Generated<string[]>;
  searchText: Nullable<string>;
  version: Generated<number>;
  address: Nullable<string>;
  ownerId: Nullable<string>;
  marketingConsent: Generated<'unknown' | 'yes' | 'no'>;
  consentAt: Nullable<Instant>;
  consentSource: Nullable<string>;
}

interface ContactsApartTable {
  lowId: string;
  highId: string;
  createdAt: Generated<Instant>;
}

interface ContentItemsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  kind:
    | 'promotion'
    | 'program'
    | 'financing'
    | 'example_price'
    | 'company_fact'
    | 'testimonial'
    | 'team_member';
  slug: string;
  topic: Nullable<'government-backed' | 'state-local' | 'private' | 'unique'>;
  title: string;
  terms: string;
  text: string;
  figures: ColumnTypes['content_items.figures'];
  position: Generated<number>;
  startsOn: Nullable<string>;
  endsOn: Nullable<string>;
  version: Generated<number>;
  sample: Generated<boolean>;
  pictureKey: Nullable<string>;
  pictureSize: Nullable<number>;
}

interface CountersTable {
  name: string;
  last: number;
}

interface CrewMembersTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  contractorId: string;
  name: string;
  trade: string;
  phone: Nullable<string>;
  buildId: Nullable<string>;
}

interface DealEventsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  dealId: string;
  actorId: Nullable<string>;
  kind:
    | 'opened'
    | 'lead'
    | 'changed'
    | 'moved'
    | 'quote_issued'
    | 'quote_accepted'
    | 'quote_declined'
    | 'quote_withdrawn'
    | 'quote_expired'
    | 'agreement_sent'
    | 'agreement_signature'
    | 'agreement_signed'
    | 'agreement_declined'
    | 'agreement_voided'
    | 'agreement_expired'
    | 'change_order_sent'
    | 'change_order_signature'
    | 'change_order_signed'
    | 'change_order_declined'
    | 'change_order_voided'
    | 'change_order_expired'
    | 'payment_recorded'
    | 'payment_voided'
    | 'allowance_settled'
    | 'allowance_opened'
    | 'sale_cancelled';
  fromStage: Nullable<'new' | 'contacted' | 'visited' | 'quoted' | 'agreed' | 'won' | 'lost'>;
  toStage: Nullable<'new' | 'contacted' | 'visited' | 'quoted' | 'agreed' | 'won' | 'lost'>;
  note: Nullable<string>;
}

interface DealsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  number: Generated<number>;
  stage: 'new' | 'contacted' | 'visited' | 'quoted' | 'agreed' | 'won' | 'lost';
  stageSince: Generated<Instant>;
  touchedAt: Generated<Instant>;
  typedCents: Nullable<number>;
  probabilityPercent: number;
  expectedCloseOn: Nullable<string>;
  lostReason: Nullable<'price' | 'financing' | 'land' | 'competitor' | 'timing' | 'no_answer' | 'other'>;
  lostNote: Nullable<string>;
  buyerName: string;
  contactId: Nullable<string>;
  ownerId: Nullable<string>;
  designCode: Nullable<string>;
  designVersion: Nullable<number>;
  source: Nullable<string>;
  coBuyers: Generated<ColumnTypes['deals.co_buyers']>;
  wonOwnerId: Nullable<string>;
  wonSource: Nullable<string>;
  archivedAt: Nullable<Instant>;
  contractCents: Nullable<number>;
  wonCents: Nullable<number>;
  wonOn: Nullable<string>;
  cancelledOn: Nullable<string>;
  cancelReason: Nullable<'price' | 'financing' | 'land' | 'competitor' | 'timing' | 'no_answer' | 'other'>;
  cancelNote: Nullable<string>;
  keepCents: Nullable<number>;
}

interface DeletedContactsTable {
  id: string;
  deletion: string;
  deletedAt: Generated<Instant>;
  contact: unknown;
  links: unknown;
}

interface DeploymentsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: string;
  build: string;
  migrations: number;
}

interface DesignEditorsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  designId: string;
  userId: string;
}

interface DesignKeysTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  designId: string;
  keyHash: string;
  invites: Generated<boolean>;
}

interface DesignPlansTable {
  sha256: string;
  document: string;
  createdAt: Generated<Instant>;
}

interface DesignVersionsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  designId: string;
  version: number;
  content: unknown;
  homeName: Nullable<string>;
  aboutCents: Nullable<number>;
  frozenAt: Nullable<Instant>;
  planSha256: Nullable<string>;
  byStaff: Generated<boolean>;
}

interface DesignsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  code: string;
  content: unknown;
  homeName: Nullable<string>;
  aboutCents: Nullable<number>;
  homeSlug: Nullable<string>;
  planCode: Nullable<string>;
  roof: Nullable<string>;
  siding: Nullable<string>;
  shared: Generated<boolean>;
  ownerId: Nullable<string>;
  claimedAt: Nullable<Instant>;
  contactId: Nullable<string>;
  frozenAt: Nullable<Instant>;
  updatedAt: Generated<Instant>;
  byStaff: Generated<boolean>;
  planSha256: Nullable<string>;
}

interface DocumentRequestsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  projectId: string;
  name: string;
  type: 'contract' | 'plans' | 'permit' | 'invoice' | 'photo' | 'other';
  note: string;
  dueOn: Nullable<string>;
  requestedById: Nullable<string>;
  documentId: Nullable<string>;
  remindedAt: Nullable<Instant>;
  followedUpAt: Nullable<Instant>;
}

interface DocumentTextsTable {
  versionId: string;
  outcome: 'found' | 'none' | 'unreadable';
  text: string;
  folded: string;
  words: string;
}

interface DocumentVersionsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  documentId: string;
  number: number;
  fileName: string;
  contentType: string;
  size: number;
  sha256: string;
  storageKey: string;
  uploadedById: Nullable<string>;
  state: 'waiting' | 'approved' | 'rejected';
  note: Nullable<string>;
  reviewedById: Nullable<string>;
  reviewedAt: Nullable<Instant>;
  customerId: Nullable<string>;
  undo: Nullable<unknown>;
  undoUntil: Nullable<Instant>;
}

interface DocumentsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  projectId: string;
  name: string;
  type: 'contract' | 'plans' | 'permit' | 'invoice' | 'photo' | 'other';
  state: 'waiting' | 'approved' | 'rejected';
  latest: Generated<number>;
  ownerId: Nullable<string>;
  uploadedAt: Instant;
}

interface EquipmentSheetsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  scope: string;
  items: ColumnTypes['equipment_sheets.items'];
  startsOn: string;
  endsOn: Nullable<string>;
}

interface FactoryEventsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  homeId: string;
  actorId: Nullable<string>;
  kind:
    | 'planned'
    | 'rescheduled'
    | 'removed'
    | 'started'
    | 'moved'
    | 'moved_back'
    | 'held'
    | 'released'
    | 'handed_over';
  before: Nullable<string>;
  after: Nullable<string>;
  reason: Nullable<string>;
}

interface FactoryHomesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  projectId: string;
  state: Generated<'planned' | 'in_production' | 'handed_over'>;
  startsOn: string;
  position: number;
  station: Nullable<
    'frame' | 'walls' | 'roof' | 'plumbing_electrical' | 'interior' | 'finish' | 'inspection'
  >;
  slot: Nullable<number>;
  stationSince: Nullable<Instant>;
  holdReason: Nullable<string>;
  heldAt: Nullable<Instant>;
  heldById: Nullable<string>;
  carrier: Nullable<string>;
  transportOn: Nullable<string>;
  handedOverAt: Nullable<Instant>;
}

interface FigureRecordsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  key: ColumnTypes['figure_records.key'];
  version: number;
  value: string;
  unit: 'number' | 'percent' | 'dollars' | 'of_five' | 'grade';
  asOf: string;
  note: Nullable<string>;
  actorId: Nullable<string>;
}

interface FiguresTable {
  key: ColumnTypes['figures.key'];
  value: string;
  unit: 'number' | 'percent' | 'dollars' | 'of_five' | 'grade';
  asOf: string;
  note: Nullable<string>;
  version: number;
}

interface FloorPlansTable {
  id: string;
  createdAt: Instant;
  slug: string;
  name: string;
  bedrooms: number;
  bathrooms: number;
  footprint: string;
  modelType: string;
  squareFootage: number;
  description: string;
  featured: boolean;
}

interface HomeOrdersTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  projectId: string;
  manufacturer: Nullable<string>;
  orderNumber: Nullable<string>;
  orderedOn: Nullable<string>;
  confirmedOn: Nullable<string>;
  designVersion: number;
  needsLabels: Generated<boolean>;
  cancelledAt: Nullable<Instant>;
}

interface HomePicturesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  homeId: string;
  position: Generated<number>;
  alt: string;
  storageKey: string;
  size: number;
  width: number;
  height: number;
}

interface HomeSectionsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  homeOrderId: string;
  n: number;
  serial: Nullable<string>;
  label: Nullable<string>;
  cancelled: Generated<boolean>;
}

interface HomesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  slug: string;
  name: string;
  bedrooms: number;
  bathrooms: number;
  footprint: string;
  modelType: 'Single Wide' | 'Double Wide' | 'Triple Wide';
  squareFootage: number;
  description: string;
  featured: Generated<boolean>;
  version: Generated<number>;
  fullBaths: Nullable<number>;
  threeQuarterBaths: Nullable<number>;
  halfBaths: Nullable<number>;
  status: Generated<'draft' | 'published' | 'withdrawn'>;
  position: Generated<number>;
  checked: Generated<boolean>;
  uncheckedReason: Nullable<string>;
  planCode: Nullable<string>;
  plan: Nullable<unknown>;
  publishedAt: Nullable<Instant>;
  updatedAt: Generated<Instant>;
  look: Nullable<ColumnTypes['homes.look']>;
  street: Nullable<'front' | 'left' | 'right'>;
}

interface IdempotencyKeysTable {
  hash: string;
  inputHash: string;
  answer: unknown;
  createdAt: Instant;
}

interface InstancesTable {
  id: string;
  version: string;
  startedAt: Instant;
  seenAt: Instant;
}

interface LeadSourcesTable {
  key: string;
  label: string;
  active: Generated<boolean>;
  version: Generated<number>;
  createdAt: Generated<Instant>;
}

interface LeadTurnsTable {
  userId: string;
  takenAt: Instant;
}

interface LimitsTable {
  key: string;
  points: Generated<number>;
  expire: Nullable<number>;
}

interface LoanKindsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  key: 'fha' | 'va' | 'usda' | 'conventional' | 'chattel' | 'cash';
  label: string;
  downPercent: number;
  ratePercent: number;
  years: number;
  upfrontFeePercent: number;
  annualFeePercent: number;
  originationPercent: number;
  prepaidCents: number;
  position: Generated<number>;
  startsOn: string;
  endsOn: Nullable<string>;
  source: Nullable<string>;
  sourceOn: Nullable<string>;
  annualFeeAbovePercent: Nullable<number>;
  annualFeeUntilPercent: Nullable<number>;
  homeOnly: Generated<boolean>;
}

interface LocationsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  phone: Nullable<string>;
  hours: ColumnTypes['locations.hours'];
  latitude: Nullable<number>;
  longitude: Nullable<number>;
  homeIds: string[];
  position: Generated<number>;
  sample: Generated<boolean>;
}

interface MailSuppressionsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  email: string;
  emailFolded: string;
  reason: 'unsubscribed' | 'bounced' | 'manual';
  detail: Nullable<string>;
  campaignId: Nullable<string>;
}

interface MailsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  kind: string;
  toName: string;
  toAddress: string;
  subject: string;
  text: string;
  html: string;
  attachments: ColumnTypes['mails.attachments'];
  state: Generated<'queued' | 'sent' | 'kept' | 'failed'>;
  lastError: Nullable<string>;
  sentAt: Nullable<Instant>;
  confidential: Generated<boolean>;
  sealed: Nullable<string>;
  headers: Nullable<ColumnTypes['mails.headers']>;
  messageKey: Nullable<string>;
  referenceId: Nullable<string>;
  lease: Nullable<string>;
  leasedUntil: Nullable<Instant>;
  dismissedAt: Nullable<Instant>;
}

interface MaterialsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  contractorId: string;
  name: string;
  unit: string;
  quantity: number;
  projectId: Nullable<string>;
  deliveryOn: Nullable<string>;
}

interface MessageReadsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  projectId: string;
  userId: string;
  number: Generated<number>;
  mailedAt: Nullable<Instant>;
}

interface MessageThreadsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  projectId: string;
  lastNumber: Generated<number>;
  lastAt: Nullable<Instant>;
  customerNumber: Generated<number>;
  answeredNumber: Generated<number>;
  staffMailedAt: Nullable<Instant>;
  doneNumber: Generated<number>;
  assigneeId: Nullable<string>;
}

interface MessagesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  projectId: string;
  customerId: Nullable<string>;
  authorId: Nullable<string>;
  authorName: string;
  fromStaff: boolean;
  number: number;
  text: string;
  key: string;
  documentId: Nullable<string>;
}

interface MikroOrmMigrationsTable {
  id: Generated<number>;
  name: string;
  executedAt: Generated<Instant>;
}

interface OptionGroupsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  key: string;
  label: string;
  choose: 'one' | 'many';
  choices: ColumnTypes['option_groups.choices'];
  position: Generated<number>;
}

interface PaymentPlansTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  loan: Nullable<'fha' | 'va' | 'usda' | 'conventional' | 'chattel' | 'cash'>;
  steps: ColumnTypes['payment_plans.steps'];
  startsOn: string;
  endsOn: Nullable<string>;
}

interface PaymentsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  dealId: string;
  kind: 'deposit' | 'progress' | 'final' | 'refund';
  method: 'check' | 'cashiers_check' | 'wire' | 'ach' | 'card' | 'cash' | 'other';
  amountCents: number;
  receivedOn: string;
  reference: Nullable<string>;
  trustOn: Nullable<string>;
  receiptNumber: number;
  receipt: ColumnTypes['payments.receipt'];
  provider: Generated<string>;
  providerReference: Nullable<string>;
  recordedById: Nullable<string>;
  mailedAt: Nullable<Instant>;
  voidedAt: Nullable<Instant>;
  voidedById: Nullable<string>;
  voidReason: Nullable<string>;
  overReason: Nullable<string>;
  ownerId: Nullable<string>;
  source: Nullable<string>;
}

interface PriceItemsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  key: string;
  label: string;
  unit: 'each' | 'section' | 'joint' | 'square_foot' | 'mile' | 'percent';
  lowCents: Nullable<number>;
  highCents: Nullable<number>;
  lowPercent: Nullable<number>;
  highPercent: Nullable<number>;
  taxable: boolean;
  when: Nullable<ColumnTypes['price_items.when']>;
  costCents: Nullable<number>;
  contentSlug: Nullable<string>;
  startsOn: string;
  endsOn: Nullable<string>;
  source: Nullable<string>;
  sourceOn: Nullable<string>;
}

interface ProjectEventsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  projectId: string;
  actorId: Nullable<string>;
  kind: string;
  subject: Nullable<string>;
  before: Nullable<string>;
  after: Nullable<string>;
  adminOnly: Generated<boolean>;
}

interface ProjectLinkRefusalsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  projectId: string;
  userId: string;
}

interface ProjectMovesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  projectId: string;
  version: number;
  before: unknown;
  undoUntil: Instant;
}

interface ProjectStagesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  projectId: string;
  position: number;
  name: string;
  plannedFor: Nullable<string>;
  beganOn: Nullable<string>;
  finishedOn: Nullable<string>;
}

interface ProjectsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  name: string;
  description: Generated<string>;
  status: Generated<'planning' | 'in_progress' | 'on_hold' | 'completed' | 'cancelled'>;
  stage: Generated<string>;
  progress: Generated<number>;
  customerId: Nullable<string>;
  customerName: Nullable<string>;
  contractorId: Nullable<string>;
  contractorName: Nullable<string>;
  contactId: Nullable<string>;
  address: Nullable<string>;
  startDate: Nullable<string>;
  estimatedCompletion: Nullable<string>;
  budget: Nullable<number>;
  actualCost: Nullable<number>;
  sqft: Nullable<number>;
  bedrooms: Nullable<number>;
  bathrooms: Nullable<number>;
  propertyType: Nullable<string>;
  contactPhone: Nullable<string>;
  contactEmail: Nullable<string>;
  notes: Nullable<string>;
  completedAt: Nullable<Instant>;
  searchText: Nullable<string>;
  dealId: Nullable<string>;
  contractCents: Nullable<number>;
  designCode: Nullable<string>;
  designVersion: Nullable<number>;
  archivedAt: Nullable<Instant>;
  managerId: Nullable<string>;
}

interface QuoteLinksTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  quoteId: string;
  tokenHash: string;
  endedAt: Nullable<Instant>;
}

interface QuotedHomesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  designId: string;
  slug: string;
  planSha256: string;
  look: unknown;
}

interface QuotesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  dealId: string;
  number: Nullable<number>;
  status: 'draft' | 'issued' | 'accepted' | 'declined' | 'expired' | 'superseded' | 'withdrawn';
  lines: ColumnTypes['quotes.lines'];
  totalCents: number;
  costCents: Nullable<number>;
  loan: Nullable<ColumnTypes['quotes.loan']>;
  terms: string;
  designCode: string;
  designVersion: number;
  replacesId: Nullable<string>;
  document: Nullable<ColumnTypes['quotes.document']>;
  contentSha256: Nullable<string>;
  issuedOn: Nullable<string>;
  validUntil: Nullable<string>;
  pdfKey: Nullable<string>;
  pdfSha256: Nullable<string>;
  pdfSize: Nullable<number>;
  acceptedAt: Nullable<Instant>;
  acceptedBy: Nullable<string>;
  closedAt: Nullable<Instant>;
  closedReason: Nullable<string>;
  address: Nullable<string>;
  zip: Nullable<string>;
}

interface RecoveryCodesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  userId: string;
  codeHash: string;
  usedAt: Nullable<Instant>;
}

interface RemovedFilesTable {
  storageKey: string;
  removedAt: Instant;
}

interface ReportRunsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  reportId: string;
  dueAt: Instant;
}

interface ReportsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  name: string;
  definition: ColumnTypes['reports.definition'];
  ownerId: Nullable<string>;
  shared: Generated<boolean>;
  updatedAt: Generated<Instant>;
  every: Nullable<ColumnTypes['reports.every']>;
  day: Nullable<number>;
  hour: Nullable<number>;
  format: Nullable<ColumnTypes['reports.format']>;
  recipients: Generated<string[]>;
  nextRunAt: Nullable<Instant>;
  lastRunAt: Nullable<Instant>;
}

interface SaleEntriesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  dealId: string;
  enteredOn: string;
  kind: 'won' | 'settlement' | 'change' | 'correction' | 'cancelled';
  amountCents: number;
  ownerId: Nullable<string>;
  source: Nullable<string>;
}

interface SavedViewsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  ownerId: string;
  list: ColumnTypes['saved_views.list'];
  name: string;
  shared: boolean;
  parameters: ColumnTypes['saved_views.parameters'];
  columns: Nullable<ColumnTypes['saved_views.columns']>;
}

interface SearchWordsTable {
  word: string;
}

interface SecondFactorsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  userId: string;
  kind: 'authenticator' | 'passkey';
  name: string;
  secret: string;
  credentialId: Nullable<string>;
  counter: Generated<number>;
  transports: Generated<string[]>;
  lastUsedAt: Nullable<Instant>;
}

interface ServicePeriodsTable {
  id: Generated<string>;
  startedAt: Instant;
  seenAt: Instant;
  planned: Generated<boolean>;
}

interface SessionsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  userId: string;
  refreshHash: string;
  previousHash: Nullable<string>;
  rotatedAt: Instant;
  expiresAt: Instant;
  revokedAt: Nullable<Instant>;
  userAgent: string;
  address: string;
  provedAt: Nullable<Instant>;
}

interface SettingsTable {
  key: string;
  value: unknown;
  updatedAt: Generated<Instant>;
  version: Generated<number>;
}

interface SignUpsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  name: string;
  email: string;
  emailFolded: string;
  phone: Nullable<string>;
  passwordHash: string;
}

interface SiteChangesTable {
  id: Generated<number>;
  madeAt: Generated<Instant>;
}

interface TasksTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  title: string;
  dueOn: string;
  dueAt: Nullable<Instant>;
  doneAt: Nullable<Instant>;
  assigneeId: Nullable<string>;
  contactId: Nullable<string>;
  dealId: Nullable<string>;
  projectId: Nullable<string>;
  createdById: string;
}

interface TeamMembersTable {
  userId: string;
  teamId: string;
}

interface TeamZipsTable {
  zip: string;
  teamId: string;
}

interface TeamsTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  version: Generated<number>;
  name: string;
  leaderId: Nullable<string>;
}

interface UserPreferencesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  userId: string;
  name: ColumnTypes['user_preferences.name'];
  value: unknown;
}

interface UsersTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  name: string;
  email: string;
  emailFolded: string;
  username: Nullable<string>;
  phone: Nullable<string>;
  passwordHash: Nullable<string>;
  role:
    | 'admin'
    | 'customer'
    | 'contractor'
    | 'factory'
    | 'devops'
    | 'agent'
    | 'investor'
    | 'sales'
    | 'project_manager'
    | 'office';
  isEmailVerified: Generated<boolean>;
  mustChangePassword: Generated<boolean>;
  disabledAt: Nullable<Instant>;
  lastSignInAt: Nullable<Instant>;
  version: Generated<number>;
  state: Nullable<'active' | 'unverified' | 'invited' | 'disabled' | 'must_change_password'>;
  searchText: Nullable<string>;
  archivedAt: Nullable<Instant>;
  erasedAt: Nullable<Instant>;
  takesLeads: Generated<boolean>;
}

interface WarrantyFilesTable {
  id: Generated<string>;
  createdAt: Generated<Instant>;
  key: 'warranty_manufacturer' | 'warranty_seller';
  version: number;
  storageKey: string;
  sha256: string;
  size: number;
  authorId: Nullable<string>;
}

/** Every table with its columns, as Kysely's CamelCasePlugin names them. */
export interface Tables {
  accountLinks: AccountLinksTable;
  agreementEvents: AgreementEventsTable;
  agreementLinks: AgreementLinksTable;
  agreementSigners: AgreementSignersTable;
  agreementTexts: AgreementTextsTable;
  agreements: AgreementsTable;
  allowanceSettlements: AllowanceSettlementsTable;
  answerReminders: AnswerRemindersTable;
  appointmentChanges: AppointmentChangesTable;
  appointmentFormats: AppointmentFormatsTable;
  appointmentLinks: AppointmentLinksTable;
  appointments: AppointmentsTable;
  assignmentItems: AssignmentItemsTable;
  assignments: AssignmentsTable;
  auditCheckpoints: AuditCheckpointsTable;
  auditEntries: AuditEntriesTable;
  auditRefusals: AuditRefusalsTable;
  auditSeals: AuditSealsTable;
  blockedDates: BlockedDatesTable;
  bookingCapLifts: BookingCapLiftsTable;
  builds: BuildsTable;
  campaignPace: CampaignPaceTable;
  campaignRecipients: CampaignRecipientsTable;
  campaigns: CampaignsTable;
  changeOrderEvents: ChangeOrderEventsTable;
  changeOrderLinks: ChangeOrderLinksTable;
  changeOrderSigners: ChangeOrderSignersTable;
  changeOrders: ChangeOrdersTable;
  consultantRequests: ConsultantRequestsTable;
  consultants: ConsultantsTable;
  contactBlockStarts: ContactBlockStartsTable;
  contactBlocks: ContactBlocksTable;
  contactBlocksFolded: ContactBlocksFoldedTable;
  contactChanges: ContactChangesTable;
  contactCommonGrams: ContactCommonGramsTable;
  contactFences: ContactFencesTable;
  contactImportRows: ContactImportRowsTable;
  contactImports: ContactImportsTable;
  contactMerges: ContactMergesTable;
  contactNotes: ContactNotesTable;
  contactOwnerChanges: ContactOwnerChangesTable;
  contactSearchRefill: ContactSearchRefillTable;
  contactSources: ContactSourcesTable;
  contactStatusChanges: ContactStatusChangesTable;
  contactTags: ContactTagsTable;
  contactTotals: ContactTotalsTable;
  contactTotalsFolded: ContactTotalsFoldedTable;
  contactWords: ContactWordsTable;
  contactWordsFolded: ContactWordsFoldedTable;
  contacts: ContactsTable;
  contactsApart: ContactsApartTable;
  contentItems: ContentItemsTable;
  counters: CountersTable;
  crewMembers: CrewMembersTable;
  dealEvents: DealEventsTable;
  deals: DealsTable;
  deletedContacts: DeletedContactsTable;
  deployments: DeploymentsTable;
  designEditors: DesignEditorsTable;
  designKeys: DesignKeysTable;
  designPlans: DesignPlansTable;
  designVersions: DesignVersionsTable;
  designs: DesignsTable;
  documentRequests: DocumentRequestsTable;
  documentTexts: DocumentTextsTable;
  documentVersions: DocumentVersionsTable;
  documents: DocumentsTable;
  equipmentSheets: EquipmentSheetsTable;
  factoryEvents: FactoryEventsTable;
  factoryHomes: FactoryHomesTable;
  figureRecords: FigureRecordsTable;
  figures: FiguresTable;
  floorPlans: FloorPlansTable;
  homeOrders: HomeOrdersTable;
  homePictures: HomePicturesTable;
  homeSections: HomeSectionsTable;
  homes: HomesTable;
  idempotencyKeys: IdempotencyKeysTable;
  instances: InstancesTable;
  leadSources: LeadSourcesTable;
  leadTurns: LeadTurnsTable;
  limits: LimitsTable;
  loanKinds: LoanKindsTable;
  locations: LocationsTable;
  mailSuppressions: MailSuppressionsTable;
  mails: MailsTable;
  materials: MaterialsTable;
  messageReads: MessageReadsTable;
  messageThreads: MessageThreadsTable;
  messages: MessagesTable;
  mikroOrmMigrations: MikroOrmMigrationsTable;
  optionGroups: OptionGroupsTable;
  paymentPlans: PaymentPlansTable;
  payments: PaymentsTable;
  priceItems: PriceItemsTable;
  projectEvents: ProjectEventsTable;
  projectLinkRefusals: ProjectLinkRefusalsTable;
  projectMoves: ProjectMovesTable;
  projectStages: ProjectStagesTable;
  projects: ProjectsTable;
  quoteLinks: QuoteLinksTable;
  quotedHomes: QuotedHomesTable;
  quotes: QuotesTable;
  recoveryCodes: RecoveryCodesTable;
  removedFiles: RemovedFilesTable;
  reportRuns: ReportRunsTable;
  reports: ReportsTable;
  saleEntries: SaleEntriesTable;
  savedViews: SavedViewsTable;
  searchWords: SearchWordsTable;
  secondFactors: SecondFactorsTable;
  servicePeriods: ServicePeriodsTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  signUps: SignUpsTable;
  siteChanges: SiteChangesTable;
  tasks: TasksTable;
  teamMembers: TeamMembersTable;
  teamZips: TeamZipsTable;
  teams: TeamsTable;
  userPreferences: UserPreferencesTable;
  users: UsersTable;
  warrantyFiles: WarrantyFilesTable;
}
