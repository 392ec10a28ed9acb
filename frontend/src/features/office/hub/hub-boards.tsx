import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { StatCard, type StatCardProps } from '../../../ui/charts/stat-card.tsx';
import { Columns } from '../../../ui/layout/surface.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { Heading } from '../../../ui/text/text.tsx';
import { hubGroups, hubLabels, type HubFigure } from './hub-figures.ts';

interface HubBoardsProps {
  /** What a card shows besides its label. */
  readonly show: (figure: HubFigure) => Omit<StatCardProps, 'label'>;
  /** Recent Sales Activity. */
  readonly activity: ReactNode;
  /** Inside the Master Control Dashboard banner. */
  readonly control: ReactNode;
  /** Beside the figures of the Owner's Dashboard: what the business's own books say. */
  readonly money?: ReactNode;
  /** Set for a screen that is worked on: no dark band, less room between the cards. */
  readonly dense?: boolean;
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.section css={{ '* + &': { mt: 'var(--group-gap, 2.5rem)' } }}>
    <Heading as="h2" look="subheading" mb="4">
      {title}
    </Heading>
    {children}
  </chakra.section>
);

/** The four boards of the hub, live or with samples. */
export const HubBoards = ({ show, activity, control, money, dense = false }: HubBoardsProps) => {
  const cards = (figures: readonly HubFigure[]) => (
    <Columns min="sm" gap={dense ? '3' : undefined}>
      {figures.map((figure) => (
        <StatCard key={figure} {...hubLabels[figure]} {...show(figure)} />
      ))}
    </Columns>
  );
  return (
    <Tabs
      label="CRM"
      tabs={[
        {
          id: 'sales',
          title: 'Sales Agents CRM',
          content: (
            <>
              {cards(hubGroups.sales)}
              <Group title="Recent Sales Activity">{activity}</Group>
            </>
          ),
        },
        { id: 'projects', title: 'Customer Projects', content: cards(hubGroups.projects) },
        {
          id: 'management',
          title: 'Management CRM',
          content: (
            <>
              <Group title="Performance Overview">{cards(hubGroups.performance)}</Group>
              <Group title="Resource Allocation">{cards(hubGroups.resources)}</Group>
            </>
          ),
        },
        {
          id: 'owner',
          title: "Owner's Dashboard",
          content: (
            <>
              <chakra.section
                {...(dense
                  ? {
                      bg: 'surface',
                      borderWidth: '1px',
                      borderColor: 'line',
                      borderRadius: '0.625rem',
                      p: '4',
                      mb: '3',
                    }
                  : {
                      bg: 'night',
                      color: 'onNight',
                      borderRadius: 'lg',
                      p: { base: '5', md: '6' },
                      mb: '6',
                    })}
                aria-label="Master Control Dashboard"
              >
                <Heading as="h2" look="subheading">
                  Master Control Dashboard
                </Heading>
                {control}
              </chakra.section>
              {cards(hubGroups.owner)}
              {money && <Group title="Money from Sales">{money}</Group>}
            </>
          ),
        },
      ]}
    />
  );
};
