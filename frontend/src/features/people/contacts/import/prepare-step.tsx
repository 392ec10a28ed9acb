import type { ContactImportViewFragment } from '../../../../gql/generated.ts';
import { useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { isImportChoices, choicesOf, isSame, type ImportChoices } from './import-choices.ts';
import { PreviewStep } from './preview-step.tsx';
import { MappingStep } from './mapping-step.tsx';

/**
 * The steps before a file is imported: saying how it is read and, once it is checked, previewing the result. The choices
 * are kept over a reload or another page until the file is checked with them.
 */
export const PrepareStep = ({ it }: { readonly it: ContactImportViewFragment }) => {
  const defaults = choicesOf(it);
  const [choices, setChoices] = useRestoredState<ImportChoices>(
    `import-choices:${it.id}`,
    defaults,
    (value) => isImportChoices(value, it.columns.length) && !isSame(value, defaults),
    { whenLeft: true },
  );
  const isChanged = !isSame(choices, defaults);
  return (
    <>
      {it.state === 'checked' && <PreviewStep it={it} isChanged={isChanged} />}
      <MappingStep it={it} choices={choices} isChanged={isChanged} onChoices={setChoices} />
    </>
  );
};
