import { chakra } from '@chakra-ui/react/styled-system';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { FormMessage } from './form-message.tsx';

/** More than anybody mends at a time. */
const maxShown = 20;

/** The rows of a file that must be corrected before any is stored. */
export const RowProblems = ({
  problems,
}: {
  readonly problems: readonly { readonly row: number; readonly message: string }[];
}) => (
  <FormMessage tone="error" takesFocus>
    Nothing was imported. {pluralize(problems.length, 'row')} must be corrected first:
    <chakra.span display="grid" gap="1" mt="2" role="list" fontWeight="400">
      {problems.slice(0, maxShown).map(({ row, message }) => (
        <span key={`${row} ${message}`} role="listitem">
          <strong>Row {row}:</strong> {message}
        </span>
      ))}
      {problems.length > maxShown && <span role="listitem">and {problems.length - maxShown} more</span>}
    </chakra.span>
  </FormMessage>
);
