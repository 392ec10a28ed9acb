import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface FormMessageProps {
  readonly tone?: 'plain' | 'error';
  readonly children: ReactNode;
}

/** A sentence about a whole form, read out when it appears. */
export const FormMessage = ({ tone = 'plain', children }: FormMessageProps) => (
  <chakra.p
    role={tone === 'error' ? 'alert' : 'status'} px="4" py="3" borderRadius="md" textStyle="small" fontWeight="500"
    bg={tone === 'error' ? 'dangerTint' : 'pineTint'} color={tone === 'error' ? 'danger' : 'pineText'}
  >
    {children}
  </chakra.p>
);
