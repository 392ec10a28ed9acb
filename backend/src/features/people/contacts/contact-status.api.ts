export { ContactStatusEnum } from './contact-enums.types.ts';
