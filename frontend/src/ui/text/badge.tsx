import { chakra } from '@chakra-ui/react/styled-system';

/** A short label: a status, a kind. `domain/state-tones.ts` says which state has which tone. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2.5',
    py: '0.5',
    borderRadius: 'full',
    textStyle: 'fine',
    fontWeight: '600',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { bg: 'sunken', color: 'ink' },
      act: { bg: 'emberTint', color: 'emberText' },
      late: { bg: 'dangerTint', color: 'danger' },
      done: { bg: 'pineTint', color: 'pineText' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
