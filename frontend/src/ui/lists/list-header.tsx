import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { Heading } from '../text/text.tsx';

interface ListHeaderProps {
  /** Id of the heading, which labels the list's section and takes the focus when no other element is left to. */
  readonly id: string;
  readonly ref: Ref<HTMLHeadingElement>;
  readonly title: string;
  /** The number of entries, once it is known. */
  readonly count: ReactNode;
  /** The list's buttons. */
  readonly children: ReactNode;
}

/** The header of a list: its name, count and buttons. On a phone the count wraps below the name, so that the buttons stay beside it. */
export const ListHeader = ({ id, ref, title, count, children }: ListHeaderProps) => (
  <chakra.header display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
    <chakra.div
      display="flex"
      flexWrap={{ base: 'wrap', sm: 'nowrap' }}
      flex={{ base: '1 1 5rem', sm: '0 1 auto' }}
      alignItems="baseline"
      columnGap="2.5"
    >
      <Heading ref={ref} id={id} look="subheading" tabIndex={-1}>
        {title}
      </Heading>
      {count}
    </chakra.div>
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {children}
    </chakra.div>
  </chakra.header>
);
