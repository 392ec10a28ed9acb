import { documentsPageSize, documentSorts, documentStates, documentTypes, type DocumentState, type DocumentType } from '@hearthline/rules/documents.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { AtMost } from '../../platform/list-size.ts';
import { PaginationType } from '../../platform/paging.ts';

export const DocumentTypeEnum = Object.fromEntries(documentTypes.map((type) => [type, type]));
registerEnumType(DocumentTypeEnum, { name: 'DocumentType', description: 'What a document is.' });

export const DocumentStateEnum = Object.fromEntries(documentStates.map((state) => [state, state]));
registerEnumType(DocumentStateEnum, { name: 'DocumentState', description: 'What staff thinks of a document.' });

export const DocumentSortEnum = Object.fromEntries(documentSorts.map((sort) => [sort, sort]));
registerEnumType(DocumentSortEnum, { name: 'DocumentSort', description: 'An order of a list of documents.' });

export const DocumentDecisionEnum = { approved: 'approved', rejected: 'rejected' } as const;
registerEnumType(DocumentDecisionEnum, { name: 'DocumentDecision', description: 'What staff decides about a version.' });

/** A file as it was sent, and what staff thinks of it: of one version, or of the latest. */
@ObjectType({ simpleResolvers: true })
abstract class FileFacts {
  @Field(() => String)
  fileName!: string;

  @Field(() => String)
  contentType!: string;

  @Field(() => Int, { description: 'In bytes.' })
  size!: number;

  @Field(() => GraphQLDateTime)
  uploadedAt!: Date;

  @Field(() => String, { nullable: true, description: 'Null: somebody whose account is gone.' })
  uploadedByName!: string | null;

  @Field(() => DocumentStateEnum)
  state!: DocumentState;

  @Field(() => String, { nullable: true, description: 'What staff said about it.' })
  note!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One file of a document. Its bytes: `GET /api/documents/{id}/content?version={number}`.' })
export class DocumentVersionType extends FileFacts {
  @Field(() => Int, { description: 'From 1.' })
  number!: number;

  @Field(() => GraphQLDateTime, { nullable: true })
  reviewedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'The project that a document belongs to, by name.' })
export class DocumentProject {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;
}

@ObjectType('Document', { simpleResolvers: true, description: 'A document of a project. What is said of its file is said of the latest version that whoever asks may see.' })
export class DocumentView extends FileFacts {
  @Field(() => ID)
  id!: string;

  @Field(() => DocumentProject)
  project!: DocumentProject;

  @Field(() => String)
  name!: string;

  @Field(() => DocumentTypeEnum)
  type!: DocumentType;

  @Field(() => Int, { description: 'How many of its versions whoever asks may see.' })
  versionCount!: number;

  @Field(() => [DocumentVersionType], { description: 'The newest first.' })
  versions!: readonly DocumentVersionType[];

  @Field(() => Int, { description: 'Grows with each change. A review names the version it was made from; if there is a newer one, it is refused with `CONFLICT`.' })
  version!: number;

  @Field(() => Boolean, { description: 'Whether whoever asks may add a version.' })
  viewerCanReplace!: boolean;

  @Field(() => Boolean, { description: 'Whether whoever asks may delete it.' })
  viewerCanDelete!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One page of documents.' })
export class DocumentPage {
  @AtMost(documentsPageSize)
  @Field(() => [DocumentView])
  documents!: DocumentView[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}

@ObjectType('DocumentRequest', { simpleResolvers: true, description: 'A document that staff asked the customer of a project for.' })
export class DocumentRequestType {
  @Field(() => ID)
  id!: string;

  @Field(() => DocumentProject)
  project!: DocumentProject;

  @Field(() => String)
  name!: string;

  @Field(() => DocumentTypeEnum)
  type!: DocumentType;

  @Field(() => String, { description: 'What is needed, in a sentence.' })
  note!: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The last day on which it is in time. The customer is told by mail once when it has gone by.' })
  dueOn!: string | null;

  @Field(() => Boolean, { description: "Whether that day has gone by where the business is." })
  isOverdue!: boolean;

  @Field(() => GraphQLDateTime)
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
  @Field(() => Int, { nullable: true, description: 'From 1.' })
  page?: number;

  @Field(() => ID, { nullable: true, description: 'Of one project.' })
  projectId?: string;

  @Field(() => DocumentTypeEnum, { nullable: true })
  type?: DocumentType;

  @Field(() => DocumentStateEnum, { nullable: true })
  state?: DocumentState;

  @Field(() => String, { nullable: true, description: 'Part of the name of a document or of a project.' })
  search?: string;

  @Field(() => DocumentSortEnum, { nullable: true, description: 'newest unless told.' })
  sort?: string;
}

@InputType({ description: 'What staff decides about the latest version of a document.' })
export class ReviewDocumentInput {
  @Field(() => Int)
  version!: number;

  @Field(() => DocumentDecisionEnum)
  decision!: string;

  @Field(() => String, { nullable: true, description: 'At most 1,000 characters; required where it is rejected.' })
  note?: string;
}

@InputType({ description: 'What staff puts right about a document.' })
export class UpdateDocumentInput {
  @Field(() => Int)
  version!: number;

  @Field(() => String, { description: 'At most 150 characters.' })
  name!: string;

  @Field(() => DocumentTypeEnum)
  type!: DocumentType;
}

@InputType({ description: 'What staff needs from a customer.' })
export class RequestDocumentInput {
  @Field(() => String, { description: 'At most 150 characters.' })
  name!: string;

  @Field(() => DocumentTypeEnum)
  type!: DocumentType;

  @Field(() => String, { description: 'A sentence for the customer, at most 1,000 characters.' })
  note!: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Not before the business's today." })
  dueOn?: string;
}
