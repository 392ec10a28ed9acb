import { projectFieldNames, type ProjectField } from '@hearthline/rules/delivery/projects/project-rules.ts';
import type { ProjectStatus } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { projectTexts } from '@hearthline/rules/delivery/projects/project-texts.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { optional, types } from '../../../platform/records/field-types.ts';
import {
  columnNames,
  versionedFields,
  type ColumnName,
  type FieldsOf,
  type NameWith,
  type RecordField,
} from '../../../platform/records/record-fields.ts';
import { ProjectStatusEnum } from './project-enums.types.ts';
import { ProjectContact, ProjectPerson } from './project-person.types.ts';

interface ListedField extends RecordField {
  /** A long text or a contact detail: the history only says that it changed. */
  readonly unquoted?: true;
  /** Only who may read the cost sees in the history that it changed. */
  readonly forAdmins?: true;
}

/**
 * The fields of a project, in the order of an answer and of the exported file: the types of the API, the table, statements, the file and the history follow from them. A column
 * that is missing here does not compile.
 */
export const projectFields = {
  id: versionedFields.id,
  name: {
    type: types.text,
    description: 'At most 200 characters.',
    input: { description: '1 to 200 characters.' },
    csv: 'Project',
  },
  description: {
    type: types.text,
    column: { default: '' },
    description: 'What is built, in plain text of at most 4,000 characters; may be empty.',
    input: { description: 'Plain text, at most 4,000 characters.' },
    unquoted: true,
  },
  status: {
    type: types.choice(ProjectStatusEnum),
    column: { default: 'planning' },
    description: 'The current status.',
    input: {
      description:
        'Defaults to `planning` for a new project. Not every status may follow every other, and not every status goes with every usual stage; if omitted, it follows the stage.',
    },
    csv: 'Status',
    cell: (status: ProjectStatus) => humanize(status),
  },
  stage: {
    type: types.text,
    column: { default: 'Design' },
    description: 'The current stage of the work as free text: Foundation, Design, Final Inspection, …',
    input: {
      description:
        'The current stage of the work, at most 80 characters: a usual one, which status and progress go with, or any other text. Defaults to `Design` for a new project.',
    },
    csv: 'Stage',
  },
  progress: {
    type: types.smallInt,
    column: { default: 0 },
    description: 'A percentage, 0 to 100; always 100 for a completed project.',
    input: {
      description:
        'A percentage, 0 to 100, in the range of a usual stage; if omitted, it follows the stage. Always 100 for a completed project.',
    },
    csv: 'Progress (%)',
  },
  customerId: {
    type: optional(types.id),
    column: 'declared',
    input: { description: 'An account with the role customer.' },
  },
  customer: {
    type: optional(types.object(ProjectPerson)),
    column: 'computed',
    description: 'The customer that the home is for. Null if they have no account.',
  },
  /** Maintained by the database from the account, or else from the contact, for the search. */
  customerName: {
    type: optional(types.text),
    description:
      'The name of the customer’s account, otherwise that of the contact. Null if there is neither.',
    csv: 'Customer',
  },
  contractorId: {
    type: optional(types.id),
    column: 'declared',
    input: { description: 'An account with the role contractor.' },
  },
  contractor: {
    type: optional(types.object(ProjectPerson)),
    column: 'computed',
    description: 'The contractor who builds on the site. Null if not assigned.',
  },
  contractorName: {
    type: optional(types.text),
    description: 'The name of the contractor’s account. Null if not assigned.',
    csv: 'Contractor',
  },
  managerId: {
    type: optional(types.id),
    column: 'declared',
    input: {
      description:
        'The member of staff whose work it is: an admin or a project manager. What a project manager creates is theirs unless another one is named.',
    },
  },
  managerName: {
    type: optional(types.text),
    column: 'computed',
    description: 'The name of the member of staff whose work it is. Null if nobody has been chosen.',
    csv: 'Manager',
  },
  contactId: {
    type: optional(types.id),
    column: 'declared',
    input: { description: 'The contact that the project originates from.' },
    forAdmins: true,
  },
  contact: {
    type: optional(types.object(ProjectContact)),
    column: 'computed',
    description:
      'The contact that the project originated from. Null if there is none, or if it was deleted, and for a project manager on a project that is not their own.',
    access: 'project:read-people',
  },
  address: {
    type: optional(types.text),
    description: 'The address of the building site. Null if unknown.',
    input: {
      description:
        'The address of the building site, at most 300 characters. A customer may change it until construction begins.',
    },
    csv: 'Site address',
  },
  startDate: {
    type: optional(types.day),
    description: 'When the work begins, in the business time zone. Null if not set.',
    input: { description: 'When the work begins, in the business time zone.' },
    csv: 'Start date',
  },
  estimatedCompletion: {
    type: optional(types.day),
    description: 'When the home is expected to be ready, in the business time zone. Null if not set.',
    input: { description: 'When the home is expected to be ready; not before `startDate`.' },
    csv: 'Estimated completion',
  },
  completedAt: {
    type: optional(types.instant),
    description: 'When the project was completed. Null if it is not completed.',
    csv: 'Completed',
  },
  contractCents: {
    type: optional(types.cents),
    description:
      'The sum of the signed agreement, in whole cents; for staff and the customer. Null without an agreement.',
    access: 'project:read-price',
    csv: 'Contract sum',
    cell: (cents: number | null) => cents && cents / 100,
  },
  budget: {
    type: optional(types.int),
    description: 'What the buyer pays, in whole US dollars; for staff and the customer. Null if not set.',
    access: 'project:read-budget',
    input: { description: 'In whole US dollars, at most 1,000,000,000.' },
    csv: 'Budget',
  },
  actualCost: {
    type: optional(types.int),
    description:
      'The amount spent so far, in whole US dollars. Null if unknown, and for a project manager on a project that is not their own.',
    access: 'project:read-cost',
    input: { description: 'The amount spent so far, in whole US dollars; at most 1,000,000,000.' },
    forAdmins: true,
    csv: 'Spent',
  },
  sqft: {
    type: optional(types.int),
    description: 'Living area in square feet. Null if not set.',
    input: { description: 'Living area in square feet, at most 1,000,000.' },
    csv: 'Square feet',
  },
  bedrooms: {
    type: optional(types.smallInt),
    description: 'The number of bedrooms. Null if not set.',
    input: { description: 'From 0 to 50.' },
    csv: 'Bedrooms',
  },
  bathrooms: {
    type: optional(types.smallInt),
    description: 'Full and half baths, each counted as one. Null if not set.',
    input: { description: 'Full and half baths, each counted as one; from 0 to 50.' },
    csv: 'Bathrooms',
  },
  propertyType: {
    type: optional(types.text),
    description: 'Free text, for example `Manufactured Home`. Null if not set.',
    input: { description: 'Free text, for example `Manufactured Home`; at most 80 characters.' },
    csv: projectTexts.propertyType.title,
  },
  contactPhone: {
    type: optional(types.text),
    description: `The phone number that the customer prefers for this project. ${fieldText.phone} Null if not given.`,
    input: {
      description: `The phone number that the customer prefers for this project. ${fieldText.typedPhone}`,
    },
    unquoted: true,
    csv: 'Phone',
  },
  contactEmail: {
    type: optional(types.text),
    description: 'The e-mail address that the customer prefers for this project. Null if not given.',
    input: {
      description:
        'The e-mail address that the customer prefers for this project: one address, at most 254 characters.',
    },
    unquoted: true,
    csv: 'E-mail',
  },
  notes: {
    type: optional(types.text),
    description: 'The customer’s notes for everyone on the project. Null if there are none.',
    input: { description: 'The customer’s notes for everyone on the project, at most 4,000 characters.' },
    unquoted: true,
  },
  archivedAt: {
    type: optional(types.instant),
    description: 'When it was archived as made by mistake. Null if it was not.',
    access: 'project:archive',
  },
  dealId: {
    type: optional(types.id),
    column: 'declared',
    description: 'The id of the deal that it began with. Null for a project made by hand.',
    access: 'deal:read',
  },
  designCode: {
    type: optional(types.text),
    description: 'The code of the design that was signed. Null without an agreement.',
  },
  designVersion: {
    type: optional(types.int),
    description: 'Which version of the design was signed; it never changes. Null without an agreement.',
  },
  dueOn: {
    type: optional(types.day),
    column: 'computed',
    description:
      'When the current stage should be over: the day for which the next one is planned, otherwise the estimated completion. Null if neither is set, and while no work is going on.',
  },
  daysLate: {
    type: optional(types.int),
    column: 'computed',
    description: 'How many days ago `dueOn` was, in the business time zone. Null if it is not late.',
  },
  viewerCanEdit: {
    type: types.flag,
    column: 'computed',
    description: 'Whether the viewer may change any of its fields.',
  },
  viewerEditableFields: {
    type: types.texts,
    column: 'computed',
    description: 'The fields that the viewer may change now.',
  },
  viewerCanSeeBudget: {
    type: types.flag,
    column: 'computed',
    description: 'Whether the viewer may read `budget`.',
  },
  viewerCanSeeCost: {
    type: types.flag,
    column: 'computed',
    description: 'Whether the viewer may read `actualCost`.',
  },
  viewerCanReport: {
    type: types.flag,
    column: 'computed',
    description: 'Whether the viewer may report progress (`reportProgress`).',
  },
  createdAt: { ...versionedFields.createdAt, csv: 'Created' },
  version: versionedFields.version,
} as const satisfies FieldsOf<Omit<Row<'projects'>, 'searchText'>, ListedField> &
  Readonly<Record<string, ListedField>>;

type Fields = typeof projectFields;
type ProjectColumn = ColumnName<Fields> & NameWith<Fields, 'description'>;

/** What is read of a project besides its people and stages, in the order of an answer. */
export const projectColumns = columnNames(projectFields).filter(
  (name): name is ProjectColumn => 'description' in projectFields[name],
);

/** A field of the form that is stored as it is filled in; the others name a person by the id. */
export type PlainField = ProjectColumn & ProjectField;
export type PersonField = Exclude<ProjectField, PlainField>;

export const plainFields = projectColumns.filter((name): name is PlainField =>
  (projectFieldNames as readonly string[]).includes(name),
);
export const personFields = projectFieldNames.filter(
  (name): name is PersonField => !(plainFields as readonly string[]).includes(name),
);

const listed = (field: ProjectField): ListedField => projectFields[field];
/** Whether the history says what a field was and is. */
export const isQuoted = (field: ProjectField): boolean => !listed(field).unquoted;
/** Whether only those who may read the cost see in the history that a field changed. */
export const isForAdmins = (field: ProjectField): boolean => listed(field).forAdmins === true;
