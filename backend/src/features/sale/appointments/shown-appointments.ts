import type { Db } from '../../../platform/db/query-builder.ts';

/** Appointments `a` with their consultants `c` and formats `f`. */
export const appointmentsToShow = (db: Db) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('consultants as c', 'c.id', 'a.consultantId')
    .innerJoin('appointmentFormats as f', 'f.id', 'a.formatId');

/** What everyone reads who may read an appointment; where the project is joined as `p`. */
export const shownColumns = [
  'a.id',
  'a.version',
  'a.kind',
  'a.status',
  'a.appointmentDate',
  'a.appointmentTime',
  'a.startsAt',
  'a.endsAt',
  'a.designCode',
  'a.designVersion',
  'c.name as consultantName',
  'p.name as projectName',
  'f.id as formatId',
  'f.name as formatName',
  'f.medium',
] as const;
