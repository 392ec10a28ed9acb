import { chakra } from '@chakra-ui/react/styled-system';
import { centsText } from '@hearthline/rules/dollars.ts';
import { ownKey } from '@hearthline/rules/sale/quotes/edited-lines.ts';
import { groupOf, groupTitles, lineGroups, type LineGroup } from '@hearthline/rules/sale/quotes/groups.ts';
import { totalOf, type QuoteLine } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../../ui/actions/button.tsx';
import { Heading } from '../../../../ui/text/text.tsx';
import { newLine, type DraftFields, type DraftValues } from './line-fields.ts';
import { LineHeads, LineRow } from './line-row.tsx';

interface DraftLinesProps {
  readonly form: UseFormReturn<DraftFields, unknown, DraftValues>;
  /** The lines as they come to by what is typed, in the order of the form. */
  readonly lines: readonly QuoteLine[];
}

/** The lines of a draft by group, each group with its sum. Enter adds a line below the one that has the focus. */
export const DraftLines = ({ form, lines }: DraftLinesProps) => {
  const { fields, append, insert, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const rows = fields.map((field, at) => ({ ...field, at, group: groupOf(field.key ?? ownKey) }));
  const add = (group: LineGroup): void => {
    const line = newLine(group);
    const last = rows.findLast((row) => row.group === groupOf(line.key ?? ownKey));
    const at = last ? last.at + 1 : fields.length;
    const focus = { focusName: `lines.${at}.${group === 'discounts' ? 'amount' : 'label'}` };
    if (at === fields.length) append(line, focus);
    else insert(at, line, focus);
  };
  const addBelow = (at: number, group: LineGroup): void =>
    // Nobody can add tax, or a second home.
    group === 'tax' || group === 'home'
      ? add('other')
      : insert(at + 1, newLine(group), { focusName: `lines.${at + 1}.label` });
  const removeAt = (at: number): void => {
    remove(at);
    // The pressed button is gone, and the focus with it.
    if (fields.length > 1) form.setFocus(`lines.${Math.max(0, at - 1)}.label`);
  };
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <LineHeads />
      {lineGroups
        .filter((group) => rows.some((row) => row.group === group))
        .map((group) => {
          const own = rows.filter((row) => row.group === group);
          return (
            <section key={group} aria-label={`${groupTitles[group]}, lines`}>
              <chakra.div
                display="flex"
                justifyContent="space-between"
                gap="4"
                pb="1.5"
                alignItems="baseline"
              >
                <Heading as="h2" look="minor">
                  {groupTitles[group]}
                </Heading>
                <chakra.output textStyle="label" fontVariantNumeric="tabular-nums">
                  {centsText(totalOf(own.flatMap(({ at }) => lines[at] ?? [])))}
                </chakra.output>
              </chakra.div>
              {own.map(({ id, at }) => (
                <LineRow
                  key={id}
                  form={form}
                  at={at}
                  computed={lines[at]}
                  onAdd={() => addBelow(at, group)}
                  onRemove={() => removeAt(at)}
                />
              ))}
            </section>
          );
        })}
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" _print={{ display: 'none' }}>
        <Button variant="outline" size="sm" onClick={() => add('other')}>
          Add line
        </Button>
        <Button variant="outline" size="sm" onClick={() => add('discounts')}>
          Add discount
        </Button>
        <chakra.span textStyle="fine" color="quiet" display={{ base: 'none', md: 'inline' }}>
          Enter adds a line below the one you are in.
        </chakra.span>
      </chakra.div>
    </chakra.div>
  );
};
