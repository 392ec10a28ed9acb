import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '../text/badge.tsx';
import { Field, Input } from './field.tsx';
import { CloseIcon } from '../theme/icons.tsx';

interface TagFieldProps {
  readonly label: string;
  readonly tags: readonly string[];
  /** Suggested while typing. */
  readonly known: readonly string[];
  readonly error?: string | undefined;
  readonly onTags: (tags: string[]) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const Remove = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '6',
    height: '6',
    me: '-1.5',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { bg: 'line' },
  },
});

/** Tags as chips: Enter, a comma, leaving the field or submitting the form adds what was typed, Backspace removes the last one. */
export const TagField = ({ label, tags, known, error, onTags, inputRef }: TagFieldProps) => {
  const [typed, setTyped] = useState('');
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const add = (text: string): void => {
    const words = text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
    if (words.length > 0) onTags([...new Set([...tags, ...words])]);
    setTyped('');
  };
  // Flushed synchronously: the submit handler reads the tags next.
  const finish = useEffectEvent((): void => void (typed && flushSync(() => add(typed))));
  // Adding a tag makes the field taller: a button being pressed would move from under the pointer and miss the click, so adding waits.
  const [waits, setWaits] = useState(false);
  const leave = (): void => (document.querySelector('button:active') ? setWaits(true) : add(typed));
  useEffect(() => {
    const form = field.current?.form;
    const send = (): void => finish();
    form?.addEventListener('submit', send, { capture: true });
    return () => form?.removeEventListener('submit', send, { capture: true });
  }, []);
  useEffect(() => {
    if (!waits) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the button's own click handler.
    const release = (): void => {
      timer = setTimeout(() => {
        finish();
        setWaits(false);
      });
    };
    window.addEventListener('pointerup', release, { once: true });
    return () => {
      window.removeEventListener('pointerup', release);
      clearTimeout(timer);
    };
  }, [waits]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && !typed) onTags(tags.slice(0, -1));
  };
  return (
    <Field label={label} error={error} help="Press Enter or a comma after each one.">
      {(wiring) => (
        <>
          {tags.length > 0 && (
            <chakra.ul
              display="flex"
              flexWrap="wrap"
              gap="1.5"
              listStyle="none"
              aria-label={`${label} chosen`}
            >
              {tags.map((tag) => (
                <chakra.li key={tag} maxW="full">
                  <Badge fontWeight="500" whiteSpace="normal" overflowWrap="anywhere" maxW="full">
                    {tag}
                    <Remove
                      type="button"
                      aria-label={`Remove ${tag}`}
                      onClick={() => {
                        onTags(tags.filter((other) => other !== tag));
                        // The button disappears, and the focus would be lost with it.
                        document.getElementById(wiring.id)?.focus();
                      }}
                    >
                      <CloseIcon />
                    </Remove>
                  </Badge>
                </chakra.li>
              ))}
            </chakra.ul>
          )}
          {/* Lets a form detect that tags were added or removed. */}
          <input ref={field} type="hidden" value={tags.join()} />
          <Input
            {...wiring}
            ref={inputRef}
            value={typed}
            list={listId}
            autoComplete="off"
            onKeyDown={onKeyDown}
            onBlur={leave}
            onChange={({ target: { value } }) => (value.includes(',') ? add(value) : setTyped(value))}
          />
          <datalist id={listId}>
            {known
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
        </>
      )}
    </Field>
  );
};
