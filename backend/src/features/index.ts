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
import type { ResolverClass } from '../platform/graphql/build-schema.ts';
import { Setting } from '../platform/db/setting.entity.ts';
import { campaignMailObserver } from './people/campaigns/sending/recipient-outcomes.ts';
import { shareCardOf } from './site/pages/page-share-card.ts';
import { receiptObserver } from './sale/payments/receipt-observer.ts';
import { drawDesign } from './homes/plans/drawn/drawn-plan.service.ts';
import { planFileRoutes } from './homes/plans/plan-files.rest.ts';
import { imageRoutes } from './homes/pictures/image.rest.ts';
import type { ImageService } from './homes/pictures/image.service.ts';
import { admitRoleByWork } from './office/removed-accounts/admit-role.ts';
import { watchRoleChanges } from './people/accounts/role-change.api.ts';
import { watchAddressChanges } from './people/contacts/address-change.api.ts';
import { watchCalls } from './people/contacts/conversation.api.ts';
import { makeFollowUp, takeFollowUpBack } from './office/tasks/follow-up.ts';
import { followContactOwners } from './sale/deals/deal-owner.api.ts';
import { advanceNewestDeal } from './sale/deals/moves/facts.api.ts';
import { watchMovedProjects } from './delivery/projects/moved-projects.ts';
import { watchMoves } from './people/contacts/merging/contact-moves.api.ts';
import { watchMovedDeals } from './sale/deals/buyers/moved-deals.ts';
import { watchBuyersAddress } from './sale/deals/buyers/change-buyers.ts';
import { tellRelatedRecords } from './people/contacts/related-records.api.ts';
import { projectScope } from './delivery/projects/project.policy.ts';
import { appointmentScope } from './sale/appointments/appointment.policy.ts';
import { dealScope } from './sale/deals/deal.policy.ts';
import type { FeatureModule } from '../platform/feature-module.ts';
import { accountsModule } from './people/accounts/accounts.module.ts';
import { campaignsModule } from './people/campaigns/campaigns.module.ts';
import { contactsModule } from './people/contacts/contacts.module.ts';
import { locationsModule } from './people/locations/locations.module.ts';
import { provideRoutes } from './people/staff/access-table.ts';
import { staffModule } from './people/staff/staff.module.ts';
import { catalogModule } from './homes/catalog/catalog.module.ts';
import { designsModule } from './homes/designs/designs.module.ts';
import { equipmentModule } from './homes/equipment/equipment.module.ts';
import { plansModule } from './homes/plans/plans.module.ts';
import { placesModule } from './homes/places/places.module.ts';
import { pricesModule } from './homes/prices/prices.module.ts';
import { contractorsModule } from './delivery/contractors/contractors.module.ts';
import { documentsModule } from './delivery/documents/documents.module.ts';
import { factoryModule } from './delivery/factory/factory.module.ts';
import { homeOrdersModule } from './delivery/home-orders/home-orders.module.ts';
import { messagesModule } from './delivery/messages/messages.module.ts';
import { projectsModule } from './delivery/projects/projects.module.ts';
import { agreementsModule } from './sale/agreements/agreements.module.ts';
import { appointmentsModule } from './sale/appointments/appointments.module.ts';
import { changeOrdersModule } from './sale/change-orders/change-orders.module.ts';
import { contractsModule } from './sale/contracts/contracts.module.ts';
import { consultantsModule } from './sale/consultants/consultants.module.ts';
import { dealsModule } from './sale/deals/deals.module.ts';
import { leadsModule } from './sale/leads/leads.module.ts';
import { paymentPlansModule } from './sale/payment-plans/payment-plans.module.ts';
import { paymentsModule } from './sale/payments/payments.module.ts';
import { quotesModule } from './sale/quotes/quotes.module.ts';
import { signingModule } from './sale/signing/signing.module.ts';
import { assignmentsModule } from './office/assignments/assignments.module.ts';
import { walkInModule } from './sale/walk-in/walk-in.module.ts';
import { auditModule } from './office/audit/audit.module.ts';
import { figuresModule } from './office/figures/figures.module.ts';
import { healthModule } from './office/health/health.module.ts';
import { hubModule } from './office/hub/hub.module.ts';
import { jobsModule } from './office/jobs/jobs.module.ts';
import { mailsModule } from './office/mails/mails.module.ts';
import { operationsModule } from './office/operations/operations.module.ts';
import { overviewModule } from './office/overview/overview.module.ts';
import { preferencesModule } from './office/preferences/preferences.module.ts';
import { removedAccountsModule } from './office/removed-accounts/removed-accounts.module.ts';
import { reportsModule } from './office/reports/reports.module.ts';
import { savedViewsModule } from './office/saved-views/saved-views.module.ts';
import { searchModule } from './office/search/search.module.ts';
import { settingsModule } from './office/settings/settings.module.ts';
import { tasksModule } from './office/tasks/tasks.module.ts';
import { todayModule } from './office/today/today.module.ts';
import { contentModule } from './site/content/content.module.ts';

/** Every feature, wing by wing, and what it brings. Of two routes that fit an address the first answers. */
const modules: readonly FeatureModule[] = [
  // people
  accountsModule,
  campaignsModule,
  contactsModule,
  locationsModule,
  staffModule,
  // homes
  catalogModule,
  designsModule,
  placesModule,
  equipmentModule,
  plansModule,
  pricesModule,
  // delivery
  contractorsModule,
  documentsModule,
  factoryModule,
  homeOrdersModule,
  messagesModule,
  projectsModule,
  // sale
  agreementsModule,
  appointmentsModule,
  changeOrdersModule,
  consultantsModule,
  contractsModule,
  dealsModule,
  leadsModule,
  paymentPlansModule,
  paymentsModule,
  quotesModule,
  signingModule,
  walkInModule,
  // office
  assignmentsModule,
  auditModule,
  figuresModule,
  healthModule,
  hubModule,
  jobsModule,
  mailsModule,
  operationsModule,
  overviewModule,
  preferencesModule,
  removedAccountsModule,
  reportsModule,
  savedViewsModule,
  searchModule,
  settingsModule,
  tasksModule,
  todayModule,
  // site
  contentModule,
];

// What wings above do when something below them changes.
watchAddressChanges(watchBuyersAddress);
watchCalls({
  spoke: (context, trx, contactId) => advanceNewestDeal(context, trx, contactId, 'contacted'),
  followUp: makeFollowUp,
  newOwner: (context, trx, change, by) => followContactOwners(context, trx, [change], by),
  takeBack: (_context, trx, taskId) => takeFollowUpBack(trx, taskId),
});
watchRoleChanges(admitRoleByWork);
watchMoves(watchMovedDeals, watchMovedProjects);
provideRoutes(modules.flatMap(({ routes = [] }) => routes));

// Whose records of wings above are whose, for what a contact and a design show of them.
tellRelatedRecords({
  appointments: (viewer, viewerId) => appointmentScope(viewer).where('a', viewerId),
  deals: (viewer, viewerId) => dealScope(viewer).where('o', viewerId),
  projects: (viewer, viewerId) => projectScope(viewer).where(viewerId),
});

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

export { signAccessToken } from './people/accounts/sessions/access-token.ts';
export { inviteFirstAdmin } from './people/accounts/invitations/first-admin.service.ts';
export { Viewers } from './people/accounts/sessions/viewer.service.ts';
export { findSealKey } from './sale/agreements/files/find-seal-key.ts';
export { warmWorker } from './homes/plans/drawn/plan-workers.ts';
export { drawImagesAhead, openImages } from './homes/pictures/open-images.ts';
export { homeAddresses } from './homes/catalog/home.api.ts';
export { readServedContent } from './site/pages/served-content.service.ts';
export { heartbeat } from './office/health/instance.service.ts';
export { startUptimeRecorder } from './office/operations/uptime.service.ts';
export { readCompany } from './office/settings/company.service.ts';
