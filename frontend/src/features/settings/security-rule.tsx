import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Heading, Text } from '../../ui/text/text.tsx';

interface SecurityRuleProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Its state, or what changes it. */
  readonly children: ReactNode;
}

/** One rule that protects accounts. */
export const SecurityRule = ({ title, text, children }: SecurityRuleProps) => (
  <chakra.div
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    gap="3"
    px={{ base: '5', md: '6' }}
    py="5"
    borderBottomWidth="1px"
    borderColor="line"
  >
    <chakra.div maxW="prose">
      <Heading as="h3" textStyle="label">
        {title}
      </Heading>
      <Text look="small" quiet mt="1">
        {text}
      </Text>
    </chakra.div>
    {children}
  </chakra.div>
);
