import {
  documentsPageSize,
  documentUpdate,
  type DocumentState,
  type DocumentType,
} from '@hearthline/rules/delivery/documents.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { fieldText, searchOf } from '../../../platform/api-docs/field-descriptions.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { inputType, objectType } from '../../../platform/records/record-types.ts';
import { DocumentProject } from './document-parts.types.ts';
import { documentFields } from './document.fields.ts';
import type { DocumentAnswer } from './document-view.ts';
import {
  DocumentDecisionEnum,
  DocumentSortEnum,
  DocumentStateEnum,
  DocumentTypeEnum,
} from './document-enums.types.ts';

export const DocumentView = objectType(
  'Document',
  'A document of a project. The file fields describe the latest version that the viewer may see.',
  documentFields,
);

@ObjectType({ simpleResolvers: true, description: 'One page of documents.' })
export class DocumentPage {
  @MaxItems(documentsPageSize)
  @Field(() => [DocumentView], { description: 'At most 20.' })
  documents!: DocumentAnswer[];

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

export const UpdateDocumentInput = inputType(
  'UpdateDocumentInput',
  'A correction to a document’s name and type.',
  documentUpdate,
  documentFields,
);
export type UpdateDocumentInput = InstanceType<typeof UpdateDocumentInput>;

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
