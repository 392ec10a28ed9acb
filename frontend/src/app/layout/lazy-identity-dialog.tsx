import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { identityProof } from '../../platform/session/identity-proof.ts';

/** The dialog in which users prove again who they are: loaded when it is first needed. Without a network the request fails as it would have. */
export const LazyIdentityDialog = () => {
  const isRequested = useSyncExternalStore(identityProof.subscribe, identityProof.isRequested, () => false);
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isRequested || Dialog) return;
    import('../../features/people/accounts/identity/identity-dialog.tsx').then(
      (file) => setDialog(() => file.IdentityDialog),
      () => identityProof.settle(false),
    );
  }, [isRequested, Dialog]);
  return isRequested && Dialog ? <Dialog /> : null;
};
