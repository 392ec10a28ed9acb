import type { Db } from '../../../platform/db/query-builder.ts';
import { sharedColumns, staffColumns } from './appointment.fields.ts';

/** Appointments `a` with their consultants `c` and formats `f`. */
export const appointmentsToShow = (db: Db) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('consultants as c', 'c.id', 'a.consultantId')
    .innerJoin('appointmentFormats as f', 'f.id', 'a.formatId');

const joinedColumns = [
  'c.name as consultantName',
  'p.name as projectName',
  'f.name as formatName',
  'f.medium',
] as const;

/** What everyone reads who may read an appointment; where the project is joined as `p`. */
export const shownColumns = [...sharedColumns.map((name) => `a.${name}` as const), ...joinedColumns];

/** What staff read of it. */
export const shownToStaff = [...staffColumns.map((name) => `a.${name}` as const), ...joinedColumns];
