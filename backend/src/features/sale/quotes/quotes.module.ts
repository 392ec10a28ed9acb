import type { FeatureModule } from '../../../platform/feature-module.ts';
import { LinkedQuoteResolver } from './answer/linked-quote.resolver.ts';
import { QuoteLink } from './quote-link.entity.ts';
import { QuoteRow } from './quote.entity.ts';
import { quoteJobs } from './quote.jobs.ts';
import { DealQuoteResolver, QuoteResolver } from './quote.resolver.ts';
import { QuotePapersResolver } from './quote-papers.resolver.ts';
import { quoteRoutes } from './quote.rest.ts';

export const quotesModule: FeatureModule = {
  entities: [QuoteLink, QuoteRow],
  resolvers: [QuotePapersResolver, DealQuoteResolver, LinkedQuoteResolver, QuoteResolver],
  routes: quoteRoutes,
  jobs: quoteJobs,
};
