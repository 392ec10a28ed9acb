import type { FeatureModule } from '../../../platform/feature-module.ts';
import { ContactBulkResolver } from './bulk/bulk.resolver.ts';
import { ContactNote, ContactStatusChange } from './contact-history.entity.ts';
import { ContactImport, ContactImportRow } from './contact-import.entity.ts';
import { ContactTag } from './contact-tag.entity.ts';
import { Contact } from './contact.entity.ts';
import { contactJobs } from './contact.jobs.ts';
import { ContactResolver } from './contact.resolver.ts';
import { contactRoutes } from './contact.rest.ts';
import { DeletedContact } from './deleted-contact.entity.ts';
import { DeletedContactResolver } from './deleted/deleted.resolver.ts';
import { contactImportJobs } from './import/import.jobs.ts';
import { ContactImportResolver } from './import/import.resolver.ts';
import { contactImportRoutes } from './import/import.rest.ts';
import { ContactNoteResolver } from './timeline/note.resolver.ts';
import { ContactTouchesResolver } from './touches/contact-touches.resolver.ts';

export const contactsModule: FeatureModule = {
  entities: [
    Contact,
    ContactImport,
    ContactImportRow,
    ContactNote,
    ContactStatusChange,
    ContactTag,
    DeletedContact,
  ],
  resolvers: [
    ContactBulkResolver,
    ContactTouchesResolver,
    ContactNoteResolver,
    ContactImportResolver,
    ContactResolver,
    DeletedContactResolver,
  ],
  routes: [...contactImportRoutes, ...contactRoutes],
  jobs: [...contactImportJobs, ...contactJobs],
};
