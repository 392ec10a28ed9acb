import { chakra } from '@chakra-ui/react/styled-system';
import { newUuid } from '../../../platform/browser/uuid.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { PlusIcon } from '../../../ui/theme/icons.tsx';
import { emptyItem, type GroupErrors, type GroupFields, type ItemFields } from './sheet-form.ts';

const Frame = chakra('li', {
  base: { borderWidth: '1px', borderColor: 'line', borderRadius: 'md', px: '4', py: '2' },
});

/** A list with one of its members at another place. */
export const movedTo = <One,>(list: readonly One[], from: number, to: number): readonly One[] => {
  const moved = list[from];
  return moved === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, moved);
};

/** Buttons that move or remove something in a list. */
export const PlaceButtons = <One,>({
  name,
  list,
  index,
  onChange,
}: {
  readonly name: string;
  readonly list: readonly One[];
  readonly index: number;
  readonly onChange: (list: readonly One[]) => void;
}) => {
  const actions = [
    ['Up', `Move ${name} up`, index > 0, () => movedTo(list, index, index - 1)],
    ['Down', `Move ${name} down`, index < list.length - 1, () => movedTo(list, index, index + 1)],
    ['Remove', `Remove ${name}`, list.length > 1, () => list.toSpliced(index, 1)],
  ] as const;
  return (
    <chakra.span display="flex" flexWrap="wrap" gap="2">
      {actions.map(([title, label, can, next]) => (
        <Button
          key={title}
          size="sm"
          variant="outline"
          disabled={!can}
          aria-label={label}
          onClick={() => onChange(next())}
        >
          {title}
        </Button>
      ))}
    </chakra.span>
  );
};

interface GroupEditorProps {
  readonly group: GroupFields;
  readonly groups: readonly GroupFields[];
  readonly index: number;
  readonly errors: GroupErrors | undefined;
  readonly canAdd: boolean;
  readonly onChange: (groups: readonly GroupFields[]) => void;
}

/** A group of a sheet: its name, unfolded its items. */
export const GroupEditor = ({ group, groups, index, errors, canAdd, onChange }: GroupEditorProps) => {
  const { items } = group;
  const name = group.group.trim() || 'New group';
  const change = (changed: Partial<GroupFields>): void =>
    onChange(groups.map((one, place) => (place === index ? { ...one, ...changed } : one)));
  const changeItem = (at: number, changed: Partial<ItemFields>): void =>
    change({ items: items.map((one, place) => (place === at ? { ...one, ...changed } : one)) });
  return (
    <Frame>
      <chakra.details open={errors !== undefined || group.group === '' || undefined}>
        <chakra.summary cursor="pointer" py="1" fontWeight="550">
          {name} <Badge>{items.length}</Badge>
        </chakra.summary>
        <chakra.div display="grid" gap="4" py="3" gridTemplateColumns="minmax(0, 1fr)">
          <TextField
            label="Group"
            required
            autoComplete="off"
            maxLength={60}
            error={errors?.group?.message}
            value={group.group}
            onChange={(event) => change({ group: event.target.value })}
          />
          <chakra.ol display="grid" gap="4" listStyleType="none">
            {items.map((item, at) => {
              const itemName = item.label.trim() || `Item ${at + 1}`;
              return (
                <chakra.li
                  key={item.row}
                  display="grid"
                  gap="3"
                  pt="4"
                  borderTopWidth="1px"
                  borderColor="line"
                  gridTemplateColumns="minmax(0, 1fr)"
                >
                  <FieldRow fieldWidth="12rem">
                    <TextField
                      label="Item"
                      required
                      autoComplete="off"
                      maxLength={80}
                      error={errors?.items?.[at]?.label?.message}
                      value={item.label}
                      onChange={(event) => changeItem(at, { label: event.target.value })}
                    />
                    <TextField
                      label="Text (optional)"
                      autoComplete="off"
                      maxLength={300}
                      error={errors?.items?.[at]?.text?.message}
                      value={item.text}
                      onChange={(event) => changeItem(at, { text: event.target.value })}
                    />
                  </FieldRow>
                  <PlaceButtons
                    name={itemName}
                    list={items}
                    index={at}
                    onChange={(next) => change({ items: next })}
                  />
                </chakra.li>
              );
            })}
          </chakra.ol>
          <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="space-between">
            <Button
              size="sm"
              variant="outline"
              disabled={!canAdd}
              aria-label={`Add an item to ${name}`}
              onClick={() => change({ items: [...items, emptyItem(newUuid())] })}
            >
              <PlusIcon />
              Add an item
            </Button>
            <PlaceButtons name={name} list={groups} index={index} onChange={onChange} />
          </chakra.div>
        </chakra.div>
      </chakra.details>
    </Frame>
  );
};
