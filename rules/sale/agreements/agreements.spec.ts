import { describe, expect, it } from 'vitest';
import { fillFields, sampleValues, unknownFields } from './agreement-fields.ts';
import { blocksOf } from '../../text-blocks.ts';
import { agreementParts, textKeys } from './agreement-parts.ts';
import { isNameOf } from './signed-name.ts';
import { agreementStatuses, mayBecome } from './agreement-states.ts';

describe('the states of an agreement', () => {
  it('lead from draft to out, from out to an end, and from signed to void alone', () => {
    const allowed = agreementStatuses.flatMap((from) =>
      agreementStatuses.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
    );
    expect(new Set(allowed)).toEqual(
      new Set([
        'draft out',
        'draft void',
        'out signed',
        'out declined',
        'out expired',
        'out void',
        'signed void',
      ]),
    );
  });
});

describe('the parts of an agreement', () => {
  it('stand in their order (docs/sale.md, section 10)', () => {
    expect(agreementParts).toEqual([
      'dispute',
      'parties',
      'home',
      'equipment',
      'drawing',
      'site',
      'price',
      'changes',
      'excluded',
      'deposit',
      'schedule',
      'delivery',
      'warranties',
      'cancellation',
      'signatures',
      'consent',
    ]);
    // Documents of their own.
    expect(textKeys.slice(-2)).toEqual(['disclosures', 'change_order']);
  });

  it('are read as headings, items and paragraphs', () => {
    expect(blocksOf('One\nline.\n\n- first\n- second\n\n## Title\nText - with a dash')).toEqual([
      { kind: 'paragraph', text: 'One line.' },
      { kind: 'item', text: 'first' },
      { kind: 'item', text: 'second' },
      { kind: 'heading', text: 'Title' },
      { kind: 'paragraph', text: 'Text - with a dash' },
    ]);
  });
});

describe('the fields of texts', () => {
  it('have a value each, with blanks inside the braces or without', () => {
    expect(fillFields('{{buyer}} buys the {{ home }}.', sampleValues)).toBe(
      'Ada Byron buys the Castle Rock.',
    );
    expect(unknownFields('{{buyer}} {{ home }}')).toEqual([]);
  });

  it('are refused where there are none, and where braces do not pair up', () => {
    expect(unknownFields('{{buyr}} {{buyr}} {{constructor}} {{}}')).toEqual(['buyr', 'constructor', '']);
    expect(unknownFields('{{buyer')).toEqual(['{{']);
    expect(unknownFields('buyer}}')).toEqual(['}}']);
    expect(fillFields('{{constructor}}', sampleValues)).toBe('{{constructor}}');
  });
});

describe('a typed name', () => {
  it.each([
    ['Ada Byron', 'Ada Byron', true],
    ['ada  BYRON', 'Ada Byron', true],
    ['Ada M. Byron', 'Ada Byron', true],
    ['Ada Byron', 'Ada Mary Byron Jr.', true],
    ['Rob Byron', 'Robert Byron', true],
    ['Jose Nunez', 'José Núñez', true],
    ['Mary ONeil', "Mary O'Neil", true],
    ['Byron', 'Ada Byron', false],
    ['Ada', 'Ada Byron', false],
    ['Al Byron', 'Ada Byron', false],
    ['Ada Bryon', 'Ada Byron', false],
    ['Byron Ada', 'Ada Byron', false],
    ['Prince', 'Prince', true],
    ['Al Byron', 'Alan Byron', false],
    ['Bob Byron', 'Rob Byron', false],
    ['Thomas', 'Thomas Thomas', false],
    ['x', '', false],
    ['!!', 'Ada Byron', false],
  ])('%s for %s: %s', (typed, name, fits) => expect(isNameOf(typed, name)).toBe(fits));
});
