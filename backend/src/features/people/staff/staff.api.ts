export { activeStaff, type StaffRow } from './staff.queries.ts';
export { StaffPersonType } from './staff.types.ts';
