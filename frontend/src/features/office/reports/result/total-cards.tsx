import { reportMeasure } from '@hearthline/rules/office/reports/report-fields.ts';
import { measureValueText } from '@hearthline/rules/office/reports/report-words.ts';
import type { ReportDefinition } from '@hearthline/rules/office/reports/report-rules.ts';
import { useState } from 'react';
import { StatCard } from '../../../../ui/charts/stat-card.tsx';
import { Columns } from '../../../../ui/layout/surface.tsx';
import { FigureButton } from './figure-button.tsx';
import { FigureRecords } from './figure-records.tsx';

interface TotalCardsProps {
  readonly definition: ReportDefinition;
  readonly totals: readonly (number | null)[];
}

/** The figures of a report without groups. Each opens the records that it is made from. */
export const TotalCards = ({ definition, totals }: TotalCardsProps) => {
  const [opened, setOpened] = useState<string | null>(null);
  const cards = definition.measures.map((key, index) => {
    const measure = reportMeasure(definition.source, key);
    const value = totals[index] ?? null;
    return {
      key,
      label: measure?.title ?? key,
      value,
      text: measureValueText(value, measure?.unit ?? 'count'),
    };
  });
  const shown = cards.find(({ key }) => key === opened);
  return (
    <>
      <Columns min="sm">
        {cards.map(({ key, label, value, text }) => (
          <StatCard
            key={key}
            label={label}
            value={value ? <FigureButton onClick={() => setOpened(key)}>{text}</FigureButton> : text}
          />
        ))}
      </Columns>
      {shown && (
        <FigureRecords
          definition={definition}
          figure={{ measure: shown.key, keys: [] }}
          title={shown.label}
          value={shown.text}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
};
