import type { ContactImportViewFragment } from '../../../gql/generated.ts';
import { useKeptState } from '../../../platform/form-memory/restored-form.ts';
import { areChoices, choicesOf, isSame, type ImportChoices } from './import-choices.ts';
import { ImportChecked } from './preview-step.tsx';
import { ImportMapping } from './mapping-step.tsx';

/**
 * The steps before a file is imported: saying how it is read and, once it is checked, previewing the result. The choices
 * are kept over a reload or another page until the file is checked with them.
 */
export const ImportBefore = ({ it }: { readonly it: ContactImportViewFragment }) => {
  const given = choicesOf(it);
  const [choices, setChoices] = useKeptState<ImportChoices>(
    `import-choices:${it.id}`,
    given,
    (value) => areChoices(value, it.columns.length) && !isSame(value, given),
    { whenLeft: true },
  );
  const isChanged = !isSame(choices, given);
  return (
    <>
      {it.state === 'checked' && <ImportChecked it={it} isChanged={isChanged} />}
      <ImportMapping it={it} choices={choices} isChanged={isChanged} onChoices={setChoices} />
    </>
  );
};
