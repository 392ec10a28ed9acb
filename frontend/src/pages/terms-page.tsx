import { LegalPage } from '../features/site/content/legal/legal-page.tsx';

/** The terms of the website. */
export const TermsPage = () => <LegalPage which="terms" />;
