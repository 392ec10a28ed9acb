import type { FeatureModule } from '../../../platform/feature-module.ts';
import { ContactBulkResolver } from './bulk/bulk.resolver.ts';
import { ContactNote, ContactStatusChange } from './contact-history.entity.ts';
import { ContactImport, ContactImportRow } from './contact-import.entity.ts';
import { ContactOwnerChange } from './contact-owner-change.entity.ts';
import { ContactOwnerResolver } from './contact-owner.resolver.ts';
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
import { ContactMerge, ContactsApart } from './merging/contact-merge.entity.ts';
import {
  ContactMergeResolver,
  MergesOfContactResolver,
  MergingResolver,
} from './merging/merging.resolver.ts';
import { LeadSourceRow } from './sources/lead-source.entity.ts';
import { LeadSourceResolver } from './sources/lead-source.resolver.ts';
import { ContactNoteResolver } from './timeline/note.resolver.ts';
import { ContactTouchesResolver } from './touches/contact-touches.resolver.ts';

export const contactsModule: FeatureModule = {
  entities: [
    Contact,
    ContactImport,
    ContactImportRow,
    ContactMerge,
    ContactNote,
    ContactOwnerChange,
    ContactStatusChange,
    ContactTag,
    ContactsApart,
    DeletedContact,
    LeadSourceRow,
  ],
  resolvers: [
    ContactBulkResolver,
    ContactTouchesResolver,
    ContactNoteResolver,
    ContactOwnerResolver,
    ContactImportResolver,
    ContactMergeResolver,
    MergesOfContactResolver,
    MergingResolver,
    ContactResolver,
    DeletedContactResolver,
    LeadSourceResolver,
  ],
  routes: [...contactImportRoutes, ...contactRoutes],
  jobs: [...contactImportJobs, ...contactJobs],
};
