import type { ChangeOrderStatus } from '@hearthline/rules/sale/change-orders/change-order-states.ts';
import type { AgreementStatus, SignerState } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { AppointmentStatus } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import type { CampaignState, RecipientState } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import type { ImportState, ImportVerdict } from '@hearthline/rules/people/contacts/import.ts';
import type { ContactStatus } from '@hearthline/rules/people/contacts/contact-rules.ts';
import type { ContentState } from '@hearthline/rules/site/content-form.ts';
import type { BuildState } from '@hearthline/rules/delivery/contractors.ts';
import type { QuoteStatus } from '@hearthline/rules/sale/quotes/quote-states.ts';
import type { DealStage } from '@hearthline/rules/sale/deals/stages.ts';
import type { DocumentState } from '@hearthline/rules/delivery/documents.ts';
import type { HomeStatus } from '@hearthline/rules/homes/catalog/home-rules.ts';
import type { JobState } from '@hearthline/rules/office/jobs.ts';
import type { MailServiceState, MailState } from '@hearthline/rules/mails.ts';
import type { PaymentState } from '@hearthline/rules/sale/payments/payment-kinds.ts';
import type { ProjectStatus } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import type { UserState } from '@hearthline/rules/people/users.ts';

/**
 * What the color of a state says, in the badges of the whole product: nothing in the normal case; `act` that somebody here has to do something, `late` that
 * something went wrong or is overdue, `done` that it came to a good end.
 */
export type StateTone = 'neutral' | 'act' | 'late' | 'done';
type Tones<State extends string> = Readonly<Record<State, StateTone>>;

export const contactTones: Tones<ContactStatus> = {
  prospect: 'neutral',
  active: 'neutral',
  customer: 'done',
  inactive: 'neutral',
};
export const appointmentTones: Tones<AppointmentStatus> = {
  booked: 'neutral',
  confirmed: 'done',
  held: 'done',
  missed: 'late',
  cancelled: 'neutral',
};
export const projectTones: Tones<ProjectStatus> = {
  planning: 'neutral',
  in_progress: 'neutral',
  on_hold: 'act',
  completed: 'done',
  cancelled: 'neutral',
};
export const dealTones: Tones<DealStage> = {
  new: 'act',
  contacted: 'neutral',
  visited: 'neutral',
  quoted: 'neutral',
  agreed: 'neutral',
  won: 'done',
  lost: 'neutral',
};
export const quoteTones: Tones<QuoteStatus> = {
  draft: 'neutral',
  issued: 'act',
  accepted: 'done',
  declined: 'neutral',
  expired: 'late',
  superseded: 'neutral',
  withdrawn: 'neutral',
};
export const agreementTones: Tones<AgreementStatus> = {
  draft: 'neutral',
  out: 'act',
  signed: 'done',
  declined: 'late',
  expired: 'late',
  void: 'neutral',
};
export const changeOrderTones: Tones<ChangeOrderStatus> = {
  draft: 'neutral',
  sent: 'act',
  signed: 'done',
  declined: 'late',
  void: 'neutral',
  expired: 'late',
};
export const signerTones: Tones<SignerState> = {
  waiting: 'neutral',
  sent: 'act',
  viewed: 'act',
  consented: 'act',
  signed: 'done',
  declined: 'late',
};
export const paymentTones: Tones<PaymentState> = {
  recorded: 'neutral',
  voided: 'neutral',
};
export const documentTones: Tones<DocumentState> = {
  waiting: 'act',
  approved: 'done',
  rejected: 'late',
};
export const buildTones: Tones<BuildState> = {
  scheduled: 'neutral',
  begun: 'neutral',
  blocked: 'late',
  done: 'done',
};
export const campaignTones: Tones<CampaignState> = {
  draft: 'neutral',
  scheduled: 'neutral',
  sending: 'neutral',
  paused: 'act',
  sent: 'done',
  canceled: 'neutral',
};
export const recipientTones: Tones<RecipientState> = {
  waiting: 'neutral',
  queued: 'neutral',
  sent: 'done',
  failed: 'late',
  suppressed: 'neutral',
};
export const mailTones: Tones<MailState> = {
  queued: 'neutral',
  sent: 'done',
  kept: 'neutral',
  failed: 'late',
};
export const mailServiceTones: Tones<MailServiceState> = {
  development: 'neutral',
  sending: 'done',
  delaying: 'late',
  unreachable: 'late',
};
export const jobTones: Tones<JobState> = {
  waiting: 'neutral',
  retrying: 'act',
  running: 'neutral',
  failed: 'late',
  completed: 'done',
  cancelled: 'neutral',
};
export const importTones: Tones<ImportState> = {
  uploaded: 'act',
  checking: 'neutral',
  checked: 'act',
  importing: 'neutral',
  imported: 'done',
  reverting: 'neutral',
  reverted: 'neutral',
};
/** Of an import's row: an error is to be mended in the file. */
export const verdictTones: Tones<ImportVerdict> = {
  new: 'done',
  update: 'neutral',
  unchanged: 'neutral',
  repeat: 'neutral',
  skip: 'neutral',
  error: 'late',
};
export const homeTones: Tones<HomeStatus> = {
  draft: 'neutral',
  published: 'done',
  withdrawn: 'neutral',
};
export const contentTones: Tones<ContentState> = { current: 'done', upcoming: 'neutral', expired: 'neutral' };
export const userTones: Tones<UserState> = {
  active: 'neutral',
  unverified: 'act',
  invited: 'neutral',
  disabled: 'late',
  must_change_password: 'neutral',
  archived: 'neutral',
  erased: 'neutral',
};
