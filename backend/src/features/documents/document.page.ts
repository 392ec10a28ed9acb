import { documentsPageSize, type DocumentState, type DocumentType } from '@hearthline/rules/documents.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';
import { AtMost } from '../../platform/list-size.ts';
import { PaginationType } from '../../platform/paging.ts';
import { DocumentDecisionEnum, DocumentSortEnum, DocumentStateEnum, DocumentTypeEnum } from './document.enums.ts';

/** An uploaded file and the result of its review, of one version or of the latest. */
@ObjectType({ simpleResolvers: true })
abstract class FileFacts {
  @Field(() => String, { description: 'As it was called, without what could disguise it; at most 150 characters.' })
  fileName!: string;

  @Field(() => String, { description: 'What the content was found to be, as in `application/pdf`.' })
  contentType!: string;

  @Field(() => Int, { description: 'In bytes, at most 26,214,400 (25 MB).' })
  size!: number;

  @Field(() => GraphQLDateTime, { description: 'When this version came.' })
  uploadedAt!: Date;

  @Field(() => String, { nullable: true, description: 'Who sent it; null when that account is gone.' })
  uploadedByName!: string | null;

  @Field(() => DocumentStateEnum, { description: 'What staff thinks of this version.' })
  state!: DocumentState;

  @Field(() => String, { nullable: true, description: 'What staff said about it; null when nothing.' })
  note!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One file of a document. Its bytes: `GET /api/documents/{id}/content?version={number}`.' })
export class DocumentVersionType extends FileFacts {
  @Field(() => Int, { description: 'From 1; it grows with each version.' })
  number!: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When staff decided; null while it waits.' })
  reviewedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'The project that a document belongs to, by name.' })
export class DocumentProject {
  @Field(() => ID, { description: 'The id of the project.' })
  id!: string;

  @Field(() => String, { description: 'The name of the project.' })
  name!: string;
}

@ObjectType('Document', { simpleResolvers: true, description: 'A document of a project. What is said of its file is said of the latest version that whoever asks may see.' })
export class DocumentView extends FileFacts {
  @Field(() => ID, { description: 'It stays the same when versions are added, and stands in the addresses of the files.' })
  id!: string;

  @Field(() => DocumentProject, { description: 'The project it belongs to.' })
  project!: DocumentProject;

  @Field(() => String, { description: 'What it is called, at most 150 characters; at first like the request it answers, else like the file.' })
  name!: string;

  @Field(() => DocumentTypeEnum, { description: 'What it is.' })
  type!: DocumentType;

  @Field(() => Int, { description: 'How many of its versions whoever asks may see.' })
  versionCount!: number;

  @Field(() => [DocumentVersionType], { description: 'The newest first.' })
  versions!: readonly DocumentVersionType[];

  @Field(() => Int, { description: 'Grows with each change. A review or an update names the version it was made from; if there is a newer one, it is refused with `CONFLICT`.' })
  version!: number;

  @Field(() => Boolean, { description: 'Whether whoever asks may add a version.' })
  viewerCanReplace!: boolean;

  @Field(() => Boolean, { description: 'Whether whoever asks may delete it.' })
  viewerCanDelete!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One page of documents.' })
export class DocumentPage {
  @AtMost(documentsPageSize)
  @Field(() => [DocumentView], { description: 'At most 20.' })
  documents!: DocumentView[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType('DocumentRequest', { simpleResolvers: true, description: 'A document that staff asked the customer of a project for.' })
export class DocumentRequestType {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => DocumentProject, { description: 'The project it is needed for.' })
  project!: DocumentProject;

  @Field(() => String, { description: 'What it is called, at most 150 characters.' })
  name!: string;

  @Field(() => DocumentTypeEnum, { description: 'What it is.' })
  type!: DocumentType;

  @Field(() => String, { description: 'What is needed, in a sentence of at most 1,000 characters.' })
  note!: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The last day on which it is in time, where the business is; null: whenever. The customer is told by mail once when it has gone by.' })
  dueOn!: string | null;

  @Field(() => Boolean, { description: 'Whether that day has gone by; false without one.' })
  isOverdue!: boolean;

  @Field(() => GraphQLDateTime, { description: 'When staff asked.' })
  requestedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'What there is to do about documents.' })
export class DocumentCounts {
  @Field(() => Int, { description: 'Waiting for review.' })
  waiting!: number;

  @Field(() => Int, { description: 'Asked for and not there yet.' })
  requested!: number;
}

@ArgsType()
export class DocumentsArgs {
  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number;

  @Field(() => ID, { nullable: true, description: 'Documents of this project only; `NOT_FOUND` when whoever asks may not see it.' })
  projectId?: string;

  @Field(() => DocumentTypeEnum, { nullable: true, description: 'Documents of this type only.' })
  type?: DocumentType;

  @Field(() => DocumentStateEnum, { nullable: true, description: 'Documents whose latest version is in this state only.' })
  state?: DocumentState;

  @Field(() => String, { nullable: true, description: 'Part of the name of a document or of a project; at most 100 characters.' })
  search?: string;

  @Field(() => DocumentSortEnum, { nullable: true, description: '`newest` when missing.' })
  sort?: string;
}

@InputType({ description: 'What staff decides about the latest version of a document.' })
export class ReviewDocumentInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;

  @Field(() => DocumentDecisionEnum, { description: 'What staff thinks of the latest version.' })
  decision!: string;

  @Field(() => String, { nullable: true, description: 'For whoever uploaded it, at most 1,000 characters; required where it is rejected.' })
  note?: string;
}

@InputType({ description: 'What staff puts right about a document.' })
export class UpdateDocumentInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;

  @Field(() => String, { description: '1 to 150 characters.' })
  name!: string;

  @Field(() => DocumentTypeEnum, { description: 'What it is; contractors see plans, permits and photos only.' })
  type!: DocumentType;
}

@InputType({ description: 'What staff needs from a customer.' })
export class RequestDocumentInput {
  @Field(() => String, { description: '1 to 150 characters.' })
  name!: string;

  @Field(() => DocumentTypeEnum, { description: 'What the upload will be.' })
  type!: DocumentType;

  @Field(() => String, { description: 'A sentence for the customer, 1 to 1,000 characters.' })
  note!: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The last day on which it is in time: the business’s today or later.' })
  dueOn?: string;
}
