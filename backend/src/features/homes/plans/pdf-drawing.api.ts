export { inks, paintDrawing, type Pdf } from './files/pdf-paint.ts';
export { fontData, isLatin, planFonts, type PlanFont } from './files/plan-fonts.ts';
