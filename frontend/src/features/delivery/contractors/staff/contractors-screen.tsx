import { Tabs } from '../../../../ui/navigation/tabs.tsx';
import { BuildsPanel } from '../builds/builds-panel.tsx';
import { ContractorList } from './contractor-list.tsx';
import { CrewPanel } from '../crew/crew-panel.tsx';
import { MaterialsPanel } from '../materials/materials-panel.tsx';

/** The staff's view of all contractors' work. */
export const ContractorsScreen = () => (
  <Tabs
    label="Contractors"
    name="work"
    alone
    tabs={[
      { id: 'contractors', title: 'Contractors', content: <ContractorList /> },
      { id: 'builds', title: 'Builds', content: <BuildsPanel /> },
      { id: 'crew', title: 'Crew', content: <CrewPanel /> },
      { id: 'materials', title: 'Materials', content: <MaterialsPanel /> },
    ]}
  />
);
