import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { DropZone } from '../../../../../ui/forms/drop-zone.tsx';
import { Field, Input } from '../../../../../ui/forms/field.tsx';
import type { PlanSource } from './plan-source-state.ts';

interface PlanSourceFieldsProps {
  readonly source: PlanSource;
  /** What is wrong with the plan that was sent. */
  readonly error: string | undefined;
  readonly onTaken: () => void;
}

/** Gives a home its plan: by a design code, or from a file. */
export const PlanSourceFields = ({ source, error, onTaken }: PlanSourceFieldsProps) => {
  const [pasted, setPasted] = useState('');
  const { busy, problem } = source;
  const taken = (done: boolean): void => {
    if (done) onTaken();
  };
  const use = async (): Promise<void> => taken(await source.takeCode(pasted));
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Field
        label="Design code or link"
        help="Of a plan from the generator, as in /homes/g/1.qqt4ds.0a31c2.m8"
        error={problem ?? error}
      >
        {(wiring) => (
          <chakra.div display="flex" gap="2">
            <Input
              {...wiring}
              value={pasted}
              autoComplete="off"
              spellCheck={false}
              maxLength={500}
              onChange={(event) => setPasted(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // The form around it would be sent.
                event.preventDefault();
                if (pasted.trim() && !busy) void use();
              }}
            />
            <Button variant="outline" disabled={busy || !pasted.trim()} onClick={() => void use()}>
              {busy ? 'Loading...' : 'Use design'}
            </Button>
          </chakra.div>
        )}
      </Field>
      <DropZone
        label="Choose a plan document, or drop it here"
        help="JSON, at most 80 kB: from the editor, or from another program"
        accept=".json,application/json"
        disabled={busy}
        onFiles={([file]) => file && void source.takeFile(file).then(taken)}
      />
    </chakra.div>
  );
};
