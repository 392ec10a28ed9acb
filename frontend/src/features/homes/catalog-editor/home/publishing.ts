import { useState } from 'react';
import {
  usePublishHomeMutation,
  useWithdrawHomeMutation,
  type CatalogDetailsFragment,
} from '../../../../gql/generated.ts';
import { problemOf } from '../../../../platform/api/error-text.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { errorCount } from './plan/plan-findings.tsx';
import type { HomeForm } from './home-form-state.ts';

/** Whether a home can be published only as not checked, as far as is known here: where furniture stands is advice. */
const needsReason = ({ plan, checked, findings }: CatalogDetailsFragment): boolean =>
  !plan || (!checked && errorCount(findings) > 0);

/** Publishes a home, with a reason if its plan breaks a rule or there is none, and withdraws it. */
export const usePublishing = ({ store, change }: Pick<HomeForm, 'store' | 'change'>) => {
  const [publish] = usePublishHomeMutation();
  const [withdraw] = useWithdrawHomeMutation();
  const [busy, setBusy] = useState(false);
  /** The home that waits for a reason. */
  const [pending, setPending] = useState<CatalogDetailsFragment | null>(null);

  const send = async (home: CatalogDetailsFragment, reason: string | null): Promise<void> => {
    const published = await change(async () => {
      try {
        const { id, version } = home;
        return (await publish({ variables: { id, version, reason } })).data?.publishHome;
      } catch (error) {
        if (problemOf(error).fieldErrors['reason']) setPending(home);
        throw error;
      }
    });
    if (!published) return;
    setPending(null);
    showToast({
      title: `${published.name} is published`,
      text: published.checked ? 'Visitors find it now.' : 'Visitors find it now, marked as not checked.',
    });
  };
  const takeBack = async (home: CatalogDetailsFragment): Promise<void> => {
    const done = await change(
      async (version) => (await withdraw({ variables: { id: home.id, version } })).data?.withdrawHome,
    );
    if (!done) return;
    showToast({
      title: `${done.name} is withdrawn`,
      text: 'Visitors no longer find it. Projects and bookings that name it stay.',
      action: { label: 'Undo', onAction: () => void send(done, home.checked ? null : home.uncheckedReason) },
    });
  };
  const during = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  return {
    busy,
    confirmation: pending,
    /** Saves what was typed, then publishes, or asks for the reason first. */
    publish: (): void =>
      void during(async () => {
        const home = await store();
        if (!home) return;
        if (needsReason(home)) setPending(home);
        else await send(home, null);
      }),
    publishUnchecked: (home: CatalogDetailsFragment, reason: string): Promise<void> => send(home, reason),
    withdraw: (home: CatalogDetailsFragment): void => void during(() => takeBack(home)),
    dismiss: (): void => setPending(null),
  };
};
