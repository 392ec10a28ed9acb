import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { Input } from '../forms/field.tsx';
import { SearchIcon } from '../theme/further-icons.tsx';

/** How long typing must pause before a search starts, in milliseconds. */
export const searchDelay = 250;

interface SearchBoxProps {
  /** What is searched, as in `Search contacts`; the accessible name, and shown while the box is empty. */
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A search box that searches when typing pauses. A value from outside (back, forward) replaces what was typed. */
export const SearchBox = ({ label, value, onSearch }: SearchBoxProps) => {
  const [typed, setTyped] = useState(value);
  const sentValue = useRef(value);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });

  useEffect(() => {
    if (value !== sentValue.current) {
      sentValue.current = value;
      setTyped(value);
    }
  }, [value]);

  useEffect(() => {
    if (typed === sentValue.current) return;
    const timer = setTimeout(() => {
      sentValue.current = typed;
      search.current(typed);
    }, searchDelay);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <chakra.div position="relative" flex="1" _print={{ display: 'none' }} minW="var(--search-min, 14rem)">
      <chakra.span
        position="absolute"
        insetInlineStart="4"
        top="50%"
        transform="translateY(-50%)"
        color="quiet"
        pointerEvents="none"
      >
        <SearchIcon />
      </chakra.span>
      <Input
        type="search"
        ps="11"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
      />
    </chakra.div>
  );
};
