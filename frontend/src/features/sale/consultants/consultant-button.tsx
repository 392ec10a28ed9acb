import { chakra } from '@chakra-ui/react/styled-system';
import { consultantSentences } from '@hearthline/rules/sale/consultants/consultant-words.ts';
import { PhoneIcon } from '../../../ui/theme/icons.tsx';
import { Spinner } from '../../../ui/layout/spinner.tsx';
import { useConsultantDialog } from './consultant-dialog-state.tsx';

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
    // Beside the one filled button that a page has, it stays in the background.
    bg: 'surface',
    color: 'pineText',
    borderWidth: '1px',
    borderColor: 'edge',
    fontSize: { base: '0.875rem', sm: '0.9375rem' },
    fontWeight: '600',
    lineHeight: '1.25',
    transition: 'background-color 150ms',
    _hover: { bg: 'pineTint' },
    '& svg': { flexShrink: '0' },
    // In a wide window, a pill of two lines: one line would reach across a third of the window.
    xl: {
      textAlign: 'start',
      pe: '6',
      boxShadow: 'high',
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

/** Opens the consultant request dialog. */
export const ConsultantButton = () => {
  const { opener, isLoading, dialog } = useConsultantDialog();
  return (
    <>
      <Pill type="button" {...opener}>
        {isLoading ? <Spinner /> : <PhoneIcon />}
        <span>
          <Line>{first}</Line> <Line>{second}</Line>
        </span>
      </Pill>
      {dialog}
    </>
  );
};
