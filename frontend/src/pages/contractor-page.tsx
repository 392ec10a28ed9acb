import { LoggedInLine } from '../features/accounts/logged-in-line.tsx';
import { ContractorPortal } from '../features/contractors/portal/contractor-portal.tsx';

/** The contractor's home page after signing in. */
export const ContractorPage = () => (
  <>
    <LoggedInLine />
    <ContractorPortal />
  </>
);
