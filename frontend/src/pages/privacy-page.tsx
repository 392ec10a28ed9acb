import { LegalPage } from '../features/site/content/legal/legal-page.tsx';

/** What the company does with personal data. */
export const PrivacyPage = () => <LegalPage which="privacy" />;
