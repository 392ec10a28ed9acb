import { Field, ID, ObjectType } from 'type-graphql';
import { optional, types } from '../../../platform/records/field-types.ts';
import type { RecordFields } from '../../../platform/records/record-fields.ts';
import { objectType } from '../../../platform/records/record-types.ts';
import { DocumentStateEnum } from './document-enums.types.ts';

/** What is answered of an uploaded file and the result of its review, of one version or of the latest. */
export const fileFields = {
  fileName: {
    type: types.text,
    column: 'computed',
    description: 'The name of the uploaded file, without misleading characters; at most 150 characters.',
  },
  contentType: {
    type: types.text,
    column: 'computed',
    description: 'The media type detected from the content, for example `application/pdf`.',
  },
  size: { type: types.int, column: 'computed', description: 'In bytes, at most 26,214,400 (25 MB).' },
  uploadedAt: { type: types.instant, description: 'When this version was uploaded.' },
  uploadedByName: {
    type: optional(types.text),
    column: 'computed',
    description: 'The name of the person who uploaded it. Null if that account was deleted.',
  },
  state: { type: types.choice(DocumentStateEnum), description: 'The review state of this version.' },
  note: {
    type: optional(types.text),
    column: 'computed',
    description: 'The reviewer’s note. Null if there is none.',
  },
} as const satisfies RecordFields;

export const DocumentVersionType = objectType(
  'DocumentVersionType',
  'One version of a document. Download the file from `GET /api/documents/{id}/content?version={number}`.',
  {
    ...fileFields,
    number: { type: types.int, description: 'Starts at 1 and grows with each version.' },
    reviewedAt: {
      type: optional(types.instant),
      description: 'When staff reviewed it. Null while it is waiting for review.',
    },
  },
);

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
