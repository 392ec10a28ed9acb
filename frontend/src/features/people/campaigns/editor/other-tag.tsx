import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Input } from '../../../../ui/forms/field.tsx';

/** A field for a tag that is not among those offered. Leaving the field also adds it. */
export const OtherTag = ({ onAdd }: { onAdd: (tag: string) => void }) => {
  const [tag, setTag] = useState('');
  const add = (): void => {
    if (!tag.trim()) return;
    onAdd(tag.trim().slice(0, 40));
    setTag('');
  };
  return (
    <chakra.div
      display="flex"
      gap="2"
      maxW="20rem"
      onBlur={({ currentTarget, relatedTarget }) => void (currentTarget.contains(relatedTarget) || add())}
    >
      <Input
        aria-label="Another tag"
        placeholder="Another tag"
        minH="10"
        py="1.5"
        maxLength={40}
        value={tag}
        onChange={(event) => setTag(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button variant="outline" size="sm" minH="10" disabled={!tag.trim()} onClick={add}>
        Add tag
      </Button>
    </chakra.div>
  );
};
