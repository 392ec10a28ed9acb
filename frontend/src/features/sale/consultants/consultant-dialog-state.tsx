import { consultantSentences } from '@hearthline/rules/sale/consultants/consultant-words.ts';
import { useState, type ComponentType, type ReactNode } from 'react';
import { showToast } from '../../../ui/toasts/toast-store.ts';

const load = () => import('./consultant-dialog.tsx');

/** Opens the consultant request dialog, which is loaded when a press seems likely. */
export const useConsultantDialog = (): {
  /** Attributes of the button that opens it. */
  readonly opener: {
    readonly 'aria-haspopup': 'dialog';
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: () => void;
  };
  readonly isLoading: boolean;
  readonly dialog: ReactNode;
} => {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const prepare = (): void => void load().catch(() => undefined);

  const open = async (): Promise<void> => {
    setLoading(true);
    try {
      const { ConsultantDialog } = await load();
      setDialog(() => ConsultantDialog);
      setOpen(true);
    } catch {
      // A browser remembers that a module failed to load: only reloading the page requests it again.
      const action = { label: 'Load again', onAction: () => window.location.reload() };
      showToast({
        title: consultantSentences.failedTitle,
        text: consultantSentences.failed,
        tone: 'error',
        action,
      });
    } finally {
      setLoading(false);
    }
  };

  return {
    opener: {
      'aria-haspopup': 'dialog',
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: () => void open(),
    },
    isLoading,
    dialog: isOpen && Dialog && <Dialog onClose={() => setOpen(false)} />,
  };
};
