import { constants } from 'node:os';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import manifest from '../../../package.json' with { type: 'json' };
import { AuditEntry } from '../platform/audit/audit.entity.ts';
import type { Query } from '../platform/db/database.ts';
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
import { AccessResolver } from './accounts/auth.resolver.ts';
import { AccountLink } from './accounts/account-link.entity.ts';
import { accountJobs } from './accounts/account.jobs.ts';
import { AccountResolver } from './accounts/profile/profile.resolver.ts';
import { authRoutes } from './accounts/auth.rest.ts';
import { InvitationResolver } from './accounts/invitations/invitation.resolver.ts';
import { Session } from './accounts/session.entity.ts';
import { RecoveryCode } from './accounts/recovery-code.entity.ts';
import { SecondFactor } from './accounts/second-factor.entity.ts';
import { SecondFactorResolver } from './accounts/second-factor/second-factor.resolver.ts';
import { StaffSecondFactorResolver } from './accounts/second-factor/staff-second-factor.resolver.ts';
import { IdentityResolver } from './accounts/second-factor/identity.resolver.ts';
import { identityRoutes } from './accounts/second-factor/identity.rest.ts';
import { SecondStepResolver } from './accounts/sign-in/second-step.resolver.ts';
import { secondStepRoutes } from './accounts/sign-in/second-step.rest.ts';
import { SignUp } from './accounts/sign-up.entity.ts';
import { UserArchiveResolver } from './accounts/users/user-archive.resolver.ts';
import { User } from './accounts/user.entity.ts';
import { UserResolver } from './accounts/users/user.resolver.ts';
import { userRoutes } from './accounts/users/user.rest.ts';
import { agreementJobs } from './agreements/agreement.jobs.ts';
import { agreementRoutes } from './agreements/agreement.rest.ts';
import { AgreementResolver, DealAgreementResolver } from './agreements/agreement.resolver.ts';
import { AgreementTextResolver } from './agreements/agreement-text.resolver.ts';
import { LinkedAgreementResolver } from './agreements/linked-agreement.resolver.ts';
import { AgreementEventRow } from './agreements/agreement-event.entity.ts';
import { AgreementLink } from './agreements/agreement-link.entity.ts';
import { AgreementRow } from './agreements/agreement.entity.ts';
import { AgreementSignerRow } from './agreements/agreement-signer.entity.ts';
import { AgreementText } from './agreements/agreement-text.entity.ts';
import { AppointmentFormat } from './appointments/appointment-format.entity.ts';
import { AppointmentFormatResolver } from './appointments/formats/format.resolver.ts';
import { AppointmentChange } from './appointments/appointment-change.entity.ts';
import { AppointmentLink } from './appointments/appointment-link.entity.ts';
import { appointmentJobs } from './appointments/appointment.jobs.ts';
import { Appointment } from './appointments/appointment.entity.ts';
import { OwnAppointmentResolver } from './appointments/own/own.resolver.ts';
import { AppointmentResolver } from './appointments/booking/booking.resolver.ts';
import { OutsideBookingResolver } from './appointments/duty/outside-hours.resolver.ts';
import { staffAppointmentRoutes } from './appointments/staff/staff.rest.ts';
import { appointmentRoutes } from './appointments/booking/booking.rest.ts';
import { AppointmentDesignResolver } from './appointments/staff/appointment-design.resolver.ts';
import { StaffAppointmentResolver } from './appointments/staff/staff.resolver.ts';
import { BlockedDate } from './appointments/blocked-date.entity.ts';
import { BlockedDateResolver } from './appointments/duty/blocked-date.resolver.ts';
import { BookingCapLift } from './appointments/booking-cap-lift.entity.ts';
import { BookingCapResolver } from './appointments/caps/cap.resolver.ts';
import { Consultant } from './appointments/consultant.entity.ts';
import { ConsultantResolver } from './appointments/duty/consultant.resolver.ts';
import { auditJobs } from './audit/audit.jobs.ts';
import { AuditResolver } from './audit/audit.resolver.ts';
import { auditRoutes } from './audit/audit.rest.ts';
import { CampaignPace } from './campaigns/campaign-pace.entity.ts';
import { CampaignRecipient } from './campaigns/campaign-recipient.entity.ts';
import { Campaign } from './campaigns/campaign.entity.ts';
import { campaignJobs } from './campaigns/campaign.jobs.ts';
import { CampaignResolver } from './campaigns/campaign.resolver.ts';
import { campaignRoutes } from './campaigns/campaign.rest.ts';
import { campaignMailObserver } from './campaigns/sending/record-outcomes.ts';
import { Suppression } from './campaigns/suppression.entity.ts';
import { UnsubscribeResolver } from './campaigns/unsubscribe/unsubscribe.resolver.ts';
import { ConsultantRequest } from './consultants/consultant-request.entity.ts';
import { ConsultantRequestResolver } from './consultants/consultant-request.resolver.ts';
import { GivenAddressResolver } from './consultants/given-address.resolver.ts';
import { ContactImport, ContactImportRow } from './contacts/contact-import.entity.ts';
import { contactImportJobs } from './contacts/import/import.jobs.ts';
import { ContactImportResolver } from './contacts/import/import.resolver.ts';
import { contactImportRoutes } from './contacts/import/import.rest.ts';
import { ContactBulkResolver } from './contacts/bulk/bulk.resolver.ts';
import { DeletedContact } from './contacts/deleted-contact.entity.ts';
import { DeletedContactResolver } from './contacts/deleted/deleted.resolver.ts';
import { Contact } from './contacts/contact.entity.ts';
import { ContactNote, ContactStatusChange } from './contacts/contact-history.entity.ts';
import { contactJobs } from './contacts/contact.jobs.ts';
import { ContactNoteResolver } from './contacts/timeline/note.resolver.ts';
import { ContactResolver } from './contacts/contact.resolver.ts';
import { contactRoutes } from './contacts/contact.rest.ts';
import { ContactTag } from './contacts/contact-tag.entity.ts';
import { ContentItemRow } from './content/content-item.entity.ts';
import { ContentEditResolver } from './content/content-edit.resolver.ts';
import { ContentResolver } from './content/content.resolver.ts';
import { contentRoutes } from './content/content.rest.ts';
import { LegalTextResolver } from './content/legal-text.resolver.ts';
import { Build } from './contractors/build.entity.ts';
import { BuildResolver } from './contractors/build.resolver.ts';
import { ContractorResolver } from './contractors/contractor.resolver.ts';
import { CrewMember } from './contractors/crew-member.entity.ts';
import { Material } from './contractors/material.entity.ts';
import { DealEventRow } from './deals/deal-event.entity.ts';
import { DealRow } from './deals/deal.entity.ts';
import { ContactDealResolver, DealArchiveResolver, DealResolver } from './deals/deal.resolver.ts';
import { dealRoutes } from './deals/deal.rest.ts';
import {
  FactoryHouseResolver,
  ProjectHouseResolver,
  SignedHomeResolver,
} from './deals/winning/signed-home.resolver.ts';
import { WinningResolver } from './deals/winning/winning.resolver.ts';
import { shareCardOf } from './pages/share-card.ts';
import { PaymentRow } from './payments/payment.entity.ts';
import { paymentJobs } from './payments/payment.jobs.ts';
import { DealPaymentResolver, PaymentResolver } from './payments/payment.resolver.ts';
import { paymentRoutes } from './payments/payment.rest.ts';
import { receiptObserver } from './payments/receipt-observer.ts';
import { ContactTouchesResolver } from './contacts/touches/contact-touches.resolver.ts';
import { ContactDesignResolver } from './designs/leads/contact-designs.resolver.ts';
import { DesignEditor } from './designs/design-editor.entity.ts';
import { DesignKey } from './designs/design-key.entity.ts';
import { DesignRow } from './designs/design.entity.ts';
import { designJobs } from './designs/design.jobs.ts';
import { DesignPlan } from './designs/storage/design-plan.entity.ts';
import { DesignVersionRow } from './designs/design-version.entity.ts';
import { DesignResolver } from './designs/design.resolver.ts';
import { designRoutes } from './designs/design.rest.ts';
import {
  Document,
  DocumentRequest,
  DocumentText,
  DocumentVersion,
  RemovedFile,
} from './documents/document.entity.ts';
import { documentJobs } from './documents/document.jobs.ts';
import { DocumentResolver } from './documents/document.resolver.ts';
import { documentRoutes } from './documents/document.rest.ts';
import { FactoryEvent } from './factory/factory-event.entity.ts';
import { FactoryHome } from './factory/factory-home.entity.ts';
import { FactoryResolver } from './factory/factory.resolver.ts';
import { ProjectFactoryHomeResolver } from './factory/project-home.resolver.ts';
import { Figure, FigureRecord } from './figures/figure.entity.ts';
import { FigureResolver } from './figures/figure.resolver.ts';
import { FloorPlanResolver } from './floor-plans/floor-plan.resolver.ts';
import { PlanCheckResolver } from './floor-plans/plan-check.resolver.ts';
import { FloorPlanDesignResolver } from './floor-plans/designs/design.resolver.ts';
import { floorPlanDesignRoutes } from './floor-plans/designs/design.rest.ts';
import { drawDesign } from './floor-plans/designs/design.service.ts';
import { floorPlanRoutes } from './floor-plans/floor-plan.rest.ts';
import { planFileRoutes } from './floor-plans/plan-files.rest.ts';
import { HealthResolver } from './health/health.resolver.ts';
import { InstanceRow } from './health/instance.entity.ts';
import { Home } from './homes/home.entity.ts';
import { HomePictureRow } from './homes/home-picture.entity.ts';
import { HomeResolver } from './homes/home.resolver.ts';
import { homeRoutes } from './homes/home.rest.ts';
import { HubResolver } from './hub/hub.resolver.ts';
import { generatedModel } from './images/generated-model.ts';
import { drawAhead, type DrawingAhead } from './images/draw-ahead.ts';
import { homeModels, shownHomes } from './images/home-model.queries.ts';
import { imageRoutes } from './images/image.rest.ts';
import { createImageService, type ImageService } from './images/image.service.ts';
import { createRenderer, type Renderer } from './images/renderer.ts';
import { LocationRow } from './locations/location.entity.ts';
import { LocationResolver } from './locations/location.resolver.ts';
import { locationRoutes } from './locations/location.rest.ts';
import { JobResolver } from './jobs/job.resolver.ts';
import { MailResolver } from './mails/mail.resolver.ts';
import { messageChannel } from './messages/message-events.ts';
import { Message, MessageRead, MessageThread } from './messages/message.entity.ts';
import { messageJobs } from './messages/message.jobs.ts';
import { MessageResolver } from './messages/message.resolver.ts';
import { Deployment } from './operations/deployment.entity.ts';
import { OperationsResolver } from './operations/operations.resolver.ts';
import { ServicePeriod } from './operations/service-period.entity.ts';
import { OverviewResolver } from './overview/overview.resolver.ts';
import { UserPreference } from './preferences/preference.entity.ts';
import { PreferenceResolver } from './preferences/preference.resolver.ts';
import { ProjectMove } from './projects/moves/project-move.entity.ts';
import { ProjectEvent } from './projects/project-event.entity.ts';
import { ProjectLinkRefusal } from './projects/project-link.entity.ts';
import { LoanKind } from './prices/loan-kind.entity.ts';
import { OptionGroup } from './prices/option-group.entity.ts';
import { PriceResolver } from './prices/price.resolver.ts';
import { priceRoutes } from './prices/price.rest.ts';
import { PriceItem } from './prices/price-item.entity.ts';
import { Project, ProjectStage } from './projects/project.entity.ts';
import { ProjectLinkResolver } from './projects/customer-link/customer-link.resolver.ts';
import { ProjectArchiveResolver } from './projects/archive/archive.resolver.ts';
import { ProjectResolver } from './projects/project.resolver.ts';
import { projectRoutes } from './projects/project.rest.ts';
import { LinkedQuoteResolver } from './quotes/linked-quote.resolver.ts';
import { QuoteLink } from './quotes/quote-link.entity.ts';
import { QuoteRow } from './quotes/quote.entity.ts';
import { quoteJobs } from './quotes/quote.jobs.ts';
import { DealQuoteResolver, QuoteResolver } from './quotes/quote.resolver.ts';
import { quoteRoutes } from './quotes/quote.rest.ts';
import { Report, ReportRun } from './reports/report.entity.ts';
import { reportJobs } from './reports/report.jobs.ts';
import { ReportResolver } from './reports/report.resolver.ts';
import { reportRoutes } from './reports/report.rest.ts';
import { SavedView } from './saved-views/saved-view.entity.ts';
import { SavedViewResolver } from './saved-views/saved-view.resolver.ts';
import { searchJobs } from './search/search.jobs.ts';
import { SearchResolver } from './search/search.resolver.ts';
import { CompanyResolver } from './settings/company.resolver.ts';
import { DismissalResolver } from './today/dismiss.resolver.ts';
import { LeadSettingsResolver } from './today/lead-settings.resolver.ts';
import { WaitingResolver } from './today/waiting.resolver.ts';
import { workspaceChannel } from './today/workspace-changes.ts';
import { WorkspaceResolver } from './today/workspace.resolver.ts';

/** All entities. */
export const entities = [
  AccountLink,
  AgreementEventRow,
  AgreementLink,
  AgreementRow,
  AgreementSignerRow,
  AgreementText,
  Appointment,
  AppointmentChange,
  AppointmentFormat,
  AppointmentLink,
  BookingCapLift,
  AuditEntry,
  BlockedDate,
  Build,
  Campaign,
  CampaignPace,
  CampaignRecipient,
  Consultant,
  ConsultantRequest,
  Contact,
  ContactImport,
  ContactImportRow,
  ContactNote,
  ContactStatusChange,
  ContactTag,
  ContentItemRow,
  Counter,
  CrewMember,
  DeletedContact,
  Deployment,
  DealEventRow,
  DealRow,
  PaymentRow,
  DesignEditor,
  DesignKey,
  DesignPlan,
  DesignRow,
  DesignVersionRow,
  Document,
  DocumentRequest,
  DocumentVersion,
  DocumentText,
  FactoryEvent,
  FactoryHome,
  Figure,
  FigureRecord,
  Home,
  HomePictureRow,
  IdempotencyKey,
  InstanceRow,
  LoanKind,
  LocationRow,
  Mail,
  Material,
  Message,
  MessageRead,
  MessageThread,
  OptionGroup,
  PriceItem,
  Project,
  ProjectEvent,
  ProjectLinkRefusal,
  ProjectMove,
  ProjectStage,
  QuoteLink,
  QuoteRow,
  RemovedFile,
  Report,
  ReportRun,
  SavedView,
  ServicePeriod,
  Session,
  SignUp,
  SecondFactor,
  RecoveryCode,
  Setting,
  Suppression,
  User,
  UserPreference,
];

/** The resolvers of the GraphQL API. */
export const resolvers: readonly ResolverClass[] = [
  AccessResolver,
  AccountResolver,
  SecondStepResolver,
  SecondFactorResolver,
  StaffSecondFactorResolver,
  IdentityResolver,
  AgreementResolver,
  AgreementTextResolver,
  DealAgreementResolver,
  LinkedAgreementResolver,
  AppointmentFormatResolver,
  AppointmentResolver,
  BookingCapResolver,
  AuditResolver,
  BlockedDateResolver,
  BuildResolver,
  CampaignResolver,
  CompanyResolver,
  ConsultantRequestResolver,
  GivenAddressResolver,
  ConsultantResolver,
  ContactBulkResolver,
  ContactDealResolver,
  AppointmentDesignResolver,
  ContactDesignResolver,
  ContactTouchesResolver,
  ContactNoteResolver,
  ContactImportResolver,
  ContactResolver,
  ContentEditResolver,
  ContentResolver,
  LegalTextResolver,
  ContractorResolver,
  DealQuoteResolver,
  DealResolver,
  DealArchiveResolver,
  DeletedContactResolver,
  DesignResolver,
  FloorPlanDesignResolver,
  DocumentResolver,
  FactoryResolver,
  ProjectFactoryHomeResolver,
  FigureResolver,
  FloorPlanResolver,
  PlanCheckResolver,
  WinningResolver,
  FactoryHouseResolver,
  ProjectHouseResolver,
  SignedHomeResolver,
  DealPaymentResolver,
  PaymentResolver,
  HealthResolver,
  HomeResolver,
  HubResolver,
  InvitationResolver,
  JobResolver,
  LocationResolver,
  MailResolver,
  MessageResolver,
  OperationsResolver,
  OutsideBookingResolver,
  OverviewResolver,
  OwnAppointmentResolver,
  PreferenceResolver,
  PriceResolver,
  ProjectLinkResolver,
  ProjectResolver,
  ProjectArchiveResolver,
  LinkedQuoteResolver,
  QuoteResolver,
  ReportResolver,
  SavedViewResolver,
  SearchResolver,
  StaffAppointmentResolver,
  UnsubscribeResolver,
  UserResolver,
  UserArchiveResolver,
  DismissalResolver,
  LeadSettingsResolver,
  WaitingResolver,
  WorkspaceResolver,
];

/** The routes of the REST API. @param images lives as long as the server @param api the GraphQL schema, whose types the routes answer with */
export const restRoutes = (images: ImageService, api: () => GraphQLSchema): readonly RestRoute[] =>
  withDescription(
    [
      ...agreementRoutes,
      ...appointmentRoutes,
      ...staffAppointmentRoutes,
      ...auditRoutes,
      ...authRoutes,
      ...secondStepRoutes,
      ...identityRoutes,
      ...campaignRoutes,
      ...contactImportRoutes,
      ...contactRoutes,
      ...contentRoutes,
      ...dealRoutes,
      ...documentRoutes,
      ...designRoutes,
      ...floorPlanDesignRoutes,
      ...floorPlanRoutes,
      ...homeRoutes,
      ...imageRoutes(images, shareCardOf),
      ...locationRoutes,
      ...paymentRoutes,
      ...planFileRoutes(drawDesign),
      ...priceRoutes,
      ...projectRoutes,
      ...quoteRoutes,
      ...reportRoutes,
      ...userRoutes,
    ],
    manifest.version,
    api,
  );

/** The handlers of background jobs. */
export const jobHandlers: readonly JobHandler[] = [
  ...accountJobs,
  ...agreementJobs,
  ...appointmentJobs,
  ...auditJobs,
  ...campaignJobs,
  ...contactImportJobs,
  ...contactJobs,
  ...designJobs,
  ...documentJobs,
  ...idempotencyJobs,
  ...mailJobsWith([campaignMailObserver, receiptObserver]),
  ...messageJobs,
  ...paymentJobs,
  ...quoteJobs,
  ...reportJobs,
  ...searchJobs,
];

/** The database channels on which servers tell each other about changes that subscribers follow. */
export const eventChannels: readonly string[] = [messageChannel, workspaceChannel];

/** Opens the picture service, which draws from the rows of the catalog and caches under the data directory. @param renderer the process that draws */
export const openImages = (query: Query, dataDir: string, renderer?: Renderer): ImageService =>
  createImageService({
    cacheFolder: join(dataDir, 'cache', 'images'),
    findModel: (slug, kind) =>
      kind === 'generated-home' ? generatedModel(slug) : homeModels(query)(slug, kind),
    ...(renderer && { renderer }),
  });

/** Draws the pictures of the site before anybody asks for them. @param given the built site, and whether nobody is there */
export const drawImagesAhead = (
  query: Query,
  dataDir: string,
  given: Pick<DrawingAhead, 'siteFolder' | 'isIdle' | 'onError'>,
) =>
  drawAhead({
    ...given,
    images: openImages(query, dataDir, createRenderer(constants.priority.PRIORITY_LOW)),
    homes: () => query(shownHomes, {}),
  });

export { signAccessToken } from './accounts/sessions/access-token.ts';
export { inviteFirstAdmin } from './accounts/invitations/first-admin.service.ts';
export { Viewers } from './accounts/sessions/viewer.service.ts';
export { findSealKey } from './agreements/files/find-seal-key.ts';
export { warmWorker } from './floor-plans/designs/design-workers.ts';
export { homeAddresses } from './homes/home.api.ts';
export { readServedContent } from './pages/served-content.service.ts';
export { heartbeat } from './health/instance.service.ts';
export { startUptimeRecorder } from './operations/uptime.service.ts';
export { readCompany } from './settings/company.service.ts';
