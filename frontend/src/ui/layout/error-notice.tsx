import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Heading, Text } from '../text/text.tsx';

interface ErrorNoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
}

/** Tells which part of a page could not be loaded and why, with a button to try again. */
export const ErrorNotice = ({ title, children, onRetry }: ErrorNoticeProps) => (
  <chakra.div
    role="alert"
    bg="dangerTint"
    borderRadius="lg"
    p={{ base: '5', md: '6' }}
    display="grid"
    gap="3"
    justifyItems="start"
  >
    <Heading as="h3" look="subheading" color="danger">
      {title}
    </Heading>
    {typeof children === 'string' ? <Text>{children}</Text> : children}
    {onRetry && (
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try again
      </Button>
    )}
  </chakra.div>
);
