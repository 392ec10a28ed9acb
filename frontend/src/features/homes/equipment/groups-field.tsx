import { chakra } from '@chakra-ui/react/styled-system';
import { maxEquipmentItems } from '@hearthline/rules/homes/equipment/equipment-rules.ts';
import { newUuid } from '../../../platform/browser/uuid.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { PlusIcon } from '../../../ui/theme/icons.tsx';
import { GroupEditor } from './group-editor.tsx';
import { emptyItem, type GroupErrors, type GroupFields } from './sheet-form.ts';

interface GroupsFieldProps {
  readonly groups: readonly GroupFields[];
  readonly errors: readonly (GroupErrors | undefined)[] | undefined;
  readonly onChange: (groups: readonly GroupFields[]) => void;
}

/** The items of a sheet by their groups, in the order in which they are shown. */
export const GroupsField = ({ groups, errors, onChange }: GroupsFieldProps) => {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const canAdd = count < maxEquipmentItems;
  return (
    <chakra.fieldset display="grid" gap="3" minW="0" border="none">
      <chakra.legend textStyle="label" pb="2">
        Equipment
      </chakra.legend>
      <Text look="small" quiet>
        {count} of at most {maxEquipmentItems} items, in the order in which they are shown.
      </Text>
      <chakra.ol display="grid" gap="2" listStyleType="none">
        {groups.map((group, index) => (
          <GroupEditor
            key={group.row}
            group={group}
            groups={groups}
            index={index}
            errors={errors?.[index]}
            canAdd={canAdd}
            onChange={onChange}
          />
        ))}
      </chakra.ol>
      <chakra.div>
        <Button
          size="sm"
          variant="outline"
          disabled={!canAdd}
          onClick={() => onChange([...groups, { row: newUuid(), group: '', items: [emptyItem(newUuid())] }])}
        >
          <PlusIcon />
          Add a group
        </Button>
      </chakra.div>
    </chakra.fieldset>
  );
};
