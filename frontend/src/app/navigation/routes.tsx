import { routeAt, type RoutePath } from '@hearthline/rules/routes.ts';
import { isGuarded, loadWorkspace } from '../workspace/load-workspace.ts';
import { dataPage, lazyPage, type LazyPage } from './lazy-page.ts';

const financePage = lazyPage(() => import('../../pages/finance-page.tsx').then((file) => file.FinancePage));

const myHomePage = lazyPage(() => import('../../pages/my-home-page.tsx').then((file) => file.MyHomePage));

/** The page of each address. Titles and guards are in `rules/routes.ts`, where the server reads them too. */
export const pages: Readonly<Record<RoutePath, LazyPage>> = {
  '/': lazyPage(() => import('../../pages/home-page.tsx').then((file) => file.HomePage)),
  '/floor-plan-generator': lazyPage(() =>
    import('../../pages/floor-plan-generator-page.tsx').then((file) => file.FloorPlanGeneratorPage),
  ),
  '/homes': lazyPage(() => import('../../pages/homes-page.tsx').then((file) => file.HomesPage)),
  '/compare': lazyPage(() => import('../../pages/compare-page.tsx').then((file) => file.ComparePage)),
  '/homes/g/:code': lazyPage(() =>
    import('../../pages/homes-g-code-page.tsx').then((file) => file.GeneratedHomePage),
  ),
  '/homes/:slug': lazyPage(() =>
    import('../../pages/homes-slug-page.tsx').then((file) => file.CatalogHomePage),
  ),
  '/homes/g/:code/change': lazyPage(() =>
    import('../../pages/plan-change-page.tsx').then((file) => file.PlanChangePage),
  ),
  '/my-home': myHomePage,
  '/my-home/:code': myHomePage,
  '/finance': financePage,
  '/financing': financePage,
  '/about-us': lazyPage(() => import('../../pages/about-us-page.tsx').then((file) => file.AboutUsPage)),
  '/contact-info': lazyPage(() =>
    import('../../pages/contact-info-page.tsx').then((file) => file.ContactInfoPage),
  ),
  '/mission-statement': lazyPage(() =>
    import('../../pages/mission-statement-page.tsx').then((file) => file.MissionStatementPage),
  ),
  '/contractors': lazyPage(() =>
    import('../../pages/contractors-page.tsx').then((file) => file.ContractorsPage),
  ),
  '/customer-service': lazyPage(() =>
    import('../../pages/customer-service-page.tsx').then((file) => file.CustomerServicePage),
  ),
  '/development-ops': dataPage(() =>
    import('../../pages/development-ops-page.tsx').then((file) => file.DevelopmentOpsPage),
  ),
  '/agent-developers': dataPage(() =>
    import('../../pages/agent-developers-page.tsx').then((file) => file.AgentDevelopersPage),
  ),
  '/investor-portal': dataPage(() =>
    import('../../pages/investor-portal-page.tsx').then((file) => file.InvestorPortalPage),
  ),
  '/design-roof': lazyPage(() =>
    import('../../pages/design-roof-page.tsx').then((file) => file.DesignRoofPage),
  ),
  '/appointments': lazyPage(() =>
    import('../../pages/appointments-page.tsx').then((file) => file.AppointmentsPage),
  ),
  '/auth': lazyPage(() => import('../../pages/auth-page.tsx').then((file) => file.AuthPage)),
  '/admin': dataPage(() => import('../../pages/admin-page.tsx').then((file) => file.AdminPage)),
  '/campaigns/:id': dataPage(() => import('../../pages/campaign-page.tsx').then((file) => file.CampaignPage)),
  '/unsubscribe': dataPage(() =>
    import('../../pages/unsubscribe-page.tsx').then((file) => file.UnsubscribePage),
  ),
  '/admin/documents': dataPage(() =>
    import('../../pages/admin-documents-page.tsx').then((file) => file.AdminDocumentsPage),
  ),
  '/admin/appointments': dataPage(() =>
    import('../../pages/admin-appointments-page.tsx').then((file) => file.AdminAppointmentsPage),
  ),
  '/appointment': dataPage(() =>
    import('../../pages/appointment-page.tsx').then((file) => file.AppointmentPage),
  ),
  '/quote': dataPage(() => import('../../pages/quote-page.tsx').then((file) => file.QuotePage)),
  '/sign': dataPage(() => import('../../pages/sign-page.tsx').then((file) => file.SignPage)),
  '/verify': dataPage(() => import('../../pages/verify-page.tsx').then((file) => file.VerifyPage)),
  '/verify/:hash': dataPage(() => import('../../pages/verify-page.tsx').then((file) => file.VerifyPage)),
  '/admin/contractors': dataPage(() =>
    import('../../pages/admin-contractors-page.tsx').then((file) => file.AdminContractorsPage),
  ),
  '/admin/contractors/:id': dataPage(() =>
    import('../../pages/admin-contractors-page.tsx').then((file) => file.AdminContractorPage),
  ),
  '/admin/homes': dataPage(() =>
    import('../../pages/admin-homes-page.tsx').then((file) => file.AdminHomesPage),
  ),
  '/admin/homes/:id': dataPage(() =>
    import('../../pages/admin-home-page.tsx').then((file) => file.AdminHomePage),
  ),
  '/admin/prices': dataPage(() =>
    import('../../pages/admin-prices-page.tsx').then((file) => file.AdminPricesPage),
  ),
  '/admin/messages': dataPage(() =>
    import('../../pages/admin-messages-page.tsx').then((file) => file.AdminMessagesPage),
  ),
  '/deals': dataPage(() => import('../../pages/deals-page.tsx').then((file) => file.DealsPage)),
  '/deals/:id': dataPage(() => import('../../pages/deal-page.tsx').then((file) => file.DealPage)),
  '/walk-in': dataPage(() => import('../../pages/walk-in-page.tsx').then((file) => file.WalkInPage)),
  '/quotes/:id': dataPage(() =>
    import('../../pages/staff-quote-page.tsx').then((file) => file.StaffQuotePage),
  ),
  '/dashboard': dataPage(() => import('../../pages/dashboard-page.tsx').then((file) => file.DashboardPage)),
  '/contacts/duplicates': dataPage(() =>
    import('../../pages/contact-duplicates-page.tsx').then((file) => file.ContactDuplicatesPage),
  ),
  '/contacts/import': dataPage(() =>
    import('../../pages/contact-import-page.tsx').then((file) => file.ContactImportPage),
  ),
  '/reports': dataPage(() => import('../../pages/reports-page.tsx').then((file) => file.ReportsPage)),
  '/contacts/:id': dataPage(() => import('../../pages/contact-page.tsx').then((file) => file.ContactPage)),
  '/projects/:id': dataPage(() => import('../../pages/project-page.tsx').then((file) => file.ProjectPage)),
  '/contractor': lazyPage(() =>
    import('../../pages/contractor-page.tsx').then((file) => file.ContractorPage),
  ),
  '/factory': dataPage(() => import('../../pages/factory-page.tsx').then((file) => file.FactoryPage)),
  '/change-password': dataPage(() =>
    import('../../pages/change-password-page.tsx').then((file) => file.ChangePasswordPage),
  ),
  '/second-factor': dataPage(() =>
    import('../../pages/second-factor-page.tsx').then((file) => file.SecondFactorPage),
  ),
  '/account': dataPage(() => import('../../pages/account-page.tsx').then((file) => file.AccountPage)),
  '/verify-email': dataPage(() =>
    import('../../pages/verify-email-page.tsx').then((file) => file.VerifyEmailPage),
  ),
  '/forgot-password': lazyPage(() =>
    import('../../pages/forgot-password-page.tsx').then((file) => file.ForgotPasswordPage),
  ),
  '/reset-password': dataPage(() =>
    import('../../pages/reset-password-page.tsx').then((file) => file.ResetPasswordPage),
  ),
  '/invitation': dataPage(() =>
    import('../../pages/invitation-page.tsx').then((file) => file.InvitationPage),
  ),
  '/features': lazyPage(() => import('../../pages/features-page.tsx').then((file) => file.FeaturesPage)),
  '/public-info': lazyPage(() =>
    import('../../pages/public-info-page.tsx').then((file) => file.PublicInfoPage),
  ),
  '/privacy': lazyPage(() => import('../../pages/privacy-page.tsx').then((file) => file.PrivacyPage)),
  '/terms': lazyPage(() => import('../../pages/terms-page.tsx').then((file) => file.TermsPage)),
};

export const notFoundPage = lazyPage(() =>
  import('../../pages/not-found-page.tsx').then((file) => file.NotFoundPage),
);

/** The page at an address: its own, or the not-found page. */
export const pageAt = (path: string): LazyPage => {
  const route = routeAt(path);
  return route ? pages[route.path as RoutePath] : notFoundPage;
};

/** Starts loading the page at an address inside the site, with its frame. */
export const preloadAt = (path: string): Promise<void> => {
  if (isGuarded(routeAt(path))) void loadWorkspace().catch(() => undefined);
  return pageAt(path).preload();
};
