import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Text } from './text.tsx';

interface ConflictMessageProps {
  /** Shows what somebody else made of it, instead of what was typed. */
  readonly onLoad: () => void;
  /** Saves what was typed over it at the next try. */
  readonly onKeep: () => void;
}

/** Somebody else was faster: nothing is overwritten before this is answered, and nothing typed is lost. */
export const ConflictMessage = ({ onLoad, onKeep }: ConflictMessageProps) => {
  const frame = useRef<HTMLDivElement>(null);
  // A long form may be scrolled elsewhere, and the button that had the focus waits for the answer.
  useEffect(() => frame.current?.focus(), []);
  return (
    <chakra.div ref={frame} role="alert" tabIndex={-1} display="grid" gap="3" justifyItems="start" px="4" py="3.5" borderRadius="md" bg="emberTint" color="emberText">
      <Text look="small" fontWeight="550">Somebody else changed this in the meantime. What you typed is still here and has not been saved.</Text>
      <chakra.div display="flex" flexWrap="wrap" gap="2" color="ink">
        <Button size="sm" variant="outline" onClick={onLoad}>Load the newer version</Button>
        <Button size="sm" variant="ghost" onClick={onKeep}>Keep what I typed</Button>
      </chakra.div>
    </chakra.div>
  );
};
