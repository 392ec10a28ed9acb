import { useSearchParams } from 'react-router-dom';
import { AgreementTextsPanel } from '../features/sale/agreements/texts/texts-panel.tsx';
import { DeliveryPanel } from '../features/homes/places/delivery-panel.tsx';
import { BlockedDatesPanel } from '../features/sale/appointments/duty/blocked-dates-panel.tsx';
import { BookingCapsPanel } from '../features/sale/appointments/booking-caps/booking-caps-panel.tsx';
import { ConsultantsPanel } from '../features/sale/appointments/duty/consultants-panel.tsx';
import { FormatsPanel } from '../features/sale/appointments/formats/formats-panel.tsx';
import { AuditPanel } from '../features/office/audit/audit-panel.tsx';
import { companyKinds, offerKinds } from '@hearthline/rules/site/content.ts';
import { ContentPanel } from '../features/site/content/content-panel.tsx';
import { CompanyPreview, ContentPreview } from '../features/site/content/content-preview.tsx';
import { LegalTextsPanel } from '../features/site/content/legal/legal-texts-panel.tsx';
import { FiguresPanel } from '../features/office/figures/figures-panel.tsx';
import { HealthPanel } from '../features/office/health/health-panel.tsx';
import { JobsPanel } from '../features/office/jobs/jobs-panel.tsx';
import { LeadSourcesPanel } from '../features/people/contacts/sources/lead-sources-panel.tsx';
import { LocationsPanel } from '../features/people/locations/locations-panel.tsx';
import { MailService } from '../features/office/mails/mail-service.tsx';
import { Outbox } from '../features/office/mails/outbox.tsx';
import { CompanyPanel } from '../features/office/settings/company-panel.tsx';
import { SecurityPanel } from '../features/office/settings/security-panel.tsx';
import { LeadSettingsPanel } from '../features/office/today/lead-settings-panel.tsx';
import { AccessPanel } from '../features/people/accounts/teams/access-panel.tsx';
import { TeamsPanel } from '../features/people/accounts/teams/teams-panel.tsx';
import { SectionNav, type Part } from '../ui/navigation/section-nav.tsx';
import { useSession } from '../platform/session/session-context.tsx';
import { can, type Action } from '@hearthline/rules/permissions.ts';

/** Links to a mail from before there were parts name none: these parameters open the outbox. */
const mailParameters = ['mail', 'mailPage', 'mailState'];

/** The parts, each with what its forms do. */
const parts: readonly (Part & { readonly needs: Action })[] = [
  {
    id: 'security',
    needs: 'setting:update',
    title: 'Security',
    content: <SecurityPanel email={<MailService />} />,
  },
  { id: 'company', needs: 'setting:update', title: 'Company details', content: <CompanyPanel /> },
  { id: 'delivery', needs: 'delivery:update', title: 'Delivery', content: <DeliveryPanel /> },
  {
    id: 'agreement-texts',
    needs: 'agreement:edit-texts',
    title: 'Agreement texts',
    content: <AgreementTextsPanel />,
  },
  { id: 'consultants', needs: 'consultant:update', title: 'Consultants', content: <ConsultantsPanel /> },
  {
    id: 'formats',
    needs: 'appointment-format:update',
    title: 'Appointment formats',
    content: <FormatsPanel />,
  },
  { id: 'blocked', needs: 'blocked-date:update', title: 'Blocked dates', content: <BlockedDatesPanel /> },
  { id: 'teams', needs: 'team:update', title: 'Teams', content: <TeamsPanel /> },
  { id: 'access', needs: 'team:update', title: 'Access', content: <AccessPanel /> },
  { id: 'leads', needs: 'setting:update', title: 'New leads', content: <LeadSettingsPanel /> },
  { id: 'lead-sources', needs: 'source:update', title: 'Lead sources', content: <LeadSourcesPanel /> },
  { id: 'booking-limits', needs: 'setting:update', title: 'Booking limits', content: <BookingCapsPanel /> },
  {
    id: 'content',
    needs: 'content:update',
    title: 'Promotions and programs',
    content: (
      <ContentPanel
        title="Promotions and programs"
        text="Offers on the public site and when they run. Changes appear right away."
        kinds={offerKinds}
        prefix="content"
        empty="Add a promotion, a program, or a financing option."
        preview={<ContentPreview />}
      />
    ),
  },
  {
    id: 'company-and-team',
    needs: 'content:update',
    title: 'Company and team',
    content: (
      <ContentPanel
        title="Company and team"
        text="What visitors can check about you: license numbers, warranty, homes delivered, the words of buyers, and your team. It appears on the home page and on About Us as soon as it is filled in."
        kinds={companyKinds}
        prefix="company-entry"
        empty="Add your dealer license or a buyer’s testimonial. Until then, the site leaves these out."
        preview={<CompanyPreview />}
      />
    ),
  },
  { id: 'legal', needs: 'content:update', title: 'Privacy and terms', content: <LegalTextsPanel /> },
  { id: 'locations', needs: 'content:update', title: 'Display models', content: <LocationsPanel /> },
  { id: 'figures', needs: 'figure:update', title: 'Figures', content: <FiguresPanel /> },
  { id: 'outbox', needs: 'mail:list', title: 'Outbox', content: <Outbox /> },
  { id: 'jobs', needs: 'job:list', title: 'Jobs', content: <JobsPanel /> },
  { id: 'audit', needs: 'audit:list', title: 'Audit log', content: <AuditPanel /> },
  { id: 'health', needs: 'health:read', title: 'Health', content: <HealthPanel /> },
];

/** The Settings tab of the console: what the user may change. */
export const AdminSettings = () => {
  const { user } = useSession();
  const [params] = useSearchParams();
  const fallback = mailParameters.some((name) => params.has(name)) ? 'outbox' : 'security';
  const [first, ...others] = parts.filter(({ needs }) => can(user, needs));
  return (
    first && <SectionNav label="Settings" keep={['tab']} fallback={fallback} parts={[first, ...others]} />
  );
};
