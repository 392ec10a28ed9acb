import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { textLink } from '../text/text.tsx';

export interface BarRow {
  readonly name: string;
  readonly value: number;
  /** The value in words, as in `8 projects · $2.4M`. */
  readonly text: string;
  /** Address of the rows that it counts. */
  readonly to?: string;
}

const NameLink = chakra(Link, { base: { fontWeight: '600', ...textLink } });

/** Horizontal bars, each with its name and value written out above it. */
export const BarList = ({ label, rows }: { label: string; rows: readonly BarRow[] }) => {
  const max = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <chakra.ul aria-label={label} listStyle="none" display="grid" gap="3.5">
      {rows.map(({ name, value, text, to }, index) => (
        <li key={`${index} ${name}`}>
          <chakra.div display="flex" justifyContent="space-between" gap="3" textStyle="small" mb="1">
            {to ? <NameLink to={to}>{name}</NameLink> : <chakra.span fontWeight="600">{name}</chakra.span>}
            <chakra.span color="quiet" fontVariantNumeric="tabular-nums">
              {text}
            </chakra.span>
          </chakra.div>
          <chakra.svg width="100%" height="12px" aria-hidden="true" display="block">
            <chakra.rect width="100%" height="12px" rx="6" fill="sunken" />
            {value > 0 && (
              <chakra.rect width={`${Math.max(2, (100 * value) / max)}%`} height="12px" rx="6" fill="pine" />
            )}
          </chakra.svg>
        </li>
      ))}
    </chakra.ul>
  );
};
