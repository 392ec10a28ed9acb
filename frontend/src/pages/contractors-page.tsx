import { LoggedInLine } from '../features/people/accounts/logged-in-line.tsx';
import { RoleGate } from '../features/people/accounts/sign-in/role-gate.tsx';
import { ContractorPortal } from '../features/delivery/contractors/portal/contractor-portal.tsx';
import { SignInLayout } from '../ui/layout/sign-in-layout.tsx';
import { SignInPicture } from '../ui/layout/sign-in-picture.tsx';

/** The contractors' entrance: a sign-in form on the page itself, then their portal. */
export const ContractorsPage = () => (
  <RoleGate
    role="contractor"
    renderSignIn={(form) => (
      <SignInLayout
        title="Contractors Portal"
        lead="Sign in to see your projects, the week’s builds, materials, and the documents that a build needs."
        picture={
          <SignInPicture
            name="scene-setting"
            alt="A crane sets half of a home on its foundation while a crew guides it"
          />
        }
      >
        {form}
      </SignInLayout>
    )}
  >
    <LoggedInLine />
    <ContractorPortal />
  </RoleGate>
);
