import { chakra } from '@chakra-ui/react/styled-system';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { BuildsPanel } from '../builds/builds-panel.tsx';
import { ContractorFigures } from '../contractor-figures.tsx';
import { CrewPanel } from '../crew/crew-panel.tsx';
import { MaterialsPanel } from '../materials/materials-panel.tsx';
import { ResourceCards } from './resource-cards.tsx';
import { SiteProjects } from './site-projects.tsx';

/**
 * The contractor's screen: own work first, then figures and reference texts; on a wide screen the figures are one line
 * above the work. It provides its own GraphQL client, which the sign-in form before it does without.
 */
export const ContractorBoard = () => (
  <DataProvider>
    <chakra.div display="grid" gap={{ base: '8', lg: '4' }} gridTemplateColumns="minmax(0, 1fr)">
      <chakra.section id="own-work" aria-label="My work" scrollMarginTop="16">
        <Tabs
          label="My work"
          name="work"
          alone
          tabs={[
            { id: 'projects', title: 'Projects', content: <SiteProjects /> },
            { id: 'builds', title: 'Builds', content: <BuildsPanel /> },
            { id: 'crew', title: 'Crew', content: <CrewPanel /> },
            { id: 'materials', title: 'Materials', content: <MaterialsPanel /> },
          ]}
        />
      </chakra.section>
      <chakra.div order={{ lg: '-1' }}>
        <ContractorFigures anchor="own-work" />
      </chakra.div>
      <chakra.div mt={{ lg: '6' }}>
        <ResourceCards />
      </chakra.div>
    </chakra.div>
  </DataProvider>
);
