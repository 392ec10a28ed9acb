export { ownerOf } from './staff-by-id.ts';
export { activeStaff, type StaffRow } from './staff.queries.ts';
export { OwnedKindEnum, StaffPersonType } from './staff.types.ts';
