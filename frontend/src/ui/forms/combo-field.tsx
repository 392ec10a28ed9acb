import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Field, Input } from './field.tsx';
import { searchDelay } from '../lists/search-box.tsx';

/** An entry to pick. */
export interface Choice {
  readonly id: string;
  readonly title: string;
  /** Tells two entries of the same title apart. */
  readonly note?: string | null;
}

interface ComboFieldProps {
  readonly label: string;
  readonly value: Choice | null;
  /** The results for the text last searched. */
  readonly choices: readonly Choice[];
  readonly busy?: boolean;
  readonly required?: boolean;
  /** What to type; a name if left out. */
  readonly placeholder?: string;
  readonly help?: string;
  readonly error?: string | undefined;
  /** Called when typing pauses, or when the list is opened (with an empty text). */
  readonly onSearch: (text: string) => void;
  readonly onChoose: (choice: Choice | null) => void;
}

const List = chakra('ul', {
  base: {
    position: 'absolute',
    zIndex: '2',
    insetInline: '0',
    top: 'calc(100% + 0.25rem)',
    maxH: '15rem',
    overflowY: 'auto',
    listStyle: 'none',
    p: '1.5',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'md',
    boxShadow: 'high',
  },
});

const Option = chakra('li', {
  base: {
    px: '3',
    py: '2',
    borderRadius: 'sm',
    cursor: 'pointer',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    _selected: { bg: 'pineTint' },
    _hover: { bg: 'sunken' },
  },
});

/** A field that finds one of many entries by a part of its title; clearing it chooses none. */
export const ComboField = ({
  label,
  value,
  choices,
  busy = false,
  required = false,
  placeholder = 'Type a name',
  help,
  error,
  onSearch,
  onChoose,
}: ComboFieldProps) => {
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const [searched, setSearched] = useState<string | null>(null);
  const search = useRef(onSearch);
  const open = typed !== null;
  /** Whether the choices are the results for the text now typed, not for an earlier one. */
  const isAnswered = searched === typed && !busy;

  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      setSearched(typed);
      search.current(typed === value?.title ? '' : typed);
    }, searchDelay);
    return () => clearTimeout(timer);
  }, [typed, value?.title]);

  const close = (): void => setTyped(null);
  const choose = (choice: Choice): void => {
    onChoose(choice);
    close();
  };
  const onBlur = (): void => {
    if (typed !== null && !typed.trim()) onChoose(null);
    close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return setTyped(value?.title ?? '');
      setActive(
        (at) => (at + (event.key === 'ArrowDown' ? 1 : choices.length - 1)) % Math.max(1, choices.length),
      );
    } else if (open && event.key === 'Enter') {
      event.preventDefault();
      const choice = choices[active];
      if (!typed.trim()) onBlur();
      else if (choice && isAnswered) choose(choice);
    } else if (open && event.key === 'Escape') {
      // Closes the list, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <Field label={label} required={required} help={help} error={error}>
      {(wiring) => (
        <chakra.div position="relative">
          <Input
            {...wiring}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && choices[active] ? `${listId}-${active}` : undefined}
            maxLength={100}
            value={typed ?? value?.title ?? ''}
            placeholder={placeholder}
            onChange={(event) => {
              setActive(0);
              setTyped(event.target.value);
            }}
            onClick={() => !open && setTyped(value?.title ?? '')}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
          />
          {open && (
            <List
              id={listId}
              role="listbox"
              aria-label={label}
              onMouseDown={(event) => event.preventDefault()}
            >
              {choices.map((choice, index) => (
                <Option
                  key={choice.id}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  onClick={() => choose(choice)}
                >
                  {choice.title}
                  {choice.note && (
                    <chakra.span display="block" textStyle="fine" color="quiet">
                      {choice.note}
                    </chakra.span>
                  )}
                </Option>
              ))}
              {choices.length === 0 && (
                <Option role="option" aria-disabled aria-selected={false} cursor="default" color="quiet">
                  {isAnswered ? 'No matches' : 'Searching…'}
                </Option>
              )}
            </List>
          )}
        </chakra.div>
      )}
    </Field>
  );
};
