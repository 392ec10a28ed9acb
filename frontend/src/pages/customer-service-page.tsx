import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { StatCard } from '../ui/stat-card.tsx';
import { Card, Columns, Container } from '../ui/surface.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Heading, Text } from '../ui/text.tsx';

interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  readonly caption?: string;
}

const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <Columns min="sm">{figures.map((figure) => <StatCard key={figure.label} {...figure} />)}</Columns>
);

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.section css={{ '* + &': { mt: '10' } }}>
    <Heading as="h2" look="subheading" mb="4">{title}</Heading>
    {children}
  </chakra.section>
);

/** Specification, section 2, Customer Service CRM Hub: the documented sample figures. */
const sales = (
  <>
    <Figures
      figures={[
        { label: 'Active Leads', value: 47, caption: 'this month' },
        { label: 'Sales Pipeline', value: '$2.4M', caption: 'potential revenue' },
        { label: 'Documents', value: 156, caption: 'pending review' },
      ]}
    />
    <Group title="Recent Sales Activity">
      <Card>
        <Text>A family in Vancouver asked for a quote on the Birkenfeld.</Text>
        <Text mt="3" pt="3" borderTopWidth="1px" borderColor="line">A buyer in Longview signed for the Enid.</Text>
      </Card>
    </Group>
  </>
);

const projects = (
  <Figures
    figures={[
      { label: 'In Planning', value: 8 },
      { label: 'Under Construction', value: 15 },
      { label: 'Near Completion', value: 6 },
      { label: 'Completed', value: 23, caption: 'this quarter' },
    ]}
  />
);

const management = (
  <>
    <Group title="Performance Overview">
      <Figures
        figures={[
          { label: 'Sales team', value: '125%', caption: 'of target' },
          { label: 'Satisfaction', value: '4.8/5.0' },
          { label: 'Timeline accuracy', value: '92%' },
        ]}
      />
    </Group>
    <Group title="Resource Allocation">
      <Figures
        figures={[
          { label: 'Sales agents', value: 12 },
          { label: 'Project managers', value: 8 },
          { label: 'Support staff', value: 15 },
        ]}
      />
    </Group>
  </>
);

const owner = (
  <>
    <chakra.div bg="night" color="onNight" borderRadius="lg" p={{ base: '5', md: '6' }} mb="6">
      <Heading as="h2" look="subheading">Master Control Dashboard</Heading>
      <Text look="small" color="onNightQuiet" mt="1">Full override access to every part of the product.</Text>
    </chakra.div>
    <Figures
      figures={[
        { label: 'Total Revenue', value: '$12.4M', caption: 'year to date' },
        { label: 'Active Projects', value: 52 },
        { label: 'Team Members', value: 167 },
      ]}
    />
  </>
);

/** A public look at the CRM, with sample figures. */
export const CustomerServicePage = () => (
  <>
    <PageHeader title="Customer Service CRM Hub" lead="How our teams see their work. The figures on this page are samples.">
      <ButtonLink to="/" variant="outline" size="sm">Back to Home</ButtonLink>
    </PageHeader>
    <Container pb={{ base: '14', md: '24' }}>
      <Tabs
        label="CRM"
        tabs={[
          { id: 'sales', title: 'Sales Agents CRM', content: sales },
          { id: 'projects', title: 'Customer Projects', content: projects },
          { id: 'management', title: 'Management CRM', content: management },
          { id: 'owner', title: "Owner's Dashboard", content: owner },
        ]}
      />
    </Container>
  </>
);
