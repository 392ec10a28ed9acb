import { Skeleton } from '../layout/skeleton.tsx';
import { Table, TableRegion } from './list-table-parts.tsx';

/** Gray lines in place of a list while it loads. @param titles of the columns @param rows how many lines */
export const ListSkeleton = ({
  caption,
  titles,
  rows = 20,
}: {
  readonly caption: string;
  readonly titles: readonly string[];
  readonly rows?: number;
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
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
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
