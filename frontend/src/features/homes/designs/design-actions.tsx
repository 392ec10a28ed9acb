import { comparePath } from '@hearthline/rules/homes/compare/compared.ts';
import { designPath } from '@hearthline/rules/homes/designs/code.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { copyLink } from '../../../ui/actions/copy-link.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/actions/button.tsx';
import { LinkIcon } from '../../../ui/theme/icons.tsx';

const MailDialog = lazy(() => import('./mail-dialog.tsx').then((file) => ({ default: file.MailDialog })));

interface DesignActionsProps {
  readonly code: string;
  readonly canEdit: boolean;
  /** Whether its code shows it: files are had by the code. */
  readonly isShared: boolean;
  /** A button to be called back. */
  readonly callMe: ReactNode;
  /** Makes a copy that this browser can change. */
  readonly onCopy: () => void;
}

/** What can be done with a design. */
export const DesignActions = ({ code, canEdit, isShared, callMe, onCopy }: DesignActionsProps) => {
  const [isMailing, setMailing] = useState(false);
  return (
    <>
      {callMe}
      {canEdit ? (
        <Button variant="ghost" onClick={() => setMailing(true)}>
          Email it to me
        </Button>
      ) : (
        <Button variant="outline" onClick={onCopy}>
          Make a copy to change
        </Button>
      )}
      <Button
        variant="ghost"
        onClick={() =>
          void copyLink(
            new URL(designPath(code), window.location.href).href,
            'Anyone with the link can view your design.',
          )
        }
      >
        <LinkIcon />
        Copy link
      </Button>
      <ButtonLink variant="ghost" to={comparePath([code])}>
        Compare
      </ButtonLink>
      {isShared && (
        <ButtonAnchor variant="ghost" href={`/api/designs/${code}.pdf`}>
          Save as PDF
        </ButtonAnchor>
      )}
      {isMailing && (
        <Suspense>
          <MailDialog code={code} onClose={() => setMailing(false)} />
        </Suspense>
      )}
    </>
  );
};
