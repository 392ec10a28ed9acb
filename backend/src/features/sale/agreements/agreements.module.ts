import type { FeatureModule } from '../../../platform/feature-module.ts';
import { AgreementEventRow } from './agreement-event.entity.ts';
import { AgreementLink } from './agreement-link.entity.ts';
import { AgreementSignerRow } from './agreement-signer.entity.ts';
import { AgreementText } from './texts/agreement-text.entity.ts';
import { AgreementTextResolver } from './texts/agreement-text.resolver.ts';
import { AgreementRow } from './agreement.entity.ts';
import { agreementJobs } from './agreement.jobs.ts';
import { AgreementResolver, DealAgreementResolver } from './agreement.resolver.ts';
import { agreementRoutes } from './agreement.rest.ts';
import { WarrantyFileRow } from './warranties/warranty-file.entity.ts';

export const agreementsModule: FeatureModule = {
  entities: [
    WarrantyFileRow,
    AgreementEventRow,
    AgreementLink,
    AgreementRow,
    AgreementSignerRow,
    AgreementText,
  ],
  resolvers: [AgreementResolver, AgreementTextResolver, DealAgreementResolver],
  routes: agreementRoutes,
  jobs: agreementJobs,
};
