import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Text } from '../../../../ui/text/text.tsx';

interface InvalidLinkProps {
  /** Why the link does not work; null if the page was opened without one. */
  readonly reason: string | null;
  /** What to do about it, above the form. */
  readonly advice: string;
  /** How to get a new one. */
  readonly children: ReactNode;
}

/** Tells that a link cannot be used, and how to get another. */
export const InvalidLink = ({ reason, advice, children }: InvalidLinkProps) => (
  <chakra.div display="grid" gap="5">
    {reason && (
      <FormMessage tone="error" takesFocus>
        {reason}
      </FormMessage>
    )}
    <Text look="small">{advice}</Text>
    {children}
  </chakra.div>
);
