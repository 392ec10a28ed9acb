import { chakra } from '@chakra-ui/react/styled-system';
import type { ImportVerdict } from '@hearthline/rules/people/contacts/import.ts';
import type { ContactImportRowsQuery } from '../../../../gql/generated.ts';
import { verdictTones } from '../../../../domain/state-tones.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { TableCell, TableRow } from '../../../../ui/lists/data-table.tsx';

export const verdictTitle = {
  new: 'New',
  update: 'Update',
  unchanged: 'Unchanged',
  repeat: 'Same person',
  skip: 'Left out',
  error: 'Error',
} as const satisfies Record<ImportVerdict, string>;

interface ImportRowProps {
  readonly row: ContactImportRowsQuery['contactImportRows']['rows'][number];
  /** The columns shown, for recognizing the row. */
  readonly shown: readonly { readonly place: number; readonly title: string }[];
  readonly isReverted: boolean;
}

/** A line of the file with its verdict: a row of the table, or on a narrow screen a card that names its columns. */
export const ImportRow = ({
  row: { position, verdict, problem, cells },
  shown,
  isReverted,
}: ImportRowProps) => (
  <TableRow card gridTemplateColumns="minmax(0, 1fr) auto" columnGap="3" rowGap="1.5" alignItems="baseline">
    <TableCell card figure gridColumn="2" gridRow="1" color={{ base: 'quiet', xl: 'inherit' }}>
      <chakra.span hideFrom="xl" aria-hidden>
        Line{' '}
      </chakra.span>
      {position}
    </TableCell>
    <TableCell card gridColumn="1" gridRow="1" minW={{ xl: '12rem' }}>
      {verdict && <Badge tone={verdictTones[verdict]}>{verdictTitle[verdict]}</Badge>}
      {problem && (
        <chakra.p textStyle="fine" mt="1" color={isReverted || verdict !== 'error' ? 'quiet' : 'danger'}>
          {problem}
        </chakra.p>
      )}
    </TableCell>
    {shown.map(({ place, title }) => (
      <TableCell
        key={place}
        card
        gridColumn="1 / -1"
        minW={{ xl: '8rem' }}
        columnGap="3"
        gridTemplateColumns="6.5rem minmax(0, 1fr)"
        display={{ base: cells[place] ? 'grid' : 'none', xl: 'table-cell' }}
      >
        <chakra.span hideFrom="xl" aria-hidden color="quiet">
          {title}
        </chakra.span>
        <span>
          <bdi>{cells[place]}</bdi>
        </span>
      </TableCell>
    ))}
  </TableRow>
);
