export { voidWithSale } from './ending/close-agreement.ts';
export { assertUnchanged } from './evidence/check-agreement.ts';
