import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { pick } from '../../../platform/db/pick.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { optional, types } from '../../../platform/records/field-types.ts';
import {
  columnNames,
  namesWith,
  type FieldsOf,
  type RecordFields,
} from '../../../platform/records/record-fields.ts';
import { DocumentTypeEnum } from './document-enums.types.ts';
import { DocumentProject, DocumentVersionType, fileFields, PassagePart } from './document-parts.types.ts';
import { maxPassageParts } from './text-search/find-passage.ts';

/** What is not answered of its latest version. */
const ownFields = {
  id: {
    type: types.id,
    column: 'declared',
    description: 'Stays the same when versions are added; it is part of the file URLs.',
  },
  createdAt: { type: types.instant, column: 'declared' },
  projectId: { type: types.id, column: 'declared' },
  project: {
    type: types.object(DocumentProject),
    column: 'computed',
    description: 'The project it belongs to.',
  },
  name: {
    type: types.text,
    description:
      'The title, at most 150 characters; initially that of the request it answers, otherwise taken from the file name.',
    input: { description: '1 to 150 characters.' },
  },
  type: {
    type: types.choice(DocumentTypeEnum),
    description: 'The type of the document.',
    input: {
      description:
        'The type of the document; of other people’s uploads, contractors see only plans, permits and photos.',
    },
  },
  /** The number of the latest version. */
  latest: { type: types.smallInt, column: { default: 1 } },
  /** Who uploaded the first version. */
  ownerId: { type: optional(types.id), column: 'declared' },
  versionCount: {
    type: types.int,
    column: 'computed',
    description: 'How many of its versions the viewer may see.',
  },
  versions: {
    type: types.listOf(DocumentVersionType),
    column: 'computed',
    description: 'The versions that the viewer may see, newest first.',
  },
  version: {
    type: types.int,
    column: 'declared',
    description:
      'Grows with each change. A review or an update names the version it is based on; if there is a newer one, it is refused with `CONFLICT`.',
    input: { description: fieldText.readVersion },
  },
  reviewUndoMs: {
    type: optional(types.int),
    column: 'computed',
    description:
      'For how many more milliseconds the latest review can be undone. Null if it cannot, and for everyone who does not review.',
  },
  passage: {
    type: optional(types.listOf(PassagePart)),
    column: 'computed',
    atMost: maxPassageParts,
    description:
      'A passage of the file’s text in which the search was found, in pieces. Null without a search, or if it was found elsewhere.',
  },
  viewerCanReplace: {
    type: types.flag,
    column: 'computed',
    description: 'Whether the viewer may add a version.',
  },
  viewerCanDelete: {
    type: types.flag,
    column: 'computed',
    description: 'Whether the viewer may delete it.',
  },
} as const satisfies RecordFields;

/**
 * The fields of a document: the types of the API and the table follow from them (docs/add-a-field.md). A column that is missing here does not
 * compile. What is answered of the file is that of the latest version that the viewer may see; the columns `state` and `uploadedAt` are those
 * of the latest of all.
 */
export const documentFields = { ...fileFields, ...ownFields } as const satisfies FieldsOf<Row<'documents'>> &
  RecordFields;

/** The columns of its own table that are answered. */
export const documentColumns = columnNames(pick(ownFields, namesWith(ownFields, 'description')));
