import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { Heading } from './text.tsx';

interface ListHeaderProps {
  /** Of the heading, which names the list's section and takes the focus where nothing else is left to. */
  readonly id: string;
  readonly ref: Ref<HTMLHeadingElement>;
  readonly title: string;
  /** How many there are, once that is known. */
  readonly count: ReactNode;
  /** What can be done with the list. */
  readonly children: ReactNode;
}

/** What stands over a list: its name, how many there are, its buttons. On a phone the number goes below the name rather than the buttons below both. */
export const ListHeader = ({ id, ref, title, count, children }: ListHeaderProps) => (
  <chakra.header display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
    <chakra.div display="flex" flexWrap={{ base: 'wrap', sm: 'nowrap' }} flex={{ base: '1 1 5rem', sm: '0 1 auto' }} alignItems="baseline" columnGap="2.5">
      <Heading ref={ref} id={id} look="subheading" tabIndex={-1}>{title}</Heading>
      {count}
    </chakra.div>
    <chakra.div display="flex" flexWrap="wrap" gap="2">{children}</chakra.div>
  </chakra.header>
);
