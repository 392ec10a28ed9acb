export { settledOf, storeContractSum, sumContract } from './contract-sum.ts';
export { addSaleEntry, enteredFor } from './sale-entries.ts';
export type { ContractView } from './contract.service.ts';
export { ContractType } from './contract.types.ts';
