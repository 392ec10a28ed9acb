import type { ReactNode } from 'react';
import { Card } from './surface.tsx';
import { Text } from './text.tsx';

interface StatCardProps {
  readonly label: string;
  readonly value: ReactNode;
  /** As in `this month`. */
  readonly caption?: string;
}

/** One figure and what it counts. */
export const StatCard = ({ label, value, caption }: StatCardProps) => (
  <Card>
    <Text look="small" quiet>{label}</Text>
    <Text textStyle="figure" mt="1.5">{value}</Text>
    {caption && <Text look="fine" quiet mt="1">{caption}</Text>}
  </Card>
);
