import { chakra } from '@chakra-ui/react/styled-system';
import type { ContactImportViewFragment } from '../../../../gql/generated.ts';
import { ProgressBar } from '../../../../ui/charts/progress-bar.tsx';
import { rowsText, stateTitles } from './import-words.ts';

/** The progress on the server, which continues when this page is left. */
export const ProgressStep = ({
  state,
  done,
  toDo,
}: Pick<ContactImportViewFragment, 'state' | 'done' | 'toDo'>) => (
  <chakra.div display="grid" gap="2" role="status">
    <chakra.p fontWeight="600">{stateTitles[state]}</chakra.p>
    <ProgressBar
      label={stateTitles[state]}
      value={done}
      max={Math.max(1, toDo)}
      text={`${done.toLocaleString('en-US')} of ${rowsText(toDo)}. You can leave this page; the import continues.`}
    />
  </chakra.div>
);
