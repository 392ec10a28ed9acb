import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { PublicCompany as Company } from '@hearthline/rules/company.ts';
import { useState, type ReactNode } from 'react';
import { CompanyContext, SetCompanyContext, SiteContext } from '../domain/company.ts';
import { SessionProvider } from '../platform/session/session-context.tsx';
import type { SessionStore } from '../platform/session/session-store.ts';
import { designSystem } from '../ui/theme/theme.ts';

interface ProvidersProps {
  readonly company: Company;
  readonly site?: string;
  readonly session: SessionStore;
  readonly children: ReactNode;
}

/** The contexts available to every part of the site, except for the GraphQL client: see `with-data.tsx`. */
export const Providers = ({ company, site = '', session, children }: ProvidersProps) => {
  const [shown, show] = useState(company);
  return (
    <ChakraProvider value={designSystem()}>
      <CompanyContext value={shown}>
        <SetCompanyContext value={show}>
          <SiteContext value={site}>
            <SessionProvider store={session}>{children}</SessionProvider>
          </SiteContext>
        </SetCompanyContext>
      </CompanyContext>
    </ChakraProvider>
  );
};
