import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';

type Look = 'display' | 'title' | 'heading' | 'subheading' | 'minor';

interface HeadingProps extends Omit<ComponentProps<typeof chakra.h2>, 'as'> {
  readonly as?: 'h1' | 'h2' | 'h3' | 'h4';
  readonly look?: Look;
  readonly children: ReactNode;
}

/** A heading: `as` is its level in the page, `look` its size. */
export const Heading = ({ as = 'h2', look = 'heading', ...props }: HeadingProps) => (
  <chakra.h2 as={as} textStyle={look} {...props} />
);

/** A paragraph; `quiet` for secondary text. */
export const Text = chakra('p', {
  base: { textStyle: 'body' },
  variants: {
    look: {
      body: {},
      lead: { textStyle: 'lead' },
      small: { textStyle: 'small' },
      fine: { textStyle: 'fine' },
      eyebrow: { textStyle: 'eyebrow', color: 'emberText' },
    },
    quiet: { true: { color: 'quiet' } },
  },
});

/** A technical name or number, set in a monospaced font for comparing it with another. */
export const Code = chakra('code', {
  base: { fontFamily: 'mono', fontSize: '0.8125rem', color: 'quiet', overflowWrap: 'anywhere' },
});

/** A link inside running text. */
export const textLink = {
  color: 'pineText',
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '1px',
  _hover: { textDecorationThickness: '2px' },
} as const;
