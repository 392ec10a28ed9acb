import { can } from '@hearthline/rules/permissions.ts';
import { lazy, Suspense, useState } from 'react';
import { isDialable, telephoneLink } from '../company.ts';
import { useSession } from '../../platform/session/session-context.tsx';
import { ButtonAnchor } from '../../ui/actions/button.tsx';
import { PhoneIcon } from '../../ui/theme/icons.tsx';

const LogCallDialog = lazy(() =>
  import('./log-call-dialog.tsx').then((file) => ({ default: file.LogCallDialog })),
);

interface CallContactProps {
  readonly contact: { readonly id: string; readonly name: string; readonly phone: string | null };
  readonly onLogged: () => void;
}

/** Dials, and asks how the call ended. Nothing without a number that can be dialed. */
export const CallContact = ({ contact, onLogged }: CallContactProps) => {
  const { user } = useSession();
  const [isCalling, setIsCalling] = useState(false);
  const { name, phone } = contact;
  if (!phone || !isDialable(phone) || !can(user, 'contact:note')) return null;
  return (
    <>
      <ButtonAnchor
        size="sm"
        variant="outline"
        href={telephoneLink(phone)}
        aria-label={`Call ${name}`}
        onClick={() => setIsCalling(true)}
      >
        <PhoneIcon />
        Call
      </ButtonAnchor>
      <Suspense>
        {isCalling && (
          <LogCallDialog contact={contact} onLogged={onLogged} onClose={() => setIsCalling(false)} />
        )}
      </Suspense>
    </>
  );
};
