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
import { SearchAndWaiting, SearchAndWaitingIndexes } from './0032-search-and-waiting.ts';

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
  { name: '0032-search-and-waiting', class: SearchAndWaiting },
  { name: '0032-search-and-waiting-indexes', class: SearchAndWaitingIndexes },
];
