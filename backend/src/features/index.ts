import type { GraphQLSchema } from 'graphql';
import manifest from '../../../package.json' with { type: 'json' };
import { AuditEntry } from '../platform/audit/audit.entity.ts';
import { Counter } from '../platform/db/counter.entity.ts';
import { IdempotencyKey } from '../platform/idempotency/idempotency.entity.ts';
import { idempotencyJobs } from '../platform/idempotency/idempotency.jobs.ts';
import type { JobHandler } from '../platform/jobs/job-runner.ts';
import { Mail } from '../platform/mail/mail.entity.ts';
import { mailJobsWith } from '../platform/mail/mail.jobs.ts';
import { withDescription } from '../platform/api-docs/openapi.ts';
import type { RestRoute } from '../platform/http/rest-router.ts';
import type { ResolverClass } from '../platform/graphql/schema.ts';
import { Setting } from '../platform/db/setting.entity.ts';
import { campaignMailObserver } from './campaigns/sending/record-outcomes.ts';
import { shareCardOf } from './pages/share-card.ts';
import { receiptObserver } from './payments/receipt-observer.ts';
import { drawDesign } from './floor-plans/designs/design.service.ts';
import { planFileRoutes } from './floor-plans/plan-files.rest.ts';
import { imageRoutes } from './images/image.rest.ts';
import type { ImageService } from './images/image.service.ts';
import type { FeatureModule } from '../platform/feature-module.ts';
import { accountsModule } from './accounts/accounts.module.ts';
import { agreementsModule } from './agreements/agreements.module.ts';
import { appointmentsModule } from './appointments/appointments.module.ts';
import { auditModule } from './audit/audit.module.ts';
import { campaignsModule } from './campaigns/campaigns.module.ts';
import { consultantsModule } from './consultants/consultants.module.ts';
import { contactsModule } from './contacts/contacts.module.ts';
import { contentModule } from './content/content.module.ts';
import { contractorsModule } from './contractors/contractors.module.ts';
import { dealsModule } from './deals/deals.module.ts';
import { designsModule } from './designs/designs.module.ts';
import { documentsModule } from './documents/documents.module.ts';
import { factoryModule } from './factory/factory.module.ts';
import { figuresModule } from './figures/figures.module.ts';
import { floorPlansModule } from './floor-plans/floor-plans.module.ts';
import { healthModule } from './health/health.module.ts';
import { homesModule } from './homes/homes.module.ts';
import { hubModule } from './hub/hub.module.ts';
import { jobsModule } from './jobs/jobs.module.ts';
import { locationsModule } from './locations/locations.module.ts';
import { mailsModule } from './mails/mails.module.ts';
import { messagesModule } from './messages/messages.module.ts';
import { operationsModule } from './operations/operations.module.ts';
import { overviewModule } from './overview/overview.module.ts';
import { paymentsModule } from './payments/payments.module.ts';
import { preferencesModule } from './preferences/preferences.module.ts';
import { pricesModule } from './prices/prices.module.ts';
import { projectsModule } from './projects/projects.module.ts';
import { quotesModule } from './quotes/quotes.module.ts';
import { reportsModule } from './reports/reports.module.ts';
import { savedViewsModule } from './saved-views/saved-views.module.ts';
import { searchModule } from './search/search.module.ts';
import { settingsModule } from './settings/settings.module.ts';
import { todayModule } from './today/today.module.ts';

/** Every feature, and what it brings. Of two routes that fit an address the first answers. */
const modules: readonly FeatureModule[] = [
  accountsModule,
  agreementsModule,
  appointmentsModule,
  auditModule,
  campaignsModule,
  consultantsModule,
  contactsModule,
  contentModule,
  contractorsModule,
  dealsModule,
  designsModule,
  documentsModule,
  factoryModule,
  figuresModule,
  floorPlansModule,
  healthModule,
  homesModule,
  hubModule,
  jobsModule,
  locationsModule,
  mailsModule,
  messagesModule,
  operationsModule,
  overviewModule,
  paymentsModule,
  preferencesModule,
  pricesModule,
  projectsModule,
  quotesModule,
  reportsModule,
  savedViewsModule,
  searchModule,
  settingsModule,
  todayModule,
];

/** All entities. */
export const entities = [
  AuditEntry,
  Counter,
  IdempotencyKey,
  Mail,
  Setting,
  ...modules.flatMap(({ entities = [] }) => entities),
];

/** The resolvers of the GraphQL API. */
export const resolvers: readonly ResolverClass[] = modules.flatMap(({ resolvers = [] }) => resolvers);

/** The routes of the REST API. @param images lives as long as the server @param api the GraphQL schema, whose types the routes answer with */
export const restRoutes = (images: ImageService, api: () => GraphQLSchema): readonly RestRoute[] =>
  withDescription(
    [
      ...modules.flatMap(({ routes = [] }) => routes),
      ...imageRoutes(images, shareCardOf),
      ...planFileRoutes(drawDesign),
    ],
    manifest.version,
    api,
  );

/** The handlers of background jobs. */
export const jobHandlers: readonly JobHandler[] = [
  ...modules.flatMap(({ jobs = [] }) => jobs),
  ...idempotencyJobs,
  ...mailJobsWith([campaignMailObserver, receiptObserver]),
];

/** The database channels on which servers tell each other about changes that subscribers follow. */
export const eventChannels: readonly string[] = modules.flatMap(({ channels = [] }) => channels);

export { signAccessToken } from './accounts/sessions/access-token.ts';
export { inviteFirstAdmin } from './accounts/invitations/first-admin.service.ts';
export { Viewers } from './accounts/sessions/viewer.service.ts';
export { findSealKey } from './agreements/files/find-seal-key.ts';
export { warmWorker } from './floor-plans/designs/design-workers.ts';
export { drawImagesAhead, openImages } from './images/open-images.ts';
export { homeAddresses } from './homes/home.api.ts';
export { readServedContent } from './pages/served-content.service.ts';
export { heartbeat } from './health/instance.service.ts';
export { startUptimeRecorder } from './operations/uptime.service.ts';
export { readCompany } from './settings/company.service.ts';
