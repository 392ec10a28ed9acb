import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/text/badge.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Card } from '../../ui/layout/surface.tsx';
import { Heading, Text } from '../../ui/text/text.tsx';

const rules = [
  [
    'Email verification required',
    'Enabled',
    'Users must click the link in their verification email before they can sign in.',
  ],
  [
    'Strong password policy',
    'Active',
    'At least 8 characters with a lowercase letter, an uppercase letter, and a number. Passwords found in data breaches are rejected.',
  ],
] as const;

/** The protections of accounts (specification, section 2), and the state of the mail service. @param email that state */
export const SecurityPanel = ({ email }: { email: ReactNode }) => (
  <Panel title="Account security" text="Rules that apply to every account.">
    <Card p="0">
      {rules.map(([title, state, text]) => (
        <chakra.div
          key={title}
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
          <Badge tone="done">{state}</Badge>
        </chakra.div>
      ))}
      {email}
    </Card>
  </Panel>
);
