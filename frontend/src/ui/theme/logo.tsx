import { chakra } from '@chakra-ui/react/styled-system';

/** The mark: a roof over a hearth's ember. It takes the color of the text around it. */
export const Mark = () => (
  <chakra.svg
    viewBox="0 0 32 32"
    width="2rem"
    height="2rem"
    aria-hidden
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M4.5 16.4 16 6l11.5 10.4" stroke="currentColor" strokeWidth="2.6" />
    <path d="M8 15.5V26h16V15.5" stroke="currentColor" strokeWidth="2.6" />
    <chakra.path d="M16 14.5c2.6 2.6 3.9 4.6 3.9 6.6a3.9 3.9 0 0 1-7.8 0c0-2 1.3-4 3.9-6.6Z" fill="ember" />
  </chakra.svg>
);

/** Mark and name in one line. */
export const Logo = ({ name }: { name: string }) => (
  <chakra.span display="flex" alignItems="center" gap="2.5" color="inherit">
    <Mark />
    <chakra.span
      fontFamily="heading"
      fontSize="1.375rem"
      fontWeight="560"
      letterSpacing="-0.012em"
      lineHeight="1.1"
      whiteSpace="nowrap"
    >
      {name}
    </chakra.span>
  </chakra.span>
);
