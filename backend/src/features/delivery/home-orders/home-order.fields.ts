import type { Row } from '../../../platform/db/query-builder.ts';
import { optional, types } from '../../../platform/records/field-types.ts';
import { namesWith, versionedFields, type FieldsOf } from '../../../platform/records/record-fields.ts';
import { HomeSection, HomeSectionInput } from './home-section.types.ts';

/** A home order with its sections, each a row of its own. */
interface StoredHomeOrder extends Row<'homeOrders'> {
  readonly sections: readonly HomeSection[];
}

/**
 * The fields of a home order: the types of the API, the table and statements follow from them (docs/add-a-field.md). A column that is
 * missing here does not compile.
 */
export const homeOrderFields = {
  id: { type: types.id, column: 'declared' },
  createdAt: { type: types.instant, column: 'declared' },
  projectId: { type: types.id, column: 'declared', description: 'The project of the home.' },
  version: versionedFields.version,
  manufacturer: {
    type: optional(types.text),
    description: 'Who builds the home. Null until somebody says.',
    input: { description: 'Who builds the home, at most 120 characters.' },
  },
  orderNumber: {
    type: optional(types.text),
    description: 'The manufacturer’s own number of the order. Null until somebody says.',
    input: { description: 'The manufacturer’s own number of the order, at most 60 characters.' },
  },
  orderedOn: {
    type: optional(types.day),
    description: 'The day on which it was ordered. Null until it is; later it is corrected, but not emptied.',
    input: {
      description:
        'The day on which it was ordered, not in the future. Once it is set it can be corrected, but not emptied. Buyers are mailed when it is set.',
    },
  },
  confirmedOn: {
    type: optional(types.day),
    description: 'The day on which the manufacturer confirmed it. Null until then.',
    input: {
      description:
        'The day on which the manufacturer confirmed it: that of the order or later, not in the future.',
    },
  },
  designVersion: {
    type: types.int,
    description: 'The version of the design that is built: the one that was signed.',
  },
  /** Whether its home may leave the factory only with serial numbers and labels: not of sales won before there were home orders. */
  needsLabels: { type: types.flag, column: { default: true } },
  cancelledAt: { type: optional(types.instant) },
  sections: {
    type: types.listOf(HomeSection),
    column: 'computed',
    description: 'The sections of the home, from the first.',
    atMost: 8,
    input: {
      type: types.listOf(HomeSectionInput),
      description: 'The sections to change; those that are left out stay as they are.',
    },
  },
} as const satisfies FieldsOf<StoredHomeOrder>;

const { sections: _sections, ...columns } = homeOrderFields;
/** The columns that are answered. */
export const homeOrderColumns = namesWith(columns, 'description');
