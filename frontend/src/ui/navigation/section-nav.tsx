import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { Field, Select } from '../forms/field.tsx';

export interface Part {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

const PartLink = chakra(Link, {
  base: {
    display: 'block',
    px: '3',
    py: '2',
    borderRadius: 'md',
    fontWeight: '550',
    color: 'quiet',
    textStyle: 'small',
    _hover: { bg: 'sunken', color: 'ink' },
    '&[aria-current=page]': { bg: 'pineTint', color: 'pineText', fontWeight: '650' },
  },
});

interface SectionNavProps {
  readonly label: string;
  readonly parts: readonly [Part, ...Part[]];
  /** The query parameter. */
  readonly name?: string;
  /** The part shown if the address names none. */
  readonly fallback?: string;
  /** Query parameters that stay when another part is opened; all others belong to the part being left. */
  readonly keep: readonly string[];
}

/** A second level of tabs: a list beside the content, or a select above it on a narrow screen. The choice is in the address. */
export const SectionNav = ({ label, parts, name = 'part', fallback, keep }: SectionNavProps) => {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const named = params.get(name) ?? fallback;
  const open = parts.find(({ id }) => id === named) ?? parts[0];
  const queryOf = (id: string): URLSearchParams =>
    new URLSearchParams([...[...params].filter(([key]) => keep.includes(key)), [name, id]]);
  return (
    <chakra.div
      display="grid"
      gap={{ base: '4', lg: '6' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '12.5rem minmax(0, 1fr)' }}
      alignItems="start"
    >
      <chakra.div hideFrom="lg" _print={{ display: 'none' }}>
        <Field label={label}>
          {(wiring) => (
            <Select {...wiring} value={open.id} onChange={(event) => setParams(queryOf(event.target.value))}>
              {parts.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </chakra.div>
      <chakra.nav aria-label={label} hideBelow="lg" position="sticky" top="6" _print={{ display: 'none' }}>
        <chakra.ul display="grid" gap="0.5" listStyleType="none">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <PartLink to={`${pathname}?${queryOf(id)}`} aria-current={id === open.id ? 'page' : undefined}>
                {title}
              </PartLink>
            </li>
          ))}
        </chakra.ul>
      </chakra.nav>
      <chakra.div minW="0" key={open.id}>
        {open.content}
      </chakra.div>
    </chakra.div>
  );
};
