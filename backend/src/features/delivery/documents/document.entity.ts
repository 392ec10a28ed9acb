import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import {
  documentStates,
  documentTypes,
  type DocumentState,
  type DocumentType,
} from '@hearthline/rules/delivery/documents.ts';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { Columns, withColumns, type ColumnsOf } from '../../../platform/records/record-columns.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Project } from '../projects/project.entity.ts';
import { documentFields } from './document.fields.ts';

/** A document of a project: a name and a type, with a chain of versions. What is no column of a usual kind stands here, all else in the list of fields. */
@Entity({ tableName: 'documents' })
@Index({
  name: 'documents_project_index',
  expression: 'create index documents_project_index on documents (project_id, uploaded_at desc, id desc)',
})
@Index({
  name: 'documents_newest_index',
  expression: 'create index documents_newest_index on documents (uploaded_at desc, id desc)',
})
@Index({
  name: 'documents_waiting_index',
  expression: "create index documents_waiting_index on documents (uploaded_at, id) where state = 'waiting'",
})
@Index({
  name: 'documents_folded_index',
  expression: 'create index documents_folded_index on documents using gin (search_fold(name) gin_trgm_ops)',
})
@Index({
  name: 'documents_search_index',
  expression: 'create index documents_search_index on documents using gin (lower(name) gin_trgm_ops)',
})
@Columns(documentFields)
export class Document extends withColumns<
  VersionedEntity & ColumnsOf<Row<'documents'>, typeof documentFields>
>(VersionedEntity) {
  @ManyToOne(() => Project, { deleteRule: 'cascade' })
  project!: Project;

  @Index({ name: 'documents_owner_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  owner!: User | null;
}

/** One file of a document, and the result of its review. Older versions stay. */
@Entity({ tableName: 'document_versions' })
@Unique({ name: 'document_versions_number_unique', properties: ['document', 'number'] })
export class DocumentVersion extends BaseEntity {
  @ManyToOne(() => Document, { deleteRule: 'cascade' })
  document!: Document;

  @Property({ type: 'smallint' })
  number!: number;

  @Property({ type: 'text' })
  fileName!: string;

  @Property({ type: 'text' })
  contentType!: string;

  @Property({ type: 'integer' })
  size!: number;

  @Property({ type: 'text' })
  sha256!: string;

  /** The key under which the storage keeps the bytes. */
  @Index({ name: 'document_versions_storage_key_index' })
  @Property({ type: 'uuid' })
  storageKey!: string;

  @Index({ name: 'document_versions_uploaded_by_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  uploadedBy!: User | null;

  /**
   * The project's customer when this was uploaded, maintained by the database: a customer who takes the project over must not read
   * what was exchanged with the previous one. Null until the project has a customer. It outlives the account, so that nobody inherits it.
   */
  @Property({ type: 'uuid', nullable: true })
  customerId!: string | null;

  @Enum({ items: () => [...documentStates], type: 'string', columnType: 'text' })
  state!: DocumentState;

  @Property({ type: 'text', nullable: true })
  note!: string | null;

  @Index({ name: 'document_versions_reviewed_by_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  reviewedBy!: User | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  reviewedAt!: Date | null;

  /** What the review replaced; null once its mail is on its way, and while there was none. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  undo!: Readonly<Record<string, unknown>> | null;

  /** Until when the review can be undone. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  undoUntil!: Date | null;
}

export const textOutcomes = ['found', 'none', 'unreadable'] as const;
export type TextOutcome = (typeof textOutcomes)[number];

/** The words inside the file of a version, for the search. Files without words have a row too: nobody looks again. */
@Entity({ tableName: 'document_texts' })
@Index({
  name: 'document_texts_words_index',
  expression: 'create index document_texts_words_index on document_texts using gin (words)',
})
export class DocumentText {
  @ManyToOne(() => DocumentVersion, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  version!: DocumentVersion;

  @Enum({ items: () => [...textOutcomes], type: 'string', columnType: 'text' })
  outcome!: TextOutcome;

  @Property({ type: 'text' })
  text!: string;

  /** The same as the search compares it. */
  @Property({ type: 'text' })
  folded!: string;

  /** Its different words, folded. */
  @Property({ type: 'string', columnType: 'tsvector' })
  words!: string;
}

/** A document that staff requested from a project's customer. It is open until a document answers it. */
@Entity({ tableName: 'document_requests' })
@Index({ name: 'document_requests_project_index', properties: ['project', 'createdAt'] })
@Index({
  name: 'document_requests_open_index',
  expression:
    'create index document_requests_open_index on document_requests (due_on) where document_id is null',
})
@Index({
  name: 'document_requests_due_index',
  expression:
    'create index document_requests_due_index on document_requests (due_on) where document_id is null and reminded_at is null',
})
export class DocumentRequest extends BaseEntity {
  @ManyToOne(() => Project, { deleteRule: 'cascade' })
  project!: Project;

  @Property({ type: 'text' })
  name!: string;

  @Enum({ items: () => [...documentTypes], type: 'string', columnType: 'text' })
  type!: DocumentType;

  @Property({ type: 'text' })
  note!: string;

  @Property({ type: 'string', columnType: 'date', nullable: true })
  dueOn!: string | null;

  /** When the customer was last mailed that it is overdue. The server does that once by itself. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  remindedAt!: Date | null;

  /** When a member of staff last decided to remind the customer; the mail follows once that can no longer be undone. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  followedUpAt!: Date | null;

  @Index({ name: 'document_requests_requested_by_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  requestedBy!: User | null;

  @Index({ name: 'document_requests_document_index' })
  @ManyToOne(() => Document, { nullable: true, deleteRule: 'set null' })
  document!: Document | null;
}

/** Bytes whose document was deleted: kept for some days, so that a backup of the database still finds its files. */
@Entity({ tableName: 'removed_files' })
export class RemovedFile {
  @PrimaryKey({ type: 'uuid' })
  storageKey!: string;

  @Index({ name: 'removed_files_removed_at_index' })
  @Property({ type: 'timestamptz', length: 3 })
  removedAt!: Date;
}
