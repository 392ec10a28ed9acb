import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Heading, Text } from '../../../ui/text/text.tsx';

interface SecurityRuleProps {
  readonly title: string;
  readonly text: ReactNode;
  /** What it is now. */
  readonly state: ReactNode;
  /** What changes it. */
  readonly action?: ReactNode;
}

/** One rule that protects accounts. */
export const SecurityRule = ({ title, text, state, action }: SecurityRuleProps) => (
  <chakra.div
    display="grid"
    gap="4"
    px={{ base: '5', md: '6' }}
    py="5"
    borderBottomWidth="1px"
    borderColor="line"
  >
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
      <chakra.div maxW="prose">
        <Heading as="h3" textStyle="label">
          {title}
        </Heading>
        <Text look="small" quiet mt="1">
          {text}
        </Text>
      </chakra.div>
      {state}
    </chakra.div>
    {action && <div>{action}</div>}
  </chakra.div>
);
