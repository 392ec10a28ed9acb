import { importFields, type ImportField } from '@hearthline/rules/contact-import.ts';
import type { ContactImportViewFragment } from '../../gql/generated.ts';
import { useKeptState } from '../../platform/kept.ts';
import { ImportChecked } from './import-checked.tsx';
import { ImportMapping } from './import-mapping.tsx';

const isField = (value: unknown): boolean => importFields.some((field) => field === value);

/**
 * The steps before a file is imported: mapping its columns and, once it is checked, previewing the result. The choices for
 * the columns are kept over a reload or another page until the file is checked with them.
 */
export const ImportBefore = ({ it }: { readonly it: ContactImportViewFragment }) => {
  const { id, columns, mapping: given, state } = it;
  const isOther = (mapping: readonly unknown[]): boolean => mapping.some((field, index) => field !== given[index]);
  const [mapping, setMapping] = useKeptState<readonly ImportField[]>(
    `import-columns:${id}`, given, (value) => Array.isArray(value) && value.length === columns.length && value.every(isField) && isOther(value), { whenLeft: true },
  );
  const isChanged = isOther(mapping);
  return (
    <>
      {state === 'checked' && <ImportChecked it={it} isChanged={isChanged} />}
      <ImportMapping it={it} mapping={mapping} isChanged={isChanged} onMapping={setMapping} />
    </>
  );
};
