import type { FeatureModule } from '../../../platform/feature-module.ts';
import { AllowanceSettlement } from './allowance-settlement.entity.ts';
import { contractJobs } from './contract.jobs.ts';
import {
  AccountContractResolver,
  DealContractResolver,
  ProjectContractResolver,
} from './contract.resolver.ts';
import { SaleFiguresResolver } from './sale-figures.resolver.ts';
import { SaleEntry } from './sale-entry.entity.ts';

export const contractsModule: FeatureModule = {
  entities: [AllowanceSettlement, SaleEntry],
  resolvers: [AccountContractResolver, DealContractResolver, ProjectContractResolver, SaleFiguresResolver],
  jobs: contractJobs,
};
