import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '../../../../../ui/text/text.tsx';
import type { CellText, ComparedRow } from './compared-rows.ts';

const tones: Readonly<Record<string, string>> = { Yes: 'pineText', Ask: 'emberText' };

/** What a row says of one home. */
export const Cell = ({
  text: { value, note },
  row: { isPriced, inline = false },
}: {
  readonly text: CellText;
  readonly row: Pick<ComparedRow, 'isPriced' | 'inline'>;
}) => (
  <>
    {isPriced ? value && <chakra.strong color={tones[value]}>{value}</chakra.strong> : value}
    {note && (
      <Text as={inline ? 'span' : 'p'} look="fine" quiet>
        {inline && ' '}
        {note}
      </Text>
    )}
  </>
);
