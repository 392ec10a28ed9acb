import { LoggedInLine } from '../features/people/accounts/logged-in-line.tsx';
import { ContractorPortal } from '../features/delivery/contractors/portal/contractor-portal.tsx';

/** The contractor's home page after signing in. */
export const ContractorPage = () => (
  <>
    <LoggedInLine />
    <ContractorPortal />
  </>
);
