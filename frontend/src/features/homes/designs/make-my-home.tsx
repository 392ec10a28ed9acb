import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSessionStore } from '../../../platform/session/session-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Spinner } from '../../../ui/layout/spinner.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

interface MakeMyHomeProps {
  readonly home: NonNullable<DesignContent['home']>;
  readonly name: string;
  readonly variant?: 'solid' | 'outline';
  readonly size?: 'sm';
}

/** Puts a home into the visitor's design, which it makes if there is none, and opens it. */
export const MakeMyHome = ({ home, name, variant = 'solid', size }: MakeMyHomeProps) => {
  const session = useSessionStore();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const choose = async (): Promise<void> => {
    setBusy(true);
    try {
      const { chooseHome } = await import('./choose-home.ts');
      const address = await chooseHome(session, home);
      if (address) void navigate(address);
    } catch {
      const action = { label: 'Load again', onAction: () => window.location.reload() };
      showToast({ title: 'Not saved', text: 'Please check your connection.', tone: 'error', action });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant={variant}
      {...(size && { size })}
      aria-label={size && `Make it my home: the ${name}`}
      aria-busy={isBusy}
      onClick={() => void choose()}
    >
      {isBusy && <Spinner />}
      Make it my home
    </Button>
  );
};
