import { dealStages, stageTitles } from '@hearthline/rules/sale/deals/stages.ts';
import type { DealFilter } from '@hearthline/rules/sale/deals/deal-rules.ts';
import { Select } from '../../../../ui/forms/field.tsx';

export { SearchBox } from '../../../../ui/lists/search-box.tsx';

const valueOf = ({ archived, cancelled, stage, open }: DealFilter): string => {
  if (archived) return 'archived';
  if (cancelled) return 'cancelled';
  return stage ?? (open ? 'open' : '');
};

interface StageFilterProps {
  readonly filter: DealFilter;
  /** An empty text removes the filter. */
  readonly onChange: (to: Readonly<Record<'stage' | 'open' | 'archived' | 'cancelled', string>>) => void;
}

/** Which deals of the list are shown: of a stage, the open ones, those that were cancelled or archived. */
export const StageFilter = ({ filter, onChange }: StageFilterProps) => (
  <Select
    aria-label="Stage"
    value={valueOf(filter)}
    onChange={({ target: { value } }) =>
      onChange({
        stage: dealStages.some((stage) => stage === value) ? value : '',
        // Without a word about it the open ones are meant.
        open: value === '' ? 'false' : value === 'open' ? 'true' : '',
        archived: value === 'archived' ? 'true' : '',
        cancelled: value === 'cancelled' ? 'true' : '',
      })
    }
  >
    <option value="">All stages</option>
    <option value="open">Open deals</option>
    {dealStages.map((stage) => (
      <option key={stage} value={stage}>
        {stageTitles[stage]}
      </option>
    ))}
    <option value="cancelled">Cancelled sales</option>
    <option value="archived">Archived</option>
  </Select>
);
