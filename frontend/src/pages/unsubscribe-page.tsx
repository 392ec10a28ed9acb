import { Unsubscribe } from '../features/people/campaigns/suppression/unsubscribe.tsx';
import { SignInLayout } from '../ui/layout/sign-in-layout.tsx';
import { NoReferrer } from '../ui/layout/no-referrer.tsx';

/** The page behind the unsubscribe link of a campaign's e-mail. */
export const UnsubscribePage = () => (
  <SignInLayout
    title="Unsubscribe"
    lead="News only for those who want it. It takes one press, and you can come back any time."
  >
    <Unsubscribe />
    <NoReferrer />
  </SignInLayout>
);
