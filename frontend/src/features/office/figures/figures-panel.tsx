import { SkeletonRows } from '../../../ui/layout/skeleton.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import { figureBoards, figureText } from '@hearthline/rules/office/figure-list.ts';
import { useState } from 'react';
import { useFiguresQuery, type EditableFigureFragment } from '../../../gql/generated.ts';
import { useRestoredRecord } from '../../../platform/form-memory/restored-form.ts';
import { asOfText } from '../../../platform/figures/recorded-figure.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { FigureDialog } from './figure-dialog.tsx';
import { FigureHistory } from './figure-history.tsx';
import { boardTitle } from './figure-words.ts';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 7rem auto' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    px: { base: '4', md: '6' },
    py: '3.5',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0' },
  },
});

interface RowProps {
  readonly figure: EditableFigureFragment;
  readonly onEdit: () => void;
  readonly onHistory: () => void;
}

const FigureRow = ({
  figure: { label, caption, value, unit, asOf, version },
  onEdit,
  onHistory,
}: RowProps) => {
  const name = [label, caption].filter(Boolean).join(', ');
  return (
    <Row>
      <chakra.div minW="0">
        <Text fontWeight="600">{name}</Text>
        <Text look="small" quiet>
          {asOfText(asOf ?? null)}
        </Text>
      </chakra.div>
      <chakra.span fontWeight="600" fontVariantNumeric="tabular-nums" textAlign="end">
        {value === null || value === undefined ? '–' : figureText(value, unit)}
      </chakra.span>
      <chakra.div display="flex" gap="2" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <Button variant="outline" size="sm" onClick={onEdit}>
          {version ? 'Edit' : 'Record'}
          <chakra.span srOnly> {name}</chakra.span>
        </Button>
        <Button variant="ghost" size="sm" disabled={version === 0} onClick={onHistory}>
          History<chakra.span srOnly> of {name}</chakra.span>
        </Button>
      </chakra.div>
    </Row>
  );
};

/** The figures that the product cannot count, board by board. */
export const FiguresPanel = () => {
  const { data, previousData, loading, error, refetch } = useFiguresQuery(networkOnly);
  const [looking, setLooking] = useState<EditableFigureFragment | null>(null);
  const figures = (data ?? previousData)?.figures;
  const [editing, setEditing] = useRestoredRecord<EditableFigureFragment>('figures-open', {
    keep: ({ key }) => key,
    find: (restored) => figures && (figures.find(({ key }) => key === restored) ?? null),
  });
  const read = () => refetch().catch(() => undefined);
  return (
    <Panel
      title="Figures"
      text="Dashboard figures that you record by hand, each with its date. All other figures are calculated automatically."
    >
      {error && !loading ? (
        <LoadError title="We could not load the figures" error={error} retry={read} />
      ) : !figures ? (
        <SkeletonRows count={3} minH="10" />
      ) : (
        figureBoards.map((board) => (
          <chakra.section key={board} aria-label={boardTitle[board]} mt="3" _first={{ mt: '0' }}>
            <Heading as="h3" look="minor" mb="3">
              {boardTitle[board]}
            </Heading>
            <Card as="ul" p="0" listStyleType="none">
              {figures
                .filter((figure) => figure.board === board)
                .map((figure) => (
                  <FigureRow
                    key={figure.key}
                    figure={figure}
                    onEdit={() => setEditing(figure)}
                    onHistory={() => setLooking(figure)}
                  />
                ))}
            </Card>
          </chakra.section>
        ))
      )}
      {editing && (
        <FigureDialog
          figure={editing}
          onClose={() => setEditing(null)}
          reload={async () => (await refetch()).data?.figures.find(({ key }) => key === editing.key) ?? null}
          onSaved={() => {
            showToast({ title: 'Figure recorded' });
            void read();
          }}
        />
      )}
      {looking && <FigureHistory figure={looking} onClose={() => setLooking(null)} />}
    </Panel>
  );
};
