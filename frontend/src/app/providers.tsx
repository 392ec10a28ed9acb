import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { Company } from '@hearthline/rules/settings.ts';
import type { ReactNode } from 'react';
import { CompanyContext } from '../platform/company.ts';
import { SessionProvider } from '../platform/session.tsx';
import type { SessionStore } from '../platform/session-store.ts';
import { system } from '../ui/theme.ts';

interface ProvidersProps {
  readonly company: Company;
  readonly session: SessionStore;
  readonly children: ReactNode;
}

/** What every part of the site may ask for. The GraphQL client is not among it: see `with-data.tsx`. */
export const Providers = ({ company, session, children }: ProvidersProps) => (
  <ChakraProvider value={system}>
    <CompanyContext value={company}>
      <SessionProvider store={session}>{children}</SessionProvider>
    </CompanyContext>
  </ChakraProvider>
);
