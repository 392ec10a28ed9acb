import { chakra } from '@chakra-ui/react/styled-system';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { FormRefilledContext } from '../dialogs/form-refilled.ts';
import { focusChangedField, fieldValues } from './focus-changed-field.ts';
import { Text } from '../text/text.tsx';

interface ConflictMessageProps {
  /** Whether the other change may be the user's own: one they saved before without waiting for the answer. */
  readonly own?: boolean;
  /** Loads the newer version in place of what was typed. */
  readonly onLoad: () => void;
  /** Keeps what was typed, to overwrite the newer version when saving next. */
  readonly onKeep: () => void;
  /** The differences between the two. */
  readonly children?: ReactNode;
}

/** Shown inside a form when another user was faster: until it is answered, nothing is overwritten and nothing typed is lost. */
export const ConflictMessage = ({ own = false, onLoad, onKeep, children }: ConflictMessageProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef<ReadonlyMap<string, string>>(new Map());
  const onFilled = use(FormRefilledContext);
  const isLoaded = useRef(false);
  useEffect(() => {
    const form = frame.current?.closest('form');
    // Takes the focus: a long form may be scrolled elsewhere, and the button that had the focus is disabled until the answer.
    frame.current?.focus();
    return () => {
      if (isLoaded.current) onFilled();
      // The pressed button is gone, and the focus with it. A form that was closed has moved the focus itself.
      if (form?.isConnected && document.activeElement === document.body)
        focusChangedField(form, before.current);
    };
  }, [onFilled]);
  const answer = (take: () => void): void => {
    const form = frame.current?.closest('form');
    if (form) before.current = fieldValues(form);
    take();
  };
  const load = (): void => {
    isLoaded.current = true;
    onLoad();
  };
  return (
    <chakra.div
      ref={frame}
      role="alert"
      tabIndex={-1}
      display="grid"
      gap="3"
      justifyItems="start"
      px="4"
      py="3.5"
      borderRadius="md"
      bg="emberTint"
      color="emberText"
    >
      <Text look="small" fontWeight="550">
        {own
          ? 'This has changed in the meantime, most likely by what you saved before.'
          : 'Somebody else changed this in the meantime.'}{' '}
        What you typed is still here and has not been saved.
      </Text>
      {children}
      <chakra.div display="flex" flexWrap="wrap" gap="2" color="ink">
        <Button size="sm" variant="outline" onClick={() => answer(load)}>
          Load the newer version
        </Button>
        <Button size="sm" variant="outline" onClick={() => answer(onKeep)}>
          Keep what I typed
        </Button>
      </chakra.div>
    </chakra.div>
  );
};
