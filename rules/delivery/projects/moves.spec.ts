import { describe, expect, it } from 'vitest';
import { boardColumns, boardFilter, boardPageSize, projectMove, undoMoveMs } from './moves.ts';
import { defaultStages } from './project-sentences.ts';

const at = (...stages: string[]) => stages.map((stage, id) => ({ id, stage }));

describe('the columns of the board', () => {
  it('are the usual stages in their order, empty ones too', () => {
    const columns = boardColumns(at('Permits', 'Design', 'permits'));
    expect(columns.map(({ stage }) => stage)).toEqual([...defaultStages]);
    expect(columns[1]?.projects.map(({ id }) => id)).toEqual([0, 2]);
    expect(columns[2]?.projects).toEqual([]);
  });

  it('end with one for each other stage, by name', () => {
    const columns = boardColumns(at('Well drilling', 'Appeal', 'well Drilling', 'Design'));
    expect(
      columns.slice(defaultStages.length).map(({ stage, projects }) => [stage, projects.length]),
    ).toEqual([
      ['Appeal', 1],
      ['Well drilling', 2],
    ]);
  });
});

it('the board shows active projects unless it is asked for others', () => {
  expect(boardFilter.parse({})).toEqual({ page: 1, search: null, status: 'active', owner: null });
  expect(boardFilter.parse({ status: 'on_hold', search: 'alder', page: 2 })).toEqual({
    page: 2,
    search: 'alder',
    owner: null,
    status: 'on_hold',
  });
});

it('a move names a stage', () => {
  expect(projectMove.safeParse({ version: 1, stage: ' ' }).success).toBe(false);
  expect(projectMove.parse({ version: 1, stage: ' Permits ' }).stage).toBe('Permits');
  const taken = (move: object) => projectMove.safeParse({ version: 1, stage: 'x', ...move }).success;
  expect([taken({}), taken({ stage: 'x'.repeat(80) }), taken({ stage: 'x'.repeat(81) })]).toEqual([
    true,
    true,
    false,
  ]);
  expect([500, 501].map((length) => taken({ withoutPapers: 'x'.repeat(length) }))).toEqual([true, false]);
});

it('a move can be undone for a minute, and the board shows 75 projects', () => {
  expect([undoMoveMs, boardPageSize]).toEqual([60_000, 75]);
});
