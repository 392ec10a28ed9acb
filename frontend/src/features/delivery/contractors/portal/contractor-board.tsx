import { chakra } from '@chakra-ui/react/styled-system';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { tabContent } from '../../../../ui/navigation/tab-panel.tsx';
import { Tabs } from '../../../../ui/navigation/tabs.tsx';
import { ContractorFigures } from '../contractor-figures.tsx';
import { ResourceCards } from './resource-cards.tsx';
import { SiteProjects } from './site-projects.tsx';

const builds = tabContent(() => import('../builds/builds-panel.tsx').then((file) => file.BuildsPanel));
const crew = tabContent(() => import('../crew/crew-panel.tsx').then((file) => file.CrewPanel));
const materials = tabContent(() =>
  import('../materials/materials-panel.tsx').then((file) => file.MaterialsPanel),
);

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
            { id: 'builds', title: 'Builds', content: builds.content },
            { id: 'crew', title: 'Crew', content: crew.content },
            { id: 'materials', title: 'Materials', content: materials.content },
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
