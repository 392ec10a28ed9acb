export type { Finding as PlanFinding } from '@hearthline/model/plan/document.ts';
export { drawDocument, drawPriceSheet, drawQuoteSheet, planOfDesign } from './drawn/drawn-plan.service.ts';
export { checkFloorPlan } from './plan-check.service.ts';
export { FloorPlanFinding, findingOf } from './plan-check.types.ts';
export { planFileAnswer } from './plan-file-answer.ts';
export { createPlanFiles } from './plan-files.service.ts';
export type { PriceSheet } from './files/price-sheet-pdf.ts';
export type { QuoteSheet } from './files/quote-sheet-pdf.ts';
export type { SheetLine } from './files/sheet-writer.ts';
