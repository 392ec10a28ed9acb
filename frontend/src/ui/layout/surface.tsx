import { chakra } from '@chakra-ui/react/styled-system';

/** The page's width and side margins; `narrow` for forms and reading. */
export const Container = chakra('div', {
  base: { width: 'full', maxW: 'page', mx: 'auto', px: { base: '5', md: '8' } },
  variants: { narrow: { true: { maxW: 'narrow' } } },
});

/** A band across the page, with space above and below. */
export const Section = chakra('section', {
  base: { py: { base: '12', md: '20' } },
  variants: { ground: { paper: {}, sunken: { bg: 'sunken' }, night: { bg: 'night', color: 'onNight' } } },
});

/** A framed box on the page. */
export const Card = chakra('div', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'var(--card-radius, 1rem)',
    p: { base: 'var(--card-p, 1.25rem)', md: 'var(--card-p, 1.5rem)' },
  },
});

/** Equal columns that wrap by themselves; `min` is the narrowest a column may be. */
export const Columns = chakra('div', {
  base: { display: 'grid', gap: { base: '5', md: '6' } },
  variants: {
    min: {
      // Fits two columns on a phone, each a figure with its label.
      xs: {
        gap: { base: '3', md: '6' },
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
      },
      sm: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' },
      md: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))' },
      lg: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))' },
    },
  },
  defaultVariants: { min: 'md' },
});
