import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type ReactNode } from 'react';

interface FormMessageProps {
  readonly tone?: 'plain' | 'error';
  /** Moves the focus to the message: for one that replaces the focused element, or that is on another page. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** A message about a whole form, read out when it appears. */
export const FormMessage = ({ tone = 'plain', takesFocus = false, children }: FormMessageProps) => {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <chakra.p
      ref={place}
      tabIndex={takesFocus ? -1 : undefined}
      role={tone === 'error' ? 'alert' : 'status'}
      px="4"
      py="3"
      borderRadius="md"
      textStyle="small"
      fontWeight="500"
      bg={tone === 'error' ? 'dangerTint' : 'pineTint'}
      color={tone === 'error' ? 'danger' : 'pineText'}
    >
      {children}
    </chakra.p>
  );
};
