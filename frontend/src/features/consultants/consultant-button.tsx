import { chakra } from '@chakra-ui/react/styled-system';
import { consultantSentences } from '@hearthline/rules/consultant-sentences.ts';
import { useState, type ComponentType } from 'react';
import { PhoneIcon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toast-store.ts';

const Pill = chakra('button', {
  base: {
    display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '3', cursor: 'pointer', textAlign: 'start',
    w: { base: '14', lg: 'auto' }, h: { base: '14', lg: 'auto' }, px: { lg: '5' }, py: { lg: '3' }, borderRadius: 'full',
    bg: 'pine', color: 'onPine', fontSize: { base: '1.25rem', lg: '0.9375rem' }, fontWeight: '600', lineHeight: '1.3', boxShadow: 'high',
    transition: 'background-color 150ms', _hover: { bg: 'pineDeep' },
  },
});

/** On a phone and a tablet the picture alone: the words would lie over what somebody reads. */
const Words = chakra('span', { base: { srOnly: { base: true, lg: false } } });
const Line = chakra('span', { base: { display: 'block' } });
const [first, second] = consultantSentences.button.split(/(?<=—) /);

const load = () => import('./consultant-dialog.tsx');

/** Opens the consultant request dialog, which is loaded when somebody seems to want it. */
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
      showToast({ title: consultantSentences.failedTitle, text: consultantSentences.failed, tone: 'error' });
    } finally {
      setLoading(false);
    }
  };

  return (
    <>
      <Pill type="button" aria-haspopup="dialog" onPointerEnter={prepare} onFocus={prepare} onClick={() => void open()}>
        {isLoading ? <Spinner /> : <PhoneIcon />}
        <Words><Line>{first}</Line> <Line>{second}</Line></Words>
      </Pill>
      {isOpen && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
};
