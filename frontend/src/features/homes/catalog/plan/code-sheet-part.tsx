import { chakra } from '@chakra-ui/react/styled-system';
import type { SheetPart, SheetRow } from '@hearthline/model/code-sheet/code-sheet.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { ChevronIcon } from '../../../../ui/theme/icons.tsx';
import { requiredText, resultWords } from './sheet-words.ts';

const tones = {
  passed: 'done',
  advised: 'neutral',
  warned: 'act',
  failed: 'late',
  unmeasured: 'neutral',
} as const;

const Part = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0' },
    '& summary svg': { transition: 'transform 150ms', flexShrink: '0' },
    '&[open] summary svg': { transform: 'rotate(180deg)' },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: { base: '4', md: '5' },
    py: '4',
    cursor: 'pointer',
    listStyle: 'none',
    fontWeight: '600',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { bg: 'sunken' },
    _focusVisible: { outlineOffset: '-3px' },
  },
});

const Term = ({ name, children }: { name: string; children: string }) => (
  <chakra.div minW="0">
    <chakra.dt textStyle="fine" color="quiet">
      {name}
    </chakra.dt>
    <chakra.dd textStyle="small" overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </chakra.div>
);

const Row = ({ row }: { row: SheetRow }) => (
  <chakra.li
    display="grid"
    gap="2"
    px={{ base: '4', md: '5' }}
    py="3.5"
    borderTopWidth="1px"
    borderColor="line"
    breakInside="avoid"
  >
    <chakra.div display="flex" alignItems="start" justifyContent="space-between" gap="3">
      <Text look="small" fontWeight="600">
        {row.title}
      </Text>
      <Badge tone={tones[row.result]}>{resultWords[row.result]}</Badge>
    </chakra.div>
    <chakra.dl
      display="grid"
      columnGap="6"
      rowGap="2"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
    >
      <Term name={row.level === 'practice' ? 'Advised' : 'Required'}>{requiredText(row.required)}</Term>
      <Term name="Measured">{row.measured.join('; ') || (row.result === 'passed' ? 'Meets it' : '–')}</Term>
      <Term name="Citation">{row.cite}</Term>
    </chakra.dl>
    {row.note && (
      <Text look="fine" quiet>
        {row.note}
      </Text>
    )}
  </chakra.li>
);

const count = (rows: readonly SheetRow[], result: SheetRow['result']): number =>
  rows.filter((row) => row.result === result).length;

/** Rules that belong together, closed unless one of them is not met. */
export const CodeSheetPart = ({ part: { title, rows } }: { part: SheetPart }) => {
  const [failed, warned, passed] = [count(rows, 'failed'), count(rows, 'warned'), count(rows, 'passed')];
  const advised = count(rows, 'advised');
  const results = [
    `${passed} passed`,
    warned > 0 && `${warned} with advice`,
    advised > 0 && pluralize(advised, 'suggestion'),
    failed > 0 && `${failed} not met`,
  ];
  return (
    <Part open={failed > 0}>
      <Summary>
        <chakra.span flex="1" minW="0">
          {title}
          <chakra.span
            display="block"
            textStyle="fine"
            color={failed > 0 ? 'danger' : 'quiet'}
            fontWeight="400"
          >
            {results.filter(Boolean).join(', ')}
          </chakra.span>
        </chakra.span>
        <ChevronIcon />
      </Summary>
      <ul>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </Part>
  );
};
