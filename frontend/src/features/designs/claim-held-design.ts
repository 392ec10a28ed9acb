import { useEffect, useState } from 'react';
import { useHeldDesign } from '../../platform/business/held-design.ts';
import { claimDesign } from '../../platform/business/my-design.ts';
import { showMyDesign } from '../../platform/business/my-design-state.ts';
import { useSession, useSessionStore } from '../../platform/session/session-context.tsx';

/** What was claimed on this page, so that each design is claimed once for each account. */
const claimed = new Set<string>();

/**
 * Makes the design that this browser holds the signed-in customer's own.
 * @returns whether that is settled, so that a list of their designs has it
 */
export const useClaimHeldDesign = (): boolean => {
  const session = useSessionStore();
  const { user } = useSession();
  const held = useHeldDesign();
  const customerId = user?.role === 'customer' && user.isEmailVerified ? user.id : null;
  const claim = customerId !== null && held ? `${customerId} ${held.code}` : null;
  const [settled, setSettled] = useState<string | null>(null);
  const isSettled = claim === null || claimed.has(claim) || settled === claim;
  useEffect(() => {
    if (claim === null || !held || claimed.has(claim)) return;
    claimDesign(session, held)
      .then((design) => {
        claimed.add(claim);
        showMyDesign(design);
      })
      // Another account's, or gone: what is chosen next makes a design of one's own.
      .catch(() => undefined)
      .finally(() => setSettled(claim));
  }, [claim, held, session]);
  return isSettled;
};
