export { settledOf, storeContractSum, sumContract } from './contract-sum.ts';
export { addSaleEntry, enteredFor } from './sale-entries.ts';
