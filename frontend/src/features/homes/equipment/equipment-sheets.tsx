import { chakra } from '@chakra-ui/react/styled-system';
import { byEquipmentGroup, homeOfScope, sheetFor } from '@hearthline/rules/homes/equipment/equipment.ts';
import { homeWidths, widthOfModel } from '@hearthline/rules/homes/prices/keys.ts';
import { humanize, pluralize } from '@hearthline/rules/humanize.ts';
import {
  useEquipmentSheetsQuery,
  useHomesToEquipQuery,
  type EquipmentSheetRowFragment,
} from '../../../gql/generated.ts';
import { dayText } from '../../../platform/dates/calendar-day.ts';
import { restorable, useRestoredState } from '../../../platform/form-memory/restored-form.ts';
import { useWorkspaceChanges } from '../../../platform/graphql/workspace-changes.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { PlusIcon } from '../../../ui/theme/icons.tsx';
import { SheetDialog } from './sheet-dialog.tsx';

/** In place of a scope: a sheet that is not stored yet. */
const newSheet = 'new sheet';

const validityText = ({ startsOn, endsOn }: EquipmentSheetRowFragment): string =>
  endsOn === null ? `From ${dayText(startsOn)}` : `${dayText(startsOn)} – ${dayText(endsOn)}`;

const SheetCard = ({
  sheet,
  title,
  onChange,
}: {
  readonly sheet: EquipmentSheetRowFragment;
  readonly title: string;
  readonly onChange: () => void;
}) => (
  <Card as="section" aria-label={title} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
    <chakra.header display="flex" justifyContent="space-between" alignItems="start" gap="3">
      <div>
        <Heading as="h4" look="subheading">
          {title}
        </Heading>
        <Text look="fine" quiet>
          {validityText(sheet)} · {pluralize(sheet.items.length, 'item')}
        </Text>
      </div>
      <Button size="sm" variant="outline" aria-label={`Change ${title}`} onClick={onChange}>
        Change
      </Button>
    </chakra.header>
    <chakra.dl textStyle="small">
      {byEquipmentGroup(sheet.items).map(({ group, items }) => (
        <chakra.div key={group} py="2" borderTopWidth="1px" borderColor="line">
          <chakra.dt fontWeight="550">{group}</chakra.dt>
          <chakra.dd color="quiet">{items.map(({ label }) => label).join(', ')}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  </Card>
);

/** The place of a scope; single homes come last. */
const placeIn = (order: readonly string[], scope: string): number =>
  order.includes(scope) ? order.indexOf(scope) : order.length;

/** What comes with homes, as it is today: of all, of those of a width, and of single ones. */
export const EquipmentSheets = () => {
  const { data, error, refetch } = useEquipmentSheetsQuery();
  const homes = useHomesToEquipQuery().data?.homes ?? [];
  const read = (): void => void refetch().catch(() => undefined);
  useWorkspaceChanges(['prices'], read);
  const [open, setOpen] = useRestoredState<string | null>('equipment-sheet-open', null, restorable.text);
  // As they are told: all homes, those of a width from the smallest on, then single ones.
  const order = ['all', ...homeWidths.map((width) => `width:${width}`)];
  const sheets = data?.equipmentSheets.toSorted(
    (one, other) => placeIn(order, one.scope) - placeIn(order, other.scope),
  );
  // By its scope: saving from another day on makes another row.
  const edited = sheets?.find(({ scope }) => scope === open) ?? null;
  const titleOf = (scope: string): string => {
    const slug = homeOfScope(scope);
    if (slug !== null) return homes.find((home) => home.slug === slug)?.name ?? slug;
    return scope === 'all' ? 'All homes' : `${humanize(scope.slice('width:'.length))} wide homes`;
  };
  const scopes = [
    { scope: 'all', start: sheets?.find(({ scope }) => scope === 'width:double') ?? null },
    ...homeWidths.map((width) => ({
      scope: `width:${width}`,
      start: sheets ? sheetFor(sheets, { slug: null, width }) : null,
    })),
    ...homes.map(({ slug, modelType }) => ({
      scope: `home:${slug}`,
      start: sheets ? sheetFor(sheets, { slug: null, width: widthOfModel(modelType) }) : null,
    })),
  ]
    .filter(({ scope }) => !sheets?.some((sheet) => sheet.scope === scope))
    .map((one) => ({ ...one, title: titleOf(one.scope) }));
  return (
    <Panel
      title="Equipment"
      text="What comes with a home at its price. The sheet of one home counts before that of its width, and that before the one of all homes. A quote takes it over when it is issued."
      actions={
        <Button disabled={!sheets || scopes.length === 0} onClick={() => setOpen(newSheet)}>
          <PlusIcon />
          New sheet
        </Button>
      }
    >
      {error && !sheets ? (
        <LoadError title="Failed to fetch equipment" error={error} retry={read} />
      ) : !sheets ? (
        <Skeleton h="24rem" />
      ) : sheets.length === 0 ? (
        <EmptyState title="No equipment today" text="Without a sheet, homes and quotes list no equipment." />
      ) : (
        <chakra.div
          display="grid"
          gap="4"
          alignItems="start"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 24rem), 1fr))"
        >
          {sheets.map((sheet) => (
            <SheetCard
              key={sheet.id}
              sheet={sheet}
              title={titleOf(sheet.scope)}
              onChange={() => setOpen(sheet.scope)}
            />
          ))}
        </chakra.div>
      )}
      {sheets && (edited || open === newSheet) && (
        <SheetDialog
          sheet={edited}
          title={edited ? `Equipment: ${titleOf(edited.scope)}` : 'New equipment sheet'}
          scopes={scopes}
          reload={async () =>
            (await refetch()).data?.equipmentSheets.find(({ scope }) => scope === edited?.scope)
          }
          onSaved={read}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
};
