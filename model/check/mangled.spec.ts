import { expect, it } from 'vitest';
import { pseudoRandom } from '../random.ts';
import { judge } from '../testing/judge.ts';
import { doubleWide, singleWide } from '../testing/plans.ts';
