import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { identityProof } from '../../platform/session/identity-proof.ts';

/** The dialog in which users prove again who they are: loaded when it is first needed. Without a network the request fails as it would have. */
export const LazyIdentityDialog = () => {
  const isAsked = useSyncExternalStore(identityProof.subscribe, identityProof.isAsked, () => false);
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isAsked || Dialog) return;
    import('../../features/people/accounts/identity/identity-dialog.tsx').then(
      (file) => setDialog(() => file.IdentityDialog),
      () => identityProof.settle(false),
    );
  }, [isAsked, Dialog]);
  return isAsked && Dialog ? <Dialog /> : null;
};
