import {
  documentsPageSize,
  type DocumentState,
  type DocumentType,
} from '@hearthline/rules/delivery/documents.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { fieldText, searchOf } from '../../../platform/api-docs/field-descriptions.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { maxPassageParts } from './text-search/find-passage.ts';
import {
  DocumentDecisionEnum,
  DocumentSortEnum,
  DocumentStateEnum,
  DocumentTypeEnum,
} from './document-enums.types.ts';

/** An uploaded file and the result of its review, of one version or of the latest. */
@ObjectType({ simpleResolvers: true })
abstract class FileFacts {
  @Field(() => String, {
    description: 'The name of the uploaded file, without misleading characters; at most 150 characters.',
  })
  fileName!: string;

  @Field(() => String, {
    description: 'The media type detected from the content, for example `application/pdf`.',
  })
  contentType!: string;

  @Field(() => Int, { description: 'In bytes, at most 26,214,400 (25 MB).' })
  size!: number;

  @Field(() => GraphQLDateTime, { description: 'When this version was uploaded.' })
  uploadedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the person who uploaded it. Null if that account was deleted.',
  })
  uploadedByName!: string | null;

  @Field(() => DocumentStateEnum, { description: 'The review state of this version.' })
  state!: DocumentState;

  @Field(() => String, { nullable: true, description: 'The reviewer’s note. Null if there is none.' })
  note!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'One version of a document. Download the file from `GET /api/documents/{id}/content?version={number}`.',
})
export class DocumentVersionType extends FileFacts {
  @Field(() => Int, { description: 'Starts at 1 and grows with each version.' })
  number!: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When staff reviewed it. Null while it is waiting for review.',
  })
  reviewedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'The project that a document belongs to.' })
export class DocumentProject {
  @Field(() => ID, { description: 'The id of the project.' })
  id!: string;

  @Field(() => String, { description: 'The name of the project.' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A piece of a passage, as plain text.' })
export class PassagePart {
  @Field(() => String, { description: 'The text of this piece.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether it is a word that was searched for.' })
  isMatch!: boolean;
}

@ObjectType('Document', {
  simpleResolvers: true,
  description:
    'A document of a project. The file fields describe the latest version that the viewer may see.',
})
export class DocumentView extends FileFacts {
  @Field(() => ID, { description: 'Stays the same when versions are added; it is part of the file URLs.' })
  id!: string;

  @Field(() => DocumentProject, { description: 'The project it belongs to.' })
  project!: DocumentProject;

  @Field(() => String, {
    description:
      'The title, at most 150 characters; initially that of the request it answers, otherwise taken from the file name.',
  })
  name!: string;

  @Field(() => DocumentTypeEnum, { description: 'The type of the document.' })
  type!: DocumentType;

  @Field(() => Int, { description: 'How many of its versions the viewer may see.' })
  versionCount!: number;

  @Field(() => [DocumentVersionType], { description: 'The versions that the viewer may see, newest first.' })
  versions!: readonly DocumentVersionType[];

  @Field(() => Int, {
    description:
      'Grows with each change. A review or an update names the version it is based on; if there is a newer one, it is refused with `CONFLICT`.',
  })
  version!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'For how many more milliseconds the latest review can be undone. Null if it cannot, and for everyone who does not review.',
  })
  reviewUndoMs!: number | null;

  @MaxItems(maxPassageParts)
  @Field(() => [PassagePart], {
    nullable: true,
    description:
      'A passage of the file’s text in which the search was found, in pieces. Null without a search, or if it was found elsewhere.',
  })
  passage!: readonly PassagePart[] | null;

  @Field(() => Boolean, { description: 'Whether the viewer may add a version.' })
  viewerCanReplace!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may delete it.' })
  viewerCanDelete!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One page of documents.' })
export class DocumentPage {
  @MaxItems(documentsPageSize)
  @Field(() => [DocumentView], { description: 'At most 20.' })
  documents!: DocumentView[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType('DocumentRequest', {
  simpleResolvers: true,
  description: 'A request from staff to a project’s customer for a document.',
})
export class DocumentRequestType {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => DocumentProject, { description: 'The project that the document is needed for.' })
  project!: DocumentProject;

  @Field(() => String, { description: 'The name of the requested document, at most 150 characters.' })
  name!: string;

  @Field(() => DocumentTypeEnum, { description: 'The type of the requested document.' })
  type!: DocumentType;

  @Field(() => String, { description: 'A note on what is needed, at most 1,000 characters.' })
  note!: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'The due date, in the business time zone. Null if there is none. The customer gets one reminder by mail after it has passed.',
  })
  dueOn!: string | null;

  @Field(() => Boolean, { description: 'Whether the due date has passed; false if there is none.' })
  isOverdue!: boolean;

  @Field(() => GraphQLDateTime, { description: 'When staff requested it.' })
  requestedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'The numbers of open tasks about documents.' })
export class DocumentCounts {
  @Field(() => Int, { description: 'Waiting for review.' })
  waiting!: number;

  @Field(() => Int, { description: 'Documents that were requested and have not been sent yet.' })
  requested!: number;
}

@ArgsType()
export class DocumentsArgs {
  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number;

  @Field(() => ID, {
    nullable: true,
    description: 'Only documents of this project; `NOT_FOUND` if the viewer may not see it.',
  })
  projectId?: string;

  @Field(() => DocumentTypeEnum, { nullable: true, description: 'Only documents of this type.' })
  type?: DocumentType;

  @Field(() => DocumentStateEnum, {
    nullable: true,
    description: 'Only documents whose latest version is in this state.',
  })
  state?: DocumentState;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether to include documents that left `state` by a review that can still be undone; for staff only. Defaults to `false`.',
  })
  undoable?: boolean;

  @Field(() => String, {
    nullable: true,
    description: searchOf(
      'the name of the document, the text inside a PDF, Word, Excel, text or CSV file (there, a word is found by its beginning), or the name, customer or address of its project',
    ),
  })
  search?: string;

  @Field(() => DocumentSortEnum, { nullable: true, description: 'Defaults to `newest`.' })
  sort?: string;
}

@InputType({ description: 'A review of the latest version of a document.' })
export class ReviewDocumentInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;

  @Field(() => DocumentDecisionEnum, { description: 'The decision on the latest version.' })
  decision!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'A note to the person who uploaded it, at most 1,000 characters; required if it is rejected.',
  })
  note?: string;
}

@InputType({ description: 'Undoing the latest review of a document.' })
export class UndoDocumentReviewInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@InputType({ description: 'A correction to a document’s name and type.' })
export class UpdateDocumentInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;

  @Field(() => String, { description: '1 to 150 characters.' })
  name!: string;

  @Field(() => DocumentTypeEnum, {
    description:
      'The type of the document; of other people’s uploads, contractors see only plans, permits and photos.',
  })
  type!: DocumentType;
}

@InputType({ description: 'A document to request from a customer.' })
export class RequestDocumentInput {
  @Field(() => String, { description: '1 to 150 characters.' })
  name!: string;

  @Field(() => DocumentTypeEnum, { description: 'The type of the requested document.' })
  type!: DocumentType;

  @Field(() => String, { description: 'A note to the customer, 1 to 1,000 characters.' })
  note!: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The due date: today in the business time zone, or later.',
  })
  dueOn?: string;
}
