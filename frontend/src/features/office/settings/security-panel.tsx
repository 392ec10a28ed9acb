import type { ReactNode } from 'react';
import { Badge } from '../../../ui/text/badge.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { SecurityRule } from './security-rule.tsx';
import { StaffSecondFactor } from './staff-second-factor.tsx';

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

/** The protections of accounts (docs/specification.md, section 2), what staff need besides, and the state of the mail service. @param email that state */
export const SecurityPanel = ({ email }: { email: ReactNode }) => (
  <Panel title="Account security" text="Rules that apply to every account.">
    <Card p="0">
      {rules.map(([title, state, text]) => (
        <SecurityRule key={title} title={title} text={text} state={<Badge tone="done">{state}</Badge>} />
      ))}
      <StaffSecondFactor />
      {email}
    </Card>
  </Panel>
);
