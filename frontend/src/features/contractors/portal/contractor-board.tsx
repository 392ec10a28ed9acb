import { chakra } from '@chakra-ui/react/styled-system';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { BuildsPanel } from '../builds/builds-panel.tsx';
import { ContractorFigures } from '../contractor-figures.tsx';
import { CrewPanel } from '../crew/crew-panel.tsx';
import { MaterialsPanel } from '../materials/materials-panel.tsx';
import { ResourceCards } from './resource-cards.tsx';
import { SiteProjects } from './site-projects.tsx';

/** The contractor's screen: figures, own work, and reference texts. It provides its own GraphQL client, which the sign-in form before it does without. */
export const ContractorBoard = () => (
  <DataProvider>
    <chakra.div display="grid" gap={{ base: '10', md: '12' }} gridTemplateColumns="minmax(0, 1fr)">
      <ContractorFigures anchor="own-work" />
      <chakra.section id="own-work" aria-label="Own work" scrollMarginTop="6">
        <Tabs
          label="Own work"
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
      <ResourceCards />
    </chakra.div>
  </DataProvider>
);
