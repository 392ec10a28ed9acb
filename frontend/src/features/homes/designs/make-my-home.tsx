import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Configuration } from '../../../domain/configuration.ts';
import { useSessionStore } from '../../../platform/session/session-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Spinner } from '../../../ui/layout/spinner.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

interface MakeMyHomeProps {
  /** The home with what is chosen for it. */
  readonly configuration: Configuration;
  readonly variant?: 'solid' | 'outline';
}

/** Puts a home, as it is chosen, into the visitor's design, which it makes if there is none, and opens it. */
export const MakeMyHome = ({ configuration, variant = 'solid' }: MakeMyHomeProps) => {
  const session = useSessionStore();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const choose = async (): Promise<void> => {
    setBusy(true);
    try {
      const { chooseHome } = await import('./choose-home.ts');
      const address = await chooseHome(session, configuration);
      if (address) void navigate(address);
    } catch {
      const action = { label: 'Load again', onAction: () => window.location.reload() };
      showToast({ title: 'Not saved', text: 'Please check your connection.', tone: 'error', action });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant={variant} aria-busy={isBusy} onClick={() => void choose()}>
      {isBusy && <Spinner />}
      Make it my home
    </Button>
  );
};
