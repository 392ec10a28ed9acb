import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';

/** A number whose characters roll in as they change, upward when it grows; for screen readers it is one text. */
export const RollingNumber = ({ value, text }: { readonly value: number; readonly text: string }) => {
  const [shown, setShown] = useState({ value, text, before: text, rises: true });
  if (shown.text !== text) setShown({ value, text, before: shown.text, rises: value >= shown.value });
  const from = shown.rises ? 'rollUp' : 'rollDown';
  // Compared from the end: the cents stay cents when there is a digit more.
  const isNew = (character: string, index: number): boolean =>
    shown.before.at(index - text.length) !== character;
  return (
    <chakra.span role="img" aria-label={text} display="inline-block" overflow="hidden" verticalAlign="bottom">
      {[...text].map((character, index) => {
        const rolls = shown.before !== text && isNew(character, index);
        return (
          <chakra.span
            key={`${text.length - index} ${rolls ? text : character}`}
            display="inline-block"
            data-rolls={rolls || undefined}
            animation={rolls ? `${from} 260ms cubic-bezier(0.2, 0.8, 0.2, 1)` : undefined}
          >
            {character}
          </chakra.span>
        );
      })}
    </chakra.span>
  );
};
