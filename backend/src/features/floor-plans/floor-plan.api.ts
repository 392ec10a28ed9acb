export { checkFloorPlan, mostFindings } from './plan-check.service.ts';
export { FloorPlanFinding, findingOf } from './plan-check.types.ts';
export { planOfDesign } from './designs/design.service.ts';
export type { Finding as PlanFinding } from '@hearthline/model/plan/document.ts';
