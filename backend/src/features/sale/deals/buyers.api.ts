export { tellOfOtherAddress } from './change-buyers.ts';
