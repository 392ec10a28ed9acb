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
import { LocationsPanel } from '../features/people/locations/locations-panel.tsx';
import { MailService } from '../features/office/mails/mail-service.tsx';
import { Outbox } from '../features/office/mails/outbox.tsx';
import { CompanyPanel } from '../features/office/settings/company-panel.tsx';
import { SecurityPanel } from '../features/office/settings/security-panel.tsx';
import { LeadSettingsPanel } from '../features/office/today/lead-settings-panel.tsx';
import { SectionNav } from '../ui/navigation/section-nav.tsx';

/** Links to a mail from before there were parts name none: these parameters open the outbox. */
const mailParameters = ['mail', 'mailPage', 'mailState'];

/** The Settings tab of the admin's console. */
export const AdminSettings = () => {
  const [params] = useSearchParams();
  const fallback = mailParameters.some((name) => params.has(name)) ? 'outbox' : 'security';
  return (
    <SectionNav
      label="Settings"
      keep={['tab']}
      fallback={fallback}
      parts={[
        { id: 'security', title: 'Security', content: <SecurityPanel email={<MailService />} /> },
        { id: 'company', title: 'Company details', content: <CompanyPanel /> },
        { id: 'delivery', title: 'Delivery', content: <DeliveryPanel /> },
        { id: 'agreement-texts', title: 'Agreement texts', content: <AgreementTextsPanel /> },
        { id: 'consultants', title: 'Consultants', content: <ConsultantsPanel /> },
        { id: 'formats', title: 'Appointment formats', content: <FormatsPanel /> },
        { id: 'blocked', title: 'Blocked dates', content: <BlockedDatesPanel /> },
        { id: 'leads', title: 'New leads', content: <LeadSettingsPanel /> },
        { id: 'booking-limits', title: 'Booking limits', content: <BookingCapsPanel /> },
        {
          id: 'content',
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
        { id: 'legal', title: 'Privacy and terms', content: <LegalTextsPanel /> },
        { id: 'locations', title: 'Display models', content: <LocationsPanel /> },
        { id: 'figures', title: 'Figures', content: <FiguresPanel /> },
        { id: 'outbox', title: 'Outbox', content: <Outbox /> },
        { id: 'jobs', title: 'Jobs', content: <JobsPanel /> },
        { id: 'audit', title: 'Audit log', content: <AuditPanel /> },
        { id: 'health', title: 'Health', content: <HealthPanel /> },
      ]}
    />
  );
};
