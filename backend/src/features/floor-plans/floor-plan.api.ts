export type { Finding as PlanFinding } from '@hearthline/model/plan/document.ts';
export { drawDocument, drawPriceSheet, planOfDesign } from './designs/design.service.ts';
export { checkFloorPlan } from './plan-check.service.ts';
export { FloorPlanFinding, findingOf } from './plan-check.types.ts';
export { planFileAnswer } from './plan-file-answer.ts';
export { createPlanFiles } from './plan-files.service.ts';
export type { PriceSheet, SheetLine } from './files/price-sheet-pdf.ts';
