export { settledOf, storeContractSum, sumContract } from './contract-sum.ts';
export { addSaleEntry } from './sale-entries.ts';
