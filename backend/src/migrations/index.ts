import { Foundation } from './0001-foundation.ts';
import { Guarantees } from './0002-guarantees.ts';
import { ContactCounts } from './0003-contact-counts.ts';
import { Accounts } from './0004-accounts.ts';
import { ConsultantDesign } from './0005-consultant-design.ts';
import { Content } from './0006-content.ts';
import { Projects } from './0007-projects.ts';
import { Contacts } from './0008-contacts.ts';
import { Imports } from './0009-imports.ts';
import { Campaigns } from './0010-campaigns.ts';
import { Users } from './0011-users.ts';
import { Settings } from './0012-settings.ts';
import { Appointments } from './0013-appointments.ts';
import { Documents } from './0014-documents.ts';
import { Messages } from './0015-messages.ts';
import { Production } from './0016-production.ts';
import { Figures } from './0017-figures.ts';
import { Reports } from './0018-reports.ts';
import { ContactWords } from './0019-contact-words.ts';
import { DocumentReminders } from './0020-document-reminders.ts';
import { CommonGrams } from './0021-common-grams.ts';
import { AuditRefusals } from './0022-audit-refusals.ts';
import { Turns } from './0023-turns.ts';
import { DocumentCustomers } from './0024-document-customers.ts';
import { SignUps } from './0025-sign-ups.ts';
import { ArchivedUsers } from './0026-archived-users.ts';
import { AuditChain } from './0028-audit-chain.ts';
import { AppointmentFormats } from './0029-appointment-formats.ts';
import { BookingCaps } from './0030-booking-caps.ts';
import { ContactDetails } from './0031-contact-details.ts';
import { ContactDetailsChecked } from './0031-contact-details-checked.ts';
import { SearchAndWaiting, SearchAndWaitingIndexes } from './0032-search-and-waiting.ts';
import { ProjectLinks } from './0033-project-links.ts';
import { DocumentTexts } from './0034-document-texts.ts';
import { ImportSpeed } from './0035-import-speed.ts';
import { ContactChanges } from './0036-contact-changes.ts';
import { ContactBlockStarts } from './0037-contact-block-starts.ts';
import { Today, TodayIndexes } from './0038-today.ts';
import { Search } from './0039-search.ts';
import { PreferencesAndViews } from './0040-preferences-and-views.ts';
import { ProjectMoves } from './0041-project-moves.ts';
import { Dismissals } from './0043-dismissals.ts';
import { Homes } from './0044-homes.ts';
import { BookedHomes, BookedHomesIndexes } from './0047-booked-homes.ts';
import { Designs, DesignsIndexes } from './0048-designs.ts';
import { Leads, LeadsIndexes } from './0049-leads.ts';
import { Company } from './0050-company.ts';
import { MessageDocumentIndexes, MessageThreads } from './0042-message-threads.ts';
import { Prices } from './0046-prices.ts';
import { Deals } from './0051-deals.ts';
import { Quotes } from './0052-quotes.ts';
import { Agreements } from './0053-agreements.ts';
import { Payments } from './0054-payments.ts';
import { Winning } from './0055-winning.ts';
import { CoBuyersAndNotice } from './0056-co-buyers-and-notice.ts';
import { ProjectBuyers } from './0057-project-buyers.ts';
import { DesignPlans, DesignPlansIndexes } from './0059-design-plans.ts';
import { HeldAddressChanges, HeldAddressChangesIndexes } from './0061-held-address-changes.ts';

/** Every migration in order. Append only: what has landed is never changed. */
export const migrations = [
  { name: '0001-foundation', class: Foundation },
  { name: '0002-guarantees', class: Guarantees },
  { name: '0003-contact-counts', class: ContactCounts },
  { name: '0004-accounts', class: Accounts },
  { name: '0005-consultant-design', class: ConsultantDesign },
  { name: '0006-content', class: Content },
  { name: '0007-projects', class: Projects },
  { name: '0008-contacts', class: Contacts },
  { name: '0009-imports', class: Imports },
  { name: '0010-campaigns', class: Campaigns },
  { name: '0011-users', class: Users },
  { name: '0012-settings', class: Settings },
  { name: '0013-appointments', class: Appointments },
  { name: '0014-documents', class: Documents },
  { name: '0015-messages', class: Messages },
  { name: '0016-production', class: Production },
  { name: '0017-figures', class: Figures },
  { name: '0018-reports', class: Reports },
  { name: '0019-contact-words', class: ContactWords },
  { name: '0020-document-reminders', class: DocumentReminders },
  { name: '0021-common-grams', class: CommonGrams },
  { name: '0022-audit-refusals', class: AuditRefusals },
  { name: '0023-turns', class: Turns },
  { name: '0024-document-customers', class: DocumentCustomers },
  { name: '0025-sign-ups', class: SignUps },
  { name: '0026-archived-users', class: ArchivedUsers },
  { name: '0028-audit-chain', class: AuditChain },
  { name: '0029-appointment-formats', class: AppointmentFormats },
  { name: '0030-booking-caps', class: BookingCaps },
  { name: '0031-contact-details', class: ContactDetails },
  { name: '0031-contact-details-checked', class: ContactDetailsChecked },
  { name: '0032-search-and-waiting', class: SearchAndWaiting },
  { name: '0032-search-and-waiting-indexes', class: SearchAndWaitingIndexes },
  { name: '0033-project-links', class: ProjectLinks },
  { name: '0034-document-texts', class: DocumentTexts },
  { name: '0035-import-speed', class: ImportSpeed },
  { name: '0036-contact-changes', class: ContactChanges },
  { name: '0037-contact-block-starts', class: ContactBlockStarts },
  { name: '0038-today', class: Today },
  { name: '0038-today-indexes', class: TodayIndexes },
  { name: '0039-search', class: Search },
  { name: '0040-preferences-and-views', class: PreferencesAndViews },
  { name: '0041-project-moves', class: ProjectMoves },
  { name: '0042-message-threads', class: MessageThreads },
  { name: '0042-message-threads-indexes', class: MessageDocumentIndexes },
  { name: '0043-dismissals', class: Dismissals },
  { name: '0044-homes', class: Homes },
  { name: '0046-prices', class: Prices },
  { name: '0047-booked-homes', class: BookedHomes },
  { name: '0047-booked-homes-indexes', class: BookedHomesIndexes },
  { name: '0048-designs', class: Designs },
  { name: '0048-designs-indexes', class: DesignsIndexes },
  { name: '0049-leads', class: Leads },
  { name: '0049-leads-indexes', class: LeadsIndexes },
  { name: '0050-company', class: Company },
  { name: '0051-deals', class: Deals },
  { name: '0052-quotes', class: Quotes },
  { name: '0053-agreements', class: Agreements },
  { name: '0054-payments', class: Payments },
  { name: '0055-winning', class: Winning },
  { name: '0056-co-buyers-and-notice', class: CoBuyersAndNotice },
  { name: '0057-project-buyers', class: ProjectBuyers },
  { name: '0059-design-plans', class: DesignPlans },
  { name: '0059-design-plans-indexes', class: DesignPlansIndexes },
  { name: '0061-held-address-changes', class: HeldAddressChanges },
  { name: '0061-held-address-changes-indexes', class: HeldAddressChangesIndexes },
];
