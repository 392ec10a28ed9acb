import { projectFieldNames, type ProjectField } from '@hearthline/rules/delivery/projects/rules.ts';
import type { Row } from '../../../platform/db/query-builder.ts';

/** What is read of a project besides its people and stages, in the order of an answer. */
export const projectColumns = [
  'id',
  'name',
  'description',
  'status',
  'stage',
  'progress',
  'customerName',
  'contractorName',
  'address',
  'startDate',
  'estimatedCompletion',
  'budget',
  'actualCost',
  'sqft',
  'bedrooms',
  'bathrooms',
  'propertyType',
  'contactPhone',
  'contactEmail',
  'notes',
  'completedAt',
  'archivedAt',
  'dealId',
  'designCode',
  'designVersion',
  'createdAt',
  'version',
] as const satisfies readonly (keyof Row<'projects'>)[];

type ProjectColumn = (typeof projectColumns)[number];

/** A field of the form that is stored as it is filled in; the others name a person by the id. */
export type PlainField = Extract<ProjectColumn, ProjectField>;
export type PersonField = Exclude<ProjectField, PlainField>;

const isPlain = (column: ProjectColumn): column is PlainField =>
  (projectFieldNames as readonly string[]).includes(column);

export const plainFields: readonly PlainField[] = projectColumns.filter(isPlain);

/** Long texts and contact details: the history only says that they changed. */
const unquoted: ReadonlySet<ProjectField> = new Set<PlainField>([
  'description',
  'notes',
  'contactPhone',
  'contactEmail',
]);
export const isQuoted = (field: ProjectField): boolean => !unquoted.has(field);

const forAdmins: ReadonlySet<ProjectField> = new Set<ProjectField>(['actualCost', 'contactId']);
/** Whether only the admin sees in the history that a field changed. */
export const isForAdmins = (field: ProjectField): boolean => forAdmins.has(field);
