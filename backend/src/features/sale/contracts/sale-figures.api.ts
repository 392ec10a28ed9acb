export { heldInTrust, recognizedOn } from './sale-figures.queries.ts';
export { readSaleFigures } from './sale-figures.service.ts';
export { SaleFigures } from './sale-figures.types.ts';
