import { useEffect, useState } from 'react';
import { useStoredDesigns } from '../../../domain/stored-design.ts';
import { claimDesign } from '../../../domain/my-design.ts';
import { showMyDesign } from '../../../domain/my-design-state.ts';
import { useSession, useSessionStore } from '../../../platform/session/session-context.tsx';

/** What was claimed on this page, so that each design is claimed once for each account. */
const claimed = new Set<string>();

/**
 * Makes the designs that this browser holds the signed-in customer's own.
 * @returns whether that is settled, so that a list of their designs has them
 */
export const useClaimStoredDesigns = (): boolean => {
  const session = useSessionStore();
  const { user } = useSession();
  const stored = useStoredDesigns();
  const customerId = user?.role === 'customer' && user.isEmailVerified ? user.id : null;
  const open = customerId === null ? [] : stored.filter(({ code }) => !claimed.has(`${customerId} ${code}`));
  const claims = open.map(({ code }) => `${customerId} ${code}`).join();
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    if (!claims) return;
    const claim = async (design: (typeof open)[number]): Promise<void> => {
      try {
        showMyDesign(await claimDesign(session, design));
        claimed.add(`${customerId} ${design.code}`);
      } catch {
        // Another account's, or gone: what is chosen next makes a design of one's own.
      }
    };
    void Promise.all(open.map(claim)).then(() => setSettled(claims));
    // The designs and the account follow from the claims.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [claims, session]);
  return claims === '' || settled === claims;
};
