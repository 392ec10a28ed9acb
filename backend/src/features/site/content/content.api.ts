export { readContent } from './content.service.ts';
export { readLegalText } from './legal-text.service.ts';
