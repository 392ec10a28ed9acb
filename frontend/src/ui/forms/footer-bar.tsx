import { chakra } from '@chakra-ui/react/styled-system';

/** The buttons of a form that fills its page: stays at the end of the window, above the bar of a phone, and reaches over the margins of the page. */
export const FooterBar = chakra('footer', {
  base: {
    position: 'sticky',
    bottom: { base: 'calc(3.5rem + 1px + env(safe-area-inset-bottom))', sm: '0' },
    zIndex: '2',
    display: 'grid',
    gap: '3',
    mx: { base: '-4', sm: '-6' },
    mb: { base: '-6', sm: '-8' },
    px: { base: '4', sm: '6' },
    py: '3',
    bg: 'paper',
    borderTopWidth: '1px',
    borderColor: 'line',
    _print: { display: 'none' },
  },
});
