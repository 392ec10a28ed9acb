import { Skeleton } from '../layout/skeleton.tsx';
import { Table, TableRegion } from './list-table-parts.tsx';

const rows = Array.from({ length: 20 }, (_, row) => row);

/** Gray lines in place of a list while it loads. @param titles of the columns */
export const ListSkeleton = ({
  caption,
  titles,
}: {
  readonly caption: string;
  readonly titles: readonly string[];
}) => (
  <TableRegion role="group" aria-label={caption}>
    <Table role="table" aria-label={caption} aria-busy>
      <thead role="rowgroup">
        <tr role="row">
          {titles.map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row} role="row" data-skeleton>
            {titles.map((title, cell) => (
              <td key={title} role="cell">
                <Skeleton minH="3" width={`${50 + ((row * 3 + cell * 5) % 4) * 12}%`} minW="6" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </TableRegion>
);
