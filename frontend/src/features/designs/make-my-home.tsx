import { designPath } from '@hearthline/rules/designs/code.ts';
import type { DesignContent } from '@hearthline/rules/designs/content.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../platform/api/error-text.ts';
import { useSessionStore } from '../../platform/session/session-context.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Spinner } from '../../ui/layout/spinner.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';

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
      const { chooseInDesign } = await import('../../platform/business/my-design.ts');
      const { code } = await chooseInDesign(session, { home });
      void navigate(designPath(code));
    } catch (error) {
      showToast({ title: 'Not saved', text: errorText(error), tone: 'error' });
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
