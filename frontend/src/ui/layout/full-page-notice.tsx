import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Heading } from '../text/text.tsx';

interface FullPageNoticeProps {
  readonly title: string;
  /** For an error: a screen reader announces it at once. */
  readonly alert?: boolean;
  readonly children: ReactNode;
}

/** A full-screen message with what to do about it. */
export const FullPageNotice = ({ title, alert = false, children }: FullPageNoticeProps) => (
  <chakra.section
    role={alert ? 'alert' : undefined}
    display="grid"
    alignContent="center"
    justifyItems="start"
    gap="4"
    minH="60vh"
    maxW="page"
    mx="auto"
    px={{ base: '5', md: '8' }}
    py="16"
    css={{
      '& p': { color: 'quiet', textStyle: 'lead', maxW: 'prose' },
      '& p a': { textDecoration: 'underline', color: 'pineText' },
    }}
  >
    <Heading as="h1" look="title">
      {title}
    </Heading>
    {children}
  </chakra.section>
);
