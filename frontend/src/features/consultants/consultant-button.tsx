import { chakra } from '@chakra-ui/react/styled-system';
import { consultantSentences } from '@hearthline/rules/consultants/words.ts';
import { useState, type ComponentType } from 'react';
import { PhoneIcon } from '../../ui/theme/icons.tsx';
import { Spinner } from '../../ui/layout/spinner.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';

const Pill = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    cursor: 'pointer',
    w: { base: 'full', sm: 'auto' },
    minH: '11',
    px: '5',
    py: '1.5',
    borderRadius: 'full',
    bg: 'pine',
    color: 'onPine',
    fontSize: { base: '0.875rem', sm: '0.9375rem' },
    fontWeight: '600',
    lineHeight: '1.25',
    transition: 'background-color 150ms',
    _hover: { bg: 'pineDeep' },
    '& svg': { flexShrink: '0' },
    // A pill of two lines: one line would reach across a third of the window.
    // The light edge sets it apart from the dark footer.
    sm: {
      textAlign: 'start',
      pe: '6',
      boxShadow: 'high',
      borderWidth: '1px',
      borderColor: '#fff3',
      '& svg': { fontSize: '1.25rem' },
    },
    // In the margin beside the page it is narrow, with several lines.
    '@media (min-width: 1600px)': {
      flexDirection: 'column',
      alignItems: 'start',
      w: '9.5rem',
      px: '4',
      py: '4',
      borderRadius: 'lg',
    },
  },
});

const Line = chakra('span', {
  base: { display: 'block', '@media (min-width: 1600px)': { display: 'inline' } },
});
const [first, second] = consultantSentences.button.split(/(?<=—) /);

const load = () => import('./consultant-dialog.tsx');

/** Opens the consultant request dialog, which is loaded when a press seems likely. */
export const ConsultantButton = () => {
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

  return (
    <>
      <Pill
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
      >
        {isLoading ? <Spinner /> : <PhoneIcon />}
        <span>
          <Line>{first}</Line> <Line>{second}</Line>
        </span>
      </Pill>
      {isOpen && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
};
